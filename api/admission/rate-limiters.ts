import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '#shared/server/env.ts'
import { rateLimited } from '#shared/server/metrics.ts'
import { REDIS_PREFIX, type Redis } from '#shared/server/redis.ts'
import { runScript } from '#shared/server/redis-script.ts'
import { HttpError } from '../http/errors.ts'

const [MINUTE, TEN_MINUTES, HOUR, DAY] = [60, 600, 3600, 86_400]
/** A KB in bytes, and a MB in KB. */
export const KB = 1024

/** The counters in Redis, one for each limit of the settings. */
export function rateLimiters(env: Env, redis: Redis) {
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${REDIS_PREFIX}:limit:${name}`,
      points,
      duration,
      rejectIfRedisNotReady: true,
      // a caller over the limit is refused without asking Redis again
      inMemoryBlockOnConsumed: points + 1,
    })
  return {
    callsOfVisitor: limiter('api-visitor', env.RATE_LIMIT_API_PER_MINUTE, MINUTE),
    callsOfAddress: limiter('api-address', env.RATE_LIMIT_API_PREFIX_PER_MINUTE, MINUTE),
    newIds: limiter('new-ids', env.RATE_LIMIT_NEW_IDS_PER_HOUR, HOUR),
    searches: limiter('searches', env.RATE_LIMIT_SEARCHES_PREFIX_PER_MINUTE, MINUTE),
    longTexts: limiter('long-texts', env.RATE_LIMIT_LONG_TEXTS_PREFIX_CHARACTERS_PER_MINUTE, MINUTE),
    checks: limiter('checks', env.RATE_LIMIT_CHECKS_PREFIX_PER_MINUTE, MINUTE),
    files: limiter('files', env.RATE_LIMIT_FILES_PREFIX_PER_MINUTE, MINUTE),
    suggestions: limiter('suggestions', env.RATE_LIMIT_SUGGESTIONS_PER_HOUR, HOUR),
    suggestionsOfAddress: limiter('suggestions-address', env.RATE_LIMIT_SUGGESTIONS_PREFIX_PER_HOUR, HOUR),
    choices: limiter('choices', env.RATE_LIMIT_HOME_CHOICES_PER_HOUR, HOUR),
    choicesOfAddress: limiter('choices-address', env.RATE_LIMIT_HOME_CHOICES_PREFIX_PER_HOUR, HOUR),
    planEdits: limiter('plan-edits', env.RATE_LIMIT_PLAN_EDITS_PER_MINUTE, MINUTE),
    reports: limiter('reports', env.RATE_LIMIT_REPORTS_PER_HOUR, HOUR),
    reportsOfAddress: limiter('reports-address', env.RATE_LIMIT_REPORTS_PREFIX_PER_HOUR, HOUR),
    copies: limiter('copies', env.RATE_LIMIT_COPIES_PER_HOUR, HOUR),
    copiesOfAddress: limiter('copies-address', env.RATE_LIMIT_COPIES_PREFIX_PER_HOUR, HOUR),
    replies: limiter('replies', env.RATE_LIMIT_REPLIES_PER_HOUR, HOUR),
    repliesOfAddress: limiter('replies-address', env.RATE_LIMIT_REPLIES_PREFIX_PER_HOUR, HOUR),
    deviceCodes: limiter('device-codes', env.RATE_LIMIT_DEVICE_CODES_PER_HOUR, HOUR),
    deviceCodesOfAddress: limiter('device-codes-address', env.RATE_LIMIT_DEVICE_CODES_PREFIX_PER_HOUR, HOUR),
    notes: limiter('notes', env.RATE_LIMIT_NOTES_PREFIX_MB_PER_DAY * KB, DAY),
    aiMinute: limiter('ai-minute', env.RATE_LIMIT_AI_PER_MINUTE, MINUTE),
    aiHour: limiter('ai-hour', env.RATE_LIMIT_AI_PER_HOUR, HOUR),
    aiDay: limiter('ai-day', env.RATE_LIMIT_AI_PER_DAY, DAY),
    aiYoungDay: limiter('ai-young-day', env.RATE_LIMIT_AI_NEW_VISITOR_PER_DAY, DAY),
    aiAddressTenMinutes: limiter('ai-address', env.RATE_LIMIT_AI_PREFIX_PER_TEN_MINUTES, TEN_MINUTES),
    aiAddressDay: limiter('ai-address-day', env.RATE_LIMIT_AI_PREFIX_PER_DAY, DAY),
  }
}

/**
 * Counts one, or `points`. Throws 429 `rate_limited` with the wait if the limit is exceeded; errors of Redis pass
 * through.
 */
export async function consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooMany(limiter.keyPrefix.split(':').at(-1) ?? '', refusal.msBeforeNext / 1000)
  }
}

// returns the position of the first limit that is reached, or 0 after it has counted one for each; the keys and values
// are those of the limiters
const COUNT_TOGETHER = {
  name: 'countTogether',
  lua: `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i - 1]) then return i end
end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, 0, 'EX', ARGV[2 * i], 'NX')
  redis.call('INCR', key)
end
return 0`,
}

/**
 * Counts one for several limits, in one step of Redis, or for none of them if one is reached: what is refused to one
 * visitor uses up nothing of their address. Throws like `consume`.
 */
export async function consumeTogether(
  redis: Redis,
  counts: readonly [limiter: RateLimiterAbstract, key: string][],
): Promise<void> {
  const keys = counts.map(([limiter, key]) => limiter.getKey(key))
  const values = counts.flatMap(([{ points, duration }]) => [points, duration])
  const reached = (await runScript(redis, COUNT_TOGETHER, keys, values)) as number
  // its limiter refuses, and knows the wait
  if (reached > 0) await consume(...counts[reached - 1]!)
}

/** 429 `rate_limited`, with the seconds to wait. */
export function tooMany(limit: string, wait: number): HttpError {
  rateLimited.inc({ limit })
  const seconds = String(Math.max(1, Math.ceil(wait)))
  return new HttpError(429, 'rate_limited', `Too many requests. Please try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': seconds },
  })
}

/** Counts the open items of each key in this process. */
export function openCounts() {
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
