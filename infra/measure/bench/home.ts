import { readFileSync } from 'node:fs'
import { heapFlags } from '../../run/heap-flags.ts'
import type { Bench } from './bench.ts'
import { type Bound, printBounds } from './bounds.ts'
import type { Services } from './services.ts'
import { percentile } from './table.ts'

const PER_SECOND = 50
const SECONDS = 20
/** How many texts a process answers before it is measured. */
const WARM_UP = 300
const MB = 2 ** 20

/** Texts that visitors type on Home, evenly spread: the wait for the passage, and the memory that the finder needs. */
export const home: Bench = {
  about: `POST /api/home, ${PER_SECOND} texts a second for ${SECONDS} s, each for the first time`,
  async run(services) {
    const { start } = services
    const memory = await memoryOfFinder(services)
    const api = await start('api/main.ts')
    const texts = typedTexts()
    // a process that has run for a while; these texts are not asked again
    for (const text of texts.splice(0, WARM_UP)) await ask(api.url, text)
    const waits: Promise<number>[] = []
    const begun = performance.now()
    for (let i = 0; i < PER_SECOND * SECONDS; i++) {
      const due = begun + (i * 1000) / PER_SECOND - performance.now()
      if (due > 1) await new Promise((done) => setTimeout(done, due))
      waits.push(ask(api.url, texts[i % texts.length]!))
    }
    const all = await Promise.all(waits)
    const bounds: Bound[] = [
      { what: 'answer after, p50', is: percentile(all, 0.5), unit: 'ms' },
      { what: 'answer after, p95', is: percentile(all, 0.95), most: 40, unit: 'ms' },
      { what: 'answer after, p99', is: percentile(all, 0.99), unit: 'ms' },
      { what: 'memory of the finder', is: memory, most: 120, unit: 'MB' },
    ]
    printBounds(bounds)
    await api.stop()
  },
}

/** What testers typed: 1,492 texts of the finder's evaluation. */
function typedTexts(): string[] {
  const lines = readFileSync(
    new URL('../../../workers/eval/finding/questions-tuning-4.txt', import.meta.url),
    'utf8',
  ).split('\n')
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.slice(0, line.indexOf('|')))
}

/** How many MB a process with the settings of the API grows when it loads the finder, with the installed texts. */
async function memoryOfFinder({ start }: Services): Promise<number> {
  const printed: string[] = []
  const settings = { NODE_OPTIONS: heapFlags['api/main.ts']!.join(' ') }
  const onLine = (line: string) => void printed.push(line)
  const program = await start('infra/measure/bench/finder-memory.ts', settings, { onLine })
  await program.exited
  return Number(printed.find((line) => /^-?\d+$/.test(line))) / MB
}

/** Milliseconds until the passage arrives. Throws an error if there is none. */
async function ask(url: string, prompt: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/home`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt }),
  })
  if (!answer.ok) throw new Error(`POST /api/home answered ${answer.status} to "${prompt}"`)
  await answer.arrayBuffer()
  return performance.now() - begun
}
