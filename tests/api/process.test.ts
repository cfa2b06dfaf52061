import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, ownDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { execute } from '../helpers/db/execute.ts'
import { startApiProcess, type TestApiProcess } from '../helpers/stack/processes.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})

afterAll(() => database.drop())

const start = (env: Record<string, string> = {}) => startApiProcess({ databaseUrl: database.url, env })
/** The operators' port from the process's log: the line may appear after the ready message. */
const adminPort = ({ log }: { log: () => string }) =>
  vi.waitUntil(() => /"admin":\{[^}]*"port":(\d+)/.exec(log())?.[1], { timeout: 5000 })
const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'What is born of the Spirit?' }

test('the operators’ port serves liveness, readiness and metrics; the public one only liveness', async () => {
  const api = await start()
  const port = await adminPort(api)
  const admin = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect((await admin('/livez')).status).toBe(200)
  const ready = await admin('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ok', postgres: true, schema: true, redis: true, stopping: false })
  await fetch(`http://127.0.0.1:${api.port}/api/theologies`)
  const numbers = await (await admin('/metrics')).text()
  expect(numbers).toMatch(/http_requests_total\{method="GET",route="\/api\/theologies",status="200"\} 1/)
  expect(numbers).toMatch(/nodejs_eventloop_lag_seconds/)
  expect((await fetch(`http://127.0.0.1:${api.port}/healthz`)).status).toBe(200)
  for (const path of ['/livez', '/readyz', '/metrics']) {
    expect((await fetch(`http://127.0.0.1:${api.port}${path}`)).status, path).toBe(404)
  }
  expect(await api.end('SIGTERM')).toBe(0)
})

