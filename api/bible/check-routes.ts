import { CheckTextRequest } from '#shared/contract/check.ts'
import { createRouter } from '../context.ts'
import { readBody } from '../http/body.ts'
import { checkPasted } from './text-check.ts'

/** Checks a pasted text. The call is anonymous, and the text is neither stored nor logged. */
export const checkRoutes = createRouter()

checkRoutes.post('/api/check', async (ctx) => {
  await ctx.limits.check(ctx)
  ctx.body = await checkPasted(ctx, await readBody(ctx, CheckTextRequest))
})
