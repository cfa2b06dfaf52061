import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sum } from '../../../shared/sum.ts'
import { openStream, readEvents } from '../event-stream.ts'
import type { Bench } from './bench.ts'
import { type Bound, printBounds } from './bounds.ts'
import { cpuOf } from './fleet-settings.ts'
import type { Services, Started } from './services.ts'
import { percentile, printTable } from './table.ts'

const STREAMS = 200
const RATE = 10
/** How long an answer takes. Readers arrive in its first half, and pieces are measured in the second. */
const SECONDS = 12
/** Readers arrive one after the other, as in reality. */
const ARRIVAL_MS = 30
/** By answers and their pieces a second. */
const GOALS: Record<string, Goals> = {
  '200 × 10': { first: 12, p50: 5, p99: 50 },
  '200 × 40': { p50: 5, p99: 60, api: 30, worker: 60 },
  '500 × 40': { p99: 150, besidePeer: 1 },
  '1000 × 40': { p99: 400 },
}

type Summary = ReturnType<typeof summary>
type Reading = { firstMs: number; delays: number[]; isWhole: boolean }
/**
 * The most ms later than direct, how many times as late as resumable-stream the p99 may be, and the most processor time of
 * each program for 1,000 pieces, in ms.
 */
type Goals = { first?: number; p50?: number; p99?: number; besidePeer?: number; api?: number; worker?: number }
type Costs = { api: number; workers: number }

/**
 * How much later words reach a reader through question, queue, worker, Redis and stream than from the same model called
 * directly, beside the same for Vercel's resumable-stream. Model, API, workers and readers are separate processes. Each side
 * has a whole round before the measured one, because a server that runs has compiled its code.
 * Options: the number of streams; `--rate`, the pieces of each in a second, by default the cadence of Gemini; `--workers`,
 * the number of worker processes.
 */
export const tokens: Bench = {
  about: 'the way of a word of many answers at once, beside a direct call and resumable-stream',
  async run(services, options) {
    const { start } = services
    const { streams, rate, workers: count } = optionsIn(options)
    process.stdout.write(`${streams} answers at once, ${rate} pieces a second each; workers: ${count}\n\n`)
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
    let arrived = 0
    const whole = (at: number) => read(`${api.url}/api/chat`, at, () => arrived++)
    await together(streams, direct)
    await together(streams, whole)
    const alone = summary(await together(streams, direct), pieces)
    const costs = costsWhileRunning({ api: [api], workers }, streams, () => arrived)
    const philip = summary(await together(streams, whole), pieces)
    const { all, full } = await costs()
    const peer = summary(await throughPeer(services, model, streams), pieces)
    printTable(
      ['ms', 'first p50', 'first p99', 'piece p50', 'piece p99', 'pieces', 'failed'],
      Object.entries({ direct: alone, Philip: philip, 'resumable-stream': peer }).map(
        ([name, { times, pieces, failed }]) => [name, ...times.map((ms) => ms.toFixed(1)), pieces, failed],
      ),
    )
    process.stdout.write('\n')
    const goals = GOALS[`${streams} × ${rate}`] ?? {}
    const [later, peerLater] = [laterThan(alone, philip), laterThan(alone, peer)]
    const bounds: Bound[] = [
      { what: 'later than direct: first word, p50', is: later.first, most: goals.first, unit: 'ms' },
      { what: 'later than direct: pieces, p50', is: later.p50, most: goals.p50, unit: 'ms' },
      { what: 'later than direct: pieces, p99', is: later.p99, most: goals.p99, unit: 'ms' },
      { what: 'resumable-stream: first word, p50', is: peerLater.first, unit: 'ms' },
      { what: 'resumable-stream: pieces, p50', is: peerLater.p50, unit: 'ms' },
      { what: 'resumable-stream: pieces, p99', is: peerLater.p99, unit: 'ms' },
      { what: 'the p99 of Philip, in that of resumable-stream', is: later.p99 / peerLater.p99, most: goals.besidePeer },
      { what: 'pieces lost', is: streams * pieces - philip.pieces, most: 0 },
      { what: 'answers failed', is: philip.failed, most: 0 },
      { what: '1,000 pieces while all run: processor time of the API', is: full.api, most: goals.api, unit: 'ms' },
      { what: '1,000 pieces while all run: of the worker', is: full.workers, most: goals.worker, unit: 'ms' },
      { what: '1,000 pieces with questions, ends and checks: of the API', is: all.api, unit: 'ms' },
      { what: '1,000 pieces with questions, ends and checks: of the worker', is: all.workers, unit: 'ms' },
    ]
    printBounds(bounds)
  },
}

function laterThan(direct: Summary, other: Summary): { first: number; p50: number; p99: number } {
  const [first, , p50, p99] = other.times.map((ms, at) => ms - direct.times[at]!) as [number, number, number, number]
  return { first, p50, p99 }
}

/** The same model and readers, with Vercel's resumable-stream between them. */
async function throughPeer({ start, redisUrl }: Services, model: Started, streams: number): Promise<Reading[]> {
  const file = 'infra/measure/bench/peer.ts'
  const writer = await start(file, { REDIS_URL: redisUrl, MODEL_URL: model.url })
  const server = await start(file, { REDIS_URL: redisUrl, WRITER_URL: writer.url })
  const peer = (at: number) => read(`${server.url}/`, at)
  await together(streams, peer)
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

/**
 * Begins to measure the processor time, in ms for each thousand pieces, that programs use for answers that are asked now.
 * Returns a function for their end: `all` is the whole time with arrivals and ends, `full` the time while all answers run.
 */
function costsWhileRunning(
  programs: Record<keyof Costs, Started[]>,
  streams: number,
  arrived: () => number,
): () => Promise<{ all: Costs; full: Costs }> {
  const measure = async () => {
    const [api = 0, workers = 0] = await Promise.all(
      [programs.api, programs.workers].map(async (each) => sum(await Promise.all(each.map(cpuOf)))),
    )
    return { api, workers, pieces: arrived() }
  }
  type Measured = Awaited<ReturnType<typeof measure>>
  const between = (from: Measured, to: Measured): Costs => {
    const forEach = (seconds: number) => (1e6 * seconds) / (to.pieces - from.pieces)
    return { api: forEach(to.api - from.api), workers: forEach(to.workers - from.workers) }
  }
  // half a second of the full load at each end is left out
  const begun = measure()
  const fullFrom = delay(arrivalMs(streams) * streams + 500).then(measure)
  const fullTo = delay(SECONDS * 1000 - 500).then(measure)
  return async () => ({
    all: between(await begun, await measure()),
    full: between(await fullFrom, await fullTo),
  })
}

const arrivalMs = (streams: number): number => Math.min(ARRIVAL_MS, (500 * SECONDS) / streams)

async function together(streams: number, one: (at: number) => Promise<Reading>): Promise<Reading[]> {
  const apart = arrivalMs(streams)
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
async function read(url: string, at: number, onPiece = () => {}): Promise<Reading> {
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
      onPiece()
    }
  })
  return reading
}
