import type { SearchAnswer } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import { careOf, shownCare } from '#shared/distress/care.ts'
import type { Distress } from '#shared/distress/kinds.ts'
import { keepLatest } from '#shared/latest.ts'
import { recogniseDistress } from '#shared/server/distress/recognise.ts'

/**
 * The help for a search whose words express distress; undefined for every other search. A search for words that occur
 * in almost every verse, or together in one verse, is an ordinary search: `find` checks both. `accept` is the request's
 * Accept-Language.
 */
export async function careForSearch(
  q: string,
  { language, accept }: { language: string; accept: string },
  find: (q: string) => Promise<SearchAnswer>,
): Promise<Care | undefined> {
  const distress = distressIn(q, language)
  const care = distress && careOf(distress, accept)
  if (care?.response !== 'reply' || (await find(q)).too_common) return undefined
  const { total } = await find(phraseOf(q))
  return total > 0 ? undefined : shownCare(care)
}

/** A search for the verses that have these words together. */
export const phraseOf = (words: string): string => `"${words.replaceAll(/["“”«»]/g, ' ').trim()}"`

const kept = keepLatest<string, { distress: Distress | undefined }>(2000)

/**
 * The distress that the words of a search express. Recognising it takes longer than the search: the latest searches are
 * recognised once.
 */
export function distressIn(q: string, language: string): Distress | undefined {
  const key = `${language} ${q}`
  return (kept.get(key) ?? kept.set(key, { distress: recogniseDistress(q, language) })).distress
}
