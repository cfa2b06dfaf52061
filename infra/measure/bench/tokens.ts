import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sum } from '../../../shared/sum.ts'
import { openStream, readEvents } from '../event-stream.ts'
import type { Bench } from './bench.ts'
import { cpuOf } from './fleet-settings.ts'
import type { Services, Started } from './services.ts'
import { percentile, printTable } from './table.ts'

const STREAMS = 200
const RATE = 10
/** How long an answer takes. Readers arrive in its first half, and pieces are measured in the second. */
const SECONDS = 12
/** Readers arrive one after the other, as in reality. */
const ARRIVAL_MS = 30
const GOALS = { first: 15, p50: 5, p99: 50 }

type Summary = ReturnType<typeof summary>
type Reading = { firstMs: number; delays: number[]; isWhole: boolean }

/**
 * How much later words reach a reader through question, queue, worker, Redis and stream than from the same model called
 * directly, beside the same for Vercel's resumable-stream. Model, API, workers and readers are separate processes.
 * Options: the number of streams; `--rate`, the pieces of each in a second, by default the cadence of Gemini; `--workers`,
 * the number of worker processes.
 */
export const tokens: Bench = {
  about: `the way of a word at ${STREAMS} answers at once, ten pieces a second each, beside a direct call and resumable-stream`,
  async run(services, options) {
    const { start } = services
    const { streams, rate, workers: count } = optionsIn(options)
    const pieces = SECONDS * rate
    const model = await start('infra/measure/bench/model-server.ts', {
      CHUNKS: String(pieces),
      EVERY: String(1000 / rate),
    })
    const settings = {
      ...{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'bench', GEMINI_BASE_URL: model.url },
      ...{ CHAT_CONCURRENCY: String(Math.ceil(streams / count)), AI_REQUESTS_PER_MINUTE: '100000' },
      QUEUE_MAX_WAITING: '10000',
    }
    const api = await start('api/main.ts', settings)
    const workers = await Promise.all(Array.from({ length: count }, () => start('workers/main.ts', settings)))
    const direct = (at: number) => read(`${model.url}/v1beta/models/bench:streamGenerateContent?alt=sse`, at)
    const whole = (at: number) => read(`${api.url}/api/chat`, at)
    // warm up the code of both sides before measuring
    await together(20, direct)
    await together(20, whole)
    const measured = {
      direct: summary(await together(streams, direct), pieces),
      Philip: await withCosts({ api: [api], workers }, async () => summary(await together(streams, whole), pieces)),
      'resumable-stream': summary(await throughPeer(services, model, streams), pieces),
    }
    printTable(
      ['ms', 'first p50', 'first p99', 'piece p50', 'piece p99', 'pieces', 'failed'],
      Object.entries(measured).map(([name, { times, pieces, failed }]) => [
        name,
        ...times.map((ms) => ms.toFixed(1)),
        pieces,
        failed,
      ]),
    )
    const added = laterThan(measured.direct, measured.Philip)
    const peer = laterThan(measured.direct, measured['resumable-stream'])
    const { costs, ...philip } = measured.Philip
    process.stdout.write(
      `\nlater than direct: first ${added[0]!.toFixed(1)} ms (goal ${GOALS.first}), piece p50 ${added[2]!.toFixed(1)} ms ` +
        `(goal ${GOALS.p50}), piece p99 ${added[3]!.toFixed(1)} ms (goal ${GOALS.p99}); ` +
        `of ${streams * pieces} pieces ${streams * pieces - philip.pieces} lost\n` +
        `resumable-stream: first ${peer[0]!.toFixed(1)} ms, piece p50 ${peer[2]!.toFixed(1)} ms, p99 ${peer[3]!.toFixed(1)} ms\n` +
        `Philip’s processor time for 1,000 pieces: API ${costs.api.toFixed(0)} ms, worker ${costs.workers.toFixed(0)} ms\n`,
    )
  },
}

const laterThan = (direct: Summary, other: Summary): number[] => other.times.map((ms, at) => ms - direct.times[at]!)

/** The same model and readers, with Vercel's resumable-stream between them. */
async function throughPeer({ start, redisUrl }: Services, model: Started, streams: number): Promise<Reading[]> {
  const file = 'infra/measure/bench/peer.ts'
  const writer = await start(file, { REDIS_URL: redisUrl, MODEL_URL: model.url })
  const server = await start(file, { REDIS_URL: redisUrl, WRITER_URL: writer.url })
  const peer = (at: number) => read(`${server.url}/`, at)
  await together(20, peer)
  const readings = await together(streams, peer)
  await Promise.all([server.stop(), writer.stop()])
  return readings
}

function optionsIn(options: string[]): { streams: number; rate: number; workers: number } {
  const { positionals, values } = parseArgs({
    args: options,
    allowPositionals: true,
    options: { rate: { type: 'string' }, workers: { type: 'string' } },
  })
  return {
    streams: Number(positionals[0] ?? STREAMS),
    rate: Number(values.rate ?? RATE),
    workers: Number(values.workers ?? 1),
  }
}

/** The processor time that programs use for each thousand pieces. */
async function withCosts<Name extends string, Result extends { pieces: number }>(
  programs: Record<Name, Started[]>,
  run: () => Promise<Result>,
): Promise<Result & { costs: Record<Name, number> }> {
  const names = Object.keys(programs) as Name[]
  const measure = () => Promise.all(names.map(async (name) => sum(await Promise.all(programs[name].map(cpuOf)))))
  const before = await measure()
  const result = await run()
  const after = await measure()
  const costs = names.map((name, i) => [name, (1e6 * (after[i]! - before[i]!)) / result.pieces])
  return { ...result, costs: Object.fromEntries(costs) }
}

async function together(streams: number, one: (at: number) => Promise<Reading>): Promise<Reading[]> {
  const apart = Math.min(ARRIVAL_MS, (500 * SECONDS) / streams)
  return Promise.all(Array.from({ length: streams }, (_, at) => delay(at * apart).then(() => one(at))))
}

function summary(readings: Reading[], pieces: number) {
  const firsts = readings.map(({ firstMs }) => firstMs)
  const delays = readings.flatMap((reading) => reading.delays.slice(Math.floor(pieces / 2)))
  return {
    times: [percentile(firsts, 0.5), percentile(firsts, 0.99), percentile(delays, 0.5), percentile(delays, 0.99)],
    pieces: readings.reduce((sum, reading) => sum + reading.delays.length, 0),
    failed: readings.filter(({ isWhole }) => !isWhole).length,
  }
}

/** Asks, and records the latency of each piece. The words repeated at the end do not count. */
async function read(url: string, at: number): Promise<Reading> {
  const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: `Question ${at}`, contents: [] }
  const reading: Reading = { firstMs: 0, delays: [], isWhole: false }
  const begun = performance.now()
  // without a connection it is counted as failed
  const incoming = await openStream(url, { body }).opened.catch(() => undefined)
  if (!incoming) return reading
  await readEvents(incoming, ({ event, data }) => {
    // the model's own stream has no names
    const isEnd = event === 'stream_end' ? data.includes('"complete"') : data.includes('"finishReason"')
    if (isEnd) reading.isWhole = true
    if (event !== undefined && event !== 'content') return
    const now = process.hrtime.bigint()
    for (const [, sent] of data.matchAll(/@(\d+)@/g)) {
      if (reading.delays.length === 0) reading.firstMs = performance.now() - begun
      reading.delays.push(Number(now - BigInt(sent!)) / 1e6)
    }
  })
  return reading
}
