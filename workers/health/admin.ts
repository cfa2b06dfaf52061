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

type Options = { db: Db; pool: pg.Pool; redis: Redis; log: Logger; running: Running; isTaking: () => boolean }

/** A worker's port. It is ready when it accepts work: Postgres, Redis and all its queues. */
export function createWorkerAdmin({ db, pool, redis, log, running, isTaking }: Options): Server {
  const hasPostgres = postgresCheck(db)
  const readiness = async () => {
    const state = {
      postgres: await hasPostgres(),
      redis: redis.status === 'ready',
      queues: isTaking(),
      stopping: running.isDraining,
    }
    const isReady = state.postgres && state.redis && state.queues && !state.stopping
    return { isReady, status: isReady ? 'ok' : 'not ready', ...state }
  }
  const pages = innerPages({ readiness, measure: () => readConnections('worker', { redis, pool }) })
  return createServer(guardedListener(log, pages))
}
