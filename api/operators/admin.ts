import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { isInnerHost } from '#shared/server/inner-host.ts'
import { metrics } from '#shared/server/metrics.ts'
import { modelLimits } from '#shared/server/model-limits.ts'
import { postgresCheck, schemaCheck } from '#shared/server/sql/health.ts'
import { readConnections, readStores } from '#shared/server/store-metrics.ts'
import type { Deps } from '../context.ts'
import { createOperators } from './handler.ts'

/**
 * The operators' port: /livez (the process answers), /readyz (Postgres answers, has the schema, and the process is not
 * stopping; Redis is reported but does not count, since reading works without it), /metrics, /tls (whether a host name
 * is ours, for the proxy that requests certificates), and the operators' page. Everything except the page, which has
 * its own access check, answers only under a name of the internal network.
 */
export function createAdmin(deps: Deps): Server {
  const { db, redis, pool, queues, stopping } = deps
  const hasPostgres = postgresCheck(db)
  const hasSchema = schemaCheck(db, migrationNames())
  const limits = modelLimits(deps.env)
  const operators = createOperators(deps)
  const isOurs = (url: string) => {
    const name = new URL(url, 'http://admin').searchParams.get('domain')
    return name ? deps.hosts.isOurs(name).catch(() => false) : false
  }

  const readiness = async () => {
    const postgres = await hasPostgres()
    const schema = postgres && (await hasSchema())
    const isReady = schema && !stopping.aborted
    const status = !isReady ? 'not ready' : redis.status === 'ready' ? 'ok' : 'degraded'
    const body = { status, postgres, schema, redis: redis.status === 'ready', stopping: stopping.aborted }
    return { status: isReady ? 200 : 503, body }
  }

  return createServer(async (req, res) => {
    const json = (status: number, body: object) => {
      res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
      res.end(JSON.stringify(body))
    }
    if (await operators(req, res)) return
    if (!isInnerHost(req.headers.host, deps.env.APEX_HOST)) return json(421, { status: 'use the IP address' })
    if (req.method !== 'GET' && req.method !== 'HEAD') return json(405, { status: 'method not allowed' })
    if (req.url === '/livez' || req.url === '/healthz') return json(200, { status: 'ok' })
    if (req.url === '/readyz') {
      const { status, body } = await readiness()
      return json(status, body)
    }
    if (req.url === '/metrics') {
      readConnections('api', { redis, pool })
      await readStores({ db, redis, queues, limits })
      const text = await metrics.metrics()
      res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      return res.end(text)
    }
    if (req.url?.startsWith('/tls?') && (await isOurs(req.url))) return json(200, { status: 'ok' })
    return json(404, { status: 'not found' })
  })
}

function migrationNames(): string[] {
  return readdirSync(new URL('../../migrations/', import.meta.url)).filter((name) => /^\d{4}_\w+\.sql$/.test(name))
}
