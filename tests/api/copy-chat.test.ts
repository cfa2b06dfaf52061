import { expect, onTestFinished, test } from 'vitest'
import { takeDown } from '../../shared/server/sql/operators.ts'
import { startApi } from '../helpers/client/api.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

async function shared(words = 'Who is my neighbour?') {
  const owner = api.visitor()
  await owner.put('/api/user/commentary', { commentary: 'none' })
  return { owner, ...(await insertConversation(database.db, await owner.row(), { isPublic: true, words })) }
}

test('a reader continues a shared chat in a private copy, which has its questions and checked answers', async () => {
  const { chatId, questionId, answerId } = await shared()
  const citation = { ref: 'John 3:16', book: 'JHN', chapter: 3, start_verse: 16, end_verse: 16, verdict: 'exact' }
  const messages = database.db.updateTable('messages')
  await messages
    .set({ citations: JSON.stringify([citation]) })
    .where('id', '=', answerId)
    .execute()
  await messages.set({ note: 'zaphnath' }).where('id', '=', questionId).execute()
  const reader = api.visitor()
  const made = await reader.post(`/api/chat/${chatId}/copy`, {})
  expect(made.status).toBe(201)
  const copy = (await reader.get(`/api/chat/${made.json().chat_id}`)).json()
  const original = (await reader.get(`/api/chat/${chatId}`)).json()
  expect(copy).toMatchObject({ title: original.title, is_owner: true, is_public: false, reference: original.reference })
  const shown = ({ id: _, ...message }: { id: number }) => message
  expect(copy.messages.map(shown)).toEqual(original.messages.map(shown))
  expect(copy.messages[1].citations).toEqual([citation])
  expect(JSON.stringify(copy)).not.toContain('zaphnath')
  expect((await reader.get('/api/chats')).json().chats).toHaveLength(1)
  expect((await api.visitor().get(`/api/chat/${copy.chat_id}`)).status).toBe(404)
})

test('the copy outlives the original, and is deleted with its own visitor', async () => {
  const { owner, chatId } = await shared()
  const reader = api.visitor()
  const { chat_id } = (await reader.post(`/api/chat/${chatId}/copy`, {})).json()
  await owner.delete('/api/user')
  expect((await reader.get(`/api/chat/${chat_id}`)).status).toBe(200)
  await reader.delete('/api/user')
  expect(await database.db.selectFrom('chats').select('id').where('id', '=', chat_id).execute()).toEqual([])
})

test('a conversation that was taken down is not published through a copy', async () => {
  const { owner, chatId } = await shared()
  await takeDown(database.db, chatId)
  const { chat_id } = (await owner.post(`/api/chat/${chatId}/copy`, {})).json()
  const published = await owner.post(`/api/chat/${chat_id}/publish`, {})
  expect([published.status, published.json().error]).toEqual([403, 'taken_down'])
})

test('a question without an ended answer is left out, and a chat with nothing else is not copied', async () => {
  const { chatId, questionId, answerId } = await shared()
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3 }
  const rows = [
    { chat_id: chatId, role: 'user' as const, content: 'And then?', status: 'complete' as const, ...place },
    { chat_id: chatId, role: 'assistant' as const, content: 'Half', status: 'streaming' as const, ...place },
  ]
  await database.db.insertInto('messages').values(rows).execute()
  const reader = api.visitor()
  const { chat_id } = (await reader.post(`/api/chat/${chatId}/copy`, {})).json()
  expect((await reader.get(`/api/chat/${chat_id}`)).json().messages).toHaveLength(2)
  await database.db.deleteFrom('messages').where('id', 'in', [questionId, answerId]).execute()
  const refused = await reader.post(`/api/chat/${chatId}/copy`, {})
  expect([refused.status, refused.json().error]).toEqual([409, 'nothing_to_copy'])
})

test('a visitor and an address may make a limited number of copies an hour', async () => {
  const { chatId } = await shared()
  const limits = { RATE_LIMIT_COPIES_PER_HOUR: '1', RATE_LIMIT_COPIES_PREFIX_PER_HOUR: '3' }
  const limited = await startApi({ databaseUrl: database.url, env: { RATE_LIMIT_DISABLED: 'false', ...limits } })
  onTestFinished(limited.stop)
  const [reader, other, third] = [limited.visitor(), limited.visitor(), limited.visitor()]
  const copy = async (by: typeof reader) => (await by.post(`/api/chat/${chatId}/copy`, {})).status
  const copies = async (by: typeof reader) => (await by.get('/api/chats')).json().chats.length
  expect([await copy(reader), await copy(reader), await copy(other), await copy(third)]).toEqual([201, 429, 201, 429])
  expect([await copies(reader), await copies(other), await copies(third)]).toEqual([1, 1, 0])
})
