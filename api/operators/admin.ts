import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { guardedListener } from '#shared/server/guarded-listener.ts'
import { innerPages } from '#shared/server/inner-pages.ts'
import { modelLimits } from '#shared/server/model-limits.ts'
import { postgresCheck, schemaCheck } from '#shared/server/sql/health.ts'
import { readConnections, readStores } from '#shared/server/store-metrics.ts'
import type { Deps } from '../context.ts'
import { createOperators } from './handler.ts'
import { UPLOAD_MS } from './upload.ts'

/**
 * The operators' port. It is ready when Postgres answers, has the schema, and the process is not stopping; Redis is
 * reported but does not count, since reading works without it. Besides, /tls says whether a host name is ours, for the
 * proxy that requests certificates, and the operators' page has its own access check.
 */
export function createAdmin(deps: Deps): Server {
  const { db, redis, pool, queues, stopping } = deps
  const hasPostgres = postgresCheck(db)
  const hasSchema = schemaCheck(db, migrationNames())
  const limits = modelLimits(deps.env)
  const operators = createOperators(deps)
  const pages = innerPages({
    names: [deps.env.APEX_HOST],
    async readiness() {
      const postgres = await hasPostgres()
      const schema = postgres && (await hasSchema())
      const isReady = schema && !stopping.aborted
      const status = !isReady ? 'not ready' : redis.status === 'ready' ? 'ok' : 'degraded'
      return { isReady, status, postgres, schema, redis: redis.status === 'ready', stopping: stopping.aborted }
    },
    measure() {
      readConnections('api', { redis, pool })
      return readStores({ db, redis, queues, limits })
    },
    async isOk(url) {
      const address = URL.parse(url, 'http://admin')
      const name = address?.pathname === '/tls' && address.searchParams.get('domain')
      return address?.pathname === '/healthz' || (name ? deps.hosts.isOurs(name).catch(() => false) : false)
    },
  })
  return createServer(
    // a text of 64 MB on a slow line
    { requestTimeout: UPLOAD_MS },
    guardedListener(deps.log, async (req, res) => {
      if (!(await operators(req, res))) await pages(req, res)
    }),
  )
}

function migrationNames(): string[] {
  return readdirSync(new URL('../../migrations/', import.meta.url)).filter((name) => /^\d{4}_\w+\.sql$/.test(name))
}
