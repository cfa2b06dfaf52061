import { FILL_POOL } from '../../shared/server/connections.ts'
import { createDb } from '../../shared/server/db.ts'
import { readEnv } from '../../shared/server/env.ts'
import { storeIndexes } from '../../shared/server/library.ts'
import { createLog } from '../../shared/server/log.ts'
import { DEFAULT_BIBLES, importDefaults, missingDefaults } from './import-bible.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

/**
 * Migrates a database to the newest version, imports the texts that it lacks with `importing`, then seeds the
 * catalogue, whose plans are made of them.
 */
export async function fill(url: string, bibles: string = DEFAULT_BIBLES, importing = importDefaults): Promise<void> {
  await migrate(url)
  const log = createLog('fill', 'warn')
  const { db } = createDb({ url, ...FILL_POOL, log, name: 'philip-fill' })
  try {
    const names = await missingDefaults(db, bibles)
    if (names.length > 0) await importing(db, { names })
    // texts of an earlier release have no index
    await storeIndexes(db)
    const unreadable: string[] = []
    await seed(db, (slug) => unreadable.push(slug))
    // an operator's own edition may lack books
    if (unreadable.length > 0) log.warn({ plans: unreadable }, 'the default translation lacks the text of these plans')
  } finally {
    await db.destroy()
  }
}

// containers run this once before everything else
if (import.meta.main) {
  const { DATABASE_URL, BIBLES } = readEnv()
  await fill(DATABASE_URL, BIBLES)
}
