import type { Context } from '../context.ts'
import { tagOf } from './strong-tag.ts'

/** A cache may keep a response for an hour. After that it revalidates the tag. */
export const READING_CACHING = 'public, max-age=3600, stale-while-revalidate=86400'

/**
 * Responds with JSON that is the same for every caller: a strong tag, caching that a CDN can use, and 304 for a caller
 * who has it already.
 */
export function answerReading(ctx: Context, body: object): void {
  answerJson(ctx, JSON.stringify(body))
}

/** The same for serialised JSON. */
export function answerJson(ctx: Context, json: string, tag = tagOf(json)): void {
  ctx.set('Cache-Control', READING_CACHING)
  ctx.set('Vary', 'Accept-Encoding')
  ctx.status = 200
  ctx.etag = tag
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = json
}

/** Sends a publisher's text as JSON or HTML, with headers that forbid storing it. */
export function answerPublished(ctx: Context, type: 'json' | 'html', text: string): void {
  ctx.set('Cache-Control', 'private, no-store')
  ctx.status = 200
  ctx.type = `${type === 'json' ? 'application/json' : 'text/html'}; charset=utf-8`
  ctx.body = text
}
