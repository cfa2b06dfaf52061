import { workRejected } from '#shared/server/metrics.ts'
import { type Queues, type WorkKind, waitingCount } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import { HttpError, unavailable } from './errors.ts'

const FRESH_MS = 250
/** The mean length of an answer, for telling how long a wait may be. */
const MEAN_SECONDS = 12

const counts = new WeakMap<Queues[WorkKind], { at: number; waiting: number }>()

/**
 * Refuses work while it could not begin soon: 503 `unavailable` while Redis is away, 503 `queue_full` with the wait
 * while as many wait as may. Returns how many wait; the count is a quarter of a second old at most.
 */
export async function admit(queues: Queues, redis: Redis, kind: WorkKind, maxWaiting: number): Promise<number> {
  const now = performance.now()
  if (redis.status !== 'ready') throw redisAway(kind)
  let known = counts.get(queues[kind])
  if (!known || now - known.at > FRESH_MS) {
    const waiting = await waitingCount(queues, kind).catch(() => undefined)
    if (waiting === undefined) throw redisAway(kind)
    known = { at: now, waiting }
    counts.set(queues[kind], known)
  }
  if (known.waiting < maxWaiting) return known.waiting
  workRejected.inc({ kind, reason: 'depth' })
  const seconds = Math.min(30, Math.max(2, Math.ceil((known.waiting * MEAN_SECONDS) / maxWaiting / 2)))
  throw new HttpError(503, 'queue_full', `Many people are asking right now. Please try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

function redisAway(kind: WorkKind): HttpError {
  workRejected.inc({ kind, reason: 'redis' })
  return unavailable('Questions cannot be answered right now. Reading goes on; please try again shortly.')
}
