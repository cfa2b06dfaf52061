import type { CheckTextAnswer, CheckTextRequest, SpanCounts } from '#shared/contract/check.ts'
import { SpanVerdict } from '#shared/contract/spans.ts'
import { checkText } from '#shared/server/check-text.ts'
import { limitConcurrency } from '../admission/limit-concurrency.ts'
import type { Deps } from '../context.ts'
import { translationOrDefault } from './translations.ts'

/** A text of 10,000 words takes half a second; one that is crafted to take longer is stopped here. */
const BUDGET_MS = 3000
/**
 * One text at a time. The others wait, each for a little longer than one may take, and the shortest is the next: a few
 * long texts of one reader must not keep the short ones of all others waiting.
 */
const turns = limitConcurrency(1, 5000)

/** Checks a pasted text. It is neither stored nor logged. 404 for an unknown translation, 503 after too long a wait. */
export async function checkPasted(
  { db, translations }: Deps,
  { text, bible_id }: CheckTextRequest,
): Promise<CheckTextAnswer> {
  const bible = await translationOrDefault(translations, bible_id)
  const { spans, isComplete } = await turns(() => checkText({ db, text, bible, budgetMs: BUDGET_MS }), text.length)
  const counts = Object.fromEntries(SpanVerdict.options.map((verdict) => [verdict, 0])) as SpanCounts
  for (const { verdict } of spans) counts[verdict]++
  return { text, bible_id: bible.id, spans, counts, is_complete: isComplete }
}
