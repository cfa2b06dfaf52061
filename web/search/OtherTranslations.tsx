import type { Bible, SearchResult, TocBook } from '#shared/contract/bible.ts'
import { useBibles } from '../data/hooks.ts'
import { isPublished } from '../data/published-hooks.ts'
import { useSearch } from '../data/text-hooks.ts'
import { Button } from '../ui/Button.tsx'
import { Results } from './Results.tsx'
import css from './search.module.css'
import { searchWords } from './words.ts'

type Props = {
  translation: string
  query: string
  /** The part of the Bible that is searched, as the address of the call has it. */
  among: string
  books: readonly TocBook[]
  /** The verses that are already on the page. */
  listed: readonly SearchResult[]
  isOn: boolean
  onOpen: () => void
}

/** The same search in the other translations of the reader's language, on request. */
export function OtherTranslations({ translation, isOn, onOpen, ...search }: Props) {
  const { bibles = [] } = useBibles()
  const language = bibles.find(({ id }) => id === translation)?.language
  const others = bibles.filter((each) => each.id !== translation && each.language === language && !isPublished(each))
  if (others.length === 0) return null
  if (!isOn) return <Button onClick={onOpen}>{searchWords('searchOthers')}</Button>
  return others.map((bible) => <Found key={bible.id} bible={bible} {...search} />)
}

const LIMIT = 100

type FoundProps = Omit<Props, 'translation' | 'isOn' | 'onOpen'> & { bible: Bible }

function Found({ bible, query, among, books, listed }: FoundProps) {
  const { data, error, isLoading } = useSearch(bible.id, query, LIMIT, among)
  const isListed = ({ book, chapter, verse }: SearchResult) =>
    listed.some((each) => each.book === book && each.chapter === chapter && each.verse === verse)
  const more = data?.results.filter((each) => !isListed(each)) ?? []
  return (
    <section aria-label={bible.name} className={css.other}>
      <h2>{bible.name}</h2>
      <p role="status" className={css.count}>
        {error ? error.message : isLoading || !data ? searchWords('searching') : said(data.total, more.length)}
      </p>
      <Results
        results={more}
        books={books}
        lang={bible.language}
        dir={bible.direction}
        isOld={isLoading}
        beside={bible.id}
      />
    </section>
  )
}

function said(total: number, more: number): string {
  if (total === 0) return searchWords('nothing', { where: 'all', book: '' })
  if (more === 0) return searchWords('versesListed', { count: total })
  return more < Math.min(total, LIMIT)
    ? searchWords('versesMore', { count: total, more })
    : searchWords('verses', { count: total })
}
