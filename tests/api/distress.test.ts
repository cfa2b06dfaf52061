import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { HomeAnswer } from '../../shared/contract/bible.ts'
import { Chat, ChatEvent } from '../../shared/contract/chat.ts'
import { enterModel, modelLimits } from '../../shared/server/model-limits.ts'
import { waitingCount } from '../../shared/server/queues.ts'
import type { Answer } from '../helpers/answers/answer.ts'
import { leftovers, nothingLeft } from '../helpers/answers/answers.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import type { TestClient } from '../helpers/client/client.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'

const { api, database } = sharedApi({ texts: true, env: { LLM_PROVIDER: 'builtin' } })

const SUICIDE = 'I want to kill myself'
const ask = (client: TestClient, prompt: string, more: object = {}, headers: Record<string, string> = {}) =>
  client.post('/api/chat', { bible_id: 'eng-web', bookId: 'PSA', chapter: 34, verses: [18], prompt, ...more }, headers)

/** The events of an answer's stream, parsed with the contract's schemas. */
function eventsOf(answer: Answer) {
  expect(answer.status, answer.text).toBe(200)
  const blocks = answer.text.split('\n\n').filter((block) => block.includes('event: '))
  return blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
    return ChatEvent.parse({ event: field('event'), data: JSON.parse(field('data')) })
  })
}

/** An answer that is only the fixed reply: its three events and nothing else. */
function expectReply(answer: Answer, says: RegExp) {
  const events = eventsOf(answer)
  expect(events.map(({ event }) => event)).toEqual(['chat_info', 'final_content', 'stream_end'])
  const [info, final, end] = events as [
    Extract<ChatEvent, { event: 'chat_info' }>,
    Extract<ChatEvent, { event: 'final_content' }>,
    Extract<ChatEvent, { event: 'stream_end' }>,
  ]
  expect(info.data).toMatchObject({ title: 'Conversation', is_owner: true, care: { response: 'reply' } })
  expect(final.data.care).toMatchObject({ response: 'reply', is_whole: true, help: final.data.content })
  expect(final.data.content).toMatch(says)
  expect(final.data).not.toHaveProperty('follow_ups')
  expect(end.data).toEqual({ message_id: info.data.message_id, status: 'complete' })
  return { chatId: info.data.chat_id, messageId: info.data.message_id, help: final.data.content }
}

