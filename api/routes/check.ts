import { CheckTextRequest } from '#shared/contract/check.ts'
import { readBody } from '../body.ts'
import { createRouter } from '../context.ts'
import { checkPasted } from '../text-check.ts'

/** The check of a pasted text: it knows nobody, and nothing of the text is stored or logged. */
export const checkRoutes = createRouter()

checkRoutes.post('/api/check', async (ctx) => {
  await ctx.limits.check(ctx)
  ctx.body = await checkPasted(ctx, await readBody(ctx, CheckTextRequest))
})
