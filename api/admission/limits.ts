import type { Env } from '#shared/server/env.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Redis } from '#shared/server/redis.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { addressPrefix } from '../http/address.ts'
import { answersUnavailable, HttpError } from '../http/errors.ts'
import { createAddressWatch } from '../http/shared-address.ts'
import type { Caller, Visitor } from '../visitor/caller.ts'
import type { Identity } from '../visitor/identity.ts'
import { consume, consumeTogether, KB, openCounts, rateLimiters, tooMany } from './rate-limiters.ts'

/** Admission of requests, per visitor and per address. Each throws 429 `rate_limited` with Retry-After. */
export type Limits = {
  /** Any call of the API. Allowed when Redis is away: reading still works. */
  call: (ctx: Caller, visitorHash?: Buffer) => Promise<void>
  /** A visitor's first write. Allowed when Redis is away. */
  newVisitor: (ctx: Caller) => Promise<void>
  /** A call that costs model work. Refused with 503 when Redis is away. */
  ai: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** A plan request. Allowed when Redis is away: its work waits, and the waiting plans are limited elsewhere. */
  plan: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** A search in Postgres. Allowed when Redis is away. */
  search: (ctx: Caller) => Promise<void>
  /** The characters of a long text that is read for signs of danger. Allowed when Redis is away. */
  longText: (ctx: Caller, characters: number) => Promise<void>
  /** A check of a pasted text. Allowed when Redis is away: only one runs at a time. */
  check: (ctx: Caller) => Promise<void>
  /** A picture or handout to make. Allowed when Redis is away: only one is made at a time. */
  file: (ctx: Caller) => Promise<void>
  /** A request for a set of suggestions. Refused if it cannot be counted: the next reader requests it again. */
  suggestions: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** A model's choice of a passage for Home. False if it is not allowed; the request itself succeeds. */
  choices: (ctx: Caller, visitor: Visitor) => Promise<boolean>
  /** A check and write of a plan's steps. Allowed when Redis is away. */
  planEdit: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** A report of something public. Allowed when Redis is away: the number of reports of one thing is limited. */
  report: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** A copy of a conversation, which may be a hundred long rows. Allowed when Redis is away. */
  copy: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** A fixed reply that is stored with its question. Allowed when Redis is away. */
  reply: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** A code for another device that is made or redeemed. Allowed when Redis is away. */
  deviceCode: (ctx: Caller, visitor: Visitor) => Promise<void>
  /** Bytes of encrypted notes. Allowed when Redis is away. */
  notes: (ctx: Caller, bytes: number) => Promise<void>
  /** One more plan, for a visitor with this many plans that are still to be built. */
  plansAtOnce: (open: number) => void
  /** A new stream. Returns a function to call once when it has closed. */
  stream: (ctx: Caller, visitor: Visitor) => () => void
  /** A call that waits for a change of notes. Returns a function to call once when it ends. */
  wait: (ctx: Caller) => () => void
  /** A snapshot of notes, which may take 30 MB of memory while it arrives. The same. */
  snapshot: (ctx: Caller) => () => void
}

/** Snapshots of notes that one address sends at the same time. */
const SNAPSHOTS = 4

type Limiter = Parameters<typeof consume>[0]
type Options = { env: Env; redis: Redis; identity: Identity; log: Logger }

const admit = async () => {}
const none: Limits = {
  ...{ call: admit, newVisitor: admit, ai: admit, plan: admit, search: admit, longText: admit },
  ...{ check: admit, file: admit, suggestions: admit, planEdit: admit, report: admit, copy: admit, reply: admit },
  ...{ deviceCode: admit, notes: admit },
  choices: async () => true,
  ...{ plansAtOnce: () => {}, stream: () => () => {}, wait: () => () => {}, snapshot: () => () => {} },
}

