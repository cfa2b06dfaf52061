import { isHan, parseSearch } from '#shared/bible/search-words.ts'
import { findSpelling, nearestWord } from '#shared/bible/vocabulary.ts'
import type { SearchAnswer } from '#shared/contract/bible.ts'
import type { Db } from '#shared/server/db.ts'
import { type SearchPage, searchVerses } from '#shared/server/sql/search.ts'
import { listUnknown } from '#shared/server/sql/vocabulary.ts'
import type { Translation } from './translations.ts'
import type { Vocabularies } from './vocabularies.ts'

type Found = Omit<SearchAnswer, 'query'>

// looking for the nearest word takes some milliseconds
const MAX_UNKNOWN = 3

/**
 * Verses by words. A word that the text spells differently is searched in the text's spelling; a word that no verse has
 * is reported with the nearest word of the text.
 */
export async function searchWordsOf(
  db: Db,
  vocabularies: Vocabularies,
  translation: Translation,
  q: string,
  page: SearchPage,
): Promise<Found> {
  const { some, ...found } = await searchVerses(db, translation, q, page)
  if (found.too_common || (found.total > 0 && !some)) return found
  const unknown = await unknownWords(db, translation, q)
  if (unknown.length === 0) return found
  const vocabulary = await vocabularies.of(translation)
  const known = new Map(unknown.map((word) => [word, findSpelling(vocabulary, word, translation.language)]))
  const typed = withWords(q, known)
  const best =
    typed === q ? found : await searchVerses(db, translation, typed, page).then(({ some: _, ...each }) => each)
  const misspelt = unknown.filter((word) => !known.get(word))
  const nearest = new Map(misspelt.map((word) => [word, nearestWord(vocabulary, word)]))
  const named = misspelt.map((word) => ({ word, nearest: nearest.get(word) ?? null }))
  const proposal = withWords(q, nearest)
  // for words without a near match, the empty result says enough
  if (named.length === 0 || (best.total === 0 && proposal === q)) return best
  return { ...best, unknown_words: named, ...(proposal !== q && { proposal }) }
}

async function unknownWords(db: Db, translation: Translation, q: string): Promise<string[]> {
  const { words, phrases, prefix } = parseSearch(q)
  const all = [...new Set([...words, ...phrases.flat()])].filter((word) => !isHan(word))
  return (await listUnknown(db, translation, all, prefix ? words.at(-1) : undefined)).slice(0, MAX_UNKNOWN)
}

/** A search with some of its words replaced; those without a replacement stay. */
function withWords(q: string, replacements: ReadonlyMap<string, string | undefined>): string {
  return q.normalize('NFC').replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => replacements.get(word) ?? word)
}
