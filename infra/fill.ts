import { createDb } from '../shared/server/db.ts'
import { readEnv } from '../shared/server/env.ts'
import { storeIndexes } from '../shared/server/library.ts'
import { createLog } from '../shared/server/log.ts'
import { DEFAULT_BIBLES, importDefaults, missingDefaults } from './import-bible.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

/** Brings a database to the newest migration, with the texts, and then with the catalogue, whose plans are made of them. */
export async function fill(url: string, bibles: string = DEFAULT_BIBLES): Promise<void> {
  await migrate(url)
  const log = createLog('fill', 'warn')
  const { db } = createDb({ url, max: 3, statementTimeoutMs: 120_000, log, name: 'philip-fill' })
  try {
    if ((await missingDefaults(db, bibles)).length > 0) await importDefaults(db, { bibles })
    // texts of an earlier release have none
    await storeIndexes(db)
    await seed(db)
  } finally {
    await db.destroy()
  }
}

// what containers run once before the rest
if (import.meta.main) {
  const { DATABASE_URL, BIBLES } = readEnv()
  await fill(DATABASE_URL, BIBLES)
}