describe('Home', () => {
  const home = async (prompt: string, translation = 'eng-web') => {
    const visitor = api.visitor()
    await visitor.put('/api/user/translation', { translation_id: translation })
    const answer = await visitor.post('/api/home', { prompt }, { 'Accept-Language': 'en-GB' })
    expect(answer.status, answer.text).toBe(200)
    return HomeAnswer.parse(answer.json())
  }

  test.each([SUICIDE, 'My husband hits me. Must I stay with him?', 'I just took all my pills', 'Quiero morirme'])(
    '%j opens Psalm 34:18 with help',
    async (prompt) => {
      expect(await home(prompt)).toMatchObject({
        ...{ ask_question: true, book: 'PSA', chapter: 34, verses: [18] },
        care: { response: 'reply', help: expect.stringContaining('tel:999') },
      })
    },
  )

  test.each([
    ['My mother just died', 'PSA', 23, [4]],
    ['I am pregnant and scared', 'PSA', 121, [1, 2]],
    ['I cannot stop drinking', 'PSA', 40, [1, 2, 3]],
    ['My son is on drugs', 'LUK', 15, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
    ['spousal abuse', 'PSA', 34, [18]],
    ['What does John 11:35 mean for me, now that my mother has died?', 'JHN', 11, [35]],
  ])('%j opens a hand-picked passage, with two lines of help', async (prompt, book, chapter, verses) => {
    expect(await home(prompt)).toMatchObject({
      ...{ ask_question: true, book, chapter, verses },
      care: { response: 'lines', is_whole: false },
    })
  })

  test.each(['I have thoughts of hurting my baby and I am scared', 'le pegué a mi hijo y no sé cómo parar'])(
    'who hurts a child, or fears to, reads of help, and nothing that accuses: %s',
    async (prompt) => {
      expect(await home(prompt)).toMatchObject({
        ...{ ask_question: true, book: 'PSA', chapter: 121, verses: [1, 2] },
        care: { kind: 'child_abuse', response: 'reply', help: expect.stringContaining('tel:999') },
      })
    },
  )

  test('counts the verses as the chosen translation does', async () => {
    const answer = await home(SUICIDE, 'spa-rv1909')
    const text = await database.db
      .selectFrom('verses')
      .select('text')
      .where('bible_id', '=', 'spa-rv1909')
      .where('book', '=', answer.book!)
      .where('chapter', '=', answer.chapter!)
      .where('verse', 'in', answer.verses!)
      .executeTakeFirstOrThrow()
    expect(text.text).toMatch(/quebrantados de corazón/)
  })

  test('offers no help for any other question', async () => {
    expect(await home('Why did Judas kill himself?')).not.toHaveProperty('care')
    expect(await home('John 3:16')).not.toHaveProperty('care')
  })
})

describe('without a language model', () => {
  test('the fixed reply is the whole answer, sent immediately and without the queue', async () => {
    const visitor = api.visitor()
    const before = await waitingCount(api.deps.queues, 'chat-answer')
    const { chatId, messageId, help } = expectReply(await ask(visitor, SUICIDE), /You do not have to carry this alone/)
    expect(await waitingCount(api.deps.queues, 'chat-answer')).toBe(before)
    const chat = Chat.parse((await visitor.get(`/api/chat/${chatId}`)).json())
    expect(chat).toMatchObject({ title: 'Conversation', reference: { book_id: 'PSA', chapter: 34, verse: '18' } })
    expect(chat.messages).toMatchObject([
      { role: 'user', content: SUICIDE },
      { ...{ id: messageId, content: help, status: 'complete', model_name: 'fixed-reply' }, care: { is_whole: true } },
    ])
    expect(chat.messages[0]).not.toHaveProperty('care')
    expect(await leftovers(database.db)).toEqual(nothingLeft)
    const audit = (await visitor.get(`/api/chat/${chatId}/message/${messageId}/audit`)).json()
    expect(audit).toMatchObject({ model_name: 'fixed-reply', input_prompt: SUICIDE, llm_raw_response: help })
    expect(audit.instructions_prompt).toMatch(/^No language model was asked/)
  })

  test('its numbers are those of the country reported by the browser', async () => {
    const help = async (accept: string) =>
      expectReply(await ask(api.visitor(), SUICIDE, {}, { 'Accept-Language': accept }), /tel:/).help
    expect(await help('en-AU,en;q=0.9')).toContain('[13 11 14](tel:131114)')
    expect(await help('en-IE')).toContain('[116 123](tel:116123)')
    expect(await help('')).toMatch(/\[112\]\(tel:112\) in Europe.*\[911\]\(tel:911\) in the United States/)
  })

  test('a reconnected stream sends it again, and the same key writes nothing twice', async () => {
    const visitor = api.visitor()
    const key = { 'Idempotency-Key': 'one' }
    const { chatId, help } = expectReply(await ask(visitor, SUICIDE, {}, key), /alone/)
    expect(expectReply(await ask(visitor, SUICIDE, {}, key), /alone/).chatId).toBe(chatId)
    expect(expectReply(await visitor.get(`/api/chat/${chatId}/stream`), /alone/).help).toBe(help)
  })

  test('the question is in no list, no title and no metadata of a page', async () => {
    const visitor = api.visitor()
    const { chatId } = expectReply(await ask(visitor, SUICIDE), /alone/)
    expect((await visitor.get('/api/chats')).text).not.toContain('kill')
    expect((await visitor.get('/api/chats')).json().chats).toMatchObject([{ id: chatId, title: 'Conversation' }])
    // its owner may still publish it
    expect((await visitor.post(`/api/chat/${chatId}/publish`)).status).toBe(200)
    const seen = Chat.parse((await api.get(`/api/chat/${chatId}`)).json())
    expect(seen).toMatchObject({ title: 'Conversation', messages: [{}, { care: { response: 'reply' } }] })
  })

  test('a need in the question does not hide danger in the attached note', async () => {
    expectReply(await ask(api.visitor(), 'My mother just died', { note: SUICIDE }), /alone/)
  })

  test('a conversation loses its title once it is about distress', async () => {
    const visitor = api.visitor()
    const first = eventsOf(await ask(visitor, SUICIDE))[0] as Extract<ChatEvent, { event: 'chat_info' }>
    const { chat_id } = first.data
    await database.db
      .updateTable('chats')
      .set({ title: 'John 3: Is suicide a sin?' })
      .where('id', '=', chat_id)
      .execute()
    expectReply(await ask(visitor, 'I want to die', { chat_id }), /alone/)
    expect((await visitor.get('/api/chats')).json().chats[0]).toMatchObject({ id: chat_id, title: 'Conversation' })
  })

  test('it is in the visitor’s export, and is deleted with the visitor', async () => {
    const visitor = api.visitor()
    const { help } = expectReply(await ask(visitor, SUICIDE, {}, { 'Accept-Language': 'en-GB' }), /alone/)
    const [chat] = (await visitor.get('/api/user/export')).json().chats
    expect(chat).toMatchObject({ title: 'Conversation', messages: [{ care: null }, { content: help }] })
    const care = { kind: 'suicide', response: 'reply', language: 'en', country: 'GB', is_whole: true }
    expect(chat.messages[1]).toMatchObject({ care, audits: [{ model_name: 'fixed-reply' }] })
    expect((await visitor.delete('/api/user')).status).toBe(204)
    const rows = await database.db.selectFrom('messages').select('id').where('id', '=', chat.messages[1].id).execute()
    expect(rows).toEqual([])
  })
})

describe('with a language model, a question with a fixed reply is never rejected', () => {
  let model: TestApi
  const env = { LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'key', AI_BUDGET_PER_DAY: '1' }
  const redisUrl = () => `${inject('servers').redis}/8`
  beforeAll(async () => {
    model = await startApi({ databaseUrl: database.url, redisUrl: redisUrl(), env })
  })
  beforeEach(() => model.deps.redis.flushdb())
  afterAll(() => model.stop())

  test('a medical emergency is answered only by the reply', async () => {
    expectReply(await ask(model.visitor(), 'I just took all my pills'), /^\*\*Call /)
    expect(await leftovers(database.db)).toEqual(nothingLeft)
  })

  test('the daily budget is used up', async () => {
    expect(await enterModel(model.deps.redis, modelLimits(model.deps.env), 'chat', 999_000)).toMatchObject({ go: true })
    expect((await ask(model.visitor(), 'Who was Nicodemus?')).json().error).toBe('ai_budget_exhausted')
    expectReply(await ask(model.visitor(), SUICIDE), /alone/)
  })

  test('the visitor has reached the limit of questions', async () => {
    const limited = { ...env, RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_AI_PER_MINUTE: '1', RATE_LIMIT_STREAMS: '1' }
    const strict = await startApi({ databaseUrl: database.url, redisUrl: redisUrl(), env: limited })
    try {
      const visitor = strict.visitor()
      const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who was Nicodemus?' }
      expect((await visitor.send('POST', '/api/chat', { body, headOnly: true })).status).toBe(200)
      expect((await ask(visitor, 'Who was he?')).json().error).toBe('rate_limited')
      for (let n = 0; n < 3; n++) expectReply(await ask(visitor, `${SUICIDE} ${n}`), /alone/)
    } finally {
      await strict.stop()
    }
  })

  test('too many questions are waiting', async () => {
    const full = await startApi({
      ...{ databaseUrl: database.url, redisUrl: redisUrl() },
      env: { ...env, QUEUE_MAX_WAITING: '1' },
    })
    try {
      const place = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Who was Nicodemus?' }
      await full.visitor().send('POST', '/api/chat', { body: place, headOnly: true })
      expect((await ask(full.visitor(), 'Who was he?')).json().error).toBe('queue_full')
      expectReply(await ask(full.visitor(), SUICIDE), /alone/)
      // with an idempotency key, the queue is checked later
      expectReply(await ask(full.visitor(), SUICIDE, {}, { 'Idempotency-Key': 'two' }), /alone/)
    } finally {
      await full.stop()
    }
  })

  test('Redis is down', async () => {
    const own = await ownDatabase({ texts: true })
    const redis = await ownRedis()
    const alone = await startApi({ databaseUrl: own.url, redisUrl: redis.url, env })
    try {
      await redis.kill()
      const visitor = alone.visitor()
      expect((await ask(visitor, 'Who was Nicodemus?')).status).toBe(503)
      const { chatId } = expectReply(await ask(visitor, SUICIDE), /alone/)
      expectReply(await visitor.get(`/api/chat/${chatId}/stream`), /alone/)
      expect(await leftovers(own.db)).toEqual(nothingLeft)
    } finally {
      await alone.stop()
    }
  })

  test('it is stopped before a worker claims it, and no worker runs it', async () => {
    const visitor = model.visitor()
    const head = await visitor.send('POST', '/api/chat', {
      body: { bible_id: 'eng-web', bookId: 'PSA', chapter: 34, prompt: SUICIDE },
      headOnly: true,
    })
    expect(head.status).toBe(200)
    const [chat] = (await visitor.get('/api/chats')).json().chats
    expect((await visitor.post(`/api/chat/${chat.id}/stop`)).status).toBe(202)
    expectReply(await visitor.get(`/api/chat/${chat.id}/stream`), /alone/)
  })
})
