import type pg from 'pg'
import { DEFAULT_TRANSLATION } from '../limits.ts'
import type { Db } from './db.ts'
import { gauge } from './metrics.ts'
import { type ModelLimits, modelObstacle } from './model-limits.ts'
import { type Queues, queueNames } from './queues.ts'
import { type Redis, redisMemory } from './redis.ts'
import { lastDone, oldestAuditSeconds, oldestOpen } from './sql/operators.ts'
import { countRatings } from './sql/ratings.ts'
import { countReported } from './sql/reports.ts'
import { lastWarmUp } from './sql/warm-up.ts'

const redisReady = gauge('redis_ready', '1 while the connection to Redis can be used', 'role')
const postgresReady = gauge('postgres_ready', '1 while Postgres answers', 'role')
const poolConnections = (['total', 'idle', 'waiting'] as const).map((state) => {
  const help = state === 'waiting' ? 'Statements that wait for a connection' : `Connections to Postgres: ${state}`
  return { state, gauge: gauge(`pg_pool_${state}`, help, 'role') }
})
const queueJobs = gauge('queue_jobs', 'Jobs of a queue, over all processes', 'queue', 'state')
const queuePaused = gauge('queue_paused', '1 while a queue is paused', 'queue')
const oldestAge = gauge(
  'work_oldest_age_seconds',
  'Age of the oldest open work, by the database’s clock',
  'kind',
  'state',
)
const overdueBy = gauge('work_overdue_seconds', 'How far open work is past its deadline', 'kind', 'state')
const lastDoneAt = gauge(
  'work_last_done_timestamp_seconds',
  'When work of a kind was last done; 0 where none is known',
  'kind',
)
const warmUpLeft = gauge('warm_up_chapters_left', 'Chapters of the last warm-up that have no current suggestions yet')
const warmUpStartedAt = gauge('warm_up_started_timestamp_seconds', 'When the last warm-up began; 0 before the first')
const oldestAudit = gauge(
  'oldest_audit_age_seconds',
  'Age of the oldest audit; the hourly deletion keeps it below 30 days and an hour',
)
const ratedAnswers = gauge(
  'rated_answers',
  'Answers that visitors rated in the last thirty days, by their thumb',
  'thumb',
)
const reportedThings = gauge(
  'reported_public_things',
  'Public conversations and plans with reports that no operator has dealt with',
)
const memoryRatio = gauge(
  'redis_used_memory_ratio',
  'The part of its memory that Redis uses; 0 where it is bounded by the machine alone',
)
const circuitOpen = gauge(
  'llm_circuit_open',
  '1 while no calls are made because half of the last ones failed',
  'provider',
)
/** The states of jobs that are counted. */
export const jobStates = ['waiting', 'prioritized', 'delayed', 'active', 'failed'] as const

type Connections = { redis: Redis; pool: pg.Pool; hasPostgres: () => Promise<boolean> }

/** Updates the gauges of a process's own connections. */
export async function readConnections(
  role: 'api' | 'worker',
  { redis, pool, hasPostgres }: Connections,
): Promise<void> {
  redisReady.set({ role }, redis.status === 'ready' ? 1 : 0)
  postgresReady.set({ role }, (await hasPostgres()) ? 1 : 0)
  const counts = { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
  for (const { state, gauge } of poolConnections) gauge.set({ role }, counts[state])
}

type Stores = { db: Db; redis: Redis; queues: Queues; limits: ModelLimits }

/**
 * Updates the gauges that all processes share, before the metrics are read. Gauges that a store does not report within
 * a second are skipped; never rejects.
 */
export async function readStores({ db, redis, queues, limits }: Stores): Promise<void> {
  for (const gauge of [queueJobs, queuePaused, oldestAge, overdueBy, lastDoneAt, memoryRatio, circuitOpen])
    gauge.reset()
  const fromPostgres = [
    oldestOpen(db).then((rows) => {
      for (const { kind, state, seconds, overdue } of rows) {
        oldestAge.set({ kind, state }, seconds)
        overdueBy.set({ kind, state }, overdue)
      }
    }),
    lastDone(db).then((rows) => {
      for (const { kind, at } of rows) lastDoneAt.set({ kind }, at)
    }),
    oldestAuditSeconds(db).then((seconds) => oldestAudit.set(seconds)),
    countRatings(db).then(({ up, down }) => {
      ratedAnswers.set({ thumb: 'up' }, up)
      ratedAnswers.set({ thumb: 'down' }, down)
    }),
    countReported(db).then((count) => reportedThings.set(count)),
    lastWarmUp(db, DEFAULT_TRANSLATION).then((run) => {
      warmUpLeft.set(run?.left ?? 0)
      warmUpStartedAt.set((run?.started_at.getTime() ?? 0) / 1000)
    }),
  ]
  const fromRedis = () => [
    redisMemory(redis).then(({ ratio }) => memoryRatio.set(ratio)),
    modelObstacle(redis, limits, 0).then((obstacle) =>
      circuitOpen.set({ provider: limits.provider }, obstacle?.why === 'circuit' ? 1 : 0),
    ),
    ...queueNames.map(async (queue) => {
      const counts = await queues[queue].getJobCounts(...jobStates)
      for (const state of jobStates) queueJobs.set({ queue, state }, counts[state] ?? 0)
      queuePaused.set({ queue }, (await queues[queue].isPaused()) ? 1 : 0)
    }),
  ]
  const all = Promise.allSettled([...fromPostgres, ...(redis.status === 'ready' ? fromRedis() : [])])
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 1000).unref())])
}
