import { findToken, insertVisitor, markTokenSeen, saveSuccessor, touchVisitor } from '#shared/server/sql/visitors.ts'
import type { Context, IdCarrier, Middleware } from '../context.ts'
import { subdomainOf } from '../http/host-name.ts'
import type { Visitor } from './caller.ts'
import type { VerifiedToken } from './identity.ts'

export const USER_HEADER = 'X-User-ID'

/**
 * Middleware of every route that needs a visitor; afterwards `visitorOf(ctx)` returns the caller. With a missing,
 * malformed, forged, retired or erased id the call runs as a new visitor, whose id is in the response. No row is
 * written for a visitor who has written nothing.
 */
export const identify: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store')
  ctx.state.visitor = (await knownVisitor(ctx, ctx.get(USER_HEADER))) ?? issue(ctx)
  return next()
}

/** The same with an id that does not travel in the header. With `isReading`, a caller without a known id gets none. */
export async function identifyBy(ctx: Context, carrier: IdCarrier, { isReading = false } = {}): Promise<void> {
  ctx.set('Cache-Control', 'no-store')
  ctx.state.carrier = carrier
  const unknown = () => ({ id: null, hash: ctx.identity.issue().hash, isYoung: true })
  ctx.state.visitor = (await knownVisitor(ctx, carrier.read(ctx))) ?? (isReading ? unknown() : issue(ctx))
}

/** The caller's row id, null for a visitor who has written nothing yet. Needs `identify` before it. */
export function visitorId(ctx: Context): string | null {
  return visitorOf(ctx).id
}

/** The caller. Needs `identify` before it. */
export function visitorOf(ctx: Context): Visitor {
  if (!ctx.state.visitor) throw new Error('identify is missing on this route')
  return ctx.state.visitor
}

/** The caller's row id for a write: the row is created if it is missing. */
export async function ensureVisitor(ctx: Context): Promise<string> {
  const visitor = visitorOf(ctx)
  if (visitor.id) return visitor.id
  await ctx.limits.newVisitor(ctx)
  visitor.id = await insertVisitor(ctx.db, { token_hash: visitor.hash, partner: partnerOf(ctx) })
  if (visitor.id) return visitor.id
  // a concurrent call erased the visitor: what is written now belongs to a new one
  ctx.state.visitor = issue(ctx)
  return ensureVisitor(ctx)
}

/** The partner whose host the caller used; null on the product's host. */
export function partnerOf(ctx: Context): string | null {
  return subdomainOf(ctx.req.headers.host ?? '', ctx.env.APEX_HOST) ?? null
}

/** Puts an id on the response, which is then never cached. */
export function carry(ctx: Context, token: string): void {
  ctx.set(USER_HEADER, token)
  ctx.set('Cache-Control', 'no-store')
}

function issue(ctx: Context): Visitor {
  const { token, hash } = ctx.identity.issue()
  write(ctx, token)
  return { id: null, hash, isYoung: true }
}

const write = (ctx: Context, token: string) => (ctx.state.carrier?.write ?? carry)(ctx, token)

async function knownVisitor(ctx: Context, sent: string): Promise<Visitor | undefined> {
  const given = ctx.identity.verify(sent)
  return given && recognise(ctx, given)
}

async function recognise(ctx: Context, given: VerifiedToken): Promise<Visitor | undefined> {
  const row = await findToken(ctx.db, given.hash)
  if (!row) {
    if (ctx.path === '/api/user') carry(ctx, given.token)
    return { id: null, hash: given.hash, isYoung: true }
  }
  if (!row.visitor_id || row.is_retired) return undefined
  if (row.is_unseen) await markTokenSeen(ctx.db, given.hash, row.visitor_id)
  if (row.is_idle) await touchVisitor(ctx.db, row.visitor_id)
  if (row.is_old || !given.isCurrentKey) {
    const successor = ctx.identity.successor(given.token)
    await saveSuccessor(ctx.db, successor.hash, row.visitor_id, given.hash)
    write(ctx, successor.token)
  } else if (ctx.path === '/api/user') {
    carry(ctx, given.token)
  }
  return { id: row.visitor_id, hash: given.hash, isYoung: row.is_young }
}
