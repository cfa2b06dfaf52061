import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { importDefaults } from '../../infra/import-bible.ts'
import { migrate } from '../../infra/migrate.ts'
import { seed } from '../../infra/seed.ts'
import { createDb } from '../../shared/server/db.ts'
import { createLog } from '../../shared/server/log.ts'

const root = join(import.meta.dirname, '../..')
const catalogue = ['migrations/*.sql', 'infra/migrate.ts', 'infra/seed.ts', 'infra/seed/**/*']
const importers = [
  'infra/import-bible.ts',
  'infra/import/**/*.ts',
  'shared/bible/**/*.ts',
  'shared/server/sql/import.ts',
]

/**
 * Makes the databases that every test's own is copied from: `empty` with the catalogue alone, `texts` with the three
 * translations, the commentary, the topics and the dictionaries as well. Each is named after what it was made from, so
 * that it is made once and used by later runs until that changes. Databases that earlier runs left are dropped.
 */
export async function buildTemplates(adminUrl: string): Promise<{ empty: string; texts: string }> {
  const empty = `template_empty_${hashOf(catalogue)}`
  const texts = `template_texts_${hashOf([...catalogue, ...importers])}`
  const there = await databases(adminUrl)
  for (const name of there) {
    if (/^(test|template)_/.test(name) && name !== empty && name !== texts)
      await execute(adminUrl, `drop database "${name}" with (force)`)
  }
  if (!there.includes(empty)) await build(adminUrl, empty, 'template1', false)
  if (!there.includes(texts)) await build(adminUrl, texts, empty, true)
  return { empty, texts }
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

/** It gets its name last: a database of that name is whole. */
async function build(adminUrl: string, name: string, template: string, withTexts: boolean): Promise<void> {
  const draft = `test_draft_${name}`
  await execute(adminUrl, `create database "${draft}" template "${template}"`)
  const url = at(adminUrl, draft)
  await migrate(url)
  const { db } = createDb({ url, max: 4, statementTimeoutMs: 60_000, log: createLog('test', 'silent'), name: 'test' })
  await seed(db)
  if (withTexts) await importDefaults(db, {})
  await db.destroy()
  await execute(adminUrl, `alter database "${draft}" rename to "${name}"`)
}

async function databases(adminUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
  await client.end()
  return rows.map((row) => row.datname)
}

function hashOf(patterns: string[]): string {
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  const hash = createHash('sha256')
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}
