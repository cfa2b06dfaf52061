import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SearchAnswer } from '#shared/contract/bible.ts'
import { screens } from '#shared/screens.ts'
import { Title } from '../app/Title.tsx'
import { LaterCare } from '../chat/LaterCare.tsx'
import { CheckLink } from '../check/CheckLink.tsx'
import { useBibles, useToc } from '../data/hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { useSearch } from '../data/text-hooks.ts'
import { useAi } from '../data/useAi.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { ChapterList } from '../offline/ChapterList.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import frame from '../ui/search-box.module.css'
import { examplesFor } from './examples.ts'
import { OtherTranslations } from './OtherTranslations.tsx'
import { Results } from './Results.tsx'
import { type Among, readAmong, SearchFilters, saidAmong } from './SearchFilters.tsx'
import css from './search.module.css'

const PAGE = 30
const MOST = 100
const NOT_FOUND = 'Try fewer words, another form of them, or another translation.'
const TOO_COMMON = 'Add a name or a thing, or put two or more words in quotation marks to find them exactly as typed.'

/** Searches the Bible in the current translation. */
export function SearchScreen() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q')?.trim() ?? ''
  const limit = Math.min(Number(params.get('limit')) || PAGE, MOST)
  const among = readAmong(params)
  const hasOthers = params.get('also') === 'on'
  const [translation] = useTranslation()
  const { bibles } = useBibles()
  const { books = [] } = useToc(translation)
  const { data, error, isLoading } = useSearch(translation, query, limit, addressOf(among))
  const search = (q: string, wanted: Among, more = {}) =>
    setParams(
      { ...(q && { q }), ...filled(wanted), ...(hasOthers && { also: 'on' }), ...more },
      { preventScrollReset: true },
    )
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (wanted) search(wanted, among)
  }
  const found = query ? data : undefined
  const care = found?.care
  const lang = bibles?.find(({ id }) => id === translation)?.language
  return (
    <div className={css.page}>
      <Title of={query || screens['/search'].title} />
      <h1>{screens['/search'].title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around one form would add only a box */}
      <form key={query} role="search" className={`${frame.box} ${css.box}`} onSubmit={handleSubmit}>
        <input
          type="search"
          name="q"
          maxLength={400}
          aria-label="Words or a reference"
          placeholder="Words, “a phrase”, or a reference"
          data-kept
          defaultValue={query}
          // biome-ignore lint/a11y/noAutofocus: visitors open the search to type
          autoFocus={!query}
        />
        <button type="submit" aria-label="Search">
          <Search aria-hidden size={20} strokeWidth={1.9} />
        </button>
      </form>
      <SearchFilters among={among} books={books} onAmong={(next) => search(query, next)} />
      <p role="status" className={css.count}>
        {isLoading ? 'Searching…' : found && !care && said(found, saidAmong(among, books))}
      </p>
      <LaterCare care={care} />
      {found?.proposal && !care && !isLoading && (
        <p>
          Did you mean{' '}
          <Link to={{ search: `?${new URLSearchParams({ q: found.proposal, ...filled(among) })}` }}>
            {found.proposal}
          </Link>
          ?
        </p>
      )}
      {found && !isEmpty(found) && isPartial(found) && !care && !isLoading && <CheckLink text={query} />}
      {error instanceof ConnectionError ? (
        <ChapterList query={query} books={books} />
      ) : (
        error && <p role="alert">{error.message}</p>
      )}
      {found && !care && <Results results={found.results} books={books} lang={lang} isOld={isLoading} />}
      {found && !care && found.results.length < found.total && limit < MOST && (
        <Button onClick={() => search(query, among, { limit: String(Math.min(limit + PAGE, MOST)) })}>Show more</Button>
      )}
      {found && isEmpty(found) && !care && !isLoading && (
        <Nothing found={found} {...{ query, among }} onWiden={() => search(query, noFilter)} />
      )}
      {found && !care && !found.too_common && !isLoading && (
        <OtherTranslations
          {...{ translation, query, books }}
          among={addressOf(among)}
          listed={found.results}
          isOn={hasOthers}
          onOpen={() => search(query, among, { also: 'on', ...(limit > PAGE && { limit: String(limit) }) })}
        />
      )}
      {!query && lang && <Examples lang={lang} />}
    </div>
  )
}

const noFilter: Among = { testament: null, book: null }

function filled({ testament, book }: Among): Record<string, string> {
  return { ...(testament && { testament }), ...(book && { book }) }
}

function addressOf(among: Among): string {
  const text = new URLSearchParams(filled(among)).toString()
  return text && `&${text}`
}

function said(found: SearchAnswer, where: string): string {
  const { total, too_common, missing, not_searched, unknown_words = [] } = found
  const lacking = missing ?? not_searched ?? (unknown_words.length > 0 ? `No verse has ${listed(unknown_words)}.` : '')
  if (lacking) return total === 0 ? lacking : `${lacking} ${counted(total, where)}`
  if (too_common) return 'These words are too common to search for.'
  if (total === 0) return `Nothing found${where}.`
  return counted(total, where)
}

const counted = (total: number, where: string): string =>
  `${total === 1 ? 'One verse' : `${total.toLocaleString()} verses`}${where}`

const listed = (words: readonly { word: string }[]): string => words.map(({ word }) => `“${word}”`).join(' or ')

type NothingProps = { found: SearchAnswer; query: string; among: Among; onWiden: () => void }

/** True if nothing was found and the page does not say yet what is wrong. */
const isEmpty = ({ total, missing, not_searched, proposal }: SearchAnswer): boolean =>
  total === 0 && !missing && !not_searched && !proposal

/** True if no verse has all the words. */
const isPartial = ({ total, unknown_words = [] }: SearchAnswer): boolean => total === 0 || unknown_words.length > 0

/** What to try next when nothing was found. */
function Nothing({ found, query, among, onWiden }: NothingProps) {
  const [hasAi] = useAi()
  const { too_common } = found
  return (
    <div className={css.nothing}>
      <p>{too_common ? TOO_COMMON : NOT_FOUND}</p>
      {!too_common && (among.book ?? among.testament) && <Button onClick={onWiden}>Search the whole Bible</Button>}
      <CheckLink text={query} />
      {hasAi && <Link to="/">Ask a question instead</Link>}
    </div>
  )
}

function Examples({ lang }: { lang: string }) {
  return (
    <div className={css.nothing}>
      <p>Finds verses with all your words, in any form. Use quotation marks for an exact phrase. For example:</p>
      <ul className={css.examples}>
        {examplesFor(lang).map((example) => (
          <li key={example}>
            <Link to={{ search: `?${new URLSearchParams({ q: example })}` }}>{example}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
