import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createRandom } from '../../shared/random.ts'
import { printBounds } from '../bench/bounds.ts'
import { newVisitor, readAnswer } from '../bench/read-answer.ts'
import { startProgram } from '../bench/services.ts'
import { openStores } from '../bench/stores.ts'
import { percentile, printTable } from '../bench/table.ts'
import { createFaults, pick } from './faults.ts'
import { createFleet } from './fleet.ts'
import { createRecord } from './record.ts'
import { type Asked, judge } from './verdict.ts'

/**
 * `npm run chaos -- --minutes 30 --seed 7`: real processes under load while faults come at random, the same ones for
 * the same seed. Prints what was lost, doubled or wrong and how long recovery took; ends with 1 when a bound is missed.
 */
const PIECES = 60
const EVERY_MS = 50
const LAST_ANSWER_MS = 180_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '1.5' },
    quiet: { type: 'string', default: '8' },
  },
})
const random = createRandom(Number(values.seed))
const stores = await openStores(fileURLToPath(new URL('../../.data/bench', import.meta.url)))
const record = createRecord()
const model = await startProgram('infra/bench/seeded-model.ts', { PIECES: String(PIECES), EVERY: String(EVERY_MS) })
const fleet = createFleet(
  {
    ...{ NODE_ENV: 'test', TEST_SOFT_STOP_MS: '200', LOG_LEVEL: 'info', ID_SECRET: randomBytes(32).toString('hex') },
    ...{ DATABASE_URL: stores.databaseUrl, REDIS_URL: stores.redisUrl },
    ...{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'chaos', GEMINI_BASE_URL: model.url, CHAT_CONCURRENCY: '10' },
    ...{ QUEUE_MAX_WAITING: '200', RATE_LIMIT_DISABLED: 'true' },
  },
  record,
)
const asked: Asked[] = []
const seen = new Map<string, number>()

try {
  await stores.redis.flushall()
  await Promise.all([fleet.add('api'), fleet.add('api'), fleet.add('worker'), fleet.add('worker'), fleet.add('worker')])
  const since = new Date()
  const end = performance.now() + Number(values.minutes) * 60_000
  const readers: Promise<void>[] = []
  const asking = setInterval(() => readers.push(one(asked.length + 1)), 1000 / Number(values.rate))
  await breakThings(end)
  clearInterval(asking)
  await Promise.race([Promise.all(readers), delay(LAST_ANSWER_MS)])
  const calls = Number(await (await fetch(`${model.url}/control`)).text())
  report(await judge(stores.pool, asked, PIECES, since), calls)
} finally {
  await fleet.stop()
  await model.end('SIGKILL')
  await stores.close()
}

async function breakThings(end: number): Promise<void> {
  const faults = createFaults({ fleet, stores, record, modelUrl: model.url, random })
  const frozen: Promise<void>[] = []
  while (performance.now() < end) {
    await delay(Math.min(Number(values.quiet) * 1000 * (0.5 + random()), Math.max(0, end - performance.now())))
    const { name, cause } = pick(faults, random())
    seen.set(name, (seen.get(name) ?? 0) + 1)
    process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${name}, ${asked.length} asked\n`)
    // a worker may stay frozen while other things happen; stores and processes come back first
    if (name === 'a frozen worker') frozen.push(cause())
    else await cause()
  }
  await Promise.all(frozen)
}

async function one(seed: number): Promise<void> {
  const mine: Asked = { seed, reading: undefined }
  asked.push(mine)
  const address = () => {
    const apis = fleet.alive('api')
    return apis[Math.floor(Math.random() * apis.length)]?.url ?? 'http://127.0.0.1:9'
  }
  let visitor = ''
  while (!visitor) visitor = await newVisitor(address()).catch(() => delay(200, ''))
  mine.reading = await readAnswer({ prompt: `seed:${seed}`, address, visitor, key: `${seed}`, isPatient: true }).catch(
    (error: Error) => {
      process.stdout.write(`question ${seed}: ${error.message}\n`)
      return undefined
    },
  )
}

function report(verdict: Awaited<ReturnType<typeof judge>>, calls: number): void {
  process.stdout.write('\n')
  printTable(['fault', 'times'], [...seen])
  process.stdout.write('\n')
  if (verdict.ends.length > 0) process.stdout.write(`not whole: ${verdict.ends.join(', ')}\n\n`)
  const { restarts, handOvers } = record
  const seconds = (values: number[], part: number) =>
    values.length === 0 ? undefined : percentile(values, part) / 1000
  printBounds([
    { what: 'answers', is: verdict.answers, least: Math.floor((2000 * Number(values.minutes)) / 30) },
    { what: 'lost', is: verdict.lost, most: 0 },
    { what: 'doubled', is: verdict.doubled, most: 0 },
    { what: 'mismatched', is: verdict.mismatched, most: 0 },
    { what: 'extra calls of the model', is: (100 * (calls - verdict.answers)) / verdict.answers, most: 30, unit: '%' },
    { what: `restart after kill -9, p50 of ${restarts.length}`, is: seconds(restarts, 0.5), most: 16, unit: 's' },
    { what: 'restart after kill -9, longest', is: seconds(restarts, 1), most: 25, unit: 's' },
    { what: `hand-over at SIGTERM, p95 of ${handOvers.length}`, is: seconds(handOvers, 0.95), most: 1, unit: 's' },
  ])
}
