import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../infra/run/process.ts'
import { createLog } from '../../shared/server/log.ts'
import { migrationNames } from '../../shared/server/migration-names.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'
import { listWorkers } from '../../shared/server/worker-presence.ts'
import { ask } from '../helpers/client/reader.ts'
import { scenarioOf } from '../helpers/model/scenarios.ts'
import { askOperations } from '../helpers/source/operations.ts'
import { type Collector, startCollector } from '../helpers/stack/collector.ts'
import { startWorker, type TestProcess } from '../helpers/stack/processes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

// processes start slowly on a busy machine
vi.setConfig({ testTimeout: 90_000 })

let stack: Stack
let redis: Redis
let collector: Collector
let batch: TestProcess
let chat: TestProcess
const secretWord = 'zaphnathpaaneah'

const startBatch = (queues: string, env: Record<string, string> = {}) =>
  startWorker({ databaseUrl: stack.database.url, redisUrl: stack.redisUrl, env: { LLM_PROVIDER: 'builtin', ...env } }, [
    '--queues',
    queues,
  ])
/** The port of a worker's own server, from its log. */
const portOf = (worker: TestProcess) =>
  vi.waitUntil(() => /"admin":\{[^}]*"port":(\d+)/.exec(worker.log())?.[1], { timeout: 15_000 })
/** The complete lines of a log so far. */
const lines = (worker: TestProcess) =>
  worker
    .log()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown> & { msg: string })
const within = { timeout: 15_000 }

beforeAll(async () => {
  collector = await startCollector()
  const env = { LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  stack = await startStack({ model: 'steady,rate=60,tokens=20', workers: 0, env })
  redis = createRedis(stack.redisUrl, 'worker', createLog('test', 'silent'), 'test')
  batch = await startBatch('plan-generation, suggestion-precompute', { WORKER_PORT: '0' })
})
afterAll(async () => {
  redis?.disconnect()
  await batch?.end('SIGKILL')
  await stack.stop()
  await collector.close()
})

test('a worker serves only its queues', async () => {
  const reader = ask({ prompt: `What does ${secretWord} mean?` }, { port: stack.api.port })
  await reader.until(({ event }) => event === 'status')
  chat = await stack.addWorker({ WORKER_PORT: '0' })
  await reader.ended
  expect(batch.log()).not.toContain('claimed')
  await expect.poll(() => chat.log(), within).toContain('claimed')
  const workers = await vi.waitUntil(
    async () => {
      const all = await listWorkers(redis)
      return all.length === 2 && all
    },
    { timeout: 15_000 },
  )
  expect(workers.map(({ queues }) => queues).sort()).toEqual([
    ['chat-answer'],
    ['plan-generation', 'suggestion-precompute'],
  ])
})

test('an unknown queue is reported in one clear line', async () => {
  await expect(startBatch('chat-answers')).rejects.toThrow(/chat-answers.*unknown queue/)
})

test('a worker serves only liveness, readiness and metrics', async () => {
  const port = await portOf(chat)
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  expect(await (await get('/livez')).json()).toEqual({ status: 'ok' })
  expect(await (await get('/readyz')).json()).toEqual({
    status: 'ok',
    postgres: true,
    schema: true,
    redis: true,
    queues: true,
    stopping: false,
  })
  const read = async () => (await get('/metrics')).text()
  await expect.poll(read, within).toMatch(/work_runs_per_item_count\{kind="chat-answer"\} 1/)
  const numbers = await read()
  expect(numbers).toContain('worker_concurrency{queue="chat-answer"} 20')
  expect(numbers).toContain('redis_ready{role="worker"} 1')
  expect(numbers).toContain('nodejs_eventloop_lag_seconds')
  expect((await get('/livez', { method: 'POST' })).status).toBe(405)
  expect((await get('/')).status).toBe(404)
})

test('a worker that answers from the texts takes no work before it has loaded them', async () => {
  // a worker starts slowly: this connection may be idle in its transaction for longer than ours
  const lock = new pg.Client({ connectionString: stack.database.url })
  await lock.connect()
  onTestFinished(() => lock.end())
  await lock.query('begin; lock table bibles in access exclusive mode')
  const worker = await startBatch('suggestion-precompute', { FINDER_AT_START: 'true', WORKER_PORT: '0' })
  onTestFinished(async () => void (await worker.end('SIGTERM')))
  const port = await portOf(worker)
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).json()
  expect(await readiness()).toMatchObject({ status: 'not ready', queues: false })
  await lock.query('commit')
  await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ status: 'ok', queues: true })
})

