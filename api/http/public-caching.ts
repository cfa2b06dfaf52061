import type { Middleware } from '../context.ts'

/** For responses that are the same for every caller: a cache may keep them for a minute. Errors are not cached. */
export const cachePublicly: Middleware = async (ctx, next) => {
  await next()
  ctx.set('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
}
