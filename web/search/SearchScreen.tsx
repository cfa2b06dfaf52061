import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { SearchAnswer, TocBook } from '#shared/contract/bible.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { LaterCare } from '../chat/LaterCare.tsx'
import { CheckLink } from '../check/CheckLink.tsx'
import { useBible, useToc } from '../data/hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { useSearch } from '../data/text-hooks.ts'
import { useAi } from '../data/useAi.ts'
import { useCareFor } from '../data/useCareFor.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { ChapterList } from '../offline/ChapterList.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import frame from '../ui/search-box.module.css'
import { fromApi } from '../words/from-api.ts'
import { pageLanguage } from '../words/language.ts'
import { Rich } from '../words/Rich.tsx'
import { examplesFor } from './examples.ts'
import { NamedBook } from './NamedBook.tsx'
import { OtherTranslations } from './OtherTranslations.tsx'
import { Results } from './Results.tsx'
import { type Among, readAmong, type SearchedIn, SearchFilters, searchedIn } from './SearchFilters.tsx'
import css from './search.module.css'
import type { SearchedInNeed } from './searched-in-need.ts'
import { searchWords } from './words.ts'

const PAGE = 30
const MOST = 100

/** Searches the Bible in the current translation. */
export function SearchScreen() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q')?.trim() ?? ''
  const limit = Math.min(Number(params.get('limit')) || PAGE, MOST)
  const among = readAmong(params)
  const hasOthers = params.get('also') === 'on'
  const [translation] = useTranslation()
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
  // the call keeps the verses of the words before, which are none of these words'
  const found = query && !error ? data : undefined
  const care = useCareFor(query, isLoading ? undefined : found?.care, Boolean(query && error))
  const lines = (useLocation().state as SearchedInNeed | null)?.care
  const { language: lang, direction: dir } = useBible(translation) ?? {}
  return (
    <div className={css.page}>
      <Title of={titleOf(care ? '' : query, Boolean(found && !isLoading))} />
      <h1>{screenTitle('/search')}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around one form would add only a box */}
      <form key={query} role="search" className={`${frame.box} ${css.box}`} onSubmit={handleSubmit}>
        <input
          type="search"
          name="q"
          maxLength={400}
          aria-label={searchWords('words')}
          placeholder={searchWords('wordsExample')}
          data-kept
          defaultValue={query}
          // biome-ignore lint/a11y/noAutofocus: visitors open the search to type
          autoFocus={!query}
        />
        <button type="submit" aria-label={searchWords('search')}>
          <Search aria-hidden size={20} strokeWidth={1.9} />
        </button>
      </form>
      <SearchFilters among={among} books={books} onAmong={(next) => search(query, next)} />
      <p role="status" className={css.count}>
        {isLoading ? searchWords('searching') : found && !care && said(found, searchedIn(among, books))}
      </p>
      <LaterCare care={care ?? lines} />
      {found?.proposal && !care && !isLoading && (
        <p>
          <Proposal text={found.proposal} among={among} />
        </p>
      )}
      {found && !isEmpty(found) && isPartial(found) && !care && !isLoading && <CheckLink text={query} />}
      {error && !care && <Failed {...{ error, query, books }} />}
      {!care && !error && <NamedBook {...{ query, books }} />}
      {found && !care && <Results results={found.results} {...{ books, lang, dir }} isOld={isLoading} />}
      {found && !care && found.results.length < found.total && limit < MOST && (
        <Button onClick={() => search(query, among, { limit: String(Math.min(limit + PAGE, MOST)) })}>
          {searchWords('showMore')}
        </Button>
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

/**
 * The words as a title, once they are known to be an ordinary search: the browser keeps titles in its history, and words
 * of distress must not be one. The server has judged them already for the first page.
 */
function titleOf(query: string, isOrdinary: boolean): string {
  const isServed = document.title.startsWith(`${query} · `)
  return query && (isOrdinary || isServed) ? query : screenTitle('/search')
}

/** Why nothing was searched. Without a connection, the chapters that this device keeps. */
function Failed({ error, query, books }: { error: Error; query: string; books: readonly TocBook[] }) {
  if (error instanceof ConnectionError) return <ChapterList query={query} books={books} />
  return <p role="alert">{error.message}</p>
}

const noFilter: Among = { testament: null, book: null }

function filled({ testament, book }: Among): Record<string, string> {
  return { ...(testament && { testament }), ...(book && { book }) }
}

function addressOf(among: Among): string {
  const text = new URLSearchParams(filled(among)).toString()
  return text && `&${text}`
}

function said(found: SearchAnswer, { where, book }: SearchedIn): string {
  const { total, too_common, missing, not_searched, unknown_words = [] } = found
  const unknown = unknown_words.length > 0 ? searchWords('unknownWords', { words: listed(unknown_words) }) : ''
  const lacking =
    fromApi(missing, () => searchWords('missingPlace')) ??
    fromApi(not_searched, () => searchWords('notSearched')) ??
    unknown
  const counted = searchWords('found', { where, book, count: total })
  if (lacking) return total === 0 ? lacking : `${lacking} ${counted}`
  if (too_common) return searchWords('tooCommon')
  return total === 0 ? searchWords('nothing', { where, book }) : counted
}

function listed(words: readonly { word: string }[]): string {
  const either = new Intl.ListFormat(pageLanguage(), { type: 'disjunction' })
  return either.format(words.map(({ word }) => searchWords('quoted', { word })))
}

/** Asks whether a corrected search was meant, with a link to it. */
function Proposal({ text, among }: { text: string; among: Among }) {
  const to = { search: `?${new URLSearchParams({ q: text, ...filled(among) })}` }
  return <Rich text={searchWords('proposal')} parts={{ proposal: () => <Link to={to}>{text}</Link> }} />
}

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
      <p>{searchWords(too_common ? 'tryRarer' : 'tryOther')}</p>
      {!too_common && (among.book ?? among.testament) && <Button onClick={onWiden}>{searchWords('searchAll')}</Button>}
      <CheckLink text={query} />
      {hasAi && <Link to="/">{searchWords('askInstead')}</Link>}
    </div>
  )
}

function Examples({ lang }: { lang: string }) {
  return (
    <div className={css.nothing}>
      <p>{searchWords('examples')}</p>
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
