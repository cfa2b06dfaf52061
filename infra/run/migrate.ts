import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { migrationNames, migrationsFolder } from '../../shared/server/migration-names.ts'
import { codeOf } from '../../shared/server/store-errors.ts'

export type Migration = { name: string; sql: string }
type Options = {
  files?: Migration[]
  /** How long a statement may wait for a lock; statements queued behind it wait as long. */
  lockTimeoutMs?: number
  /** How often a migration is tried while others have the locks that it needs. */
  tries?: number
}

const LOCK = 7_041_847
const LOCK_NOT_AVAILABLE = '55P03'

/** The migrations of the repository in order. */
export function migrations(): Migration[] {
  return migrationNames().map((name) => ({ name, sql: readFileSync(new URL(name, migrationsFolder), 'utf8') }))
}

/** The statements of a migration that begins with `-- no transaction`; undefined for any other. */
export function statementsOutside({ sql }: Migration): string[] | undefined {
  if (!sql.startsWith('-- no transaction\n')) return undefined
  const statements = sql.replaceAll(/^--.*\n/gm, '').split(/;\s*(?:\n|$)/)
  return statements.map((statement) => statement.trim()).filter(Boolean)
}

/**
 * Migrates a database to the newest version; several processes may call it concurrently. Each file runs in a separate
 * transaction, or statement by statement if it is marked so. Returns the names of the migrations that ran. Rejects with
 * Postgres' error; earlier migrations are kept.
 */
export async function migrate(databaseUrl: string, options: Options = {}): Promise<string[]> {
  const { files = migrations(), lockTimeoutMs = 3000, tries = 20 } = options
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await waitForOthers(client)
    await client.query(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const open = files.filter(({ name }) => !done.has(name))
    for (const migration of open) {
      const statements = statementsOutside(migration)
      if (statements) await runOutside(client, migration, statements)
      else await runInside(client, migration, lockTimeoutMs, tries)
    }
    return open.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** One process migrates at a time. Polls, since a waiting statement has a snapshot, which blocks a concurrent index. */
async function waitForOthers(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK}) as mine`)
    if (rows[0]?.mine) return
    await delay(200)
  }
}

async function runInside(client: pg.Client, { name, sql }: Migration, lockTimeoutMs: number, tries: number) {
  for (let left = tries - 1; ; left--) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
      await client.query(sql)
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || left === 0) throw error
      // those who waited behind us go first
      await delay(lockTimeoutMs)
    }
  }
}

/** A concurrent index takes no lock that others wait for. An interrupted build leaves an index that is not valid. */
async function runOutside(client: pg.Client, { name }: Migration, statements: string[]): Promise<void> {
  for (const statement of statements) {
    const [, index] = /^create (?:unique )?index concurrently if not exists (\w+)/.exec(statement) ?? []
    if (index) await dropInvalid(client, index)
    await client.query(statement)
  }
  await client.query('insert into migrations (name) values ($1)', [name])
}

async function dropInvalid(client: pg.Client, index: string): Promise<void> {
  const invalid = 'select from pg_index where indexrelid = to_regclass($1) and not indisvalid'
  const { rowCount } = await client.query(invalid, [index])
  if (rowCount) await client.query(`drop index concurrently ${index}`)
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set')
  const run = await migrate(url)
  process.stdout.write(run.length ? `${run.join('\n')}\n` : 'The database is up to date.\n')
}
