import * as check from '#shared/contract/check.ts'
import { createRouter } from '../http/route.ts'
import { checkPasted } from './text-check.ts'

/** Checks a pasted text. The call is anonymous, and the text is neither stored nor logged. */
export const checkRoutes = createRouter()

checkRoutes.post(
  '/api/check',
  'Every passage of Scripture in a text, and whether its words are right',
  { body: check.CheckTextRequest, answer: check.CheckTextAnswer, errors: [404, 503] },
  async (ctx, { body }) => {
    await ctx.limits.check(ctx)
    return checkPasted(ctx, await body())
  },
)
