import { z } from 'zod'
import { CARE_LANGUAGES, DISTRESS_KINDS } from '../distress/kinds.ts'

/**
 * The help shown with the answer to a question in distress. `help` is fixed text: markdown with tel: and sms: links.
 */
export const Care = z.object({
  kind: z.enum(DISTRESS_KINDS),
  /** `reply`: the full reply, on a quiet screen. `lines`: two lines above an ordinary answer. */
  response: z.enum(['reply', 'lines']),
  /** The language of `help`: the one in which the reader wrote. */
  language: z.enum(CARE_LANGUAGES),
  help: z.string(),
  /** True if the help is the whole answer: its content is the same text. */
  is_whole: z.boolean(),
})
export type Care = z.infer<typeof Care>
