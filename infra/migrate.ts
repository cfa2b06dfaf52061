import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

const folder = new URL('../migrations/', import.meta.url)

/** The migrations of the repository in order: `{name, sql}`. */
export function migrations(): { name: string; sql: string }[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name))
  return names.sort().map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }))
}

/**
 * Brings a database to the newest migration, each in a transaction of its own; several processes may call it at once.
 * Returns the names of those that were run.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7041847)')
    await client.query(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const open = migrations().filter(({ name }) => !done.has(name))
    for (const { name, sql } of open) {
      await client.query('begin')
      await client.query(sql)
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    return open.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set')
  const run = await migrate(url)
  process.stdout.write(run.length ? `${run.join('\n')}\n` : 'The database is up to date.\n')
}
