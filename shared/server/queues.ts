import { type JobsOptions, Queue, type WorkerOptions } from 'bullmq'
import { REDIS_PREFIX, type Redis } from './redis.ts'

/** The three kinds of work, each a queue of its own: work made ahead never delays a person. */
export const workKinds = ['chat-answer', 'plan-generation', 'suggestion-precompute'] as const
export type WorkKind = (typeof workKinds)[number]

/** All that a job carries; the truth is the work item's row. `traceparent`: the step of a trace that made it. */
export type WorkPayload = { workId: string; gen: number; v: 1; traceparent?: string }

type KindSettings = {
  job: JobsOptions
  worker: Pick<WorkerOptions, 'lockDuration' | 'stalledInterval' | 'maxStalledCount'>
  /** A row that has not been touched for this long is looked for in the queue. */
  staleSeconds: number
  deadlineSeconds: number
}

const keep = (age: number, count: number) => ({ age, count })

/** Retry and lock times of each kind. How often work may be put off is bounded by its deadline alone. */
export const kindSettings: Record<WorkKind, KindSettings> = {
  'chat-answer': {
    job: {
      attempts: 3,
      backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
      removeOnComplete: keep(3600, 1000),
      removeOnFail: keep(7 * 86_400, 5000),
    },
    // a reader waits: checking twice in five seconds recovers the answer of a dead worker a second sooner
    worker: { lockDuration: 15_000, stalledInterval: 2500, maxStalledCount: 2 },
    staleSeconds: 8,
    deadlineSeconds: 120,
  },
  'plan-generation': {
    job: {
      attempts: 4,
      backoff: { type: 'exponential', delay: 5000, jitter: 0.5 },
      removeOnComplete: keep(86_400, 1000),
      removeOnFail: keep(14 * 86_400, 5000),
    },
    worker: { lockDuration: 30_000, stalledInterval: 10_000, maxStalledCount: 2 },
    staleSeconds: 30,
    deadlineSeconds: 300,
  },
  'suggestion-precompute': {
    job: {
      attempts: 3,
      backoff: { type: 'exponential', delay: 30_000, jitter: 1 },
      removeOnComplete: keep(3600, 500),
      removeOnFail: keep(3 * 86_400, 2000),
    },
    worker: { lockDuration: 30_000, stalledInterval: 10_000, maxStalledCount: 1 },
    staleSeconds: 300,
    deadlineSeconds: 600,
  },
}

export type Queues = Record<WorkKind, Queue<WorkPayload>>

/** The three queues on a connection of the caller's. Closing them leaves the connection open. */
export function createQueues(connection: Redis): Queues {
  const create = (kind: WorkKind) => {
    const queue = new Queue<WorkPayload>(kind, {
      connection,
      prefix: REDIS_PREFIX,
      skipVersionCheck: true,
      streams: { events: { maxLen: 1000 } },
    })
    // the connection logs its own errors
    queue.on('error', () => {})
    return queue
  }
  return {
    'chat-answer': create('chat-answer'),
    'plan-generation': create('plan-generation'),
    'suggestion-precompute': create('suggestion-precompute'),
  }
}

/** The id of the job that carries a generation of a work item; BullMQ takes an id once, so each one gets its own. */
export const jobIdOf = (workId: string, gen: number): string => `${workId}-${gen}`

/** Hands a work item to the workers. Rejects at once when Redis is away. */
export async function enqueue(
  queues: Queues,
  kind: WorkKind,
  workId: string,
  gen: number,
  { priority, traceparent }: { priority?: number; traceparent?: string } = {},
): Promise<void> {
  const options = { ...kindSettings[kind].job, jobId: jobIdOf(workId, gen), ...(priority ? { priority } : {}) }
  await queues[kind].add(kind, { workId, gen, v: 1, ...(traceparent && { traceparent }) }, options)
}

const NIGHTLY = { pattern: '15 3 * * *', tz: 'UTC' }

/**
 * Schedules a job of this name for 03:15 UTC each night, if it is not scheduled. BullMQ would remove a run that is due
 * and has not begun when it schedules the next one, so what is there stays.
 */
export async function scheduleNightly(queues: Queues, name: string, repeat = NIGHTLY): Promise<void> {
  const queue = queues['suggestion-precompute']
  // the payload of a job that carries no work: an older worker leaves it to a newer one
  const data = { workId: '', gen: 0, v: 1 as const }
  const opts = {
    attempts: 5,
    backoff: { type: 'exponential', delay: 60_000 },
    removeOnComplete: keep(7 * 86_400, 50),
    removeOnFail: keep(7 * 86_400, 50),
  }
  const known = await queue.getJobScheduler(name)
  const isSame =
    known?.pattern === repeat.pattern && known.tz === repeat.tz && known.template?.opts?.attempts === opts.attempts
  if (isSame && known.next) {
    const state = await queue.getJobState(`repeat:${name}:${known.next}`)
    if (['delayed', 'waiting', 'prioritized', 'active'].includes(state)) return
  }
  await queue.upsertJobScheduler(name, repeat, { name, data, opts })
}

/** The places of suggestions in their queue: BullMQ takes small numbers first. */
export const suggestionPriority = { askedFor: 10, madeAhead: 100 }

/** How many items of a kind wait for a worker. */
export async function waitingCount(queues: Queues, kind: WorkKind): Promise<number> {
  const counts = await queues[kind].getJobCounts('waiting', 'prioritized')
  return (counts.waiting ?? 0) + (counts.prioritized ?? 0)
}
