import type { Bench } from './bench.ts'
import { cpuOf, query } from './fleet-settings.ts'
import { lightClient } from './light-client.ts'
import { measureLoading } from './search-index.ts'
import { mixed, searchKinds, unlikeAll } from './searches.ts'
import type { Started } from './services.ts'
import { percentile, printTable } from './table.ts'

const AT_ONCE = 20
const EACH = 2000
const GOAL = 'p50 2, p99 10'
const BOOKS = '/api/bible/eng-web/toc'
/** What a browser sends. */
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
/** The handler before Koa leaves a coding with a weight to Koa. */
const THROUGH_KOA = { 'Accept-Encoding': 'identity;q=1' }

/** Twenty concurrent API searches: each for the first time, and then repeated, as readers search. */
export const search: Bench = {
  about: `milliseconds of a search at the API, ${AT_ONCE} at once (goal: ${GOAL})`,
  async run({ start, databaseUrl }) {
    const api = await start('api/main.ts')
    await measure(api, fresh(mixed), 3 * EACH)
    const rows: (string | number)[][] = []
    const add = async (name: string, pathOf: (i: number) => string, headers?: Record<string, string>) =>
      rows.push([name, ...(await measure(api, pathOf, EACH, headers))])
    for (const [name, words] of Object.entries(searchKinds)) await add(`${name}, never asked before`, fresh(words))
    await add('mixed, never asked before', fresh(mixed))
    await add('the same, compressed for a browser', fresh(mixed), BROWSER)
    await add('the same, through Koa', fresh(mixed), THROUGH_KOA)
    await add('mixed, asked again and again', (i) => pathOf(`${mixed[i % mixed.length]}`))
    const verses = await query<{ text: string }>(
      { databaseUrl },
      `select text from verses where bible_id = 'eng-web' order by position`,
    )
    const asked = unlikeAll(verses.map(({ text }) => text))
    const next = () => pathOf(asked.next().value as string)
    await measure(api, next, EACH)
    await add('other words each time', next)
    await add('for comparison: books, without a search', () => BOOKS)
    printTable(['searches', 'p50', 'p99', 'searches/s', 'API µs', 'client µs'], rows)
    process.stdout.write('\nµs: processor time for each search, which neighbours on the machine disturb least.\n\n')
    await api.stop()
    await measureLoading(databaseUrl)
  },
}

/**
 * Searches for each word in turn, each time for another page of about twenty verses from its beginning: equal searches are
 * so far apart that the server has forgotten the first.
 */
function fresh(words: string[]): (i: number) => string {
  return (i) => {
    const turn = Math.floor(i / words.length)
    return pathOf(`${words[i % words.length]}`, `&limit=${1 + (turn % 40)}&offset=${Math.floor(turn / 40)}`)
  }
}

const pathOf = (words: string, more = '') => `/api/bible/eng-web/search?q=${encodeURIComponent(words)}${more}`

async function measure(
  api: Started,
  pathOf: (i: number) => string,
  count: number,
  headers?: Record<string, string>,
): Promise<(string | number)[]> {
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => lightClient(api.url, headers)))
  const times: number[] = []
  let next = 0
  const cpu = await cpuOf(api)
  const own = process.cpuUsage()
  const begun = performance.now()
  await Promise.all(
    clients.map(async ({ get }) => {
      while (next < count) {
        const path = pathOf(next++)
        const startedAt = performance.now()
        await get(path)
        times.push(performance.now() - startedAt)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(own)
  const spent = (1e6 * ((await cpuOf(api)) - cpu)) / count
  for (const { close } of clients) close()
  return [
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    Math.round(count / seconds),
    Math.round(spent),
    Math.round((user + system) / count),
  ]
}
