import type { SearchAnswer } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import { shownCare } from '#shared/distress/care.ts'
import { careFor } from '#shared/distress/care-for.ts'

/**
 * The help for a search whose words express distress; undefined for every other one. Words that are in almost every verse
 * express nothing, and words that stand side by side in a verse are Scripture, however dark they are: `find` searches, and
 * gets them in quotation marks. `accept` is the Accept-Language of the request.
 */
export async function careForSearch(
  { query: q, too_common }: SearchAnswer,
  { language, accept }: { language: string; accept: string },
  find: (q: string) => Promise<SearchAnswer>,
): Promise<Care | undefined> {
  const care = too_common ? undefined : careFor(q, language, accept)
  if (care?.response !== 'reply') return undefined
  const { total } = await find(`"${q.replaceAll(/["“”«»]/g, ' ')}"`)
  return total > 0 ? undefined : shownCare(care)
}
