import { z } from 'zod'
import { visibleText } from '../visible-text.ts'
import { Span, SpanVerdict } from './spans.ts'

/** POST /api/check. The whole body is 64 KiB at most. */
export const CheckTextRequest = z.object({
  text: z.string().overwrite(visibleText).min(1).max(65_536),
  /** The translation to compare with first; without it the default one. */
  bible_id: z.string().min(1).max(64).nullish(),
})
export type CheckTextRequest = z.input<typeof CheckTextRequest>

/** How many spans have each verdict. */
export const SpanCounts = z.record(SpanVerdict, z.int())
export type SpanCounts = z.infer<typeof SpanCounts>

/** A text as it was checked, without invisible signs, and all that was found in it by places of this text. */
export const CheckTextAnswer = z.object({
  text: z.string(),
  bible_id: z.string(),
  spans: z.array(Span),
  counts: SpanCounts,
  /** False where the time for one text was over before its end; what is behind was not looked at. */
  is_complete: z.boolean(),
})
export type CheckTextAnswer = z.infer<typeof CheckTextAnswer>
