import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createQueues, enqueue, jobIdOf } from '../../shared/server/queues.ts'
import { expectNothingLeft, expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, begun } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'
import { ownStack, type Stack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 300_000 })

const TOKENS = 160
const model = `steady,rate=40,tokens=${TOKENS}`
const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who came by night?' }

async function expectRefused({ api, database }: Stack): Promise<void> {
  const stored = () => database.db.selectFrom('messages').select('id').orderBy('id').execute()
  const before = await stored()
  const refused = await createClient(api.port).post('/api/chat', question)
  expect([refused.status, refused.json().error]).toEqual([503, 'unavailable'])
  expect(await stored()).toEqual(before)
}

async function expectAnswered({ api, database }: Stack, seed: number): Promise<void> {
  const reader = ask({ prompt: `seed:${seed}` }, { port: api.port, isPatient: true, key: `${seed}`, retryMs: 100 })
  await expectWhole(database.db, api.port, reader, { text: textFor(seed, TOKENS) })
}

test('a full Redis accepts no new question, loses none in progress, and continues when it has room', async () => {
  const own = await ownRedis()
  const stack = await ownStack({ model, redisUrl: own.url })
  const { db } = stack.database
  const readers = [31, 32].map((seed) => ask({ prompt: `seed:${seed}` }, { port: stack.api.port }))
  await Promise.all(readers.map((reader) => begun(reader)))
  await own.redis.config('SET', 'maxmemory', '1')
  await expectRefused(stack)
  expect((await createClient(stack.api.port).get('/api/bible/eng-web/book/JHN/chapters/3')).status).toBe(200)
  for (const [at, reader] of readers.entries()) {
    await expectWhole(db, stack.api.port, reader)
    expect(reader.text()).toBe(textFor(31 + at, TOKENS))
  }
  await own.redis.config('SET', 'maxmemory', '0')
  await expectAnswered(stack, 33)
  await expectNothingLeft(db)
})

test('a question that cannot be dispatched after it was stored is withdrawn, and never answered later', async () => {
  const own = await ownRedis()
  const stack = await ownStack({ model, redisUrl: own.url })
  // counters work, but adding to a queue fails
  await own.redis.call('ACL', 'SETUSER', 'default', '-xadd')
  await expectRefused(stack)
  await expect.poll(() => stack.api.log(), { timeout: 60_000 }).toContain('withdrew the question')
  await own.redis.call('ACL', 'SETUSER', 'default', '+xadd')
  await expectAnswered(stack, 34)
  expect(stack.gemini.calls, 'the refused one was never begun').toHaveLength(1)
  await expectNothingLeft(stack.database.db)
})

test('a question whose rows could not be written has no job, and a job without rows does nothing', async () => {
  const own = await ownRedis()
  const stack = await ownStack({ model, redisUrl: own.url })
  const { db } = stack.database
  const queues = createQueues(own.redis)
  const queue = queues['chat-answer']
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused by the test' using errcode = '40001'; end $$`.execute(db)
  await sql`create constraint trigger refuse after insert on work_item deferrable initially deferred
    for each row execute function refuse()`.execute(db)
  await expectRefused(stack)
  const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized', 'completed', 'failed')
  expect(Object.values(counts).every((count) => count === 0)).toBe(true)
  await sql`drop trigger refuse on work_item`.execute(db)
  const nobodys = randomUUID()
  await enqueue(queues, 'chat-answer', nobodys, 0)
  await expect.poll(() => queue.getJobState(jobIdOf(nobodys, 0)), { timeout: 60_000 }).toBe('completed')
  expect(stack.gemini.calls).toHaveLength(0)
  await expectNothingLeft(db)
})

test('a job of newer code waits for newer code, and blocks nothing else', async () => {
  const own = await ownRedis()
  const stack = await ownStack({ model, redisUrl: own.url, workers: 0 })
  const { db } = stack.database
  const queue = createQueues(own.redis)['chat-answer']
  const reader = ask({ prompt: 'seed:35' }, { port: stack.api.port })
  await reader.until(({ event }) => event === 'status')
  const { id } = await db
    .selectFrom('work_item')
    .select('id')
    .where('entity_id', '=', String(reader.messageId()))
    .executeTakeFirstOrThrow()
  const jobId = jobIdOf(id, 0)
  await queue.remove(jobId)
  const newer = await queue.add('chat-answer', { workId: id, gen: 0, v: 2 } as never, { jobId, attempts: 3 })
  await stack.addWorker()
  await expect.poll(() => queue.getJobState(jobId), { timeout: 60_000 }).toBe('delayed')
  await expectAnswered(stack, 36)
  expect((await storedAnswer(db, reader.messageId())).work).toMatchObject({ state: 'queued', runs: 0, gen: 0 })
  // the data as newer code would have read it
  await newer.updateData({ workId: id, gen: 0, v: 1 })
  await newer.promote()
  await expectWhole(db, stack.api.port, reader, { text: textFor(35, TOKENS) })
  await expectNothingLeft(db)
})