/** All numbers are settings. Addresses are kept as a keyed hash that changes daily. */
export function createLimits({ env, redis, identity, log }: Options): Limits {
  if (env.RATE_LIMIT_DISABLED) return none
  const limiters = rateLimiters(env, redis)
  const noteAddress = createAddressWatch(log)
  const addressOf = (ctx: Caller) => identity.addressKey(addressPrefix(ctx.ip), new Date().toISOString().slice(0, 10))
  // what cannot be counted is allowed
  const open = (error: unknown) => {
    if (error instanceof HttpError) throw error
    log.debug({ code: codeOf(error) }, 'could not count a rate limit')
  }
  // of these, a refused call counts for the address, too
  const each = (ofAddress: Limiter, ofVisitor: Limiter) => async (ctx: Caller, visitor: Visitor) => {
    await consume(ofAddress, addressOf(ctx)).catch(open)
    await consume(ofVisitor, keyOf(visitor.hash)).catch(open)
  }
  const both = (ofVisitor: Limiter, ofAddress: Limiter) => (ctx: Caller, visitor: Visitor) =>
    consumeTogether(redis, [
      [ofVisitor, keyOf(visitor.hash)],
      [ofAddress, addressOf(ctx)],
    ])
  const openBoth = (ofVisitor: Limiter, ofAddress: Limiter) => {
    const count = both(ofVisitor, ofAddress)
    return (ctx: Caller, visitor: Visitor) => count(ctx, visitor).catch(open)
  }
  const question = (ctx: Caller, { hash, isYoung }: Visitor) => {
    const [key, address] = [keyOf(hash), addressOf(ctx)]
    return consumeTogether(redis, [
      [limiters.aiMinute, key],
      [limiters.aiAddressTenMinutes, address],
      [limiters.aiHour, key],
      [isYoung ? limiters.aiYoungDay : limiters.aiDay, key],
      [limiters.aiAddressDay, address],
    ])
  }
  const choice = both(limiters.choices, limiters.choicesOfAddress)
  return {
    call: (ctx, hash) => {
      const address = addressOf(ctx)
      const counts = [consume(limiters.callsOfAddress, address)]
      if (hash) {
        noteAddress(address, keyOf(hash))
        counts.push(consume(limiters.callsOfVisitor, keyOf(hash)))
      }
      return Promise.all(counts).then(() => undefined, open)
    },
    newVisitor: (ctx) => consume(limiters.newIds, addressOf(ctx)).catch(open),
    ai: (ctx, visitor) => question(ctx, visitor).catch(shut),
    plan: (ctx, visitor) => question(ctx, visitor).catch(open),
    search: (ctx) => consume(limiters.searches, addressOf(ctx)).catch(open),
    longText: (ctx, characters) => consume(limiters.longTexts, addressOf(ctx), characters).catch(open),
    check: (ctx) => consume(limiters.checks, addressOf(ctx)).catch(open),
    file: (ctx) => consume(limiters.files, addressOf(ctx)).catch(open),
    suggestions: both(limiters.suggestions, limiters.suggestionsOfAddress),
    choices: (ctx, visitor) =>
      choice(ctx, visitor).then(
        () => true,
        () => false,
      ),
    planEdit: (_ctx, visitor) => consume(limiters.planEdits, keyOf(visitor.hash)).catch(open),
    report: openBoth(limiters.reports, limiters.reportsOfAddress),
    copy: each(limiters.copiesOfAddress, limiters.copies),
    reply: openBoth(limiters.replies, limiters.repliesOfAddress),
    deviceCode: each(limiters.deviceCodesOfAddress, limiters.deviceCodes),
    notes: (ctx, bytes) => consume(limiters.notes, addressOf(ctx), Math.ceil(bytes / KB)).catch(open),
    plansAtOnce: (count) => {
      if (count >= env.RATE_LIMIT_PLANS_AT_ONCE) throw tooMany('plans', 5)
    },
    stream: openLimit('stream', (ctx: Caller, visitor: Visitor) => [
      [keyOf(visitor.hash), env.RATE_LIMIT_STREAMS],
      [addressOf(ctx), env.RATE_LIMIT_STREAMS_PREFIX],
    ]),
    wait: openLimit('wait', (ctx: Caller) => [[addressOf(ctx), env.RATE_LIMIT_STREAMS_PREFIX]]),
    snapshot: openLimit('snapshot', (ctx: Caller) => [[addressOf(ctx), SNAPSHOTS]]),
  }
}

function shut(error: unknown): never {
  if (error instanceof HttpError) throw error
  throw answersUnavailable()
}

/** Limits what is open at the same time; `keysOf` names what a call counts for, each with the most it may have. */
function openLimit<Call extends unknown[]>(
  name: string,
  keysOf: (...call: Call) => [key: string, most: number][],
): (...call: Call) => () => void {
  const open = openCounts()
  return (...call) => {
    const keys = keysOf(...call)
    if (keys.some(([key, most]) => open.of(key) >= most)) throw tooMany(name, 5)
    const leaves = keys.map(([key]) => open.enter(key))
    return () => {
      for (const leave of leaves) leave()
    }
  }
}

const keyOf = (hash: Buffer) => hash.subarray(0, 12).toString('base64url')
