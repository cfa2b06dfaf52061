import { createServer, type Server } from 'node:http'
import type pg from 'pg'
import type { Db } from '#shared/server/db.ts'
import { guardedListener } from '#shared/server/guarded-listener.ts'
import { innerPages } from '#shared/server/inner-pages.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Redis } from '#shared/server/redis.ts'
import { postgresCheck } from '#shared/server/sql/health.ts'
import { readConnections } from '#shared/server/store-metrics.ts'
import type { Running } from '../running.ts'

type Options = {
  db: Db
  pool: pg.Pool
  redis: Redis
  log: Logger
  running: Running
  isTaking: () => boolean
  hasSchema: () => Promise<boolean>
}

/** A worker's port. It is ready when it accepts work: Postgres with the schema, Redis and all its queues. */
export function createWorkerAdmin({ db, pool, redis, log, running, isTaking, hasSchema }: Options): Server {
  const hasPostgres = postgresCheck(db)
  const readiness = async () => {
    const postgres = await hasPostgres()
    const state = {
      postgres,
      schema: postgres && (await hasSchema()),
      redis: redis.status === 'ready',
      queues: isTaking(),
      stopping: running.isDraining,
    }
    const isReady = state.schema && state.redis && state.queues && !state.stopping
    return { isReady, status: isReady ? 'ok' : 'not ready', ...state }
  }
  const pages = innerPages({ readiness, measure: () => readConnections('worker', { redis, pool, hasPostgres }) })
  return createServer(guardedListener(log, pages))
}
