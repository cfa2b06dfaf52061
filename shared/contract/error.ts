import { z } from 'zod'
import { Care } from './care.ts'

/**
 * RFC 9457 with three additions: `error`, a stable error code, `issues` for validation failures and for a field that names
 * something missing, and `care`, the help for
 * a visitor in distress.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  instance: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  care: Care.optional(),
})
export type Problem = z.infer<typeof Problem>
