import { expect, test } from 'vitest'
import { insertConversation } from '../helpers/client/conversation.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

async function rater(options: Parameters<typeof insertConversation>[2] = {}) {
  const owner = api.visitor()
  await owner.put('/api/user/commentary', { commentary: 'none' })
  const chat = await insertConversation(database.db, await owner.row(), options)
  const path = `/api/chat/${chat.chatId}/message/${chat.answerId}/rating`
  const shown = async () => (await owner.get(`/api/chat/${chat.chatId}`)).json().messages[1].rating
  return { owner, ...chat, path, shown }
}

const stored = (id: number) =>
  database.db
    .selectFrom('answer_ratings')
    .select(['thumb', 'includes_text'])
    .where('message_id', '=', id)
    .executeTakeFirst()

test('an answer is rated without its words, then with them, and the rating is withdrawn', async () => {
  const { owner, path, answerId, shown } = await rater()
  expect(await shown()).toBeUndefined()
  const up = { thumb: 'up', includes_text: false }
  expect((await owner.put(path, { thumb: 'up' })).json()).toEqual({ rating: up })
  expect([await shown(), await stored(answerId)]).toEqual([up, up])
  const down = { thumb: 'down', includes_text: true }
  expect((await owner.put(path, down)).json()).toEqual({ rating: down })
  expect([await shown(), await stored(answerId)]).toEqual([down, down])
  expect((await owner.put(path, { thumb: 'down' })).json().rating.includes_text).toBe(false)
  expect((await owner.delete(path)).status).toBe(204)
  expect((await owner.delete(path)).status).toBe(204)
  expect([await shown(), await stored(answerId)]).toEqual([undefined, undefined])
})

test('the ratings table contains no word of a question or an answer', async () => {
  const { owner, path } = await rater({ words: 'zaphnath-paaneah' })
  await owner.put(path, { thumb: 'down', includes_text: true })
  const rows = await database.db.selectFrom('answer_ratings').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('zaphnath')
})

test('the owner’s rating is in the export, and no reader of a published conversation sees it', async () => {
  const { owner, chatId, path } = await rater({ isPublic: true })
  await owner.put(path, { thumb: 'up', includes_text: true })
  const [, answer] = (await owner.get('/api/user/export')).json().chats[0].messages
  expect(answer.rating).toMatchObject({ thumb: 'up', includes_text: true })
  expect((await api.get(`/api/chat/${chatId}`)).json().messages[1]).not.toHaveProperty('rating')
})

test('a rating is deleted with its conversation and with its visitor', async () => {
  const [deleted, erased] = [await rater(), await rater()]
  for (const each of [deleted, erased]) await each.owner.put(each.path, { thumb: 'up' })
  await deleted.owner.delete(`/api/chat/${deleted.chatId}`)
  expect(await stored(deleted.answerId)).toBeUndefined()
  expect(await stored(erased.answerId)).toBeDefined()
  await erased.owner.delete('/api/user')
  expect(await stored(erased.answerId)).toBeUndefined()
})

test('replies to visitors in danger, unfinished answers and questions cannot be rated', async () => {
  const { owner, chatId, questionId, answerId, path } = await rater()
  const change = (values: { care?: string | null; status?: 'stopped' | 'failed' | 'complete' }) =>
    database.db.updateTable('messages').set(values).where('id', '=', answerId).execute()
  const care = { kind: 'suicide', response: 'reply', language: 'en', country: 'US', is_whole: true }
  const outcome = async () => {
    const answer = await owner.put(path, { thumb: 'up' })
    return [answer.status, answer.status === 200 ? null : answer.json().error]
  }
  for (const values of [
    { care: JSON.stringify(care) },
    { care: null, status: 'stopped' as const },
    { status: 'failed' as const },
  ]) {
    await change(values)
    expect(await outcome()).toEqual([409, 'not_rateable'])
  }
  await change({ status: 'complete', care: JSON.stringify({ ...care, response: 'lines' }) })
  expect(await outcome()).toEqual([200, null])
  expect((await owner.put(`/api/chat/${chatId}/message/${questionId}/rating`, { thumb: 'up' })).status).toBe(404)
})

test('an answer of another conversation is not found, even one of the same visitor', async () => {
  const [mine, other, theirs] = [await rater(), await rater(), await rater()]
  const second = await insertConversation(database.db, await mine.owner.row())
  for (const id of [other.answerId, theirs.answerId, second.answerId, 9_007_199_254_740_991]) {
    expect((await mine.owner.put(`/api/chat/${mine.chatId}/message/${id}/rating`, { thumb: 'up' })).status).toBe(404)
    expect(await stored(id)).toBeUndefined()
  }
})

test.each([
  '{}',
  'null',
  '[]',
  '"up"',
  '{"thumb":null}',
  '{"thumb":""}',
  '{"thumb":"UP"}',
  '{"thumb":"sideways"}',
  '{"thumb":1}',
  '{"thumb":true}',
  '{"thumb":["up"]}',
  '{"thumb":{"up":1}}',
  '{"thumb":"up","includes_text":null}',
  '{"thumb":"up","includes_text":"true"}',
  '{"thumb":"up","includes_text":1}',
  '{"includes_text":true}',
  '{"thumb":"up\\u0000"}',
  '{"thumb":"\\ud800"}',
  '{"thumb":',
  '{"__proto__":{"thumb":"up"}}',
])('the rating %s is rejected', async (body) => {
  const { owner, path, answerId } = await rater()
  const refused = await owner.send('PUT', path, { body, headers: { 'Content-Type': 'application/json' } })
  expect([refused.status, refused.json().error]).toEqual([400, 'invalid'])
  expect(await stored(answerId)).toBeUndefined()
})
