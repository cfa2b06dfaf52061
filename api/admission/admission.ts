import { workRejected } from '#shared/server/metrics.ts'
import { type Queues, type WorkKind, waitingCount } from '#shared/server/queues.ts'
import { type Redis, redisMemory } from '#shared/server/redis.ts'
import { answersUnavailable, HttpError } from '../http/errors.ts'

const FRESH_MS = 250
/** How long work that was just admitted may take to reach the queue. */
const ON_ITS_WAY_MS = 200
/** When Redis' count and the recent admissions disagree, Redis is asked again after this long. */
const UNSURE_MS = 25
/** The mean length of an answer, to estimate how long a wait may be. */
const MEAN_SECONDS = 12
/** Above this share of its memory Redis gets no new work: running work needs the rest. */
const FULL = 0.8

/** What Redis reported, when, and when this process admitted work that Redis may not have counted yet. */
type Count = { at: number; waiting: number; isFull: boolean; admitted: number[] }

const known = new WeakMap<Queues[WorkKind], Count>()
const counting = new WeakMap<Queues[WorkKind], Promise<Count | undefined>>()

/**
 * Takes a place in the queue if work could begin soon, and otherwise refuses it as `refuseWhenFull` does. Returns the
 * number of waiting items.
 */
export async function admit(queues: Queues, redis: Redis, kind: WorkKind, maxWaiting: number): Promise<number> {
  const count = await countOf(queues, redis, kind, maxWaiting)
  // no await from here to the end: concurrent requests must see each other's admission
  refuseAbove(maxWaiting, count, kind)
  count.admitted.push(performance.now())
  return count.waiting
}

/**
 * Refuses work that could not begin soon: 503 `unavailable` while Redis is away or full, 503 `queue_full` with the wait
 * while the queue is full. The count is at most a quarter of a second old; recent admissions of this process are added
 * to it.
 */
export async function refuseWhenFull(queues: Queues, redis: Redis, kind: WorkKind, maxWaiting: number): Promise<void> {
  refuseAbove(maxWaiting, await countOf(queues, redis, kind, maxWaiting), kind)
}

async function countOf(queues: Queues, redis: Redis, kind: WorkKind, maxWaiting: number): Promise<Count> {
  if (redis.status !== 'ready') throw redisAway(kind)
  let count = known.get(queues[kind])
  const isUnsure = count && count.waiting < maxWaiting && ahead(count) >= maxWaiting
  if (!count || performance.now() - count.at > (isUnsure ? UNSURE_MS : FRESH_MS)) {
    count = await freshCount(queues, redis, kind)
    if (!count) throw redisAway(kind)
  }
  return count
}

function refuseAbove(maxWaiting: number, count: Count, kind: WorkKind): void {
  if (count.isFull) throw redisAway(kind, 'memory')
  if (ahead(count) < maxWaiting) return
  workRejected.inc({ kind, reason: 'depth' })
  const seconds = Math.min(30, Math.max(2, Math.ceil((ahead(count) * MEAN_SECONDS) / maxWaiting / 2)))
  throw new HttpError(503, 'queue_full', `Many people are asking right now. Please try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

const ahead = ({ waiting, admitted }: Count): number => waiting + admitted.length

/** One Redis query shared by all concurrent callers; undefined if Redis does not answer. */
function freshCount(queues: Queues, redis: Redis, kind: WorkKind): Promise<Count | undefined> {
  const queue = queues[kind]
  const asking = counting.get(queue)
  if (asking !== undefined) return asking
  const at = performance.now()
  const fresh = Promise.all([waitingCount(queues, kind), redisMemory(redis)])
    .then(([waiting, memory]) => {
      const admitted = known.get(queue)?.admitted.filter((time) => time > at - ON_ITS_WAY_MS) ?? []
      const count = { at, waiting, isFull: memory.ratio > FULL, admitted }
      known.set(queue, count)
      return count
    })
    .catch(() => undefined)
    .finally(() => counting.delete(queue))
  counting.set(queue, fresh)
  return fresh
}

function redisAway(kind: WorkKind, reason: 'redis' | 'memory' = 'redis'): HttpError {
  workRejected.inc({ kind, reason })
  return answersUnavailable()
}
