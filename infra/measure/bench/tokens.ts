import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import type { Bench } from './bench.ts'
import { printTable } from './table.ts'

const STREAMS = 200
const CHUNKS = 120
const EVERY_MS = 100
/** Readers arrive one after the other, as in reality; chunks are measured once all have arrived. */
const ARRIVAL_MS = 30
const GOALS = { first: 15, p50: 5, p99: 50 }

type Reading = { firstMs: number; delays: number[] }

/**
 * How much later words reach a reader through question, queue, worker, Redis and stream than from the same model called
 * directly, at the cadence of Gemini. Model, API, worker and readers are separate processes. Option: the number of
 * streams.
 */
export const tokens: Bench = {
  about: `the way of a word at ${STREAMS} answers at once, ten pieces a second each, beside a direct call`,
  async run({ start }, [streams = String(STREAMS)]) {
    const model = await start('infra/measure/bench/model-server.ts', {
      CHUNKS: String(CHUNKS),
      EVERY: String(EVERY_MS),
    })
    const settings = {
      ...{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'bench', GEMINI_BASE_URL: model.url },
      ...{ CHAT_CONCURRENCY: streams, QUEUE_MAX_WAITING: '1000', AI_REQUESTS_PER_MINUTE: '100000' },
    }
    const api = await start('api/main.ts', settings)
    await start('workers/main.ts', settings)
    const direct = (at: number) => read(`${model.url}/v1beta/models/bench:streamGenerateContent?alt=sse`, at)
    const whole = (at: number) => read(`${api.url}/api/chat`, at)
    // warm up the code of both sides before measuring
    await together(20, direct)
    await together(20, whole)
    const sides = {
      direct: summary(await together(Number(streams), direct)),
      Philip: summary(await together(Number(streams), whole)),
    }
    printTable(
      ['ms', 'first p50', 'first p99', 'piece p50', 'piece p99', 'pieces'],
      Object.entries(sides).map(([name, side]) => [name, ...side.times.map((ms) => ms.toFixed(1)), side.pieces]),
    )
    const added = sides.Philip.times.map((ms, at) => ms - sides.direct.times[at]!)
    process.stdout.write(
      `\nlater than direct: first ${added[0]!.toFixed(1)} ms (goal ${GOALS.first}), piece p50 ${added[2]!.toFixed(1)} ms ` +
        `(goal ${GOALS.p50}), piece p99 ${added[3]!.toFixed(1)} ms (goal ${GOALS.p99}); ` +
        `of ${sides.direct.pieces} pieces ${sides.direct.pieces - sides.Philip.pieces} lost\n`,
    )
  },
}

async function together(streams: number, one: (at: number) => Promise<Reading>): Promise<Reading[]> {
  return Promise.all(Array.from({ length: streams }, (_, at) => delay(at * ARRIVAL_MS).then(() => one(at))))
}

function summary(readings: Reading[]) {
  const firsts = readings.map(({ firstMs }) => firstMs).sort((a, b) => a - b)
  const steady = Math.floor(CHUNKS / 2)
  const delays = readings.flatMap((reading) => reading.delays.slice(steady)).sort((a, b) => a - b)
  const at = (sorted: number[], part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  const pieces = readings.reduce((sum, reading) => sum + reading.delays.length, 0)
  return { times: [at(firsts, 0.5), at(firsts, 0.99), at(delays, 0.5), at(delays, 0.99)], pieces }
}

/** Asks, and records the latency of each piece. The words repeated at the end do not count. */
function read(url: string, at: number): Promise<Reading> {
  const body = JSON.stringify({
    bible_id: 'eng-web',
    bookId: 'JHN',
    chapter: 3,
    prompt: `Question ${at}`,
    contents: [],
  })
  const reading: Reading = { firstMs: 0, delays: [] }
  const begun = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Reading>()
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== undefined && event !== 'content') return
      const now = process.hrtime.bigint()
      for (const [, sent] of data.matchAll(/@(\d+)@/g)) {
        if (reading.delays.length === 0) reading.firstMs = performance.now() - begun
        reading.delays.push(Number(now - BigInt(sent!)) / 1e6)
      }
    },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const outgoing = request(url, { method: 'POST', agent: false, headers }, (incoming) => {
    if (incoming.statusCode !== 200) return reject(new Error(`${url} answered ${incoming.statusCode}`))
    incoming.setEncoding('utf8')
    incoming.on('data', (text: string) => parser.feed(text))
    incoming.on('end', () => resolve(reading))
  })
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}
