import { setTimeout } from 'node:timers/promises'
import { REDIS_PREFIX, type Redis } from '#shared/server/redis.ts'

/** One channel for all processes. A message is the id of a visitor's row, and nothing of what changed. */
const CHANNEL = `${REDIS_PREFIX}:study-changed`

/** Wakes the calls of a visitor's devices that wait for a change of their notes. */
export type StudyChanges = {
  /** Resolves at the visitor's next change, after `ms`, or when the signal aborts. Call it before reading. */
  next: (visitorId: string, ms: number, signal: AbortSignal) => Promise<void>
  /** How many calls of the visitor wait in this process. */
  waiting: (visitorId: string) => number
}

export function createStudyChanges(subscriber: Redis): StudyChanges {
  const waiting = new Map<string, Set<() => void>>()
  // not awaited: without Redis a call only waits for its time, and then reads again
  subscriber.subscribe(CHANNEL).catch(() => {})
  subscriber.on('message', (channel: string, visitorId: string) => {
    if (channel !== CHANNEL) return
    for (const wake of waiting.get(visitorId) ?? []) wake()
  })
  return {
    async next(visitorId, ms, signal) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const all = waiting.get(visitorId) ?? new Set()
      waiting.set(visitorId, all.add(resolve))
      const over = new AbortController()
      const ends = AbortSignal.any([signal, over.signal])
      await Promise.race([promise, setTimeout(ms, undefined, { signal: ends, ref: false }).catch(() => {})])
      over.abort()
      all.delete(resolve)
      if (all.size === 0 && waiting.get(visitorId) === all) waiting.delete(visitorId)
    },
    waiting: (visitorId) => waiting.get(visitorId)?.size ?? 0,
  }
}

/** Wakes the visitor's devices in every process. */
export async function publishStudyChange(redis: Redis, visitorId: string): Promise<void> {
  await redis.publish(CHANNEL, visitorId)
}
