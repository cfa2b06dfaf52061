import { Agent, get } from 'node:http'
import type { Bench } from './bench.ts'
import { measureLoading } from './search-index.ts'
import { percentile, printTable } from './table.ts'

const AT_ONCE = 20
const EACH = 600
const GOAL = 'p50 2, p99 10'

const rare = ['melchizedek', 'shibboleth', 'leviathan', 'frankincense', 'zacchaeus', 'nicodemus', 'gethsemane', 'urim']
const common = ['lord', 'god', 'love', 'king', 'son', 'people', 'house', 'heart']
const middling = [
  'faith',
  'hope',
  'light',
  'shepherd',
  'mercy',
  'bread',
  'vine',
  'peace',
  'anger',
  'wisdom',
  'fear',
  'joy',
]
const several = [
  'living water',
  'bread of life',
  'fear not',
  'love your neighbor',
  'valley of the shadow of death',
  'faith hope love',
]
const phrases = [
  '"in the beginning"',
  '"son of man"',
  '"kingdom of heaven"',
  '"do not be afraid"',
  '"holy spirit"',
  '"the word of"',
]
const beginnings = ['shep', 'righteousn', 'jerus', 'belov', 'good sam', 'crea']
const mixed = [...rare, ...common, ...middling, ...several, ...phrases, ...beginnings]

/** Twenty concurrent API searches: each for the first time, and then repeated, as readers search. */
export const search: Bench = {
  about: `milliseconds of a search at the API, ${AT_ONCE} at once (goal: ${GOAL})`,
  async run({ start, databaseUrl }) {
    const api = await start('api/main.ts')
    const kinds = { rare, common, middling, several, phrases, beginnings }
    await measure(api.url, () => `${mixed[Math.floor(Math.random() * mixed.length)]}`, 200)
    const rows: (string | number)[][] = []
    for (const [name, words] of Object.entries(kinds)) {
      rows.push(row(`${name}, never asked before`, await measure(api.url, fresh(words), EACH)))
    }
    rows.push(row('mixed, never asked before', await measure(api.url, fresh(mixed), EACH)))
    rows.push(
      row('mixed, asked again and again', await measure(api.url, (i) => `${mixed[i % mixed.length]}`, EACH * 4)),
    )
    rows.push(row('for comparison: books, without a search', await measureCalls(api.url, () => BOOKS, EACH)))
    printTable(['searches', 'p50', 'p99', 'searches/s'], rows)
    await api.stop()
    await measureLoading(databaseUrl)
  },
}

let serial = 0

/** Each search has a different number of results from all before it, so that no answer is cached. */
function fresh(words: string[]): (i: number) => string {
  return (i) => `${words[i % words.length]}&limit=${10 + (serial % 20)}&offset=${Math.floor(serial++ / 20)}`
}

type Measured = { times: number[]; seconds: number }

const BOOKS = '/api/bible/eng-web/toc'

function measure(url: string, query: (i: number) => string, count: number): Promise<Measured> {
  return measureCalls(
    url,
    (i) => {
      const [words = '', ...rest] = query(i).split('&')
      return `/api/bible/eng-web/search?${[`q=${encodeURIComponent(words)}`, ...rest].join('&')}`
    },
    count,
  )
}

async function measureCalls(url: string, pathOf: (i: number) => string, count: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const times: number[] = []
  let next = 0
  const from = performance.now()
  const worker = async () => {
    while (next < count) {
      const path = pathOf(next++)
      const startedAt = performance.now()
      await fetched(new URL(path, url), agent)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return { times, seconds: (performance.now() - from) / 1000 }
}

function fetched(url: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (incoming) => {
      if (incoming.statusCode !== 200) reject(new Error(`${url.pathname}${url.search}: ${incoming.statusCode}`))
      incoming.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}

function row(name: string, { times, seconds }: Measured): (string | number)[] {
  return [
    name,
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    Math.round(times.length / seconds),
  ]
}
