import type { Env } from '#shared/server/env.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Redis } from '#shared/server/redis.ts'
import { addressPrefix } from './address.ts'
import type { Context, Visitor } from './context.ts'
import { HttpError, unavailable } from './errors.ts'
import type { Identity } from './identity.ts'
import { consume, openCounts, rateLimiters, tooMany } from './rate-limiters.ts'
import { createAddressWatch } from './shared-address.ts'

/** Admission of requests, per visitor and per address. Each throws 429 `rate_limited` with Retry-After. */
export type Limits = {
  /** Any call of the API. Lets through when Redis is away: reading still works. */
  call: (ctx: Context, visitorHash?: Buffer) => Promise<void>
  /** A visitor is about to write for the first time. Lets through when Redis is away. */
  newVisitor: (ctx: Context) => Promise<void>
  /** A call that costs a model's work. Refuses with 503 when Redis is away. */
  ai: (ctx: Context, visitor: Visitor) => Promise<void>
  /** A plan is asked for. Lets through when Redis is away: its work waits, and how many wait is counted elsewhere. */
  plan: (ctx: Context, visitor: Visitor) => Promise<void>
  /** A search that Postgres has to do. Lets through when Redis is away. */
  search: (ctx: Context) => Promise<void>
  /** A pasted text is about to be checked. Lets through when Redis is away: one is checked at a time. */
  check: (ctx: Context) => Promise<void>
  /** A set of suggestions is about to be ordered. What cannot be counted is refused: the next reader orders it. */
  suggestions: (ctx: Context, visitor: Visitor) => Promise<void>
  /** The steps of a plan are about to be checked and stored. Lets through when Redis is away. */
  planEdit: (ctx: Context, visitor: Visitor) => Promise<void>
  /** One more plan, for a visitor with this many plans that are still to be built. */
  plansAtOnce: (open: number) => void
  /** A stream is about to be opened. Returns a function to call once when it has closed. */
  stream: (ctx: Context, visitor: Visitor) => () => void
}

type Options = { env: Env; redis: Redis; identity: Identity; log: Logger }

const admit = async () => {}
const none: Limits = {
  ...{ call: admit, newVisitor: admit, ai: admit, plan: admit, search: admit, check: admit },
  ...{ suggestions: admit, planEdit: admit },
  ...{ plansAtOnce: () => {}, stream: () => () => {} },
}

/** All numbers come from the settings. Addresses are kept as a keyed hash that changes daily. */
export function createLimits({ env, redis, identity, log }: Options): Limits {
  if (env.RATE_LIMIT_DISABLED) return none
  const limiters = rateLimiters(env, redis)
  const noteAddress = createAddressWatch(log)
  const addressOf = (ctx: Context) => identity.addressKey(addressPrefix(ctx.ip), new Date().toISOString().slice(0, 10))
  // what cannot be counted is let through
  const open = (error: unknown) => {
    if (error instanceof HttpError) throw error
    log.debug({ code: (error as { code?: string })?.code }, 'a rate limit could not be counted')
  }
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
    ai: (ctx, visitor) => admitQuestion(limiters, keyOf(visitor.hash), addressOf(ctx), visitor.isYoung).catch(shut),
    plan: (ctx, visitor) => admitQuestion(limiters, keyOf(visitor.hash), addressOf(ctx), visitor.isYoung).catch(open),
    search: (ctx) => consume(limiters.searches, addressOf(ctx)).catch(open),
    check: (ctx) => consume(limiters.checks, addressOf(ctx)).catch(open),
    suggestions: async (ctx, visitor) => {
      // the address first: many ids at one of them are cheap
      await consume(limiters.suggestionsOfAddress, addressOf(ctx))
      await consume(limiters.suggestions, keyOf(visitor.hash))
    },
    planEdit: (_ctx, visitor) => consume(limiters.planEdits, keyOf(visitor.hash)).catch(open),
    plansAtOnce: (count) => {
      if (count >= env.RATE_LIMIT_PLANS_AT_ONCE) throw tooMany('plans', 5)
    },
    stream: streamLimit(env, addressOf),
  }
}

async function admitQuestion(
  limiters: ReturnType<typeof rateLimiters>,
  key: string,
  address: string,
  isYoung: boolean,
): Promise<void> {
  const { aiMinute, aiHour, aiDay, aiYoungDay, aiAddressTenMinutes, aiAddressDay } = limiters
  // the short windows first: who is refused there uses up nothing of the long ones
  await Promise.all([consume(aiMinute, key), consume(aiAddressTenMinutes, address)])
  const day = consume(isYoung ? aiYoungDay : aiDay, key)
  await Promise.all([consume(aiHour, key), day, consume(aiAddressDay, address)])
}

function shut(error: unknown): never {
  if (error instanceof HttpError) throw error
  throw unavailable('Questions cannot be answered right now. Reading goes on; please try again shortly.')
}

function streamLimit(env: Env, addressOf: (ctx: Context) => string): Limits['stream'] {
  const streams = openCounts()
  return (ctx, visitor) => {
    const [key, address] = [keyOf(visitor.hash), addressOf(ctx)]
    const isFull = streams.of(key) >= env.RATE_LIMIT_STREAMS || streams.of(address) >= env.RATE_LIMIT_STREAMS_PREFIX
    if (isFull) throw tooMany('stream', 5)
    const [leave, leaveAddress] = [streams.enter(key), streams.enter(address)]
    return () => {
      leave()
      leaveAddress()
    }
  }
}

const keyOf = (hash: Buffer) => hash.subarray(0, 12).toString('base64url')
