import type { Context } from '../context.ts'
import type { Rendering } from './renderer.ts'

/**
 * Sends a picture or handout with a strong tag: 304 for a caller who has it, without making it. What is made counts
 * against the caller's limit.
 */
export async function answerFile(
  ctx: Context,
  { etag, bytes }: Rendering,
  type: string,
  caching: string,
): Promise<void> {
  ctx.set('Cache-Control', caching)
  ctx.status = 200
  ctx.etag = etag
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.body = await bytes(() => ctx.limits.file(ctx))
  ctx.type = type
}

/** The same for everyone, and soon out of date: what it shows can be made private. */
export const BRIEFLY = 'public, max-age=60, stale-while-revalidate=600'
/** The same for everyone, from texts that hardly ever change. */
export const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
