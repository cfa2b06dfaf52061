import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '../helpers/client/api.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'

const database = await fileDatabase({ texts: true })

/** A visitor's published chat with one question, at an API that can write rows but not add to a queue. */
async function chatWithoutQueue(words: string) {
  const own = await ownRedis()
  const api = await startApi({ databaseUrl: database.url, redisUrl: own.url })
  onTestFinished(api.stop)
  await own.redis.call('ACL', 'SETUSER', 'default', '-xadd')
  const visitor = api.visitor()
  await visitor.put('/api/user/commentary', { commentary: 'none' })
  const chat = await insertConversation(database.db, await visitor.row(), { isPublic: true, words })
  const read = async () => (await visitor.get(`/api/chat/${chat.chatId}`)).json()
  const ask = async (prompt: string, more = {}) => {
    const place = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3 }
    const { status } = await visitor.post('/api/chat', { ...place, prompt, chat_id: chat.chatId, ...more })
    return status
  }
  const retry = async () => (await visitor.post(`/api/chat/${chat.chatId}/retry`)).status
  return { ...chat, read, ask, retry }
}

test('an edit that could not be dispatched leaves the chosen version and the title as they were', async () => {
  const { chatId: chat_id, answerId, read, ask } = await chatWithoutQueue('Old.')
  const row = (role: 'user' | 'assistant') => ({ chat_id, role, content: 'New.', status: 'complete' as const })
  const rows = [row('user'), row('assistant')].map((message) => ({ ...message, version: 2, is_chosen: false }))
  await database.db.insertInto('messages').values(rows).execute()
  const before = await read()
  expect(before).toMatchObject({ title: 'John 3: Old.', messages: [{ version: 1, content: 'Old.' }, {}] })
  expect(await ask('Lost.', { replaces: answerId })).toBe(503)
  expect(await read()).toEqual(before)
})

test('a question in distress that could not be dispatched leaves the title as it was', async () => {
  const { read, ask } = await chatWithoutQueue('Old.')
  const before = await read()
  expect(await ask('My mother just died')).toBe(503)
  expect(await read()).toEqual(before)
})

test('a retry that could not be dispatched leaves the words of the stopped answer', async () => {
  const { answerId, read, retry } = await chatWithoutQueue('Old.')
  await database.db.updateTable('messages').set({ status: 'stopped' }).where('id', '=', answerId).execute()
  const before = await read()
  for (const _time of [1, 2]) {
    expect(await retry()).toBe(503)
    expect(await read()).toEqual(before)
  }
})
