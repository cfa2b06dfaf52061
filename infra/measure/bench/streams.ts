import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { chatQueue, memoryOf, metricOf, modelSettings, startModel } from './fleet-settings.ts'
import { openStreams, waitingAnswer } from './open-streams.ts'
import { type AnswerReading, readAnswer } from './read-answer.ts'
import type { Services } from './services.ts'
import { percentile } from './table.ts'

const LIVE = 1000
const IDLE = 5000
const STOPPED = 50
const MEGABYTE = 1024 * 1024

/** What one API process can serve: answers being read, idle streams, readers that stopped. */
export const streams: Bench = {
  about: `${LIVE} live streams of four pieces a second, ${IDLE} idle ones, ${STOPPED} readers who stop reading, one API`,
  async run(services) {
    const live = await liveStreams(services)
    const idle = await idleStreams(services)
    const stopped = await stoppedReaders(services)
    printBounds([
      { what: 'live streams that ended whole', is: live.whole, least: LIVE },
      { what: 'memory of the API meanwhile, most', is: live.memory / MEGABYTE, most: 400, unit: 'MB' },
      { what: 'lag of its event loop, p99 of the samples’ p99', is: live.lag, most: 50, unit: 'ms' },
      { what: 'idle streams kept open for 20 s', is: idle.held, least: IDLE },
      { what: 'memory of the API with them', is: idle.memory / MEGABYTE, unit: 'MB' },
      { what: 'a reader that stops reading costs', is: stopped / 1024, most: 512, unit: 'KB' },
    ])
  },
}

async function liveStreams(services: Services): Promise<{ whole: number; memory: number; lag: number }> {
  const env = modelSettings(await startModel(services, 120, 250), { CHAT_CONCURRENCY: String(LIVE / 2) })
  const api = await services.start('api/main.ts', env)
  const workers = [1, 2].map(() => services.start('workers/main.ts', env, chatQueue))
  await Promise.all(workers)
  const readers: Promise<AnswerReading>[] = []
  const [memory, lag]: [number[], number[]] = [[], []]
  const sample = async () => {
    memory.push(await memoryOf(api))
    lag.push((await metricOf(api, 'nodejs_eventloop_lag_p99_seconds')) * 1000)
  }
  for (let at = 0; at < LIVE; at++) {
    readers.push(readAnswer({ prompt: `seed:${at}`, address: () => api.url }))
    await delay(15)
    if (at % 100 === 99) await sample()
  }
  const all = Promise.all(readers)
  while ((await metricOf(api, 'sse_open')) > LIVE / 2) {
    await sample()
    await delay(1000)
  }
  const whole = (await all).filter(({ status }) => status === 'complete').length
  await Promise.all([api.stop(), ...(await Promise.all(workers)).map(({ stop }) => stop())])
  return { whole, memory: Math.max(...memory), lag: percentile(lag, 0.99) }
}

async function idleStreams(services: Services): Promise<{ held: number; memory: number }> {
  const env = modelSettings(await startModel(services, 1, 1))
  const api = await services.start('api/main.ts', env)
  const { chatId, visitor } = await waitingAnswer(api)
  const open = await openStreams(api, chatId, visitor, IDLE)
  await delay(20_000)
  const [held, memory] = [await metricOf(api, 'sse_open'), await memoryOf(api)]
  for (const each of open) each.destroy()
  await api.end('SIGKILL')
  return { held, memory }
}

/** Readers who stop in an answer of more than a megabyte, and as many who read on: the difference in memory. */
async function stoppedReaders(services: Services): Promise<number> {
  const env = modelSettings(await startModel(services, 150_000, 0.02), { CHAT_CONCURRENCY: '1' })
  const api = await services.start('api/main.ts', env)
  const { chatId, visitor } = await waitingAnswer(api)
  const open = await openStreams(api, chatId, visitor, STOPPED)
  for (const each of open) each.pause()
  const before = await memoryOf(api)
  const worker = await services.start('workers/main.ts', env, chatQueue)
  await delay(20_000)
  const after = await memoryOf(api)
  for (const each of open) each.destroy()
  await Promise.all([api.end('SIGKILL'), worker.end('SIGKILL')])
  return Math.max(0, after - before) / STOPPED
}
