import { createServer, type Server } from 'node:http'
import { sql } from 'kysely'
import { metrics, redisReady } from '#shared/server/metrics.ts'
import type { Deps } from './context.ts'

const FRESH_MS = 2000
const PATIENCE_MS = 500

/**
 * The operators' port: /livez (the process answers), /readyz (Postgres answers and the process is not stopping; Redis
 * is told but does not count, for reading works without it) and /metrics.
 */
export function createAdmin(deps: Deps): Server {
  let checked: { at: number; result: Promise<boolean> } | undefined

  const hasPostgres = () => {
    if (!checked || performance.now() - checked.at > FRESH_MS) {
      const query = sql`select 1`.execute(deps.db).then(
        () => true,
        () => false,
      )
      const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
      checked = { at: performance.now(), result: Promise.race([query, tooLate]) }
    }
    return checked.result
  }

  const readiness = async () => {
    const postgres = await hasPostgres()
    const redis = deps.redis.status === 'ready'
    const isReady = postgres && !deps.stopping.aborted
    const status = !isReady ? 'not ready' : redis ? 'ok' : 'degraded'
    return { status: isReady ? 200 : 503, body: { status, postgres, redis, stopping: deps.stopping.aborted } }
  }

  return createServer(async (req, res) => {
    const json = (status: number, body: object) => {
      res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
      res.end(JSON.stringify(body))
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return json(405, { status: 'method not allowed' })
    if (req.url === '/livez' || req.url === '/healthz') return json(200, { status: 'ok' })
    if (req.url === '/readyz') {
      const { status, body } = await readiness()
      return json(status, body)
    }
    if (req.url === '/metrics') {
      redisReady.set(deps.redis.status === 'ready' ? 1 : 0)
      const text = await metrics.metrics()
      res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      return res.end(text)
    }
    return json(404, { status: 'not found' })
  })
}
