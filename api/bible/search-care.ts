import { MAX_WORDS, wordsOf } from '#shared/bible/search-words.ts'
import type { SearchAnswer } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import { careOf, shownCare } from '#shared/distress/care.ts'
import type { Distress } from '#shared/distress/kinds.ts'
import { keepLatest } from '#shared/latest.ts'
import { recogniseDistress } from '#shared/server/distress/recognise.ts'
import { isInOneVerse } from './one-verse.ts'

/**
 * The help for a search whose words express distress; undefined for every other search. A search for words that occur
 * in almost every verse, or together in one verse, is an ordinary search: `find` checks both. `accept` is the request's
 * Accept-Language.
 */
export async function careForSearch(
  q: string,
  { language, accept }: { language: string; accept: string },
  find: (q: string, page?: { limit: number; offset: number }) => Promise<SearchAnswer>,
): Promise<Care | undefined> {
  const distress = distressIn(q, language)
  const care = distress && careOf(distress, accept, q)
  if (care?.response !== 'reply') return undefined
  // a search does not read the words after these
  const isReadWhole = wordsOf(q).length <= MAX_WORDS
  if ((isReadWhole && (await find(q)).too_common) || (await isInOneVerse(q, find))) return undefined
  return shownCare(care)
}

const kept = keepLatest<string, { distress: Distress | undefined }>(2000)

/**
 * The distress that the words of a search express. Recognising it takes longer than the search: the latest searches are
 * recognised once.
 */
export function distressIn(q: string, language: string): Distress | undefined {
  const key = `${language} ${q}`
  return (kept.get(key) ?? kept.set(key, { distress: recogniseDistress(q, language) })).distress
}
