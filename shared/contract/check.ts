import { z } from 'zod'
import { visibleText } from '../visible-text.ts'
import { Span, SpanVerdict } from './spans.ts'

/** POST /api/check. */
export const CheckTextRequest = z.object({
  text: z.string().overwrite(visibleText).min(1).max(65_536),
  /** The translation to compare with first; defaults to the default translation. */
  bible_id: z.string().min(1).max(64).nullish(),
})
export type CheckTextRequest = z.input<typeof CheckTextRequest>

/** How many spans have each verdict. */
export const SpanCounts = z.record(SpanVerdict, z.int())
export type SpanCounts = z.infer<typeof SpanCounts>

/** A text as it was checked, without invisible characters, and all that was found in it, by positions in this text. */
export const CheckTextAnswer = z.object({
  text: z.string(),
  bible_id: z.string(),
  spans: z.array(Span),
  counts: SpanCounts,
  /** False if the time limit was reached before the end of the text; the rest was not checked. */
  is_complete: z.boolean(),
})
export type CheckTextAnswer = z.infer<typeof CheckTextAnswer>
