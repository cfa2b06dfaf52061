import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import type { TestClient } from '../helpers/client/client.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({
  texts: true,
  env: {
    RATE_LIMIT_DISABLED: 'false',
    RATE_LIMIT_STREAMS: '1',
  },
})

const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who came by night?' }

/** Asks, and keeps the answer's stream open; no worker writes the answer. */
async function holdStream(visitor: TestClient): Promise<ClientRequest> {
  await visitor.get('/api/user')
  const headers = { 'X-User-ID': visitor.id(), 'Content-Type': 'application/json' }
  const call = request({
    host: '127.0.0.1',
    port: new URL(api.url).port,
    method: 'POST',
    path: '/api/chat',
    headers,
    agent: false,
  })
  call.on('error', () => {})
  call.end(JSON.stringify(question))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  answer.resume().on('error', () => {})
  return call
}

const chatsOf = async (visitor: TestClient) => (await visitor.get('/api/chats')).json().chats

test('a question that cannot be streamed is refused before it is accepted, and succeeds once there is room', async () => {
  const visitor = api.visitor()
  const call = await holdStream(visitor)
  const other = { ...question, prompt: 'Who was Nicodemus?' }
  const refused = await visitor.send('POST', '/api/chat', { body: other, headOnly: true })
  expect([refused.status, refused.json().error]).toEqual([429, 'rate_limited'])
  expect(await chatsOf(visitor)).toHaveLength(1)
  expect(await database.db.selectFrom('work_item').select('id').execute()).toHaveLength(1)
  call.destroy()
  await expect
    .poll(async () => (await visitor.send('POST', '/api/chat', { body: other, headOnly: true })).status)
    .toBe(200)
  expect(await chatsOf(visitor)).toHaveLength(2)
})

test('a retry that cannot be streamed leaves the answer as it was', async () => {
  const visitor = api.visitor()
  const first = await holdStream(visitor)
  first.destroy()
  const [chat] = await chatsOf(visitor)
  await expect.poll(async () => (await visitor.post(`/api/chat/${chat.id}/stop`)).status).toBe(202)
  const second = await holdStream(visitor)
  const refused = await visitor.send('POST', `/api/chat/${chat.id}/retry`, { headOnly: true })
  expect([refused.status, refused.json().error]).toEqual([429, 'rate_limited'])
  const { messages } = (await visitor.get(`/api/chat/${chat.id}/messages`)).json()
  expect(messages.at(-1)).toMatchObject({ role: 'assistant', status: 'stopped' })
  second.destroy()
})

test('a refused question keeps no slot', async () => {
  const visitor = api.visitor()
  for (const wrong of [{ chat_id: 7 }, { plan_step_id: 999_999_999 }, { prompt: '' }]) {
    const refused = await visitor.send('POST', '/api/chat', { body: { ...question, ...wrong }, headOnly: true })
    expect(refused.status).toBeGreaterThanOrEqual(400)
  }
  const call = await holdStream(visitor)
  call.destroy()
})
