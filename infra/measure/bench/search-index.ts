import { createDb } from '../../../shared/server/db.ts'
import { libraryOf } from '../../../shared/server/library.ts'
import { createLog } from '../../../shared/server/log.ts'
import { listTexts } from '../../../shared/server/sql/text-indexes.ts'
import { printBounds } from './bounds.ts'
import { collectGarbage } from './collect-garbage.ts'

/** What each part of a text's index is for, in the order in which it is loaded. */
const parts = { stemmed: 'for the finder', verses: 'for the search', text: 'for quotations' } as const

/** Prints the processor time to load the index of each translation into this process, and its memory. */
export async function measureLoading(databaseUrl: string): Promise<void> {
  const log = createLog('bench', 'warn')
  const { db } = createDb({ url: databaseUrl, max: 2, statementTimeoutMs: 60_000, log, name: 'bench-index' })
  const library = libraryOf(db)
  const heads = (await listTexts(db)).filter(({ kind }) => kind === 'scripture')
  const bounds = []
  let all = 0
  for (const head of heads) {
    const before = heapInUse()
    const buffers = new Set<ArrayBufferLike>()
    let sum = 0
    for (const [part, use] of Object.entries(parts)) {
      const begun = process.cpuUsage()
      addBuffers(await library[part as keyof typeof parts](head), buffers)
      const { user, system } = process.cpuUsage(begun)
      const time = (user + system) / 1000
      sum += time
      bounds.push({ what: `${head.id}: loaded ${use}`, is: time, most: 200, unit: 'ms' })
    }
    all += sum
    const bytes = [...buffers].reduce((total, { byteLength }) => total + byteLength, 0)
    const grown = Math.max(0, heapInUse() - before)
    bounds.push({ what: `${head.id}: memory of all three`, is: (bytes + grown) / 1e6, most: 40, unit: 'MB' })
  }
  bounds.push({ what: 'all translations loaded', is: all / 1000, most: 1, unit: 's' })
  printBounds(bounds)
  await db.destroy()
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
