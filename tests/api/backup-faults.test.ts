import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backUp } from '../../infra/backup/files.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { execute } from '../helpers/db/execute.ts'

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'philip-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Starts one of the commands of a backup with its own folders; `said` is everything that it prints. */
function run(file: string, folder: string, env: Record<string, string>, args: string[] = [], stdin = '/dev/null') {
  const folders = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') }
  const settings = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...folders, ...env }
  const input = openSync(stdin, 'r')
  const child = spawn(process.execPath, [file, ...args], { env: settings, stdio: [input, 'pipe', 'pipe'] })
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]).then((parts) => parts.join(''))
  return { child, exited, said }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a backup that %s interrupts leaves no file', async (signal) => {
  const folder = ownFolder()
  const { url } = await ownDatabase()
  const other = await connected(url)
  await other.query('begin')
  await other.query('lock table visitors in access exclusive mode')
  const { child, exited } = run('infra/backup/main.ts', folder, { DATABASE_URL: url, ID_SECRET: 'a'.repeat(64) })
  const waits =
    "select from pg_stat_activity where datname = current_database() and application_name = 'philip-backup' and wait_event_type = 'Lock'"
  const observer = await connected(url)
  await expect.poll(async () => (await observer.query(waits)).rowCount).toBe(1)
  const files = () => readdirSync(join(folder, 'backups'))
  expect(files()).toEqual([expect.stringMatching(/\.sql\.gz\.part$/)])
  child.kill(signal)
  expect(await exited).toEqual([null, signal])
  expect(files()).toEqual([])
})

test('what a killed backup left is deleted by a later one, and what another one writes is not', async () => {
  const folder = ownFolder()
  vi.stubEnv('ID_SECRET', 'b'.repeat(64))
  onTestFinished(() => void vi.unstubAllEnvs())
  const left = (name: string, minutes: number) => {
    const [file, when] = [join(folder, name), Date.now() / 1000 - 60 * minutes]
    writeFileSync(file, '')
    utimesSync(file, when, when)
  }
  left('philip-2026-01-01T00-00-00Z.sql.gz.part', 61)
  left('philip-2026-01-01T00-00-00Z.secret', 61)
  left('philip-2026-01-01T01-00-00Z.sql.gz.part', 5)
  left('notes.part', 61)
  await backUp((await ownDatabase()).url, folder)
  expect(
    readdirSync(folder)
      .filter((name) => !/^philip-.*\.(secret|sql\.gz)$/.test(name))
      .sort(),
  ).toEqual(['notes.part', 'philip-2026-01-01T01-00-00Z.sql.gz.part'])
  expect(readdirSync(folder)).toHaveLength(4)
})

test('a backup says which secret it has, and what it means to have none', async () => {
  const folder = ownFolder()
  const { url } = await ownDatabase()
  const backup = async (env: Record<string, string> = {}) => {
    const { exited, said } = run('infra/backup/main.ts', folder, { DATABASE_URL: url, ...env })
    expect(await exited).toEqual([0, null])
    return said
  }
  const none = await backup()
  expect(none).toContain('No secret was found: without ID_SECRET no visitor can open their conversations')
  expect(none).not.toContain('Store the .secret file')
  expect(await backup({ ID_SECRET: 'c'.repeat(64) })).toContain(
    'Store the .secret file, which has ID_SECRET, separately',
  )
  mkdirSync(join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data/id-secret'), 'd'.repeat(64))
  expect(await backup()).toContain(
    `Store the .secret file, which has the secret of ${join(folder, 'data/id-secret')}, sep`,
  )
})

test('a restore from standard input changes nothing if Redis cannot be reached', async () => {
  const folder = ownFolder()
  const source = await ownDatabase()
  const target = await ownDatabase()
  const { file } = await backUp(source.url, join(folder, 'backups'))
  const id = '00000000-0000-4000-8000-000000000001'
  await execute(target.url, `insert into visitors (id) values ('${id}')`)
  const stores = { DATABASE_URL: target.url, REDIS_URL: 'redis://127.0.0.1:9' }
  const { exited, said } = run('infra/backup/restore.ts', folder, stores, ['-', '--yes'], file)
  expect(await exited).toEqual([1, null])
  expect(await said).toMatch(/^REDIS_URL: no Redis can be used there/)
  const { rows } = await (await connected(target.url)).query('select id from visitors')
  expect(rows).toEqual([{ id }])
})
