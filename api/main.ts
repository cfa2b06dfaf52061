import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loadRecognition } from '#shared/server/distress/recognise.ts'
import { collectProcessMetrics } from '#shared/server/metrics.ts'
import { lacksBudget, modelLimits } from '#shared/server/model-limits.ts'
import { announceReady, beginProcess, listenOrExit, onStop } from '#shared/server/process.ts'
import { openDeps } from './deps.ts'
import { createApiServer, serverOptions } from './http/server.ts'
import { createListener } from './listener.ts'
import { createAdmin } from './operators/admin.ts'

const HARD_STOP_MS = 25_000

const { log, env } = beginProcess('api')
/** Turns readiness off first; open connections are ended after the configured delay. */
const leaving = new AbortController()
const stopping = new AbortController()
const deps = openDeps(env, log, {
  stopping: stopping.signal,
  webRoot: folder('../dist/web'),
  contentRoot: folder('../web/public/web-content'),
})
const server = createApiServer(createListener(deps), serverOptions(env))
const admin = createAdmin({ ...deps, stopping: leaving.signal })

onStop(stop)

if (lacksBudget(modelLimits(env))) log.warn('model calls cost money and no budget is set: set AI_BUDGET_PER_DAY')
collectProcessMetrics()
if (env.FINDER_AT_START) loadRecognition()
await deps.connected()
await listenOrExit(admin, env.ADMIN_PORT, env.ADMIN_HOST, log)
await listenOrExit(server, env.PORT, env.HOST, log)
if (env.FINDER_AT_START) void deps.finder.ready()
log.info({ address: server.address(), admin: admin.address() }, 'the API is ready')
announceReady()

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Readiness off, no new connections, end open streams one by one, then close the stores; 25 s at most. */
async function stop(): Promise<void> {
  if (leaving.signal.aborted) return
  log.info('the API is stopping')
  leaving.abort()
  setTimeout(() => process.exit(1), HARD_STOP_MS).unref()
  // a client with a keep-alive connection uses another process for its next request
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await delay(1000 * env.SHUTDOWN_DELAY_SECONDS)
  stopping.abort()
  const closed = once(server, 'close')
  server.close()
  // a keep-alive connection becomes idle after its last response
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await closed
  clearInterval(idle)
  await deps.close()
  admin.close()
  log.info('the API has stopped')
  process.exit(0)
}
