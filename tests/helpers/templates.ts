import pg from 'pg'
import { importDefaults } from '../../infra/import-bible.ts'
import { migrate } from '../../infra/migrate.ts'
import { seed } from '../../infra/seed.ts'
import { createDb } from '../../shared/server/db.ts'
import { createLog } from '../../shared/server/log.ts'

/**
 * Makes the databases that every test's own is copied from: `empty` with the catalogue alone, `texts` with the three
 * translations, the commentary, the topics and the dictionaries as well.
 */
export async function buildTemplates(adminUrl: string): Promise<{ empty: string; texts: string }> {
  await execute(adminUrl, 'create database template_empty')
  await fill(at(adminUrl, 'template_empty'), false)
  await execute(adminUrl, 'create database template_texts template template_empty')
  await fill(at(adminUrl, 'template_texts'), true)
  return { empty: 'template_empty', texts: 'template_texts' }
}

/** The same server, another database. */
export function at(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function fill(url: string, texts: boolean): Promise<void> {
  await migrate(url)
  const { db } = createDb({ url, max: 4, statementTimeoutMs: 60_000, log: createLog('test', 'silent'), name: 'test' })
  await seed(db)
  if (texts) await importDefaults(db, {})
  await db.destroy()
}
