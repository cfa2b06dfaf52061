import { type JobsOptions, Queue, type WorkerOptions } from 'bullmq'
import type { PassageChoice } from './passage-choice.ts'
import { REDIS_PREFIX, type Redis } from './redis.ts'

/** The three kinds of work, each in a separate queue: background work never delays a person. */
export const workKinds = ['chat-answer', 'plan-generation', 'suggestion-precompute'] as const
export type WorkKind = (typeof workKinds)[number]

/** All queues. A reader waits while a passage for Home is chosen, so it has no row, and a queue before all others. */
export const queueNames = ['passage-choice', ...workKinds] as const
export type QueueName = (typeof queueNames)[number]

/**
 * All the data of a job; the work item's row is authoritative. `traceparent`: the trace span that created the job.
 * `recogniser`: by whose weights distress was looked for in the question; the row has what was found. `choice`: for work
 * without a row, all its data.
 */
export type WorkPayload = {
  workId: string
  gen: number
  v: 1
  traceparent?: string
  recogniser?: string
  choice?: PassageChoice
}

type QueueSettings = {
  job: JobsOptions
  worker: Pick<WorkerOptions, 'lockDuration' | 'stalledInterval' | 'maxStalledCount'>
}
type KindSettings = QueueSettings & {
  /** A row untouched for this long is looked up in the queue. */
  staleSeconds: number
  deadlineSeconds: number
}

const keep = (age: number, count: number) => ({ age, count })

/** Retry and lock times of each kind. Only its deadline limits how often work may be postponed. */
export const kindSettings: Record<WorkKind, KindSettings> = {
  'chat-answer': {
    job: {
      attempts: 3,
      backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
      removeOnComplete: keep(3600, 1000),
      removeOnFail: keep(7 * 86_400, 5000),
    },
    // a reader waits: checking twice in five seconds recovers a dead worker's answer a second sooner
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

/** Retry and lock times of each queue. */
export const queueSettings: Record<QueueName, QueueSettings> = {
  'passage-choice': {
    // the job contains what a visitor typed: it is removed when done, and never retried
    job: { attempts: 1, removeOnComplete: true, removeOnFail: true },
    worker: { lockDuration: 15_000, stalledInterval: 5000, maxStalledCount: 0 },
  },
  ...kindSettings,
}

export type Queues = Record<QueueName, Queue<WorkPayload>>

/** The queues on the caller's connection. Closing them leaves the connection open. */
export function createQueues(connection: Redis): Queues {
  const create = (kind: QueueName) => {
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
    'passage-choice': create('passage-choice'),
    'chat-answer': create('chat-answer'),
    'plan-generation': create('plan-generation'),
    'suggestion-precompute': create('suggestion-precompute'),
  }
}

/**
 * The id of the job for a generation of a work item; BullMQ accepts an id only once, so each generation has its own.
 */
export const jobIdOf = (workId: string, gen: number): string => `${workId}-${gen}`

/** Enqueues a work item. Rejects immediately when Redis is away. */
export async function enqueue(
  queues: Queues,
  kind: WorkKind,
  workId: string,
  gen: number,
  { priority, ...more }: { priority?: number } & Pick<WorkPayload, 'traceparent' | 'recogniser'> = {},
): Promise<void> {
  const options = { ...kindSettings[kind].job, jobId: jobIdOf(workId, gen), ...(priority ? { priority } : {}) }
  await queues[kind].add(kind, { workId, gen, v: 1, ...more }, options)
}

/** Asks the workers to choose a passage. Rejects immediately when Redis is away. */
export async function enqueueChoice(queues: Queues, id: string, choice: PassageChoice): Promise<void> {
  const options = { ...queueSettings['passage-choice'].job, jobId: id }
  await queues['passage-choice'].add('passage-choice', { workId: id, gen: 0, v: 1, choice }, options)
}

const NIGHTLY = { pattern: '15 3 * * *', tz: 'UTC' }

/**
 * Schedules a job of this name for 03:15 UTC each night, unless it is scheduled. Existing schedules are kept, because
 * BullMQ would remove a run that is due but has not begun when it schedules the next one.
 */
export async function scheduleNightly(queues: Queues, name: string, repeat = NIGHTLY): Promise<void> {
  const queue = queues['suggestion-precompute']
  // the payload of a job without a work item: an older worker leaves it to a newer one
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

/** The priorities of suggestions in their queue: BullMQ takes small numbers first. */
export const suggestionPriority = { askedFor: 10, madeAhead: 100 }

/** How many items of a kind wait for a worker. */
export async function waitingCount(queues: Queues, kind: QueueName): Promise<number> {
  const counts = await queues[kind].getJobCounts('waiting', 'prioritized')
  return (counts.waiting ?? 0) + (counts.prioritized ?? 0)
}
