import { timingSafeEqual } from 'node:crypto'
import type { Context, IdCarrier } from '../context.ts'
import { PLAIN } from '../plain/plain-address.ts'

const NAME = 'visitor'
/** As long as the data of a visitor who is away is kept. */
const KEPT_MS = 365 * 86_400_000

const attributes = (ctx: Context) =>
  ({ path: PLAIN, httpOnly: true, sameSite: 'lax', secure: ctx.state.isSecure, overwrite: true }) as const

/** The id in the cookie that a visitor without scripts sent; empty if they have none. */
export function sentCookieId(ctx: Context): string {
  return ctx.cookies.get(NAME) ?? ''
}

/** The cookie as the carrier of an id. Only the pages without scripts get it, and no script can read it. */
export const idCookie: IdCarrier = {
  read: sentCookieId,
  write: (ctx, token) => {
    ctx.cookies.set(NAME, token, { ...attributes(ctx), maxAge: KEPT_MS })
    ctx.set('Cache-Control', 'no-store')
    ctx.state.newCookieId = token
  },
}

/** Makes the browser delete the cookie. */
export function clearIdCookie(ctx: Context): void {
  ctx.cookies.set(NAME, null, attributes(ctx))
}

/** What a form on this page contains as proof that it is ours; empty for a visitor without a cookie. */
export function formTokenOf(ctx: Context): string {
  const known = ctx.identity.verify(ctx.state.newCookieId ?? sentCookieId(ctx))
  return known ? ctx.identity.formToken(known.token) : ''
}

/**
 * Whether a posted form is from a page of ours: it has the token that belongs to the cookie. A visitor without a cookie
 * has no rights that another site could use; their browser must say itself that the form is ours. `checkOrigin` has
 * refused other origins before.
 */
export function isOwnForm(ctx: Context, token: string): boolean {
  const known = ctx.identity.verify(sentCookieId(ctx))
  const { 'sec-fetch-site': site, origin } = ctx.req.headers
  if (!known) return token === '' && (site === 'same-origin' || (site === undefined && origin !== undefined))
  const [given, expected] = [Buffer.from(token), Buffer.from(ctx.identity.formToken(known.token))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
