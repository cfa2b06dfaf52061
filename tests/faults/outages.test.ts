import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { expectNothingLeft, expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, begun, contents } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'
import { ownStack, type Stack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 300_000 })

const TOKENS = 160
const model = `steady,rate=40,tokens=${TOKENS}`

const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who came by night?' }

test('without Redis a question is refused within 300 ms and leaves nothing, and chapters are still served', async () => {
  const own = await ownRedis()
  const stack = await ownStack({ model, redisUrl: own.url })
  const client = createClient(stack.api.port)
  await ask({ prompt: 'seed:1' }, { port: stack.api.port }).ended
  // the first questions of a process compile what recognises distress; processes of the product do that at their start
  for (const _ of [1, 2, 3]) {
    expect((await client.post('/api/chat', { ...question, plan_step_id: 999_999 })).status).toBe(404)
  }
  const stored = () => stack.database.db.selectFrom('messages').select('id').orderBy('id').execute()
  const before = await stored()
  await own.kill()
  for (const _ of [1, 2, 3]) {
    const asked = performance.now()
    const refused = await client.post('/api/chat', question)
    expect(performance.now() - asked).toBeLessThan(300)
    expect([refused.status, refused.json().error]).toEqual([503, 'unavailable'])
  }
  expect((await client.get('/api/bible/eng-web/book/JHN/chapters/3')).status).toBe(200)
  expect(await stored()).toEqual(before)
  await own.start()
  await expect
    .poll(async () => (await client.send('POST', '/api/chat', { body: question, headOnly: true })).status, {
      timeout: 60_000,
    })
    .toBe(200)
  await expectNothingLeft(stack.database.db)
})

test('an answer survives a restart of Redis', async () => {
  const own = await ownRedis()
  const stack = await ownStack({ model, redisUrl: own.url })
  const port = () => stack.api.port
  const reader = ask({ prompt: 'seed:2' }, { port })
  await begun(reader)
  await own.kill()
  await own.start()
  await expectWhole(stack.database.db, port(), reader, { resets: 1 })
  expect(reader.text()).toBe(textFor(2, TOKENS))
  expect(reader.events.at(-1)!.at - reader.events[0]!.at).toBeLessThan(30_000)
  await expectNothingLeft(stack.database.db)
})

test('an emptied Redis loses no answer, whether it is being written or waiting', async () => {
  const own = await ownRedis()
  const stack = await ownStack({ model, redisUrl: own.url, env: { CHAT_CONCURRENCY: '1' } })
  const port = () => stack.api.port
  const writing = ask({ prompt: 'seed:3' }, { port })
  await begun(writing)
  const waiting = ask({ prompt: 'seed:4' }, { port })
  await waiting.until(({ event }) => event === 'status')
  // its age must not be the reason that it is found
  const fresh = { touched_at: sql<Date>`now() + interval '1 hour'` }
  await stack.database.db.updateTable('work_item').set(fresh).where('state', '=', 'queued').execute()
  await own.redis.flushall()
  await Promise.all([writing.ended, waiting.ended])
  for (const [reader, seed] of [
    [writing, 3],
    [waiting, 4],
  ] as const) {
    await expectWhole(stack.database.db, port(), reader, { resets: 1 })
    expect(reader.text()).toBe(textFor(seed, TOKENS))
  }
  expect(stack.gemini.calls, 'no answer was asked for twice').toHaveLength(2)
  await expectNothingLeft(stack.database.db)
})

test('a reader resumes at another port when the API is killed during an answer', async () => {
  const stack = await ownStack({ model })
  let port = stack.api.port
  const reader = ask({ prompt: 'seed:5' }, { port: () => port })
  await begun(reader)
  const second = await stack.addApi()
  port = second.port
  await stack.api.end('SIGKILL')
  await expectWhole(stack.database.db, port, reader, { text: textFor(5, TOKENS) })
  expect(stack.gemini.calls).toHaveLength(1)
  await expectNothingLeft(stack.database.db)
})

test('an API that is stopped hands its readers over and exits', async () => {
  const stack = await ownStack({ model })
  let port = stack.api.port
  const reader = ask({ prompt: 'seed:6' }, { port: () => port })
  await begun(reader)
  const second = await stack.addApi()
  port = second.port
  expect(await stack.api.end('SIGTERM')).toBe(0)
  await expectWhole(stack.database.db, port, reader, { text: textFor(6, TOKENS) })
  await expectNothingLeft(stack.database.db)
})

test('a worker that is stopped finishes its answers, and claims nothing new', async () => {
  const stack = await ownStack({ model })
  const port = () => stack.api.port
  const reader = ask({ prompt: 'seed:7' }, { port })
  await begun(reader)
  const ending = stack.workers[0]!.end('SIGTERM')
  const later = ask({ prompt: 'seed:8' }, { port })
  await expectWhole(stack.database.db, port(), reader, { text: textFor(7, TOKENS) })
  expect(await ending).toBe(0)
  expect(contents(later)).toEqual([])
  await stack.addWorker()
  await expectWhole(stack.database.db, port(), later, { text: textFor(8, TOKENS) })
  await expectNothingLeft(stack.database.db)
})