test('a worker of a newer version takes no work before its migrations have run', async () => {
  const { db } = stack.database
  const newest = migrationNames().at(-1)!
  await sql`delete from migrations where name = ${newest}`.execute(db)
  const port = String(await freePort())
  const starting = startBatch('suggestion-precompute', { WORKER_PORT: port })
  onTestFinished(async () => void (await (await starting).end('SIGTERM')))
  const readiness = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.json(),
      () => undefined,
    )
  await expect
    .poll(readiness, { timeout: 60_000 })
    .toMatchObject({ status: 'not ready', postgres: true, schema: false, queues: false })
  await sql`insert into migrations (name) values (${newest})`.execute(db)
  await starting
  await expect.poll(readiness, within).toMatchObject({ status: 'ok', schema: true, queues: true })
})

test('each step of an answer is logged in one line with its ids, and without its words', async () => {
  const steps = () => lines(chat).filter(({ work_id }) => work_id !== undefined)
  await expect.poll(() => steps().map(({ msg }) => msg), { timeout: 15_000 }).toContain('finished')
  expect(steps().map(({ msg }) => msg)).toEqual(['claimed', 'first token', 'finished'])
  const [claimed] = steps()
  expect(claimed).toMatchObject({ kind: 'chat-answer', gen: 0, fence: 1, attempt: 1 })
  expect(claimed?.worker_id).toMatch(/-\d+$/)
  const accepted = () => lines(stack.api).find(({ msg }) => msg === 'accepted')?.work_id
  await expect.poll(accepted, within).toBe(claimed?.work_id)
  const { content } = await stack.database.db
    .selectFrom('messages')
    .select('content')
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow()
  const answer = content.split(/\s+/).slice(0, 4).join(' ')
  for (const each of [chat, batch, stack.api]) {
    expect(each.log()).not.toContain(secretWord)
    expect(each.log()).not.toContain(answer)
  }
})

test('one trace connects the request, the queue and the model, and contains no visitor’s words', async () => {
  const step = (name: string) => collector.spans.find((span) => span.name === name)
  const names = ['POST /api/chat', 'enqueue chat-answer', 'run chat-answer', 'ask gemini']
  await expect.poll(() => names.filter((name) => step(name)), within).toEqual(names)
  const [request, queued, run, model] = names.map((name) => step(name)!)
  expect(new Set([request, queued, run, model].map((span) => span?.traceId)).size).toBe(1)
  expect([queued, run, model].map((span) => span?.parentSpanId)).toEqual(
    [request, queued, run].map((span) => span?.spanId),
  )
  expect([request, queued, run, model].map((span) => span?.kind)).toEqual([2, 4, 5, 3])
  expect(model?.attributes['gen_ai.usage.output_tokens']).toBe('20')
  expect(run?.attributes.work_id).toBe(queued?.attributes.work_id)
  expect([request?.service, run?.service]).toEqual(['philip-api', 'philip-worker'])
  for (const span of collector.spans)
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
  expect(collector.said()).not.toMatch(new RegExp(`${secretWord}|u1\\.`))
  expect(lines(chat).find(({ msg }) => msg === 'claimed')?.trace_id).toBe(run?.traceId)
})

test('a run is counted as busy from its start to its end', async () => {
  const held = Promise.withResolvers<void>()
  stack.gemini.script([(call) => held.promise.then(() => scenarioOf('steady,rate=60,tokens=20')(call))])
  const port = await portOf(chat)
  const booked = async () =>
    /worker_active\{queue="chat-answer"\} (\d+)/.exec(
      await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    )?.[1]
  expect(await booked()).toBe('0')
  const reader = ask({ prompt: 'seed:2' }, { port: stack.api.port })
  await expect.poll(booked, within).toBe('1')
  held.resolve()
  await reader.ended
  await expect.poll(booked, within).toBe('0')
})

test('a worker rejects requests with a foreign host name', async () => {
  const port = Number(await portOf(batch))
  for (const path of ['/metrics', '/readyz', '/livez']) {
    expect((await askOperations(port, path)).status, path).toBe(200)
    expect((await askOperations(port, path, { headers: { Host: `evil.example:${port}` } })).status, path).toBe(421)
  }
})

test('a worker that is stopped deregisters and logs what it left behind', async () => {
  expect(await batch.end('SIGTERM')).toBe(0)
  await expect.poll(() => lines(batch).at(-1), within).toMatchObject({ msg: 'the worker has stopped', orphaned: [] })
  expect((await listWorkers(redis)).map(({ queues }) => queues)).toEqual([['chat-answer']])
})
