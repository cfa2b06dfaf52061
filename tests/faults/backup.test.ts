import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { removeCluster } from '../../infra/run/postgres-cluster.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'
import { type Product, startProduct } from '../helpers/stack/product.ts'

const QUESTION = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'What does it mean to be born again?' }

/** Runs one of the product's commands in its folder, and returns its exit code and output. */
async function run(file: string, folder: string, args: string[] = [], env: Record<string, string> = {}) {
  const settings = { PATH: process.env.PATH, DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups'), ...env }
  const child = spawn(process.execPath, [file, ...args], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number | null, said: said + errors }
}

/** Asks, reads the whole answer, and returns the visitor's secret. */
async function ask({ port }: Product): Promise<string> {
  const visitor = (await fetch(`http://127.0.0.1:${port}/api/user`)).headers.get('x-user-id') ?? ''
  const answer = await fetch(`http://127.0.0.1:${port}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-User-ID': visitor },
    body: JSON.stringify(QUESTION),
  })
  expect(await answer.text()).toMatch(/event: stream_end[\s\S]*complete/)
  return visitor
}

/** What a visitor wrote, from the product's export. */
async function questionsOf(visitor: string, { port }: Product): Promise<string[]> {
  const exported = await fetch(`http://127.0.0.1:${port}/api/user/export`, { headers: { 'X-User-ID': visitor } })
  const { chats } = (await exported.json()) as { chats: { messages: { role: string; content: string }[] }[] }
  return chats.flatMap(({ messages }) => messages.filter(({ role }) => role === 'user').map(({ content }) => content))
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'philip-restored-'))
  onTestFinished(() => {
    removeCluster(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

test('a backup restores another machine at its first start, and recovers lost data on this one', async () => {
  const database = await ownDatabase({ texts: true })
  const redis = await ownRedis()
  const first = ownFolder()
  const there = await startProduct({ databaseUrl: database.url, redisUrl: redis.url, folder: first })
  const visitor = await ask(there)
  const stores = { DATABASE_URL: database.url, REDIS_URL: redis.url }
  // while the product is running
  expect(await run('infra/backup/main.ts', first, [], stores)).toMatchObject({ code: 0 })
  await there.end()
  const [name = ''] = readdirSync(join(first, 'backups')).filter((each) => each.endsWith('.sql.gz'))
  const file = join(first, 'backups', name)

  // the embedded stores of another machine
  const second = ownFolder()
  const here = await startProduct({ folder: second, env: { RESTORE: file } })
  expect(here.log()).toContain('Restored ')
  expect(here.log()).not.toContain('Importing the texts')
  expect(await questionsOf(visitor, here)).toEqual([QUESTION.prompt])
  const late = await ask(here)
  expect(await run('infra/backup/main.ts', second)).toMatchObject({ code: 0 })
  expect(await run('infra/backup/restore.ts', second, [file, '--yes'])).toMatchObject({
    ...{ code: 1, said: expect.stringMatching(/Philip is already running here/) },
  })
  expect(await here.end()).toBe(0)

  // with the product stopped: back up, then restore the first backup
  expect(await run('infra/backup/restore.ts', second, [file])).toMatchObject({
    ...{ code: 1, said: expect.stringContaining('confirm with --yes') },
  })
  expect(await run('infra/backup/main.ts', second)).toMatchObject({ code: 0 })
  const { code, said } = await run('infra/backup/restore.ts', second, [file, '--yes'])
  expect([code, said]).toEqual([0, expect.stringContaining('Redis is empty')])
  expect(existsSync(join(second, 'redis'))).toBe(false)
  const again = await startProduct({ folder: second, env: { RESTORE: file } })
  expect(again.log()).toContain('RESTORE is ignored')
  expect(await questionsOf(visitor, again)).toEqual([QUESTION.prompt])
  expect(await questionsOf(late, again)).toEqual([])
  await ask(again)
}, 300_000)
