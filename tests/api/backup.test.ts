import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { dump } from '../../infra/backup/dump.ts'
import { backUp, newestBackup, restore } from '../../infra/backup/files.ts'
import { isEmpty } from '../../infra/backup/load.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { createTestDatabase, fileDatabase, ownDatabase } from '../helpers/db/database.ts'
import { at, execute } from '../helpers/db/execute.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'

const source = await fileDatabase({ texts: true })

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'philip-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // where `npm start` would keep its secret; nothing else is written there
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vi.stubEnv('REDIS_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

async function emptyDatabase(): Promise<string> {
  const { postgres } = inject('servers')
  const name = `test_restored_${process.hrtime.bigint()}`
  await execute(postgres, `create database ${name}`)
  onTestFinished(() => execute(postgres, `drop database ${name} with (force)`))
  return at(postgres, name)
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Every table with its row count and checksum. */
async function contents(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables.filter(({ name }) => name !== 'migrations')) {
    const [row] = await query<{ sum: string }>(
      url,
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from "${name}" t`,
    )
    sums[name] = row!.sum
  }
  return sums
}

/** The indexes and constraints of every table, as statements. */
const shape = (url: string) =>
  query(
    url,
    `select indexdef as line from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`,
  )

test('a restored database has every row, index and rule of the original, and its sequences continue', async () => {
  const folder = ownFolder()
  vi.stubEnv('ID_SECRET', 'a'.repeat(64))
  const owner_id = (
    await query<{ id: string }>(source.url, 'insert into visitors (id) values (gen_random_uuid()) returning id')
  )[0]!.id
  await insertConversation(source.db, owner_id, { words: 'tab\t, line\n, back\\slash, \\. and “quotes”' })
  const { file, tables } = await backUp(source.url, join(folder, 'backups'))
  const target = await emptyDatabase()
  expect(await isEmpty(target)).toBe(true)
  const said = await restore(target, file)
  expect(said).toEqual([expect.stringMatching(new RegExp(`^Restored ${tables} tables of \\d{4}-.* from philip-`))])
  expect(await contents(target)).toEqual(await contents(source.url))
  expect(await shape(target)).toEqual(await shape(source.url))
  const next =
    'insert into messages (chat_id, role, content, status) select max(chat_id), $$user$$, $$x$$, $$complete$$'
  const ids = await Promise.all(
    [source.url, target].map((url) => query<{ id: string }>(url, `${next} from messages returning id`)),
  )
  expect(ids[1]).toEqual(ids[0])
  expect(await isEmpty(target)).toBe(false)
})

test('a backup is two files that only this account can read: the rows, and the secret', async () => {
  const folder = ownFolder()
  const secret = 'b'.repeat(64)
  vi.stubEnv('ID_SECRET', secret)
  const small = await ownDatabase()
  const { file } = await backUp(small.url, folder)
  const files = readdirSync(folder).sort()
  expect(files).toEqual([
    expect.stringMatching(/^philip-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.secret$/),
    expect.stringMatching(/^philip-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sql\.gz$/),
  ])
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
  expect(readFileSync(join(folder, files[0]!), 'utf8')).toBe(`ID_SECRET=${secret}\n`)
  expect(gunzipSync(readFileSync(file)).includes(secret)).toBe(false)
  expect(newestBackup(folder)).toBe(file)
})

test('backups older than thirty days are deleted with their secrets once a new one exists', async () => {
  const folder = ownFolder()
  vi.stubEnv('ID_SECRET', 'c'.repeat(64))
  const old = (days: number) => {
    const when = Date.now() / 1000 - days * 86_400
    for (const ending of ['sql.gz', 'secret']) {
      const name = join(folder, `philip-${new Date(when * 1000).toISOString().slice(0, 10)}T00-00-00Z.${ending}`)
      writeFileSync(name, '')
      utimesSync(name, when, when)
    }
  }
  old(31)
  old(29)
  const small = await ownDatabase()
  await backUp(small.url, folder)
  expect(readdirSync(folder)).toHaveLength(4)
})

test('the secret of a backup replaces the one that `npm start` created, which is kept next to it', async () => {
  const folder = ownFolder()
  vi.stubEnv('ID_SECRET', 'd'.repeat(64))
  vi.stubEnv('ID_SECRET_PREVIOUS', 'e'.repeat(64))
  const small = await ownDatabase()
  const { file } = await backUp(small.url, folder)
  const target = await emptyDatabase()
  const other = 'f'.repeat(64)
  vi.stubEnv('ID_SECRET', other)
  expect((await restore(target, file)).join(' ')).toMatch(/ID_SECRET is not the one of this backup/)
  vi.stubEnv('ID_SECRET', '')
  vi.stubEnv('ID_SECRET_PREVIOUS', '')
  expect((await restore(target, file)).join(' ')).toMatch(/set ID_SECRET_PREVIOUS/)
  expect(readFileSync(join(folder, 'data/id-secret'), 'utf8')).toBe('d'.repeat(64))
  writeFileSync(join(folder, 'data/id-secret'), other)
  await restore(target, file)
  expect(readFileSync(join(folder, 'data/id-secret'), 'utf8')).toBe('d'.repeat(64))
  expect(readFileSync(join(folder, 'data/id-secret.before-restore'), 'utf8')).toBe(other)
  rmSync(file.replace('.sql.gz', '.secret'))
  expect((await restore(target, file)).join(' ')).toMatch(/This backup has no secret file/)
})

test('a backup with another name is not read as its own secret', async () => {
  const folder = ownFolder()
  const small = await ownDatabase()
  const { file } = await backUp(small.url, folder)
  vi.stubEnv('ID_SECRET', '')
  const renamed = join(folder, 'name.gz')
  // the header of the file has a name with a line of its own
  const [header, data] = [readFileSync(file).subarray(0, 10), readFileSync(file).subarray(10)]
  header[3] = 8
  writeFileSync(renamed, Buffer.concat([header, Buffer.from('a\nID_SECRET=wrong\n\0'), data]))
  expect((await restore(await emptyDatabase(), renamed)).join(' ')).toMatch(/This backup has no secret file/)
  expect(existsSync(join(folder, 'data/id-secret'))).toBe(false)
})

test('a restore deletes from Redis what belongs to the old rows, and nothing else', async () => {
  const folder = ownFolder()
  const small = await ownDatabase()
  const { file } = await backUp(small.url, folder)
  const { url, redis } = await ownRedis()
  await redis.mset('{philip}:chat-answer:1', 'x', 'philip:a:{7}:log', 'x', 'another program', 'x')
  await restore(await emptyDatabase(), file, url)
  expect(await redis.keys('*')).toEqual(['another program'])
})

test('a damaged, foreign or newer file changes nothing', async () => {
  const folder = ownFolder()
  const small = await createTestDatabase()
  onTestFinished(small.drop)
  const target = await ownDatabase()
  const { file } = await backUp(small.url, folder)
  await execute(target.url, "insert into visitors (id) values ('00000000-0000-4000-8000-000000000001')")
  const before = await contents(target.url)
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  const { size } = statSync(file)
  const bad: Record<string, [() => void, RegExp]> = {
    'cut off': [() => truncateSync(file, Math.floor(size / 2)), /damaged or not complete/],
    'without its end': [
      () => writeFileSync(file, gzipSync(text.slice(0, text.lastIndexOf('-- end')))),
      /damaged or not complete/,
    ],
    'another file': [() => writeFileSync(file, gzipSync('create table x ();\n')), /not a backup of Philip/],
    'no gzip': [() => writeFileSync(file, 'hello'), /damaged or not complete/],
    'another statement': [
      () => writeFileSync(file, gzipSync(text.replace('-- end', 'drop table visitors;\n-- end'))),
      /cannot be read: drop table/,
    ],
    'a row too many': [() => writeFileSync(file, gzipSync(text.replace('\n\\.\n', '\nx\ty\n\\.\n'))), /./],
    'a newer schema': [
      () => writeFileSync(file, gzipSync(text.replace('"0001_texts.sql"', '"9999_later.sql","0001_texts.sql"'))),
      /newer release/,
    ],
  }
  for (const [name, [spoil, words]] of Object.entries(bad)) {
    spoil()
    await expect(restore(target.url, file), name).rejects.toThrow(words)
    expect(await contents(target.url), name).toEqual(before)
  }
  await expect(restore(target.url, `${file}.absent`)).rejects.toThrow('No such file')
  const left = await query(target.url, "select nspname from pg_namespace where nspname = 'restoring'")
  expect(left).toEqual([])
})

test('a database in use by the product is not replaced', async () => {
  const folder = ownFolder()
  const { url } = await ownDatabase()
  const { file } = await backUp(url, folder)
  const api = new pg.Client({ connectionString: url, application_name: 'philip-api' })
  await api.connect()
  await expect(restore(url, file)).rejects.toThrow('Processes of Philip still use this database (philip-api)')
  await api.end()
  await expect.poll(() => restore(url, file)).toHaveLength(2)
})

test('an empty database has nothing to back up, and an interrupted backup leaves no file', async () => {
  const folder = ownFolder()
  await expect(backUp(await emptyDatabase(), folder)).rejects.toThrow('This database is empty')
  expect(readdirSync(folder)).toEqual([])
  const full = createWriteStream('/dev/full')
  await expect(dump(source.url, full)).rejects.toThrow('ENOSPC')
})
