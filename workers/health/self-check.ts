import type { Worker } from 'bullmq'
import type pg from 'pg'
import { collectProcessMetrics } from '#shared/server/metrics.ts'
import { listenOrExit } from '#shared/server/process.ts'
import type { QueueName } from '#shared/server/queues.ts'
import { createRedis } from '#shared/server/redis.ts'
import type { WorkerContext } from '../context.ts'
import { createWorkerAdmin } from './admin.ts'
import { GUARD_TICKS, startLoopGuard } from './loop-guard.ts'
import { createWatchdog, startWatchdog } from './watchdog.ts'

type Options = {
  ctx: WorkerContext
  pool: pg.Pool
  workers: Worker[]
  /** Whether the workers were started: before that they have not ended, and nothing is stuck. */
  hasBegun: () => boolean
  hasSchema: () => Promise<boolean>
}

/**
 * Monitors this process: ends it when it no longer works, and serves WORKER_PORT if that is set. Its supervisor starts
 * a new one. Returns a function that stops the checks.
 */
export async function startSelfCheck({ ctx, pool, workers, hasBegun, hasSchema }: Options): Promise<() => void> {
  const { env, log, db, redis, queues, running } = ctx
  collectProcessMetrics()
  startLoopGuard({ everyMs: (1000 * env.WORKER_STUCK_SECONDS) / GUARD_TICKS, databaseUrl: env.DATABASE_URL })
  const own = createRedis(env.REDIS_URL, 'commands', log, 'philip-worker-watchdog')
  const watched = workers.map((worker) => ({
    kind: worker.name as QueueName,
    slots: () => worker.concurrency,
    isRunning: () => worker.isRunning(),
  }))
  const watchdog = createWatchdog({ redis: own, queues, watched, running })
  const check = async () => (hasBegun() ? watchdog() : undefined)
  const stop = startWatchdog(check, (reason) => {
    log.fatal({ reason }, 'this worker is stuck, exiting')
    process.exit(1)
  })
  if (env.WORKER_PORT !== undefined) {
    const isTaking = () => workers.every((worker) => worker.isRunning())
    const admin = createWorkerAdmin({ db, pool, redis, log, running, isTaking, hasSchema })
    await listenOrExit(admin, env.WORKER_PORT, env.ADMIN_HOST, log)
    log.info({ admin: admin.address() }, 'the health checks are ready')
  }
  return () => {
    stop()
    own.disconnect()
  }
}
