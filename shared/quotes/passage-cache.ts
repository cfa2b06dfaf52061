import { plainWords, tokensOf } from '../bible/quote-text.ts'
import { type StoredText, storedText } from '../bible/stored-text.ts'
import type { Reference } from '../bible/versification.ts'
import type { PassageVerse } from '../contract/bible.ts'

export type ReadTool = { tool_name: string; result: unknown } | undefined

/** The stored texts for the check of one answer, each read once, and the remaining work that it may do. */
export type PassageCache = {
  /** A passage; without verses once the check has read as much as any answer needs. */
  read(range: Reference): Promise<StoredText>
  /** Uses one search through a whole text. False when none is left. */
  search(): boolean
  /** The index of the first tool result with the beginning of this passage. */
  readBy(range: Reference): number | null
  /** True if a tool has returned these words from a commentary or a dictionary. */
  isTaught(text: string): boolean
  /** Uses comparisons, counted in pairs of words. False when none are left. */
  spend(pairs: number): boolean
}

const MAX_SEARCHES = 400
const MAX_VERSES = 200
/** Many times what a long answer needs; stops a hostile one. */
const MAX_READ = 10_000
const MAX_PAIRS = 60_000_000
/** Limit of chapters requested from a publisher: quotations from others have no seal. */
const MAX_PUBLISHED = 12

/** Creates the passage cache of one answer. `isPublished`: the text is read from its publisher. */
export function createPassageCache(
  language: string,
  isPublished: boolean,
  readVerses: (range: Reference) => Promise<PassageVerse[]>,
  results: readonly ReadTool[],
): PassageCache {
  const texts = new Map<string, Promise<StoredText>>()
  const verses = new Map<string, string>()
  const seen = results.map((each) => (each ? JSON.stringify(each.result) : ''))
  let taught: string | undefined
  let searches = 0
  let read = 0
  let pairs = MAX_PAIRS
  const chapters = new Set<string>()
  const mayAsk = ({ book, start_chapter, end_chapter }: Reference) => {
    if (!isPublished) return true
    for (let chapter = start_chapter; chapter <= end_chapter; chapter++) chapters.add(`${book}.${chapter}`)
    return chapters.size <= MAX_PUBLISHED
  }
  const load = async (range: Reference) => {
    if (read >= MAX_READ || !mayAsk(range)) return storedText([])
    const rows = (await readVerses(range)).slice(0, MAX_VERSES)
    read += rows.length
    for (const { chapter, verse, text } of rows) verses.set(`${range.book}.${chapter}.${verse}`, text)
    return storedText(rows, language)
  }
  return {
    read(range) {
      const key = JSON.stringify(range, ['book', 'start_chapter', 'start_verse', 'end_chapter', 'end_verse'])
      const found = texts.get(key) ?? load(range)
      texts.set(key, found)
      return found
    },
    search: () => ++searches <= MAX_SEARCHES,
    readBy({ book, start_chapter, start_verse }) {
      const text = verses.get(`${book}.${start_chapter}.${start_verse}`)
      if (!text) return null
      const part = JSON.stringify(text.slice(0, 60)).slice(1, -1)
      const index = seen.findIndex((result) => result.includes(part))
      return index === -1 ? null : index
    },
    isTaught(text) {
      taught ??= results
        .filter((each) => each?.tool_name === 'get_commentary' || each?.tool_name === 'word_study')
        .map((each) => ` ${plainWords(tokensOf(textsIn(each?.result).join(' '))).join(' ')} `)
        .join('|')
      return taught.includes(` ${plainWords(tokensOf(text)).join(' ')} `)
    },
    spend(wanted) {
      pairs -= wanted
      return pairs >= 0
    },
  }
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
