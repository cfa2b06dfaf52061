import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAnswerWriter } from '../../shared/server/answer-stream.ts'
import { keysHolding, tablesHolding } from '../helpers/answers/canary.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ env: { RATE_LIMIT_DISABLED: 'false' } })

/** A visitor with a conversation and a plan, in Postgres and in Redis, whose texts all contain the canary. */
async function visitorWithTraces(canary: string) {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  const owner_id = await visitor.row()
  const { answerId } = await insertConversation(database.db, owner_id, { isPublic: true, words: canary })
  const writer = await openAnswerWriter(api.deps.redis, answerId, 1)
  await writer.append({ event: 'content', data: { content: canary } })
  const plan = await database.db
    .insertInto('reading_plans')
    .values({
      slug: canary,
      owner_id,
      name: canary,
      description: canary,
      type: 'generated',
      estimated_days: 3,
      bible_id: 'eng-web',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db.insertInto('visitor_plans').values({ visitor_id: owner_id, plan_id: plan.id }).execute()
  return { visitor, owner_id, answerId }
}

test('after the deletion of all data no word and no trace of the visitor remains, in Postgres or in Redis', async () => {
  const canary = 'canary-in-the-coal-mine'
  const { visitor, owner_id } = await visitorWithTraces(canary)
  expect(await tablesHolding(database.db, canary)).toEqual(
    expect.arrayContaining(['chats', 'messages', 'audits', 'reading_plans']),
  )
  expect(await keysHolding(api.deps.redis, canary)).toHaveLength(1)

  expect((await visitor.delete('/api/user')).status).toBe(204)
  expect(await tablesHolding(database.db, canary)).toEqual([])
  expect(await tablesHolding(database.db, owner_id)).toEqual([])
  expect(await keysHolding(api.deps.redis, canary)).toEqual([])
})

test('a worker that is still writing an erased answer leaves nothing behind', async () => {
  const canary = 'canary-that-sings-on'
  const { visitor, answerId } = await visitorWithTraces(canary)
  const writer = await openAnswerWriter(api.deps.redis, answerId, 2)
  await visitor.delete('/api/user')
  expect(await writer.append({ event: 'content', data: { content: canary } })).toBe('cancelled')
  expect(await keysHolding(api.deps.redis, canary)).toEqual([])
})

test('the id itself is never stored, before or after', async () => {
  const { visitor } = await visitorWithTraces('canary-with-a-key')
  const secret = visitor.id()!.slice(3, 35)
  for (const moment of ['before', 'after']) {
    expect(await tablesHolding(database.db, secret), moment).toEqual([])
    expect(await keysHolding(api.deps.redis, secret), moment).toEqual([])
    await visitor.delete('/api/user')
  }
})

test('other visitors lose nothing', async () => {
  const [leaving, staying] = [await visitorWithTraces('canary-leaving'), await visitorWithTraces('canary-staying')]
  const held = await tablesHolding(database.db, 'canary-staying')
  await leaving.visitor.delete('/api/user')
  expect(await tablesHolding(database.db, 'canary-staying')).toEqual(held)
  expect((await staying.visitor.get('/api/user')).json().theology_slug).toBe('baptist')
})

test('erasing twice, or with nothing to erase, has the same effect as erasing once', async () => {
  const { visitor } = await visitorWithTraces('canary-twice')
  expect((await visitor.delete('/api/user')).status).toBe(204)
  expect((await visitor.delete('/api/user')).status).toBe(204)
  expect((await api.delete('/api/user')).status).toBe(204)
})

test('the export contains everything of the visitor and nothing of anyone else', async () => {
  const mine = await visitorWithTraces('canary-mine')
  await visitorWithTraces('canary-theirs')
  const answer = await mine.visitor.get('/api/user/export')
  const exported = answer.json()
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(exported.visitor.theology_slug).toBe('baptist')
  expect(exported.chats[0].messages.map((message: { content: string }) => message.content)).toEqual([
    'canary-mine',
    'canary-mine',
  ])
  expect(exported.chats[0].messages[1].audits[0]).toMatchObject({
    input_prompt: 'canary-mine',
    instructions_prompt: 'Answer from the text.',
  })
  expect(exported.chats[0]).toMatchObject({ is_kept: expect.any(Boolean) })
  expect(exported.chats[0].messages[0]).toHaveProperty('plan_step_id')
  expect(exported.reading_plans[0].name).toBe('canary-mine')
  expect(exported.followed_plans).toHaveLength(1)
  expect(answer.text).not.toContain('canary-theirs')
})

test('every table with visitors’ data is in the export, or has nothing to export', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where column_name in ('visitor_id', 'owner_id') order by 1`.execute(database.db)
  expect(rows.map((row) => row.name)).toEqual([
    'chats',
    // valid for ten minutes, and encrypted
    'device_codes',
    // idempotency keys expire after a day
    'idempotency_keys',
    'plan_keys',
    'reading_plans',
    'step_progress',
    // counters of devices and the key's hash; the encrypted updates are in the export
    'study_clients',
    'study_documents',
    'study_updates',
    'visitor_plans',
    // only the hash
    'visitor_tokens',
    // ids and states of work
    'work_item',
  ])
})
