import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { SearchResult, TocBook } from '#shared/contract/bible.ts'
import { useSearch, useToc } from '../data/hooks.ts'
import { chapterName } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { markedParts } from './marked-parts.ts'
import css from './search.module.css'

const PAGE = 30
const MOST = 100

/** Words of the Bible, found in the translation that is being read. */
export function SearchScreen() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const limit = Math.min(Number(params.get('limit')) || PAGE, MOST)
  const [translation] = useTranslation()
  const { books } = useToc(translation)
  const { data, error, isLoading } = useSearch(translation, query, limit)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (wanted) setParams({ q: wanted })
  }
  return (
    <div className={css.page}>
      <title>{query ? `${query} · Philip` : 'Search · Philip'}</title>
      <h1>Search the Bible</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around one form would only be a box more */}
      <form key={query} role="search" className={css.box} onSubmit={handleSubmit}>
        <input
          type="search"
          name="q"
          maxLength={400}
          aria-label="Words or a reference"
          placeholder="Words, “a phrase”, or a reference"
          defaultValue={query}
          // biome-ignore lint/a11y/noAutofocus: whoever opens the search came to type
          autoFocus={!query}
        />
        <button type="submit" aria-label="Search">
          <Search aria-hidden size={20} strokeWidth={1.9} />
        </button>
      </form>
      <p role="status" className={css.count}>
        {query && !isLoading && data && said(data.total)}
        {isLoading && 'Searching…'}
      </p>
      {error && <p role="alert">{error.message}</p>}
      {query && data && <Results results={data.results} books={books ?? []} />}
      {query && data && data.results.length < data.total && limit < MOST && (
        <Button
          onClick={() =>
            setParams({ q: query, limit: String(Math.min(limit + PAGE, MOST)) }, { preventScrollReset: true })
          }
        >
          Show more
        </Button>
      )}
    </div>
  )
}

function said(total: number): string {
  if (total === 0) return 'Nothing found. Try fewer words, or another form of them.'
  return total === 1 ? 'One verse' : `${total.toLocaleString()} verses`
}

function Results({ results, books }: { results: readonly SearchResult[]; books: readonly TocBook[] }) {
  return (
    <ol className={css.results}>
      {results.map(({ book, chapter, verse, html }) => {
        const named = books.find(({ id }) => id === book) ?? { id: book, name: book }
        return (
          <li key={`${book}.${chapter}.${verse}`}>
            <Link to={readPath({ book, chapter, verses: [verse] })}>
              <span className={css.where}>{`${chapterName(named, chapter)}:${verse}`}</span>
              <span className={css.words}>
                {markedParts(html).map(({ text, isMarked }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a result never move
                  isMarked ? <mark key={index}>{text}</mark> : text,
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
