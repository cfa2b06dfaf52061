import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '#shared/server/env.ts'
import type { Logger } from '#shared/server/log.ts'
import { rateLimited } from '#shared/server/metrics.ts'
import { REDIS_PREFIX, type Redis } from '#shared/server/redis.ts'
import { addressPrefix } from './address.ts'
import type { Context, Visitor } from './context.ts'
import { HttpError, unavailable } from './errors.ts'
import type { Identity } from './identity.ts'

/** Admission of requests, per visitor and per address. Each throws 429 `rate_limited` with Retry-After. */
export type Limits = {
  /** Any call of the API. Lets through when Redis is away: reading goes on. */
  call: (ctx: Context, visitorHash?: Buffer) => Promise<void>
  /** An id is about to be issued. Lets through when Redis is away. */
  newVisitor: (ctx: Context) => Promise<void>
  /** A call that costs a model's work. Refuses with 503 when Redis is away. */
  ai: (ctx: Context, visitor: Visitor) => Promise<void>
  /** A stream is about to be opened. Gives back what must be called once when it has closed. */
  stream: (ctx: Context, visitor: Visitor) => () => void
}

type Options = { env: Env; redis: Redis; identity: Identity; log: Logger }

/** The limits of `design/security.md` 2.4, all by settings. Addresses are kept as a keyed hash that changes daily. */
export function createLimits({ env, redis, identity, log }: Options): Limits {
  if (env.RATE_LIMIT_DISABLED) {
    const admit = async () => {}
    return { call: admit, newVisitor: admit, ai: admit, stream: () => () => {} }
  }
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${REDIS_PREFIX}:limit:${name}`,
      points,
      duration,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: points + 1,
    })
  const api = {
    visitor: limiter('api-visitor', env.RATE_LIMIT_API_PER_MINUTE, 60),
    address: limiter('api-address', env.RATE_LIMIT_API_PREFIX_PER_MINUTE, 60),
  }
  const newIds = limiter('new-ids', env.RATE_LIMIT_NEW_IDS_PER_HOUR, 3600)
  const ai = {
    minute: limiter('ai-minute', env.RATE_LIMIT_AI_PER_MINUTE, 60),
    hour: limiter('ai-hour', env.RATE_LIMIT_AI_PER_HOUR, 3600),
    day: limiter('ai-day', env.RATE_LIMIT_AI_PER_DAY, 86_400),
    youngDay: limiter('ai-young-day', env.RATE_LIMIT_AI_NEW_VISITOR_PER_DAY, 86_400),
    addressTenMinutes: limiter('ai-address', env.RATE_LIMIT_AI_PREFIX_PER_TEN_MINUTES, 600),
    addressDay: limiter('ai-address-day', env.RATE_LIMIT_AI_PREFIX_PER_DAY, 86_400),
  }

  const streams = openCounts()
  const address = (ctx: Context) => identity.addressKey(addressPrefix(ctx.ip), new Date().toISOString().slice(0, 10))
  const open = (error: unknown) => {
    if (error instanceof HttpError) throw error
    log.debug({ code: (error as { code?: string })?.code }, 'a rate limit could not be counted')
  }

  return {
    call: (ctx, hash) => {
      const counts = [consume(api.address, address(ctx))]
      if (hash) counts.push(consume(api.visitor, keyOf(hash)))
      return Promise.all(counts).then(() => undefined, open)
    },
    newVisitor: (ctx) => consume(newIds, address(ctx)).catch(open),
    ai: async (ctx, visitor) => {
      const [key, prefix] = [keyOf(visitor.hash), address(ctx)]
      const day = visitor.isYoung ? ai.youngDay : ai.day
      try {
        // the short windows first: who is refused there uses up nothing of the long ones
        await Promise.all([consume(ai.minute, key), consume(ai.addressTenMinutes, prefix)])
        await Promise.all([consume(ai.hour, key), consume(day, key), consume(ai.addressDay, prefix)])
      } catch (error) {
        if (error instanceof HttpError) throw error
        throw unavailable('Questions cannot be answered right now. Reading goes on; please try again shortly.')
      }
    },
    stream: (ctx, visitor) => {
      const [key, prefix] = [keyOf(visitor.hash), address(ctx)]
      const isFull = streams.of(key) >= env.RATE_LIMIT_STREAMS || streams.of(prefix) >= env.RATE_LIMIT_STREAMS_PREFIX
      if (isFull) throw tooMany('stream', 5)
      const [leave, leavePrefix] = [streams.enter(key), streams.enter(prefix)]
      return () => {
        leave()
        leavePrefix()
      }
    },
  }
}

const keyOf = (hash: Buffer) => hash.subarray(0, 12).toString('base64url')

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooMany(limiter.keyPrefix.split(':').at(-1) ?? '', refusal.msBeforeNext / 1000)
  }
}

function tooMany(limit: string, wait: number): HttpError {
  rateLimited.inc({ limit })
  const seconds = String(Math.max(1, Math.ceil(wait)))
  return new HttpError(429, 'rate_limited', `Too many requests. Please try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': seconds },
  })
}

/** How many of something each key has open in this process. */
function openCounts() {
  const counts = new Map<string, number>()
  const change = (key: string, by: number) => {
    const next = (counts.get(key) ?? 0) + by
    if (next > 0) counts.set(key, next)
    else counts.delete(key)
  }
  return {
    of: (key: string) => counts.get(key) ?? 0,
    enter: (key: string) => {
      change(key, 1)
      return () => change(key, -1)
    },
  }
}
