import type { TextHead } from '../../../shared/seals/text-head.ts'
import { createDb } from '../../../shared/server/db.ts'
import { type Library, libraryOf } from '../../../shared/server/library.ts'
import { createLog } from '../../../shared/server/log.ts'
import { listTexts } from '../../../shared/server/sql/text-indexes.ts'
import { sum } from '../../../shared/sum.ts'
import { printBounds } from './bounds.ts'
import { collectGarbage } from './collect-garbage.ts'

/** What each part of a text's index is for, in the order in which it is loaded. */
const parts = { stemmed: 'for the finder', verses: 'for the search', text: 'for quotations' } as const

/**
 * Prints the processor time to load the index of each translation into this process, and its memory. Each is loaded twice,
 * because a collection of garbage takes time of the work after it, too.
 */
export async function measureLoading(databaseUrl: string): Promise<void> {
  const times = await withLibrary(databaseUrl, timesOf)
  const memories = await withLibrary(databaseUrl, memoriesOf)
  const all = sum(times.map(({ is }) => is)) / 1000
  printBounds([...times, ...memories, { what: 'all translations loaded', is: all, most: 1, unit: 's' }])
}

type Loading = { library: Library; heads: TextHead[] }

async function withLibrary<Result>(
  databaseUrl: string,
  measure: (loading: Loading) => Promise<Result>,
): Promise<Result> {
  const log = createLog('bench', 'warn')
  const { db } = createDb({ url: databaseUrl, max: 2, statementTimeoutMs: 60_000, log, name: 'bench-index' })
  const heads = (await listTexts(db)).filter(({ kind }) => kind === 'scripture')
  const result = await measure({ library: libraryOf(db), heads })
  await db.destroy()
  return result
}

async function timesOf({ library, heads }: Loading) {
  const times = []
  for (const head of heads) {
    for (const [part, use] of Object.entries(parts)) {
      const begun = process.cpuUsage()
      await library[part as keyof typeof parts](head)
      const { user, system } = process.cpuUsage(begun)
      times.push({ what: `${head.id}: loaded ${use}`, is: (user + system) / 1000, most: 200, unit: 'ms' })
    }
  }
  return times
}

async function memoriesOf({ library, heads }: Loading) {
  const memories = []
  for (const head of heads) {
    const before = heapInUse()
    const buffers = new Set<ArrayBufferLike>()
    for (const part of Object.keys(parts)) addBuffers(await library[part as keyof typeof parts](head), buffers)
    const bytes = sum([...buffers].map(({ byteLength }) => byteLength)) + Math.max(0, heapInUse() - before)
    memories.push({ what: `${head.id}: memory of all three`, is: bytes / 1e6, most: 40, unit: 'MB' })
  }
  return memories
}

/** The bytes of the heap that this process needs. */
function heapInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Collects the memory of the arrays inside of a value, each once. */
function addBuffers(value: unknown, buffers: Set<ArrayBufferLike>): void {
  if (ArrayBuffer.isView(value)) buffers.add(value.buffer)
  else if (value !== null && typeof value === 'object' && !(value instanceof Map) && !Array.isArray(value))
    for (const each of Object.values(value)) addBuffers(each, buffers)
}
