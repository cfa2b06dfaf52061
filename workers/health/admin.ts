import { createServer, type Server } from 'node:http'
import type pg from 'pg'
import type { Db } from '#shared/server/db.ts'
import { isInnerHost } from '#shared/server/inner-host.ts'
import { metrics } from '#shared/server/metrics.ts'
import type { Redis } from '#shared/server/redis.ts'
import { postgresCheck } from '#shared/server/sql/health.ts'
import { readConnections } from '#shared/server/store-metrics.ts'
import type { Running } from '../running.ts'

type Options = { db: Db; pool: pg.Pool; redis: Redis; running: Running; isTaking: () => boolean }

/**
 * A worker's port: /livez (the process answers), /readyz (it accepts work: Postgres, Redis and all its queues) and
 * /metrics. It contains no visitor's data, changes nothing, and answers only under a name of the internal network.
 */
export function createWorkerAdmin({ db, pool, redis, running, isTaking }: Options): Server {
  const hasPostgres = postgresCheck(db)
  return createServer(async (req, res) => {
    const json = (status: number, body: object) => {
      res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
      res.end(JSON.stringify(body))
    }
    if (!isInnerHost(req.headers.host)) return json(421, { status: 'use the IP address' })
    if (req.method !== 'GET' && req.method !== 'HEAD') return json(405, { status: 'method not allowed' })
    if (req.url === '/livez') return json(200, { status: 'ok' })
    if (req.url === '/readyz') {
      const state = {
        postgres: await hasPostgres(),
        redis: redis.status === 'ready',
        queues: isTaking(),
        stopping: running.isDraining,
      }
      const isReady = state.postgres && state.redis && state.queues && !state.stopping
      return json(isReady ? 200 : 503, { status: isReady ? 'ok' : 'not ready', ...state })
    }
    if (req.url === '/metrics') {
      readConnections('worker', { redis, pool })
      const text = await metrics.metrics()
      res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      return res.end(text)
    }
    return json(404, { status: 'not found' })
  })
}
