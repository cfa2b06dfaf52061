import type { Queue } from 'bullmq'
import type { QueueName } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import type { Running } from '../running.ts'

/** What the watchdog sees of a queue's worker. `slots`: how many runs it may have at a time now. */
export type Watched = { kind: QueueName; slots: () => number; isRunning: () => boolean }

type Options = {
  /** A separate connection: one that hangs must not block the check. */
  redis: Redis
  queues: Record<QueueName, Pick<Queue, 'getJobCounts' | 'isPaused' | 'getRateLimitTtl'>>
  watched: Watched[]
  running: Running
  now?: () => number
}

const STUCK_MS = 60_000

/**
 * Returns why this worker no longer works, or nothing if it does. Work that waits while a slot has been free for a
 * minute and none was started is such a reason; a missing Redis, a pause or a stop is not: a new process would not
 * help.
 */
export function createWatchdog({ redis, queues, watched, running, ...rest }: Options) {
  const now = rest.now ?? (() => performance.now())

  const isStuck = async ({ kind, slots }: Watched): Promise<boolean> => {
    const busy = running.list().filter((run) => run.kind === kind).length
    if (busy >= slots() || now() - running.lastBegun(kind) < STUCK_MS) return false
    const { waiting = 0, prioritized = 0 } = await queues[kind].getJobCounts('waiting', 'prioritized')
    if (waiting + prioritized === 0 || (await queues[kind].isPaused())) return false
    return (await queues[kind].getRateLimitTtl()) <= 0
  }

  return async function check(): Promise<string | undefined> {
    if (running.isDraining) return undefined
    const ended = watched.find(({ isRunning }) => !isRunning())
    if (ended) return `the worker of ${ended.kind} has ended`
    if (redis.status !== 'ready') return undefined
    for (const each of watched) {
      if (await isStuck(each)) return `work waits in ${each.kind} and none is starting`
    }
    return undefined
  }
}

/**
 * Checks regularly; a worker that fails two checks in a row is given up, with the reason. A check that does not end in
 * ten seconds while Redis can be reached counts as failed. Returns a function that stops the checks.
 */
export function startWatchdog(
  check: () => Promise<string | undefined>,
  giveUp: (reason: string) => void,
  { everyMs = 15_000, patienceMs = 10_000 } = {},
): () => void {
  let before: string | undefined
  const look = async () => {
    const late = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, 'a check takes too long').unref())
    const reason = await Promise.race([check(), late]).catch(() => undefined)
    if (reason && before) giveUp(reason)
    before = reason
  }
  const timer = setInterval(look, everyMs)
  return () => clearInterval(timer)
}
