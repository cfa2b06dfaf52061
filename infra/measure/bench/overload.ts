import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { chatQueue, modelSettings, query, startModel, waitUntilDone } from './fleet-settings.ts'
import { type AnswerReading, readAnswer } from './read-answer.ts'
import { percentile } from './table.ts'

const SLOTS = 20
const ANSWER_SECONDS = 2
const SECONDS = 60
const TIMES = 10

/** The effect of ten times the load on accepted and on rejected requests. */
export const overload: Bench = {
  about: `${SLOTS} answers of ${ANSWER_SECONDS} s at once, and ${TIMES} times as many questions for ${SECONDS} s`,
  async run(services, [seconds = String(SECONDS)]) {
    const model = await startModel(services, 20, (ANSWER_SECONDS * 1000) / 20)
    const env = modelSettings(model, { CHAT_CONCURRENCY: String(SLOTS), QUEUE_MAX_WAITING: '50' })
    const api = await services.start('api/main.ts', env)
    const worker = await services.start('workers/main.ts', env, chatQueue)
    await readAnswer({ prompt: 'seed:1', address: () => api.url })
    const since = new Date()
    const perSecond = (TIMES * SLOTS) / ANSWER_SECONDS
    const asked: Promise<AnswerReading | undefined>[] = []
    const begun = performance.now()
    for (let at = 0; at < perSecond * Number(seconds); at++) {
      const due = begun + (at * 1000) / perSecond - performance.now()
      if (due > 1) await new Promise((done) => setTimeout(done, due))
      asked.push(readAnswer({ prompt: `seed:${at}`, address: () => api.url }).catch(() => undefined))
    }
    const drained = await waitUntilDone(services, since, 120_000)
    const readings = await Promise.all(asked)
    const ended = (how: string) => readings.filter((reading) => reading?.status === how).map((reading) => reading!)
    const [refused, accepted] = [ended('refused'), ended('complete')]
    const waits = await query<{ wait: number }>(
      services,
      `select extract(epoch from started_at - created_at)::float8 as wait from work_item
       where created_at >= $1 and started_at is not null`,
      [since],
    )
    const inTime = refused.map(({ headMs }) => headMs)
    printBounds([
      { what: 'questions', is: readings.length },
      { what: 'accepted and complete', is: accepted.length },
      { what: 'neither complete nor refused', is: readings.length - accepted.length - refused.length, most: 0 },
      {
        what: 'wait of those accepted, p95',
        is: percentile(
          waits.map(({ wait }) => wait),
          0.95,
        ),
        most: 10,
        unit: 's',
      },
      { what: 'refused without Retry-After', is: refused.filter(({ retryAfter }) => !retryAfter).length, most: 0 },
      { what: 'refused after, p50', is: percentile(inTime, 0.5), unit: 'ms' },
      { what: 'refused after, p99', is: percentile(inTime, 0.99), most: 50, unit: 'ms' },
      { what: 'drained after', is: drained / 1000, most: 30, unit: 's' },
    ])
    await Promise.all([api.stop(), worker.stop()])
  },
}
