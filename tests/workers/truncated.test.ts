import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, type Following, watch } from '../helpers/client/reader.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

const port = () => stack.api.port
const final = async (reader: Following) => (await reader.until(({ event }) => event === 'final_content')).data
const call = (reader: Following, method: 'get' | 'post', path: string) => {
  const who = { 'X-User-ID': reader.visitor() }
  const [client, url] = [createClient(port()), `/api/chat/${reader.chatId()}${path}`]
  return method === 'get' ? client.get(url, who) : client.post(url, {}, who)
}
const lastMessage = async (reader: Following) => (await call(reader, 'get', '/messages')).json().messages.at(-1)

test('an answer that its model cut off is kept, marked as truncated, and can be retried', async () => {
  stack.gemini.script(['finish,reason=MAX_TOKENS,after=3'])
  const reader = ask({ prompt: 'Who came by night?' }, { port })
  await expectWhole(stack.database.db, port(), reader)
  const stored = await storedAnswer(stack.database.db, reader.messageId())
  expect(stored).toMatchObject({ status: 'complete', error: 'truncated', content: 'word0 word1 word2 ' })
  expect(stored.work).toMatchObject({ state: 'done', error_code: 'truncated' })
  const audit = stack.database.db.selectFrom('audits').select('error').where('message_id', '=', reader.messageId())
  expect(await audit.executeTakeFirst()).toEqual({ error: 'truncated: MAX_TOKENS' })
  expect(await final(reader)).toMatchObject({ is_truncated: true })
  expect(await lastMessage(reader)).toMatchObject({ status: 'complete', is_truncated: true })
  const later = watch(reader.chatId(), { port, visitor: reader.visitor() })
  await later.ended
  expect(await final(later), 'as read from the row').toMatchObject({ is_truncated: true })
  expect((await call(reader, 'post', '/retry')).status).toBe(200)
  const again = await lastMessage(reader)
  expect(again).toMatchObject({ status: 'complete', content: 'In the beginning God created the heavens.' })
  expect(again).not.toHaveProperty('is_truncated')
  expect((await call(reader, 'post', '/retry')).json()).toMatchObject({ error: 'nothing_to_retry' })
})

test('a copy of a published conversation says which answer is truncated', async () => {
  stack.gemini.script(['finish,reason=MAX_TOKENS,after=3'])
  const reader = ask({ prompt: 'Why by night?' }, { port })
  await reader.ended
  await call(reader, 'post', '/publish')
  const copied = await call(reader, 'post', '/copy')
  const { chat_id } = copied.json()
  const who = { 'X-User-ID': reader.visitor() }
  const { messages } = (await createClient(port()).get(`/api/chat/${chat_id}/messages`, who)).json()
  expect(messages.at(-1)).toMatchObject({ role: 'assistant', is_truncated: true })
})
