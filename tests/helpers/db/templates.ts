import pg from 'pg'
import { importDefaults } from '../../../infra/run/import-bible.ts'
import { migrate } from '../../../infra/run/migrate.ts'
import { seed } from '../../../infra/run/seed.ts'
import { createDb } from '../../../shared/server/db.ts'
import { createLog } from '../../../shared/server/log.ts'

/**
 * The databases that the tests' databases are copied from: `empty` with only the catalogue; `texts` also with the three
 * translations, the commentary, the topics, the dictionaries and the plans.
 */
export const TEMPLATES = { empty: 'template_empty', texts: 'template_texts' }

/** Creates the templates on a server that has none. */
export async function buildTemplates(adminUrl: string): Promise<void> {
  await execute(adminUrl, `create database ${TEMPLATES.empty}`)
  await fill(at(adminUrl, TEMPLATES.empty), false)
  await execute(adminUrl, `create database ${TEMPLATES.texts} template ${TEMPLATES.empty}`)
  await fill(at(adminUrl, TEMPLATES.texts), true)
}

/** The same server, another database. */
export function at(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

/** Runs one statement on a separate connection. */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function fill(url: string, withTexts: boolean): Promise<void> {
  await migrate(url)
  const { db } = createDb({ url, max: 4, statementTimeoutMs: 60_000, log: createLog('test', 'silent'), name: 'test' })
  if (withTexts) await importDefaults(db, {})
  await seed(db)
  await db.destroy()
}
