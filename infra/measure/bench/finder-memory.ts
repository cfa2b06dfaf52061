import { createDb } from '../../../shared/server/db.ts'
import { createFinder } from '../../../shared/server/finder.ts'
import { createLog } from '../../../shared/server/log.ts'
import { announceReady } from '../../../shared/server/process.ts'
import { listVersions } from '../../../shared/server/sql/bibles.ts'
import { collectGarbage } from './collect-garbage.ts'

/** Prints how many bytes this process grows when it loads the finder, with the installed texts of DATABASE_URL. */
const url = process.env.DATABASE_URL ?? ''
const log = createLog('bench', 'warn')
const { db } = createDb({ url, max: 2, statementTimeoutMs: 60_000, log, name: 'philip-bench' })

await listVersions(db)
const before = memoryInUse()
const finder = createFinder(db, log)
await finder.ready()
finder.find('Where was Jesus born?', 'en')
const after = memoryInUse()
await db.destroy()
process.stdout.write(`${after - before}\n`)
announceReady()

/** The bytes that this process keeps, without what the next collection of garbage frees. */
function memoryInUse(): number {
  collectGarbage()
  return process.memoryUsage.rss()
}
