import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { chatQueue, modelSettings, query, startModel, waitUntilDone } from './fleet-settings.ts'
import { readAnswer } from './read-answer.ts'
import type { Services } from './services.ts'
import { percentile } from './table.ts'

const EACH = 10
const WAVES = 4
const IDLE = 200

/**
 * The gain from another worker process, with a provider that takes five seconds, and how soon an idle worker begins.
 */
export const workers: Bench = {
  about: `answers of 5 s, ${EACH} at once in each of 1, 2 and 4 worker processes; then one question after the other`,
  async run(services) {
    const slow = await startModel(services, 5, 1000)
    const rates = new Map<number, number>()
    for (const count of [1, 2, 4]) rates.set(count, await rateOf(services, modelSettings(slow), count))
    const pickup = await pickupOf(services)
    const one = rates.get(1) ?? Number.NaN
    printBounds([
      { what: 'answers a second, 1 process', is: one, unit: '/s' },
      { what: '2 processes, times that', is: (rates.get(2) ?? 0) / one, least: 1.8, most: 2.2 },
      { what: '4 processes, times that', is: (rates.get(4) ?? 0) / one, least: 3.6, most: 4.4 },
      { what: 'from the row to its worker, idle, p50', is: percentile(pickup, 0.5), unit: 'ms' },
      { what: 'from the row to its worker, idle, p99', is: percentile(pickup, 0.99), most: 50, unit: 'ms' },
    ])
  },
}

async function rateOf(services: Services, settings: Record<string, string>, count: number): Promise<number> {
  const env = { ...settings, CHAT_CONCURRENCY: String(EACH) }
  const api = await services.start('api/main.ts', env)
  const since = new Date()
  const questions = Array.from({ length: count * EACH * WAVES }, (_, at) => `seed:${at}`)
  // all of them wait before the first worker starts
  for (let at = 0; at < questions.length; at += 20) {
    const some = questions.slice(at, at + 20)
    await Promise.all(some.map((prompt) => readAnswer({ prompt, address: () => api.url, leaves: true })))
  }
  const started = await Promise.all(
    Array.from({ length: count }, () => services.start('workers/main.ts', env, chatQueue)),
  )
  await waitUntilDone(services, since, 180_000)
  await Promise.all([api, ...started].map(({ stop }) => stop()))
  const [took] = await query<{ seconds: number; done: number }>(
    services,
    `select extract(epoch from max(finished_at) - min(started_at))::float8 as seconds, count(*)::int as done
     from work_item where created_at >= $1 and state = 'done'`,
    [since],
  )
  if (took?.done !== questions.length) throw new Error(`only ${took?.done} of ${questions.length} were answered`)
  return took.done / took.seconds
}

async function pickupOf(services: Services): Promise<number[]> {
  const env = modelSettings(await startModel(services, 2, 1))
  const api = await services.start('api/main.ts', env)
  const worker = await services.start('workers/main.ts', env, chatQueue)
  for (let at = 0; at < 20; at++) await readAnswer({ prompt: `seed:${at}`, address: () => api.url })
  const since = new Date()
  for (let at = 0; at < IDLE; at++) await readAnswer({ prompt: `seed:${at}`, address: () => api.url })
  await Promise.all([api.stop(), worker.stop()])
  const rows = await query<{ ms: number }>(
    services,
    'select extract(epoch from started_at - created_at)::float8 * 1000 as ms from work_item where created_at >= $1',
    [since],
  )
  return rows.map(({ ms }) => ms)
}
