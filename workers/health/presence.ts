import { hostname } from 'node:os'
import type { QueueName } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import { announceWorker, forgetWorker } from '#shared/server/worker-presence.ts'
import type { Provider } from '../llm/provider.ts'
import type { Running } from '../running.ts'

const EVERY_MS = 5000

/** The id of this process among all workers. */
export const workerId = `${hostname()}-${process.pid}`

type Options = { redis: Redis; running: Running; queues: QueueName[]; slots: number; provider: Provider }

/**
 * Reports to operators every five seconds that this worker is alive and what it does. Returns a function that
 * deregisters the worker.
 */
export function startPresence({ redis, running, queues, slots, provider }: Options): () => Promise<void> {
  let isWriting = false
  const announce = async () => {
    // while the connection waits for Redis, every report would be queued
    if (isWriting || redis.status !== 'ready') return
    isWriting = true
    const now = performance.now()
    const busy = running.list().map(({ work_id, kind, since }) => ({ work_id, kind, seconds: (now - since) / 1000 }))
    await announceWorker(redis, {
      ...{ id: workerId, queues, slots, running: busy, is_stopping: running.isDraining },
      ...{ provider: provider.name, model: provider.model, seconds_up: now / 1000 },
    }).catch(() => {})
    isWriting = false
  }
  void announce()
  const timer = setInterval(announce, EVERY_MS)
  return async () => {
    clearInterval(timer)
    if (redis.status === 'ready') await forgetWorker(redis, workerId).catch(() => {})
  }
}