test('the operators’ port listens only on the machine, wherever the public port listens', async () => {
  const api = await start({ HOST: '0.0.0.0' })
  await adminPort(api)
  expect(api.log()).toMatch(/"address":\{"address":"0\.0\.0\.0".*"admin":\{"address":"127\.0\.0\.1"/)
  expect(await api.end('SIGTERM')).toBe(0)
})

test.each(['before', 'after'])('a tunnel whose client resets it %s the response ends no process', async (when) => {
  const api = await start()
  const heads = ['CONNECT localhost:80 HTTP/1.1', 'GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade']
  for (const port of [api.port, api.adminPort]) {
    for (const head of heads) {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      const answered = new Promise((done) => socket.once('data', done).once('close', done))
      await new Promise((done) => socket.write(`${head}\r\nHost: localhost\r\n\r\n`, done))
      if (when === 'after') await answered
      socket.resetAndDestroy()
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  }
  expect(await api.end('SIGTERM')).toBe(0)
  expect(api.log()).not.toContain('uncaught error')
})

test('on SIGTERM it ends open streams without a last event and then exits', async () => {
  const api = await start()
  const streams = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      fetch(`http://127.0.0.1:${api.port}/api/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...question, prompt: `${question.prompt} ${n}` }),
      }),
    ),
  )
  const words = Promise.all(streams.map((stream) => stream.text()))
  const began = performance.now()
  expect(await api.end('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(15_000)
  for (const each of await words) {
    expect(each).toContain('event: chat_info')
    expect(each).not.toContain('event: stream_end')
  }
  await expect(fetch(`http://127.0.0.1:${api.port}/healthz`)).rejects.toThrow()
})

test('on SIGTERM it accepts requests for a while after it reports not ready', async () => {
  const api = await start({ SHUTDOWN_DELAY_SECONDS: '15' })
  api.child.kill('SIGTERM')
  const readiness = async () => (await fetch(`http://127.0.0.1:${api.adminPort}/readyz`)).status
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503)
  const served = await fetch(`http://127.0.0.1:${api.port}/api/theologies`)
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  expect(await api.end('SIGKILL')).toBe('SIGKILL')
})

test('it stays ready while Postgres is away, once it was ready, and a new one is not', async () => {
  const own = await ownDatabase()
  const { postgres } = inject('servers')
  const name = new URL(own.url).pathname.slice(1)
  const allow = (isAllowed: boolean) => execute(postgres, `alter database ${name} allow_connections ${isAllowed}`)
  const started: TestApiProcess[] = []
  const begin = async () => {
    const api = await startApiProcess({ databaseUrl: own.url })
    started.push(api)
    return api
  }
  onTestFinished(() => Promise.all(started.map((api) => api.end('SIGKILL'))).then(() => {}))
  const readiness = async ({ adminPort }: TestApiProcess) => {
    const response = await fetch(`http://127.0.0.1:${adminPort}/readyz`)
    return { code: response.status, ...((await response.json()) as object) }
  }
  const within = { timeout: 30_000 }
  const api = await begin()
  await expect.poll(() => readiness(api), within).toMatchObject({ code: 200, status: 'ok' })
  await allow(false)
  await execute(postgres, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await expect.poll(() => readiness(api), within).toMatchObject({ code: 200, status: 'degraded', postgres: false })
  const other = await begin()
  expect(await readiness(other)).toMatchObject({ code: 503, status: 'not ready', postgres: false, schema: false })
  await allow(true)
  for (const each of [api, other])
    await expect.poll(() => readiness(each), within).toMatchObject({ code: 200, status: 'ok', postgres: true })
})

test('its log contains nothing of a visitor', async () => {
  const api = await start({ LOG_LEVEL: 'trace' })
  const headers = { 'Content-Type': 'application/json', 'X-User-ID': '' }
  const asked = await fetch(`http://127.0.0.1:${api.port}/api/user`)
  headers['X-User-ID'] = asked.headers.get('x-user-id') ?? ''
  const stream = await fetch(`http://127.0.0.1:${api.port}/api/chat?question=zaphnath`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...question, prompt: 'zaphnath-paaneah?' }),
  })
  await stream.body?.cancel()
  await fetch(`http://127.0.0.1:${api.port}/api/chat/zaphnath`, { headers })
  await fetch(`http://127.0.0.1:${api.port}/api/user/theology`, { method: 'PUT', headers, body: '{"zaphnath":' })
  await api.end('SIGTERM')
  expect(api.log()).toContain('answered')
  expect(api.log()).not.toMatch(/zaphnath|u1\.|127\.0\.0\.1:\d+.*X-/)
})

test.each([
  [{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'key' }, 1],
  [{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'key', AI_BUDGET_PER_DAY: '5' }, 0],
  [
    {
      LLM_PROVIDER: 'openai',
      OPENAI_BASE_URL: 'http://127.0.0.1:9',
      OPENAI_MODEL: 'm',
      AI_INPUT_PRICE: '0',
      AI_OUTPUT_PRICE: '0',
    },
    0,
  ],
  [{ LLM_PROVIDER: 'builtin' }, 0],
])('a paid model without a budget is reported at the start: %j', async (env, times) => {
  const api = await start(env)
  const warnings = () =>
    api
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":40') && line.includes('AI_BUDGET_PER_DAY'))
  await vi.waitUntil(() => api.log().includes('the API is ready'), { timeout: 5000 })
  expect(warnings()).toHaveLength(times)
  const page = await (await fetch(`http://127.0.0.1:${api.adminPort}/operations`)).text()
  expect(page.includes('Set AI_BUDGET_PER_DAY')).toBe(times === 1)
  await api.end('SIGTERM')
})

async function refusal(
  env: Record<string, string>,
): Promise<{ code: number; lines: { msg: string; level: number }[] }> {
  const given = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    REDIS_URL: inject('servers').redis,
    ID_SECRET: 'x'.repeat(40),
    ADMIN_PORT: '0',
    ...env,
  }
  const path = new URL('../../api/main.ts', import.meta.url).pathname
  const child = fork(path, [], { env: given, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const [said, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')])
  return {
    code,
    lines: said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

test.each([
  [{ ID_SECRET: '' }, ['ID_SECRET']],
  [{ ID_SECRET: 'short' }, ['ID_SECRET']],
  [{ PORT: 'eighty' }, ['PORT']],
  [{ RATE_LIMIT_DISABLED: 'true', NODE_ENV: 'production' }, ['RATE_LIMIT_DISABLED']],
  [{ PORT: '-1', REDIS_URL: 'http://x', LLM_PROVIDER: 'parrot' }, ['PORT', 'REDIS_URL', 'LLM_PROVIDER']],
])('%j is rejected with one line for each wrong setting, without its value', async (env, names) => {
  const { code, lines } = await refusal(env)
  expect(code).toBe(1)
  expect(lines.map((line) => line.msg.split(':')[0]).sort()).toEqual([...names].sort())
  for (const value of ['short', 'eighty', 'parrot']) expect(JSON.stringify(lines)).not.toContain(value)
})

test('a port in use is reported in one clear line', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as { port: number }
  const { code, lines } = await refusal({ PORT: String(port) })
  squatter.close()
  expect(code).toBe(1)
  expect(lines).toEqual([expect.objectContaining({ level: 60, code: 'EADDRINUSE', port })])
})
