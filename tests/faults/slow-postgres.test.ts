import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectNothingLeft, expectWhole } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, begun } from '../helpers/client/reader.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { whileLocked } from '../helpers/db/locked-tables.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { ownStack, type Stack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 300_000 })

const TOKENS = 160
const model = `steady,rate=40,tokens=${TOKENS}`
const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who came by night?' }
const chapter = '/api/bible/eng-web/book/JHN/chapters/3'

/** Waits until chapters need no database. */
async function inMemory({ api }: Stack): Promise<void> {
  await expect.poll(() => api.log(), { timeout: 60_000 }).toMatch(/"eng-web".*loaded chapters into memory/)
}

test('while Postgres hangs forty callers get a 503 and chapters are served; then everything continues', async () => {
  const stack = await ownStack({ model })
  const { db } = stack.database
  const client = createClient(stack.api.port)
  await inMemory(stack)
  await whileLocked(db, 'chats', async () => {
    // twice as many as the API has connections: some wait for the table, some for a connection
    const asking = Array.from({ length: 40 }, (_, at) =>
      client.post('/api/chat', { ...question, prompt: `${question.prompt} ${at}` }),
    )
    expect((await client.get(chapter)).status).toBe(200)
    const refused = await Promise.all(asking)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  })
  const reader = ask({ prompt: 'seed:41' }, { port: stack.api.port })
  await expectWhole(db, stack.api.port, reader, { text: textFor(41, TOKENS) })
  const idle = () =>
    sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()
      and application_name like 'philip-%' and state = 'idle in transaction'`.execute(db)
  await expect.poll(async () => (await idle()).rows, { timeout: 60_000 }).toEqual([])
  expect(stack.gemini.calls, 'none of the refused was begun').toHaveLength(1)
  await expectNothingLeft(db)
})

test('while Postgres accepts no connections questions get 503, and the answer in progress ends complete', async () => {
  const database = await ownDatabase({ texts: true })
  const { db } = database
  const role = `limited_${new URL(database.url).pathname.slice(1)}`
  await sql
    .raw(`create role ${role} login; grant all on all tables in schema public to ${role};
    grant all on all sequences in schema public to ${role}`)
    .execute(db)
  onTestFinished(() =>
    sql
      .raw(`drop owned by ${role}; drop role ${role}`)
      .execute(db)
      .then(() => {}),
  )
  const url = new URL(database.url)
  url.username = role
  const stack = await ownStack({ model, databaseUrl: url.href })
  const client = createClient(stack.api.port)
  await inMemory(stack)
  const reader = ask({ prompt: 'seed:42' }, { port: stack.api.port })
  await begun(reader)
  await sql.raw(`alter role ${role} connection limit 0`).execute(db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`.execute(db)
  expect((await client.post('/api/chat', question)).status).toBe(503)
  expect((await client.get(chapter)).status).toBe(200)
  await sql.raw(`alter role ${role} connection limit -1`).execute(db)
  await expectWhole(db, stack.api.port, reader, { text: textFor(42, TOKENS) })
  expect(stack.gemini.calls).toHaveLength(1)
  await expectNothingLeft(db)
})
