import { z } from 'zod'
import { REPORT_NOTE_MAX } from '../note-limits.ts'
import { visibleText } from '../visible-text.ts'

/** Why a public conversation or plan is reported. */
export const REPORT_REASONS = ['harmful', 'hateful', 'sexual', 'private', 'spam', 'other'] as const
export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

/** POST /api/chat/{id}/report and POST /api/reading-plans/{id}/report. Nothing about the sender is stored. */
export const ReportRequest = z.object({
  reason: ReportReason,
  note: z
    .string()
    .overwrite(visibleText)
    .refine((given) => [...given].length <= REPORT_NOTE_MAX, `A note has at most ${REPORT_NOTE_MAX} characters`)
    .default(''),
})
export type ReportRequest = z.input<typeof ReportRequest>
