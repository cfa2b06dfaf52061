import { setTimeout as delay } from 'node:timers/promises'
import { createLog } from '../../../shared/server/log.ts'
import { createQueues } from '../../../shared/server/queues.ts'
import { createRedis } from '../../../shared/server/redis.ts'
import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { chatQueue, modelSettings, query, startModel } from './fleet-settings.ts'
import { readAnswer } from './read-answer.ts'
import { percentile } from './table.ts'

const ASK_EVERY_MS = 100
const QUIET_MS = 30_000

/** The duration of the nightly run without a model, and its effect on people who ask meanwhile. */
export const warmUp: Bench = {
  about: 'suggestions for all chapters of the default translation, while ten questions a second are asked',
  async run(services) {
    await query(services, 'delete from suggestion_sets')
    await query(services, 'delete from warm_up_runs')
    const model = await startModel(services, 40, 20)
    const env = modelSettings(model)
    const api = await services.start('api/main.ts', env)
    await services.start('workers/main.ts', env, chatQueue)
    const batch = { args: ['--queues', 'suggestion-precompute'] }
    await services.start('workers/main.ts', { LLM_PROVIDER: 'builtin' }, batch)
    const ask = () => readAnswer({ prompt: 'seed:1', address: () => api.url })
    await Promise.all(Array.from({ length: 20 }, ask))

    const quiet = await askUntil(ask, async (ms) => ms > QUIET_MS)
    const redis = createRedis(services.redisUrl, 'worker', createLog('bench', 'silent'), 'bench')
    await createQueues(redis)['suggestion-precompute'].add('warm-up', { workId: '', gen: 0, v: 1 })
    const begun = performance.now()
    let seconds = 0
    const busy = await askUntil(ask, async () => {
      const rows = await query<{ done: boolean }>(services, 'select finished_at is not null as done from warm_up_runs')
      seconds = (performance.now() - begun) / 1000
      return rows[0]?.done === true || seconds > 600
    })
    redis.disconnect()
    const [sets] = await query<{ count: number }>(services, 'select count(*)::int from suggestion_sets')
    const ratio = percentile(busy, 0.95) / percentile(quiet, 0.95)
    printBounds([
      { what: 'sets made', is: sets?.count ?? 0 },
      { what: 'time of the run', is: seconds, most: 300, unit: 's' },
      { what: `whole answers before, p95 of ${quiet.length}`, is: percentile(quiet, 0.95), unit: 'ms' },
      { what: `whole answers meanwhile, p95 of ${busy.length}`, is: percentile(busy, 0.95), unit: 'ms' },
      { what: 'the second beside the first', is: ratio, most: 1.1 },
    ])
  },
}

/** Asks ten times a second until the run is over; returns the duration of each answer in ms. */
async function askUntil(ask: () => Promise<unknown>, isOver: (ms: number) => Promise<boolean>): Promise<number[]> {
  const begun = performance.now()
  const times: number[] = []
  const open: Promise<unknown>[] = []
  while (!(await isOver(performance.now() - begun))) {
    const started = performance.now()
    open.push(ask().then(() => times.push(performance.now() - started)))
    await delay(ASK_EVERY_MS)
  }
  await Promise.all(open)
  return times
}
