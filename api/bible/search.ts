import { wholeReference } from '#shared/bible/reference.ts'
import { missingSentence, resolveReference } from '#shared/bible/resolve-reference.ts'
import { meantReferences } from '#shared/bible/short-names.ts'
import type { SearchAnswer, SearchResult } from '#shared/contract/bible.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { keepLatest } from '#shared/latest.ts'
import { versesIn } from '#shared/search/verses-in.ts'
import type { Db } from '#shared/server/db.ts'
import { type Library, libraryOf } from '#shared/server/library.ts'
import { searchJson } from './search-json.ts'
import { tagOf } from './strong-tag.ts'
import type { Translation } from './translations.ts'
import { searchWordsOf } from './word-search.ts'

type Asked = { q: string; limit: number; offset: number; books?: readonly string[] }

/**
 * Verses by words; a query that is a reference returns its verses, and a reference that the translation does not have
 * is named beside the verses with its words. A book's name alone is searched as a word first; only if no verse has it,
 * it means the book's first chapter.
 */
export async function search(library: Library, translation: Translation, asked: Asked): Promise<SearchAnswer> {
  const { q, limit, offset, books } = asked
  const page = (verses: SearchResult[]) => {
    const wanted = verses.filter(({ book }) => !books || books.includes(book))
    return { query: q, total: wanted.length, results: wanted.slice(offset, offset + limit) }
  }
  const isNumbered = /\p{Nd}/u.test(q)
  const { verses, missing } = isNumbered ? await referredVerses(library, translation, q) : nothing
  if (verses.length > 0) return { ...page(verses), missing }
  const found = translation.publisher
    ? { total: 0, results: [], not_searched: notSearched(translation) }
    : await searchWordsOf(library, translation, q, { limit, offset, books })
  if (missing || isNumbered || found.total > 0) return { query: q, ...found, missing }
  const named = await referredVerses(library, translation, q)
  if (named.verses.length === 0) return { query: q, ...found, missing: named.missing }
  return page(named.verses)
}

const notSearched = ({ abbreviation }: Translation): string =>
  `The words of the ${abbreviation} cannot be searched, because its publisher does not let us store them. Type a reference, or choose another translation.`

const MAX_REFERENCES = 20
/** Each reference may be a request to the publisher. */
const MAX_PUBLISHED = 8

type Referred = { verses: SearchResult[]; missing?: string }
const nothing: Referred = { verses: [] }

/** The verses of a text that is a reference; `missing` names the first place that the translation does not have. */
async function referredVerses(library: Library, translation: Translation, q: string): Promise<Referred> {
  const { language, versification, publisher } = translation
  const meant = meantReferences(q, (text) => wholeReference(text, language), versification) ?? []
  const resolved = meant
    .slice(0, publisher ? MAX_PUBLISHED : MAX_REFERENCES)
    .map((each) => resolveReference(each, versification))
  const problem = resolved.find((each) => each.problem)?.problem
  const verses = await Promise.all(
    resolved.map(async ({ reference }) => {
      if (!reference) return []
      const found = publisher
        ? await publisher.verses(reference)
        : versesIn(await library.placed({ ...translation, kind: 'scripture' }), reference)
      return found.map((verse) => ({ book: reference.book, ...verse, html: escapeHtml(verse.text) }))
    }),
  )
  return { verses: verses.flat(), missing: problem && missingSentence(problem) }
}

const MAX_KEPT = 1000
/** In bytes of UTF-8; with one curly quotation mark an answer takes twice as many in the heap. */
const MAX_SIZE = 20_000

/** An answer as JSON, its size in bytes of UTF-8, and its strong tag. */
export type SearchJson = { json: string; size: number; tag: string }

export type Searches = {
  /** A search as JSON. `admit` is called before one that was not asked for lately, and may refuse it. */
  answer: (translation: Translation, asked: Asked, admit: () => Promise<void>) => Promise<SearchJson>
  /** The same as a value, for a caller that was admitted before. */
  find: (translation: Translation, asked: Asked) => Promise<SearchAnswer>
  /** Whether the translation is in memory, so that a search queries nothing. */
  isReady: (translation: Translation) => boolean
}

/** A search that was asked for. */
type Latest = {
  making?: Promise<SearchJson>
  /** It was made, and may be kept. */
  mayKeep?: boolean
  /** Kept once it is asked for again. */
  answer?: SearchJson
}

/**
 * Returns searches as JSON. Concurrent equal searches run once. The answers of those that are asked for repeatedly are
 * cached, since a text changes only with its import; most are asked for once, and would fill the heap.
 */
export function createSearches(db: Db): Searches {
  const latest = keepLatest<string, Latest>(MAX_KEPT)
  const library = libraryOf(db)

  const run = async (translation: Translation, asked: Asked): Promise<SearchJson> => {
    const found = await search(library, translation, asked)
    // a publisher's text is kept nowhere
    const json = translation.publisher ? JSON.stringify(found) : searchJson(found)
    return { json, size: Buffer.byteLength(json), tag: tagOf(json) }
  }

  const searches: Searches = {
    async answer(translation, asked, admit) {
      const key = JSON.stringify([translation.id, translation.version, asked.q, asked.limit, asked.offset, asked.books])
      const before = latest.get(key)
      if (before?.answer) return before.answer
      const isRepeated = before?.mayKeep
      // if this run fails, the next one counts
      if (isRepeated) before.mayKeep = false
      else if (!before?.making) await admit()
      const own = latest.get(key) ?? latest.set(key, {})
      if (own.answer) return own.answer
      own.making ??= run(translation, asked).finally(() => delete own.making)
      const made = await own.making
      own.mayKeep = made.size <= MAX_SIZE && !translation.publisher
      if (isRepeated) own.answer = made
      return made
    },
    find: async (translation, asked) => parsedSearch(await searches.answer(translation, asked, async () => {})),
    isReady: ({ id, version, language }) => library.hasVerses({ id, version, language, kind: 'scripture' }),
  }
  return searches
}

/** A search's answer as a value. */
export const parsedSearch = ({ json }: SearchJson): SearchAnswer => JSON.parse(json)
