import { expect, test } from 'vitest'
import { endAnswer } from '../../shared/server/sql/chats.ts'
import { endFromOutside } from '../../shared/server/work.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

// the queue is shared with other tests, and nothing takes its jobs
const { api, database } = sharedApi({ texts: true, env: { QUEUE_MAX_WAITING: '1000' } })

const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who came by night?' }

/** A visitor who asks the question, and the answers that they have. */
function asker() {
  const visitor = api.visitor()
  const send = async (path: string, body?: object, key?: string) =>
    (await visitor.send('POST', path, { body, headers: key ? { 'Idempotency-Key': key } : {}, headOnly: true })).status
  const answers = async () =>
    database.db
      .selectFrom('messages')
      .innerJoin('chats', 'chats.id', 'messages.chat_id')
      .select(['messages.id', 'chat_id', 'status'])
      .where('role', '=', 'assistant')
      .where('owner_id', '=', await visitor.row())
      .orderBy('messages.id')
      .execute()
  /** Ends an answer as a worker does whose model failed. */
  const fail = async ({ id }: { id: number }) => {
    const work = database.db.updateTable('work_item').set({ state: 'failed' }).where('entity_id', '=', String(id))
    await work.execute()
    await database.db.updateTable('messages').set({ status: 'failed', error: 'busy' }).where('id', '=', id).execute()
  }
  return {
    ask: (key?: string) => send('/api/chat', question, key),
    askOffline: () => send('/api/chat', { ...question, answered_offline: true }),
    retry: ({ chat_id }: { chat_id: number }, key?: string) => send(`/api/chat/${chat_id}/retry`, undefined, key),
    answers,
    fail,
  }
}

test('a question that is sent again with its key after a retry gets the retried answer', async () => {
  const { ask, retry, answers, fail } = asker()
  expect(await ask('the first')).toBe(200)
  const [first] = await answers()
  await fail(first!)
  expect(await retry(first!)).toBe(200)
  const retried = await answers()
  expect(retried).toEqual([{ id: expect.any(Number), chat_id: first!.chat_id, status: 'pending' }])
  expect(retried[0]!.id).toBeGreaterThan(first!.id)
  await fail(retried[0]!)
  expect(await ask('the first')).toBe(200)
  expect(await answers()).toEqual([{ ...retried[0], status: 'failed' }])
})

test('the same question without a key is not asked twice while its answer is retried, except in another chat', async () => {
  const { ask, retry, answers, fail } = asker()
  expect(await ask()).toBe(200)
  const [first] = await answers()
  await fail(first!)
  expect(await retry(first!)).toBe(200)
  const retried = await answers()
  expect(await ask()).toBe(200)
  expect(await answers()).toEqual(retried)
  await fail(retried[0]!)
  expect(await ask()).toBe(200)
  expect(await answers()).toHaveLength(2)
  expect(await retry(first!)).toBe(200)
  expect((await answers()).map(({ status }) => status)).toEqual(['pending', 'pending'])
})

test('the finder retries what a device has answered, until there is an answer', async () => {
  const { askOffline, retry, answers, fail } = asker()
  expect(await askOffline()).toBe(200)
  const [first] = await answers()
  await fail(first!)
  expect(await retry(first!)).toBe(200)
  const [retried] = await answers()
  expect(await writerOf(retried!)).toBe('builtin')
  await fail(retried!)
  const named = { model_provider: 'builtin', model_name: 'builtin' }
  await database.db.updateTable('messages').set(named).where('id', '=', retried!.id).execute()
  expect(await retry(first!)).toBe(200)
  expect(await writerOf((await answers())[0]!), 'the configured model').toBeNull()
})

test('no retry follows one that got the workers stuck, also if there are words from before it', async () => {
  const { ask, retry, answers, fail } = asker()
  expect(await ask()).toBe(200)
  const [first] = await answers()
  await fail(first!)
  const stopped = { status: 'stopped' as const, content: 'At night', error: null }
  await database.db.updateTable('messages').set(stopped).where('id', '=', first!.id).execute()
  expect(await retry(first!)).toBe(200)
  const [, retried] = await answers()
  await database.db.transaction().execute(async (trx) => {
    await endFromOutside(trx, 'chat-answer', String(retried!.id), 'failed', 'poison')
    await endAnswer(trx, retried!.id, 'failed', '', 'poison')
  })
  expect(await answers()).toMatchObject([{ status: 'stopped' }, { status: 'failed' }])
  expect(await retry(first!)).toBe(409)
})

async function writerOf({ id }: { id: number }): Promise<string | null> {
  const row = database.db.selectFrom('messages').select('model_provider').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).model_provider
}
