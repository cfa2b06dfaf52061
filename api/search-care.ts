import type { SearchAnswer } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import { shownCare } from '#shared/distress/care.ts'
import { careFor } from '#shared/distress/care-for.ts'

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
  const care = careFor(q, language, accept)
  if (care?.response !== 'reply' || (await find(q)).too_common) return undefined
  const { total } = await find(`"${q.replaceAll(/["“”«»]/g, ' ')}"`)
  return total > 0 ? undefined : shownCare(care)
}
