import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from '../../shared/server/store-errors.ts'
import { freePort, isPortFree, killOnExit, stopProcess, waitUntil } from '../run/process.ts'

/**
 * `npm run check:proxy`: runs the real Caddyfile on a loopback port, causes every kind of failure that Caddy logs with
 * the request, and fails if a visitor's secret, full address or question appears in its log. Needs `caddy` on the PATH.
 */
const READER = '127.0.0.2'
const SECRETS = ['u1.CANARY-REQUEST', 'u1.CANARY-RESPONSE', 'CANARY-BEARER', 'CANARY-QUESTION', '203.0.113.77', READER]
const root = join(import.meta.dirname, '../..')

const { version, log } = await proxyLog()
const lines = log.trim().split('\n')
const leaked = SECRETS.filter((secret) => log.includes(secret))
for (const secret of leaked) process.stdout.write(`${secret}: ${lines.find((line) => line.includes(secret))}\n`)
if (!log.includes('"status":502')) throw new Error(`the failed call was not logged, so nothing was proved:\n${log}`)
process.stdout.write(`caddy ${version}: ${lines.length} lines, ${leaked.length} of ${SECRETS.length} secrets in them\n`)
process.exit(leaked.length === 0 ? 0 : 1)

/** Everything that Caddy logs while readers and the server behind it disconnect in all ways. */
async function proxyLog(): Promise<{ version: string; log: string }> {
  const version = run('version').trim()
  const upstream = createServer((call, response) => answer(call.url ?? '', response)).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const port = await freePort()
  const adapted = run('adapt', '--config', join(root, 'infra/deploy/caddy/Caddyfile'))
  const config = onLoopback(adapted, port, (upstream.address() as AddressInfo).port)
  let log = ''
  const caddy = spawn('caddy', ['run', '--config', '-'], { stdio: ['pipe', 'ignore', 'pipe'] })
  caddy.stderr.on('data', (chunk: Buffer) => (log += chunk))
  killOnExit(caddy, 'TERM')
  caddy.stdin.end(config)
  await waitUntil(
    'caddy',
    async () => !(await isPortFree(port)),
    caddy,
    () => log,
  )
  for (const path of ['/stream', '/halfway']) await visit(port, path)
  await visit(port, '/stream', { method: 'POST' })
  // Caddy tries for 5 s before it returns 502
  await visit(port, '/dropped', { leaveAfterMs: 6000 })
  await stopProcess(caddy)
  upstream.close()
  upstream.closeAllConnections()
  return { version, log }
}

function run(...args: string[]): string {
  try {
    return execFileSync('caddy', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    process.stderr.write('caddy is not installed: apt-get install caddy, or brew install caddy\n')
    process.exit(1)
  }
}

/** The site of the Caddyfile without certificates, on a free port, in front of our server; logging is unchanged. */
function onLoopback(adapted: string, port: number, upstreamPort: number): string {
  const { admin, logging, apps } = JSON.parse(adapted)
  const site = Object.values<{ listen: string[]; routes: unknown }>(apps.http.servers).find(({ listen }) =>
    listen.includes(':443'),
  )
  if (!site) throw new Error('the Caddyfile serves nothing on port 443')
  const inFrontOf = { upstreams: [{ dial: `127.0.0.1:${upstreamPort}` }], dynamic_upstreams: undefined }
  const routes = JSON.stringify(site.routes, (_, value) =>
    value?.handler === 'reverse_proxy' ? { ...value, ...inFrontOf } : value,
  )
  const server = {
    ...site,
    listen: [`127.0.0.1:${port}`],
    routes: JSON.parse(routes),
    automatic_https: { disable: true },
  }
  return JSON.stringify({ admin, logging, apps: { http: { servers: { site: server } } } })
}

function answer(path: string, response: ServerResponse): void {
  if (path.startsWith('/dropped')) return void response.destroy()
  const isStream = path.startsWith('/stream')
  const type = isStream ? { 'Content-Type': 'text/event-stream' } : { 'Content-Length': 100_000 }
  response.writeHead(200, { ...type, 'X-User-Id': 'u1.CANARY-RESPONSE' })
  response.write('data: word\n\n')
  if (!isStream) return void setTimeout(() => response.destroy(), 100)
  const timer = setInterval(() => response.write('data: word\n\n'), 20)
  response.on('close', () => clearInterval(timer))
}

/** Calls and disconnects, by default after half a second: in the middle of a response, or of the request body. */
async function visit(port: number, path: string, { method = 'GET', leaveAfterMs = 500 } = {}): Promise<void> {
  const isPost = method === 'POST'
  const call = request({
    ...{ host: '127.0.0.1', port, method, path: `${path}?question=CANARY-QUESTION`, localAddress: READER },
    headers: {
      Host: 'localhost',
      'X-User-ID': 'u1.CANARY-REQUEST',
      Authorization: 'Bearer CANARY-BEARER',
      'X-Forwarded-For': '203.0.113.77',
      ...(isPost && { 'Content-Length': 1000 }),
    },
  })
  call.on('error', () => {})
  call.on('response', (response) => response.resume().on('error', () => {}))
  if (isPost) call.write('{"prompt":')
  else call.end()
  await delay(leaveAfterMs)
  call.socket?.resetAndDestroy()
  await delay(200)
}
