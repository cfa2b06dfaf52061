import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Bench } from './bench.ts'
import { median, printTable } from './table.ts'

const PATH = '/api/bible/eng-web/book/PSA/chapters/23'
const CONNECTIONS = 64
const ROUNDS = 5
const SECONDS = 2
const WARM_UP_SECONDS = 5
const GOAL = 0.9

type Variant = { name: string; headers: Record<string, string> }

/**
 * The API's chapter path compared with a node:http server that sends the same head and body, in turns, so that a noisy
 * machine affects both. The ratio is the median of the rounds. Options: the number of rounds, one answer alone.
 */
export const chapters: Bench = {
  about: `requests a second of a chapter, ${CONNECTIONS} connections, beside raw node:http with the same answer`,
  async run({ start }, options) {
    const [rounds = ROUNDS, only] = options
    const api = await start('api/main.ts')
    const variants = (await variantsOf(api.url)).filter(({ name }) => only === undefined || name === only)
    const fixed: Record<string, object> = {}
    for (const { name, headers } of variants) fixed[`/${name}`] = await answerOf(api.url, headers)
    const raw = await start('infra/measure/bench/raw-server.ts', { ANSWERS: JSON.stringify(fixed) })
    const rows: (string | number)[][] = []
    for (const { name, headers } of variants) {
      const sides = {
        api: { url: api.url + PATH, pid: api.pid, headers },
        raw: { url: `${raw.url}/${name}`, pid: raw.pid, headers },
      }
      for (const side of Object.values(sides)) await load(side, 1)
      const ratios: number[] = []
      const rates = { api: [] as number[], raw: [] as number[] }
      const costs = { api: [] as number[], raw: [] as number[] }
      for (let round = 0; round < Number(rounds); round++) {
        // the first side alternates
        const order = round % 2 === 0 ? (['api', 'raw'] as const) : (['raw', 'api'] as const)
        for (const side of order) {
          const { rate, microseconds } = await load(sides[side], SECONDS)
          rates[side].push(rate)
          costs[side].push(microseconds)
        }
        ratios.push(rates.api.at(-1)! / rates.raw.at(-1)!)
      }
      const cost = { api: median(costs.api), raw: median(costs.raw) }
      rows.push([name, Math.round(median(rates.api)), Math.round(median(rates.raw)), median(ratios).toFixed(2), GOAL])
      rows.at(-1)?.push(cost.api.toFixed(1), cost.raw.toFixed(1), (cost.raw / cost.api).toFixed(2))
    }
    printTable(['answer', 'API req/s', 'raw req/s', 'ratio', 'goal', 'API µs', 'raw µs', 'raw/API'], rows)
    process.stdout.write(
      '\nµs: processor time of the server for a request, which neighbours on the machine disturb least.\n',
    )
    await Promise.all([api.stop(), raw.stop()])
  },
}

async function variantsOf(url: string): Promise<Variant[]> {
  // the API loads its first translations into memory when it starts; that is not measured
  await load({ url: url + PATH, headers: { 'accept-encoding': 'br' } }, WARM_UP_SECONDS)
  const { etag } = (await get(url, { 'accept-encoding': 'br' })).headers
  return [
    { name: 'identity', headers: { 'accept-encoding': 'identity' } },
    { name: 'gzip', headers: { 'accept-encoding': 'gzip' } },
    { name: 'br', headers: { 'accept-encoding': 'br' } },
    { name: '304', headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) } },
  ]
}

async function get(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const outgoing = request(new URL(PATH, url), { headers, agent: false })
  outgoing.end()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return incoming
}

/** The API's response, without the headers that node:http adds itself. */
async function answerOf(url: string, headers: Record<string, string>) {
  const incoming = await get(url, headers)
  const body = await buffer(incoming)
  const own = new Set(['date', 'connection', 'keep-alive'])
  const head = Object.entries(incoming.headers).filter(([name]) => !own.has(name))
  return { status: incoming.statusCode, head: head.flat(), body: body.toString('base64') }
}

type Side = { url: string; pid?: number; headers: Record<string, string> }

async function load({ url, pid, headers }: Side, seconds: number): Promise<{ rate: number; microseconds: number }> {
  const before = processorTime(pid)
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  const other = Object.keys(result.statusCodeStats).filter((status) => status !== '200' && status !== '304')
  if (result.errors > 0 || other.length > 0) throw new Error(`${url}: ${result.errors} errors, statuses ${other}`)
  return { rate: result.requests.average, microseconds: (processorTime(pid) - before) / result.requests.total }
}

/** The processor time of a process in microseconds; NaN if the system does not report it. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!pid || !existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  // user and system time, in hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}
