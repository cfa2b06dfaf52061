import { createDb } from '../shared/server/db.ts'
import { readEnv } from '../shared/server/env.ts'
import { createLog } from '../shared/server/log.ts'
import { importDefaults, missingDefaults } from './import-bible.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

/** Brings a database to the newest migration, with the texts and the catalogue: what containers run once before the rest. */
const env = readEnv()
await migrate(env.DATABASE_URL)
const { db } = createDb({
  url: env.DATABASE_URL,
  max: 3,
  statementTimeoutMs: 120_000,
  log: createLog('fill', 'warn'),
  name: 'philip-fill',
})
try {
  if ((await missingDefaults(db, env.BIBLES)).length > 0) await importDefaults(db, { bibles: env.BIBLES })
  await seed(db)
} finally {
  await db.destroy()
}
