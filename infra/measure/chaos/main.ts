import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createRandom } from '../../../shared/random.ts'
import { printBounds } from '../bench/bounds.ts'
import { startService } from '../bench/services.ts'
import { openStores } from '../bench/stores.ts'
import { percentile, printTable } from '../bench/table.ts'
import { createFaults, createPicker } from './faults.ts'
import { createFleet } from './fleet.ts'
import { createQuestions } from './questions.ts'
import { createRecord } from './record.ts'
import { judge } from './verdict.ts'

/**
 * `npm run chaos -- --minutes 30 --seed 7`: real processes under load with random faults, the same ones for the same
 * seed. Prints what was lost, duplicated or wrong and how long recovery took; exits with 1 if a bound is missed.
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
const stores = await openStores(fileURLToPath(new URL('../../../.data/bench', import.meta.url)))
const record = createRecord()
const model = await startService('infra/measure/bench/seeded-model.ts', {
  PIECES: String(PIECES),
  EVERY: String(EVERY_MS),
})
const fleet = createFleet(
  {
    ...{ NODE_ENV: 'test', WORKER_STOP_SECONDS: '0.2', LOG_LEVEL: 'info', ID_SECRET: randomBytes(32).toString('hex') },
    ...{ DATABASE_URL: stores.databaseUrl, REDIS_URL: stores.redisUrl },
    ...{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'chaos', GEMINI_BASE_URL: model.url, CHAT_CONCURRENCY: '10' },
    ...{ QUEUE_MAX_WAITING: '200', RATE_LIMIT_DISABLED: 'true' },
  },
  record,
)
const questions = createQuestions(fleet, PIECES)
const { asked } = questions
/** For each nightly run that was due during a restart, whether it was started after it. */
const nights: boolean[] = []
const seen = new Map<string, number>()

try {
  await stores.redis.flushall()
  await Promise.all([fleet.add('api'), fleet.add('api'), fleet.add('worker'), fleet.add('worker'), fleet.add('worker')])
  const since = new Date()
  const end = performance.now() + Number(values.minutes) * 60_000
  const readers: Promise<unknown>[] = []
  const asking = setInterval(() => readers.push(questions.ask()), 1000 / Number(values.rate))
  await breakThings(end)
  clearInterval(asking)
  await Promise.race([Promise.all(readers), delay(LAST_ANSWER_MS, undefined, { ref: false })])
  const calls = Number(await (await fetch(`${model.url}/control`)).text())
  report(await judge(stores.pool, asked, PIECES, since), calls)
} finally {
  await fleet.stop()
  await model.end('SIGKILL')
  await stores.close()
}

async function breakThings(end: number): Promise<void> {
  const faults = createFaults({ fleet, stores, record, questions, nights, modelUrl: model.url, random })
  const pick = createPicker(faults, random)
  const frozen: Promise<void>[] = []
  while (performance.now() < end) {
    await delay(Math.min(Number(values.quiet) * 1000 * (0.5 + random()), Math.max(0, end - performance.now())))
    const { name, cause } = pick()
    seen.set(name, (seen.get(name) ?? 0) + 1)
    process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${name}, ${asked.length} asked\n`)
    // a worker may stay frozen during other faults; stores and processes must be back first
    if (name === 'a frozen worker') frozen.push(cause())
    else await cause()
  }
  await Promise.all(frozen)
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
    { what: 'rows left of deleted conversations', is: verdict.left, most: 0 },
    { what: 'poison questions without an error', is: verdict.survived, most: 0 },
    { what: `nightly runs lost, of ${nights.length}`, is: nights.filter((isBegun) => !isBegun).length, most: 0 },
    {
      what: 'extra calls of the model',
      is: (100 * (calls - verdict.answers - verdict.others)) / verdict.answers,
      most: 30,
      unit: '%',
    },
    { what: `restart after kill -9, p50 of ${restarts.length}`, is: seconds(restarts, 0.5), most: 16, unit: 's' },
    { what: 'restart after kill -9, longest', is: seconds(restarts, 1), most: 25, unit: 's' },
    { what: `hand-over at SIGTERM, p95 of ${handOvers.length}`, is: seconds(handOvers, 0.95), most: 1, unit: 's' },
  ])
}
