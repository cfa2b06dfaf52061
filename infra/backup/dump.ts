import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../run/with-client.ts'

/** The first line of a backup. `migrations` is the schema of its rows. */
export type BackupHead = { format: 1; made_at: string; migrations: string[] }

export const HEAD = '-- philip '
export const END = '-- end of the backup'

type Table = { name: string; columns: string[]; sequences: { column: string; last: string | null }[] }

/**
 * Writes every row of a database to a stream, as gzipped statements that `psql` can read too, tables in the order of
 * their references. Everything is one snapshot, while others read and write. Returns the number of tables. Rejects if
 * the database has no schema of Philip, or the stream breaks.
 */
export async function dump(databaseUrl: string, target: Writable): Promise<{ tables: number }> {
  const write = async (client: pg.Client) => {
    await client.query('begin isolation level repeatable read read only')
    const head = await readHead(client)
    const tables = await readTables(client)
    await pipeline(statements(client, head, tables), createGzip({ level: 3 }), target)
    return { tables: tables.length }
  }
  return withClient(databaseUrl, write, { application_name: 'philip-backup' })
}

async function* statements(client: pg.Client, head: BackupHead, tables: Table[]): AsyncGenerator<string | Buffer> {
  yield `${HEAD}${JSON.stringify(head)}\n`
  for (const { name, columns, sequences } of tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const table = client.escapeIdentifier(name)
    yield `copy ${table} (${list}) from stdin;\n`
    yield* client.query(copyTo(`copy ${table} (${list}) to stdout`))
    yield '\\.\n'
    for (const { column, last } of sequences) {
      if (last === null) continue
      const sequence = `pg_get_serial_sequence(${client.escapeLiteral(table)}, ${client.escapeLiteral(column)})`
      yield `select setval(${sequence}, ${last});\n`
    }
  }
  yield `${END}\n`
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const { rows: found } = await client.query("select to_regclass('migrations') is not null as is_there")
  if (!found[0].is_there) throw new Error('This database is empty: there is nothing to back up.')
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return { format: 1, made_at: new Date().toISOString(), migrations: rows.map(({ name }) => name) }
}

/** The tables with their writable columns, referenced tables first. */
async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table: string; column: string; sequence: string | null }>(`
    select c.relname as table, a.attname as column,
      case when a.attidentity <> '' then pg_get_serial_sequence(quote_ident(c.relname), a.attname) end as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`)
  const tables = new Map<string, Table>()
  for (const { table, column, sequence } of columns) {
    const entry = tables.get(table) ?? { name: table, columns: [], sequences: [] }
    tables.set(table, entry)
    entry.columns.push(column)
    if (sequence) entry.sequences.push({ column, last: await lastOf(client, sequence) })
  }
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct f.relname as from, t.relname as to from pg_constraint r
    join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
    where r.contype = 'f' and f.relnamespace = current_schema()::regnamespace and f.oid <> t.oid`)
  return inOrder([...tables.values()], references)
}

/** The last number that a sequence returned; null if it returned none. */
async function lastOf(client: pg.Client, sequence: string): Promise<string | null> {
  const { rows } = await client.query(`select case when is_called then last_value::text end as last from ${sequence}`)
  return rows[0].last
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name))
    const ready = [...left].filter(({ name }) => !references.some((each) => each.from === name && names.has(each.to)))
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}`)
    for (const table of ready) left.delete(table)
    ordered.push(...ready)
  }
  return ordered
}
