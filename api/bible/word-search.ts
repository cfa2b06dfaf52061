import { isHan, parseSearch } from '#shared/bible/search-words.ts'
import type { SearchAnswer } from '#shared/contract/bible.ts'
import { pause } from '#shared/pause.ts'
import { unknownWords } from '#shared/search/parts-asked.ts'
import { type SearchPage, type SearchResults, searchVerses } from '#shared/search/search-verses.ts'
import type { VerseIndex } from '#shared/search/verse-index.ts'
import { findSpelling, nearestWord, type Vocabulary, vocabularyOf } from '#shared/search/vocabulary.ts'
import type { Library } from '#shared/server/library.ts'
import type { Translation } from './translations.ts'

type Found = Omit<SearchAnswer, 'query'>

/** Looking for the nearest word takes a millisecond or two. */
const MAX_UNKNOWN = 3

/**
 * Verses by words. A word that the text spells differently is searched in the text's spelling; a word that no verse has
 * is reported with the nearest word of the text.
 */
export async function searchWordsOf(
  library: Library,
  translation: Translation,
  q: string,
  page: SearchPage,
): Promise<Found> {
  const verses = await library.verses({ ...translation, kind: 'scripture' })
  const first = searchVerses(verses, q, page)
  const found = withoutSome(first)
  if (found.too_common || (found.total > 0 && !first.some)) return found
  const unknown = unknownIn(verses.index, q)
  if (unknown.length === 0) return found
  const vocabulary = await wordsIn(verses.index)
  const known = new Map(unknown.map((word) => [word, findSpelling(vocabulary, word)]))
  const typed = withWords(q, known)
  const best = typed === q ? found : withoutSome(searchVerses(verses, typed, page))
  const misspelt = unknown.filter((word) => !known.get(word))
  const nearest = new Map<string, string | undefined>()
  for (const word of misspelt) {
    nearest.set(word, nearestWord(vocabulary, word))
    await pause()
  }
  const named = misspelt.map((word) => ({ word, nearest: nearest.get(word) ?? null }))
  const proposal = withWords(q, nearest)
  // for words without a near match, the empty result says enough
  if (named.length === 0 || (best.total === 0 && proposal === q)) return best
  return { ...best, unknown_words: named, ...(proposal !== q && { proposal }) }
}

const withoutSome = ({ some: _, ...found }: SearchResults): Found => found

const vocabularies = new WeakMap<VerseIndex, Promise<Vocabulary>>()

/** The words of a text, listed when a search first has one that the text lacks. */
function wordsIn(index: VerseIndex): Promise<Vocabulary> {
  const listed = vocabularies.get(index) ?? vocabularyOf(index, pause)
  vocabularies.set(index, listed)
  return listed
}

function unknownIn(index: VerseIndex, q: string): string[] {
  const { words, phrases, prefix } = parseSearch(q)
  const all = [...new Set([...words, ...phrases.flat()])].filter((word) => !isHan(word))
  return unknownWords(index, all, prefix ? words.at(-1) : undefined).slice(0, MAX_UNKNOWN)
}

/** A search with some of its words replaced; those without a replacement stay. */
function withWords(q: string, replacements: ReadonlyMap<string, string | undefined>): string {
  return q.normalize('NFC').replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => replacements.get(word) ?? word)
}
