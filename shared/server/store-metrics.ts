import type pg from 'pg'
import { Gauge } from 'prom-client'
import { DEFAULT_TRANSLATION } from '../limits.ts'
import type { Db } from './db.ts'
import { metrics } from './metrics.ts'
import { type ModelLimits, modelObstacle } from './model-limits.ts'
import { type Queues, queueNames } from './queues.ts'
import { type Redis, redisMemory } from './redis.ts'
import { lastDone, oldestAuditSeconds, oldestOpen } from './sql/operators.ts'
import { countRatings } from './sql/ratings.ts'
import { countReported } from './sql/reports.ts'
import { lastWarmUp } from './sql/warm-up.ts'

const registers = [metrics]

const redisReady = new Gauge({
  name: 'redis_ready',
  help: '1 while the connection to Redis can be used',
  labelNames: ['role'] as const,
  registers,
})

const poolConnections = (['total', 'idle', 'waiting'] as const).map((state) => ({
  state,
  gauge: new Gauge({
    name: `pg_pool_${state}`,
    help: state === 'waiting' ? 'Statements that wait for a connection' : `Connections to Postgres: ${state}`,
    labelNames: ['role'] as const,
    registers,
  }),
}))

const queueJobs = new Gauge({
  name: 'queue_jobs',
  help: 'Jobs of a queue, over all processes',
  labelNames: ['queue', 'state'] as const,
  registers,
})

const queuePaused = new Gauge({
  name: 'queue_paused',
  help: '1 while a queue is paused',
  labelNames: ['queue'] as const,
  registers,
})

const oldestAge = new Gauge({
  name: 'work_oldest_age_seconds',
  help: 'Age of the oldest open work, by the database’s clock',
  labelNames: ['kind', 'state'] as const,
  registers,
})

const overdueBy = new Gauge({
  name: 'work_overdue_seconds',
  help: 'How far open work is past its deadline',
  labelNames: ['kind', 'state'] as const,
  registers,
})

const lastDoneAt = new Gauge({
  name: 'work_last_done_timestamp_seconds',
  help: 'When work of a kind was last done; 0 where none is known',
  labelNames: ['kind'] as const,
  registers,
})

const warmUpLeft = new Gauge({
  name: 'warm_up_chapters_left',
  help: 'Chapters of the last warm-up that have no current suggestions yet',
  registers,
})

const warmUpStartedAt = new Gauge({
  name: 'warm_up_started_timestamp_seconds',
  help: 'When the last warm-up began; 0 before the first',
  registers,
})

const oldestAudit = new Gauge({
  name: 'oldest_audit_age_seconds',
  help: 'Age of the oldest audit; the hourly deletion keeps it below 30 days and an hour',
  registers,
})

const ratedAnswers = new Gauge({
  name: 'rated_answers',
  help: 'Answers that visitors rated in the last thirty days, by their thumb',
  labelNames: ['thumb'] as const,
  registers,
})

const reportedThings = new Gauge({
  name: 'reported_public_things',
  help: 'Public conversations and plans with reports that no operator has dealt with',
  registers,
})

const memoryRatio = new Gauge({
  name: 'redis_used_memory_ratio',
  help: 'The part of its memory that Redis uses; 0 where it is bounded by the machine alone',
  registers,
})

const circuitOpen = new Gauge({
  name: 'llm_circuit_open',
  help: '1 while no calls are made because half of the last ones failed',
  labelNames: ['provider'] as const,
  registers,
})

/** The states of jobs that are counted. */
export const jobStates = ['waiting', 'prioritized', 'delayed', 'active', 'failed'] as const

/** Updates the gauges of a process's own connections. */
export function readConnections(role: 'api' | 'worker', { redis, pool }: { redis: Redis; pool: pg.Pool }): void {
  redisReady.set({ role }, redis.status === 'ready' ? 1 : 0)
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