test('a frozen worker that wakes adds no word after its successor started, and writes no row', async () => {
  const stack = await ownStack({ model, env: { WORKER_LOCK_SECONDS: '4' } })
  const port = () => stack.api.port
  const reader = ask({ prompt: 'seed:9' }, { port })
  await begun(reader)
  const [frozen] = stack.workers
  frozen!.child.kill('SIGSTOP')
  await stack.addWorker()
  await reader.until(({ event }) => event === 'reset')
  const before = contents(reader).length
  await begun(reader, before + 3)
  frozen!.child.kill('SIGCONT')
  await expectWhole(stack.database.db, port(), reader, { text: textFor(9, TOKENS), resets: 1 })
  const fences = new Set(reader.events.flatMap(({ id }) => (id ? [id.split('-')[0]] : [])).slice(-20))
  expect(fences.has('1')).toBe(false)
  expect((await storedAnswer(stack.database.db, reader.messageId())).work).toMatchObject({ fence: 2, runs: 2 })
  await expectNothingLeft(stack.database.db)
})

test('an answer whose worker always dies fails, and others are answered', async () => {
  const stack = await ownStack({ env: { WORKER_LOCK_SECONDS: '3' }, workers: 0 })
  const port = () => stack.api.port
  stack.gemini.script(['hang', 'hang', 'hang'])
  const poison = ask({ prompt: 'poison' }, { port })
  for (let start = 1; start <= 3; start++) {
    const worker = await stack.addWorker()
    await expect.poll(() => stack.gemini.calls.length, { timeout: 30_000 }).toBe(start)
    await worker.end('SIGKILL')
  }
  await stack.addWorker()
  const fine = ask({ prompt: 'fine' }, { port })
  await fine.ended
  const end = await poison.ended
  expect(end.data.status).toBe('failed')
  expect(poison.events.find(({ event }) => event === 'error')?.data).toMatchObject({
    error: 'worker_crash',
    retryable: true,
  })
  expect(stack.gemini.calls).toHaveLength(4)
  await expectNothingLeft(stack.database.db)
})

test('a question whose API died before dispatching it is still answered', async () => {
  const stack = await ownStack({ model, workers: 1 })
  const port = () => stack.api.port
  const first = ask({ prompt: 'seed:10' }, { port })
  await first.ended
  // what the API leaves behind when it dies between committing and enqueueing
  const { db } = stack.database
  const orphan = await orphanOf(db, first.messageId())
  await expect
    .poll(async () => (await storedAnswer(db, orphan)).status, { timeout: 60_000, interval: 500 })
    .toBe('complete')
  expect((await storedAnswer(db, orphan)).content).toBe(textFor(10, TOKENS))
  await expectNothingLeft(db)
})

/** The rows of a question like this message's, without a job in the queue. */
async function orphanOf(db: Stack['database']['db'], messageId: number): Promise<number> {
  const columns = ['chat_id', 'bible_id', 'book', 'chapter'] as const
  const place = await db.selectFrom('messages').select(columns).where('id', '=', messageId).executeTakeFirstOrThrow()
  const { owner_id } = await db
    .selectFrom('chats')
    .select('owner_id')
    .where('id', '=', place.chat_id)
    .executeTakeFirstOrThrow()
  const insert = (role: 'user' | 'assistant', content: string, status: 'complete' | 'pending') =>
    db
      .insertInto('messages')
      .values({ ...place, role, content, status })
      .returning('id')
      .executeTakeFirstOrThrow()
  await insert('user', 'seed:10', 'complete')
  const { id } = await insert('assistant', '', 'pending')
  const work = { kind: 'chat-answer' as const, entity_id: String(id), owner_id }
  const times = {
    deadline_at: sql<Date>`now() + interval '2 minutes'`,
    touched_at: sql<Date>`now() - interval '8 seconds'`,
  }
  await db
    .insertInto('work_item')
    .values({ ...work, ...times })
    .execute()
  return id
}

test('Postgres restarted during an answer: it ends complete after one model call', async () => {
  const stack = await ownStack({ model })
  const port = () => stack.api.port
  const reader = ask({ prompt: 'seed:11' }, { port })
  await begun(reader)
  // like a restart, terminate all of the product's connections for the rest of the answer
  const cut = setInterval(() => {
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'philip-%'`
      .execute(stack.database.db)
      .catch(() => {})
  }, 300)
  await reader.until(() => reader.text().length > textFor(11, TOKENS).length * 0.98)
  clearInterval(cut)
  await expectWhole(stack.database.db, port(), reader, { text: textFor(11, TOKENS) })
  expect(stack.gemini.calls).toHaveLength(1)
  await expectNothingLeft(stack.database.db)
})
