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
 * The operators' port. It is ready from when Postgres first had the schema until the process stops. In between Postgres
 * and Redis are reported but do not count: without them chapters in memory can still be read. Besides, /tls says whether
 * a host name is ours, for the proxy that requests certificates, and the operators' page has its own access check.
 */
export function createAdmin(deps: Deps): Server {
  const { db, redis, pool, queues, stopping } = deps
  const hasPostgres = postgresCheck(db)
  const hasSchema = schemaCheck(db)
  let schema = false
  const limits = modelLimits(deps.env)
  const operators = createOperators(deps)
  const pages = innerPages({
    names: [deps.env.APEX_HOST],
    async readiness() {
      const postgres = await hasPostgres()
      schema ||= postgres && (await hasSchema())
      const isReady = schema && !stopping.aborted
      const status = !isReady ? 'not ready' : postgres && redis.status === 'ready' ? 'ok' : 'degraded'
      return { isReady, status, postgres, schema, redis: redis.status === 'ready', stopping: stopping.aborted }
    },
    async measure() {
      await readConnections('api', { redis, pool, hasPostgres })
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
