import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { codeOf } from '../../shared/server/store-errors.ts'
import { migrate, migrations } from '../run/migrate.ts'
import { withClient } from '../run/with-client.ts'
import { type BackupHead, END, HEAD } from './dump.ts'
import { createReader, type Reader } from './reader.ts'

/** The schema that rows are loaded into before it replaces the old one. */
const BESIDE = 'restoring'

/**
 * Replaces everything in a database with a backup. The rows are loaded next to the old ones, which do not change until
 * all are loaded. Returns the day of the backup and the number of tables. Rejects with one sentence if something else
 * uses the database, or the stream is not a complete backup that this release can read.
 */
export async function load(databaseUrl: string, source: Readable): Promise<{ madeAt: string; tables: number }> {
  const gunzip = createGunzip()
  const arrived = pipeline(source, gunzip).catch((error) => void gunzip.destroy(error))
  const reader = createReader(gunzip)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'philip-restore' })
  await client.connect()
  try {
    await refuseOthers(client)
    const head = await readHead(reader)
    await client.query(`drop schema if exists ${BESIDE} cascade`)
    await client.query(`create schema ${BESIDE}`)
    await migrate(inSchema(databaseUrl, BESIDE), { files: schemaOf(head) })
    await client.query('begin')
    await client.query(`set local search_path to ${BESIDE}`)
    const tables = await loadRows(client, reader)
    for (const table of await tablesOf(client, 'public')) await client.query(`drop table public.${table} cascade`)
    for (const table of await tablesOf(client, BESIDE)) await client.query(`alter table ${table} set schema public`)
    await client.query(`drop schema ${BESIDE}`)
    await client.query('commit')
    await client.query('analyze')
    return { madeAt: head.made_at, tables }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await client.query(`drop schema if exists ${BESIDE} cascade`).catch(() => {})
    throw readable(error)
  } finally {
    source.destroy()
    await arrived
    await client.end()
  }
}

/** Whether a database has no data of Philip yet. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ is_empty: boolean }>("select to_regclass('migrations') is null as is_empty"),
  )
  return rows[0]!.is_empty
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name ~ '^philip-(api|worker)'`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new Error(`Processes of Philip still use this database (${names}): stop them and try again.`)
}

async function readHead(reader: Reader): Promise<BackupHead> {
  const line = await reader.line()
  const head = line.startsWith(HEAD) ? (JSON.parse(line.slice(HEAD.length)) as BackupHead) : undefined
  if (head?.format !== 1) throw new Error('This file is not a backup of Philip.')
  return head
}

/** The migrations that a backup was made with; later ones are applied to its rows at the next start. */
function schemaOf({ migrations: names }: BackupHead) {
  const files = migrations().filter(({ name }) => names.includes(name))
  if (files.length < names.length)
    throw new Error('This backup was made by a newer release of Philip: update, then try again.')
  return files
}

/** The quoted names of a schema's tables, without those of extensions. */
async function tablesOf(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

function inSchema(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

/** Executes the statements of a backup, in order. Rejects if the last line is not its end. */
async function loadRows(client: pg.Client, reader: Reader): Promise<number> {
  for (let tables = 0; ; ) {
    const line = await reader.line()
    if (line === END) return tables
    if (/^copy .* from stdin;$/.test(line)) {
      await pipeline(reader.rows(), client.query(copyFrom(line.slice(0, -1))))
      tables += 1
    } else if (/^select setval\(/.test(line)) await client.query(line)
    else throw new Error(`A line of this backup cannot be read: ${line.slice(0, 80)}`)
  }
}

/** gzip's own message about a damaged file is of no use to people. */
function readable(error: unknown): Error {
  if (codeOf(error)?.startsWith('Z_')) return new Error('This backup is damaged or not complete; nothing was changed.')
  return new Error((error as Error).message)
}
