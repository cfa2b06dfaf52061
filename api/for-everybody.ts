import type { Middleware } from './context.ts'

/** For answers that are the same for everybody: a cache may keep them for a minute. A refusal is not kept. */
export const forEverybody: Middleware = async (ctx, next) => {
  await next()
  ctx.set('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
}
