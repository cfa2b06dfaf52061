import { importDefaults } from '../../../infra/run/import-bible.ts'
import { migrate } from '../../../infra/run/migrate.ts'
import { seed } from '../../../infra/run/seed.ts'
import { createDb } from '../../../shared/server/db.ts'
import { createLog } from '../../../shared/server/log.ts'
import { at, execute, TEMPLATES } from './execute.ts'

/** Creates the templates on a server that has none. */
export async function buildTemplates(adminUrl: string): Promise<void> {
  await execute(adminUrl, `create database ${TEMPLATES.empty}`)
  await fill(at(adminUrl, TEMPLATES.empty), false)
  await execute(adminUrl, `create database ${TEMPLATES.texts} template ${TEMPLATES.empty}`)
  await fill(at(adminUrl, TEMPLATES.texts), true)
}

async function fill(url: string, withTexts: boolean): Promise<void> {
  await migrate(url)
  const { db } = createDb({ url, max: 4, statementTimeoutMs: 60_000, log: createLog('test', 'silent'), name: 'test' })
  if (withTexts) await importDefaults(db, {})
  await seed(db)
  await db.destroy()
}
