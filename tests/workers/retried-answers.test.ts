import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Chat } from '../../shared/contract/chat.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, watch } from '../helpers/client/reader.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

// processes start slowly on a busy machine
vi.setConfig({ testTimeout: 60_000 })

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ env: { ENABLE_AUDIT: 'true' } })
})
afterAll(() => stack.stop())
beforeEach(() => stack.gemini.clear())

const KEPT = 'word0 word1 word2 '

/** A chat whose answer was cut off after three words and is rated, and actions on it. */
async function cutOff() {
  stack.gemini.script(['finish,reason=MAX_TOKENS,after=3'])
  const { api, database } = stack
  const first = ask({ prompt: 'say:Whole.' }, { port: api.port, key: crypto.randomUUID() })
  await first.ended
  stack.gemini.clear()
  const own = { 'X-User-ID': first.visitor() }
  const client = createClient(api.port)
  const path = `/api/chat/${first.chatId()}`
  await client.send('PUT', `${path}/message/${first.messageId()}/rating`, { body: { thumb: 'up' }, headers: own })
  const chat = async () => Chat.strict().parse((await client.get(path, own)).json())
  const rows = () =>
    database.db
      .selectFrom('messages')
      .select(['id', 'status', 'is_chosen'])
      .where('chat_id', '=', first.chatId())
      .where('role', '=', 'assistant')
      .orderBy('id')
      .execute()
  const retry = (key?: string) => client.post(`${path}/retry`, {}, { ...own, ...(key && { 'Idempotency-Key': key }) })
  return { first, own, client, path, chat, rows, retry }
}

test('a retry that fails leaves the words, the audit and the rating of the answer before it', async () => {
  const { chat, retry, client, path, own, rows } = await cutOff()
  const before = await chat()
  expect(before.messages[1]).toMatchObject({ content: KEPT, has_audit_data: true, rating: { thumb: 'up' } })
  stack.gemini.script(['error,code=400,times=1'])
  expect((await retry('one key')).text).toContain('event: error')
  expect(await chat()).toEqual(before)
  expect((await retry('one key')).text, 'the same retry again').toContain('event: error')
  const failed = (await rows()).at(-1)!
  expect(failed).toMatchObject({ status: 'failed', is_chosen: false })
  const resumed = await client.get(`${path}/stream?answer=${failed.id}`, own)
  expect(resumed.text, 'a reader who resumes').toContain(KEPT.trim())
  expect((await retry()).text).toContain('Whole.')
  expect(await rows()).toEqual([{ id: expect.any(Number), status: 'complete', is_chosen: true }])
  expect((await chat()).messages.map(({ content }) => content)).toEqual(['say:Whole.', 'Whole.'])
})

test('a retry that is stopped before its first word leaves the words of the answer before it', async () => {
  const { chat, retry, client, path, own, first } = await cutOff()
  const before = await chat()
  stack.gemini.script(['hang-before-head'])
  const calls = stack.gemini.calls.length
  const retrying = retry()
  await expect.poll(() => stack.gemini.calls.length).toBe(calls + 1)
  const during = await chat()
  expect(during.messages.map(({ content }) => content)).toEqual(['say:Whole.', ''])
  expect(during.messages[0], 'what is retried is no version').not.toHaveProperty('other_versions')
  await client.post(`${path}/stop`, {}, own)
  expect((await retrying).text).toContain('event: stream_end')
  expect(await chat()).toEqual(before)
  const reader = watch(first.chatId(), { port: stack.api.port, visitor: first.visitor() })
  await reader.ended
  expect(reader.messageId()).toBe(first.messageId())
})

test('a question whose retry has failed can be edited in the panel that followed the retry', async () => {
  const { chat, retry, first, rows } = await cutOff()
  const before = await chat()
  stack.gemini.script(['error,code=400,times=1'])
  await retry()
  const replaces = (await rows()).at(-1)!.id
  const options = { port: stack.api.port, visitor: first.visitor() }
  await ask({ prompt: 'say:New.', chat_id: first.chatId(), replaces }, options).ended
  const { messages } = await chat()
  expect(messages.map(({ content }) => content)).toEqual(['say:New.', 'New.'])
  expect(messages[0]!.other_versions).toEqual([{ version: 1, messages: before.messages }])
})

test('a retry that is stopped after its first words replaces the answer before it', async () => {
  const { chat, retry, client, path, own, first, rows } = await cutOff()
  stack.gemini.script(['hang,after=2'])
  const retrying = retry()
  await expect.poll(async () => (await rows()).length).toBe(2)
  const reader = watch(first.chatId(), { port: stack.api.port, visitor: first.visitor() })
  await reader.until(({ event }) => event === 'content')
  await client.post(`${path}/stop`, {}, own)
  await retrying
  await reader.ended
  expect(await rows()).toEqual([{ id: expect.any(Number), status: 'stopped', is_chosen: true }])
  expect((await chat()).messages[1]!.content).toMatch(/word0/)
})

test('a retry that has failed is no part of its version when that is chosen again', async () => {
  const { chat, retry, client, path, own, first } = await cutOff()
  stack.gemini.script(['error,code=400,times=1'])
  await retry()
  const before = await chat()
  const options = { port: stack.api.port, visitor: first.visitor() }
  const edited = ask({ prompt: 'say:New.', chat_id: first.chatId(), replaces: first.messageId() }, options)
  await edited.ended
  const [question] = (await chat()).messages
  expect(question!.other_versions).toEqual([{ version: 1, messages: before.messages }])
  await client.post(`${path}/message/${first.messageId()}/choose`, undefined, own)
  expect((await chat()).messages[1]).toEqual(before.messages[1])
  expect((await chat()).messages).toHaveLength(2)
})
