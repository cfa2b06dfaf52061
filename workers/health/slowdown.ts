import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Worker } from 'bullmq'
import type { Logger } from '#shared/server/log.ts'
import { workerConcurrency } from '#shared/server/metrics.ts'

const EVERY_MS = 1000
/** A process begins with no more than this, and takes more as long as its loop keeps up. */
const FIRST = 100
/** No worker takes less than this: on a busy machine it would stop completely. */
const LEAST = 5
const RESOLUTION_MS = 20
/** Lag in the slowest tenth of a second's turns. */
const LATE_MS = 200
const CALM_MS = 50

/** How much a worker may take at a time at first. */
export const firstConcurrency = (most: number): number => Math.min(most, FIRST)

/** How much a worker may take at a time from now on: a quarter less if its loop is late, else up to a tenth more. */
export function nextConcurrency(now: number, most: number, lagMs: number): number {
  if (lagMs > LATE_MS) return Math.max(Math.min(LEAST, now), Math.floor(now * 0.75))
  if (lagMs < CALM_MS) return Math.min(most, now + Math.max(1, Math.ceil(most / 10)))
  return now
}

type Slowed = Pick<Worker, 'name' | 'concurrency'>

/**
 * Reduces the concurrency of a process's workers while its event loop is late: running jobs would otherwise lose their
 * locks, and other workers can take the waiting ones. Returns a function that stops it.
 */
export function startSlowdown(
  workers: Slowed[],
  most: (worker: Slowed) => number,
  log: Pick<Logger, 'warn'>,
): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const timer = setInterval(() => {
    const lagMs = delay.percentile(90) / 1e6 - RESOLUTION_MS
    delay.reset()
    for (const worker of workers) {
      const next = nextConcurrency(worker.concurrency, most(worker), lagMs)
      if (next < worker.concurrency)
        log.warn(
          { queue: worker.name, concurrency: next, lag_ms: Math.round(lagMs) },
          'the event loop is late, taking less work',
        )
      worker.concurrency = next
      workerConcurrency.set({ queue: worker.name }, next)
    }
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}
