import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createLog } from '../../../shared/server/log.ts'
import { createRedis } from '../../../shared/server/redis.ts'
import type { Bench } from './bench.ts'
import { chatQueue, cpuOf, memoryOf, metricOf, modelSettings, query, startModel } from './fleet-settings.ts'
import { openStreams, waitingAnswer } from './open-streams.ts'
import { readAnswer } from './read-answer.ts'
import type { Services, Started } from './services.ts'
import { postgresCpu, redisCpu } from './store-cpu.ts'
import { printTable } from './table.ts'

const ANSWERS = 200
const QUESTIONS = 400
/** Until then Node is still compiling; that costs a process once, and no question. */
const WARM_UP = 1600
const PIECES = 120
const CHAPTERS = 20_000
const STREAMS = 2000
const TABLES = ['chats', 'messages', 'audits', 'work_item', 'visitors', 'visitor_tokens', 'idempotency_keys']

type Row = [string, string, string]

const parts = { questions, answers, chapters, streams: idleStreams }

/**
 * The cost of one of each: the figures that the arithmetic of infra/SCALING.md starts from. Options: the names of some
 * parts.
 */
export const units: Bench = {
  about: `per question (of ${QUESTIONS} after ${WARM_UP}, one word each), per answer (of ${ANSWERS}, ${PIECES} pieces each), per chapter (of ${CHAPTERS}), per open stream (of ${STREAMS})`,
  async run(services, options) {
    const rows: Row[] = []
    for (const [name, measure] of Object.entries(parts)) {
      if (options.length === 0 || options.includes(name)) rows.push(...(await measure(services)))
    }
    printTable(['', 'figure', 'unit'], rows)
  },
}

/** From acceptance to the stored answer, without the pieces of an answer: it has one word. */
async function questions(services: Services): Promise<Row[]> {
  const env = modelSettings(await startModel(services, 1, 1))
  const api = await services.start('api/main.ts', env)
  const worker = await services.start('workers/main.ts', env, chatQueue)
  const redis = createRedis(services.redisUrl, 'worker', createLog('bench', 'silent'), 'bench')
  const measure = () => Promise.all([cpuOf(api), cpuOf(worker), postgresCpu(services), redisCpu(redis)])
  await ask(WARM_UP, api)
  const before = await measure()
  await ask(QUESTIONS, api)
  const spent = (await measure()).map((seconds, at) => (1000 * (seconds - before[at]!)) / QUESTIONS)
  redis.disconnect()
  await Promise.all([api.stop(), worker.stop()])
  const row = (what: string, ms: number): Row => [`a question: processor time of ${what}`, ms.toFixed(2), 'ms']
  const [ofApi = 0, ofWorker = 0, ofPostgres = 0, ofRedis = 0] = spent
  return [
    ...[row('the API', ofApi), row('the worker', ofWorker), row('Postgres', ofPostgres), row('Redis', ofRedis)],
    row('API, worker and Postgres (goal 7)', ofApi + ofWorker + ofPostgres),
  ]
}

/** Asks questions, twenty at a time, and reads their answers. */
async function ask(count: number, api: Started): Promise<void> {
  const some = (from: number) =>
    Array.from({ length: 20 }, (_, at) => readAnswer({ prompt: `seed:${from + at}`, address: () => api.url }))
  for (let done = 0; done < count; done += 20) await Promise.all(some(done))
}

async function answers(services: Services): Promise<Row[]> {
  const env = modelSettings(await startModel(services, PIECES, 20))
  const api = await services.start('api/main.ts', env)
  const worker = await services.start('workers/main.ts', env, chatQueue)
  const redis = createRedis(services.redisUrl, 'worker', createLog('bench', 'silent'), 'bench')
  await ask(20, api)
  const before = await sizes(services)
  const [apiCpu, workerCpu, memory] = [await cpuOf(api), await cpuOf(worker), await usedMemory(redis)]
  await ask(ANSWERS, api)
  const cpu = (now: number, then: number) => ((1000 * (now - then)) / ANSWERS).toFixed(1)
  const rows: Row[] = [
    ['an answer: processor time of the API', cpu(await cpuOf(api), apiCpu), 'ms'],
    ['an answer: processor time of the worker', cpu(await cpuOf(worker), workerCpu), 'ms'],
    ['an answer: Redis, until its log expires', kilobytes((await usedMemory(redis)) - memory, ANSWERS), 'KB'],
  ]
  const after = await sizes(services)
  for (const table of TABLES) {
    const [then, now] = [before.get(table), after.get(table)]
    if (!then || !now) continue
    rows.push([`an answer: rows of ${table}`, ((now.rows - then.rows) / ANSWERS).toFixed(1), 'rows'])
    rows.push([`an answer: ${table} with its indexes`, kilobytes(now.bytes - then.bytes, ANSWERS), 'KB'])
  }
  redis.disconnect()
  await Promise.all([api.stop(), worker.stop()])
  return rows
}

async function chapters(services: Services): Promise<Row[]> {
  const api = await services.start('api/main.ts')
  const url = `${api.url}/api/bible/eng-web/book/JHN/chapters/3`
  const get = async () => (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  const many = async (count: number) => {
    for (let done = 0; done < count; done += 50) await Promise.all(Array.from({ length: 50 }, get))
  }
  await many(2000)
  const before = await cpuOf(api)
  await many(CHAPTERS)
  const spent = (1000 * (await cpuOf(api)) - 1000 * before) / CHAPTERS
  const size = await new Promise<string>((resolve, reject) => {
    const outgoing = request(url, { headers: { 'Accept-Encoding': 'br' } }, (incoming) => {
      incoming.resume()
      resolve(String(incoming.headers['content-length']))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
  await api.stop()
  return [
    ['a chapter: processor time of the API', spent.toFixed(3), 'ms'],
    ['a chapter: bytes as brotli (John 3)', size, 'bytes'],
  ]
}

async function idleStreams(services: Services): Promise<Row[]> {
  const api = await services.start('api/main.ts', modelSettings(await startModel(services, 1, 1)))
  const { chatId, visitor } = await waitingAnswer(api)
  const before = await memoryOf(api)
  const open = await openStreams(api, chatId, visitor, STREAMS)
  await delay(2000)
  const cpu = await cpuOf(api)
  await delay(30_000)
  const row: Row[] = [
    ['an open stream: memory of the API', kilobytes((await memoryOf(api)) - before, STREAMS), 'KB'],
    [
      'an open stream: processor time while idle',
      ((1e6 * ((await cpuOf(api)) - cpu)) / 30 / STREAMS).toFixed(1),
      'µs/s',
    ],
    ['open streams that were kept open', String(await metricOf(api, 'sse_open')), 'streams'],
  ]
  for (const each of open) each.destroy()
  await api.end('SIGKILL')
  return row
}

async function sizes(services: Services): Promise<Map<string, { rows: number; bytes: number }>> {
  const known = new Map<string, { rows: number; bytes: number }>()
  for (const table of TABLES) {
    const text = `select count(*)::int as rows, pg_total_relation_size('${table}')::float8 as bytes from ${table}`
    const [row] = await query<{ rows: number; bytes: number }>(services, text)
    if (row) known.set(table, row)
  }
  return known
}

async function usedMemory(redis: ReturnType<typeof createRedis>): Promise<number> {
  return Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1])
}

const kilobytes = (bytes: number, count: number): string => (bytes / count / 1024).toFixed(2)
