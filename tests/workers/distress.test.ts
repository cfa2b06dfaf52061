import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredCare } from '../../shared/distress/care.ts'
import { createLog } from '../../shared/server/log.ts'
import { createQueues, type WorkPayload } from '../../shared/server/queues.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'
import { expectNothingLeft, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, type Following } from '../helpers/client/reader.ts'
import { response, textPart } from '../helpers/model/shapes.ts'
import { ownStack, type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
let redis: Redis
beforeAll(async () => {
  stack = await startStack()
  redis = createRedis(stack.redisUrl, 'worker', createLog('test', 'silent'), 'test')
})
beforeEach(async () => {
  stack.gemini.clear()
  // close breakers that the previous test's failures opened
  const closed = await redis.keys('*:model:*')
  if (closed.length > 0) await redis.del(closed)
})
afterAll(async () => {
  redis?.disconnect()
  await stack.stop()
})

const PROMPT = 'My husband hits me. Must I stay with him?'
const GENTLE = 'You are not alone in this. Please talk to someone you trust today.'
const TAIL = `

[[?]] Psalms of lament | How do the psalms of lament begin?
[[?]] Hagar seen | How does God see Hagar in the desert?
[[?]] A refuge | What does Scripture say of a refuge?`

const asked = (prompt = PROMPT, more: { chat_id?: number; visitor?: string } = {}) => {
  const { visitor, ...question } = more
  return ask(
    { prompt, bookId: 'PSA', chapter: 34, verses: [18], ...question },
    { port: stack.api.port, ...(visitor && { visitor }) },
  )
}
const dataOf = async (reader: Following, name: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts on whatever arrived
  (await reader.until(({ event }) => event === name)).data as any
const lastCall = () =>
  stack.gemini.calls.at(-1)!.body as {
    systemInstruction: { parts: { text: string }[] }
    contents: { parts: { text: string }[] }[]
  }

/** The fixed reply is the whole, complete answer, without any model text. */
async function expectAlone(reader: Following, error: string | null) {
  await reader.ended
  const names = reader.events.map(({ event }) => event)
  expect(names).not.toContain('error')
  const { content, care, follow_ups } = await dataOf(reader, 'final_content')
  expect(care).toMatchObject({ kind: 'violence', response: 'reply', is_whole: true, help: content })
  expect(content).toContain('No passage of the Bible asks you to stay where you are being harmed')
  expect(follow_ups).toBeUndefined()
  expect(await storedAnswer(stack.database.db, reader.messageId())).toMatchObject({
    ...{
      status: 'complete',
      content,
      model_name: 'fixed-reply',
      audits: 1,
      work: { state: 'done', error_code: error },
    },
  })
  expect(reader.text()).toBe(content)
}

describe('a model that answers', () => {
  test('follows the help, which is shown immediately, and knows about it', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    stack.gemini.script([
      async ({ reply }) => {
        await held
        reply.frame(response([textPart(GENTLE + TAIL)], 'STOP'))
      },
    ])
    const reader = asked()
    const { care, title } = await dataOf(reader, 'chat_info')
    expect(title).toBe('Conversation')
    expect(care).toMatchObject({ kind: 'violence', response: 'reply', is_whole: false })
    expect(care.help).toContain('tel:')
    resolve()
    await reader.ended
    const final = await dataOf(reader, 'final_content')
    // the help stays in place, and no further questions are offered
    expect(final).toEqual({
      content: GENTLE,
      citations: [],
      spans: [],
      care,
      model_name: expect.any(String),
      model_provider: 'gemini',
    })
    const { contents, systemInstruction } = lastCall()
    expect(contents.at(-1)!.parts[0]!.text).toMatch(/^<care>\nThe reader may be in danger: violence/)
    expect(systemInstruction.parts[0]!.text).toContain('Never advise anyone to stay with')
    const chat = await createClient(stack.api.port).get(`/api/chat/${reader.chatId()}`, {
      'X-User-ID': reader.visitor(),
    })
    expect(chat.json().messages[1]).toMatchObject({ content: GENTLE, care })
  })

  test('is reminded of it in follow-up questions', async () => {
    stack.gemini.script([`text,say=${GENTLE}`, 'text,say=He is near.'])
    const first = asked()
    await first.ended
    const next = asked('Who wrote this psalm?', { chat_id: first.chatId(), visitor: first.visitor() })
    await next.ended
    expect(lastCall().contents.at(-1)!.parts[0]!.text).toMatch(
      /^<care>\nEarlier in this conversation the reader wrote of violence/,
    )
    expect(lastCall().systemInstruction.parts[0]!.text).toContain('# When the reader needs help')
    expect(await dataOf(next, 'final_content')).not.toHaveProperty('care')
    expect((await dataOf(next, 'chat_info')).title).toBe('Conversation')
  })

  test('receives no such note for any other question', async () => {
    const reader = asked('Why did Judas kill himself?')
    await reader.ended
    expect(await dataOf(reader, 'chat_info')).not.toHaveProperty('care')
    expect(JSON.stringify(lastCall())).not.toContain('<care>')
  })
})

describe('if a model does not answer, the reply remains, complete:', () => {
  test.each([
    ['it is away', 'error,code=503', 'unavailable'],
    ['it is busy', 'error,code=429,delay=31s', 'busy'],
    ['its quota is spent', 'error,code=429,quota=requests_per_day', 'quota'],
    ['it refuses the request', 'error,code=400', 'rejected'],
  ])('%s', async (_name, scenario, error) => {
    // more than any run tries
    stack.gemini.script(Array.from({ length: 12 }, () => scenario))
    await expectAlone(asked(), error)
  })

  test.each(['SAFETY', 'PROHIBITED_CONTENT'])('it blocks the question for %s', async (reason) => {
    stack.gemini.script([`finish,reason=${reason},after=2`])
    const reader = asked()
    await expectAlone(reader, 'blocked')
    const audit = stack.database.db.selectFrom('audits').select('error').where('message_id', '=', reader.messageId())
    expect(await audit.executeTakeFirst()).toEqual({ error: `blocked: ${reason}` })
  })

  test('it says nothing but further questions', async () => {
    stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(TAIL)], 'STOP'))])
    await expectAlone(asked(), 'bad_output')
  })

  test('it fails in the middle of a sentence', async () => {
    stack.gemini.script([
      async ({ reply }) => {
        reply.frame(response([textPart('You should go back to ')]))
        await reply.reset()
      },
      ...Array.from({ length: 12 }, () => 'error,code=400'),
    ])
    await expectAlone(asked(), 'rejected')
  })

  test('it is stopped before its first word', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    stack.gemini.script([() => held])
    const reader = asked()
    await reader.until(({ event, data }) => event === 'status' && data.state === 'thinking')
    await createClient(stack.api.port).post(`/api/chat/${reader.chatId()}/stop`, {}, { 'X-User-ID': reader.visitor() })
    await reader.ended
    resolve()
    const { care, content } = await dataOf(reader, 'final_content')
    expect(care).toMatchObject({ is_whole: true, help: content })
    expect(await storedAnswer(stack.database.db, reader.messageId())).toMatchObject({ status: 'complete', audits: 1 })
  })
})

/** A stack whose question waits, so that a test can check the immediate response before a worker runs. */
async function heldBack(env: Record<string, string>, prompt: string, care?: StoredCare | null) {
  const own = await ownStack({ workers: 0, env })
  const reader = ask({ prompt, bookId: 'PSA', chapter: 23, verses: [4] }, { port: own.api.port })
  await reader.until(({ event }) => event === 'chat_info')
  const change = { care: care && JSON.stringify(care) }
  if (care !== undefined)
    await own.database.db.updateTable('messages').set(change).where('id', '=', reader.messageId()).execute()
  return { own, reader }
}

/** Changes the data of the only job of a stack. */
async function changeJob(own: Stack, change: Partial<WorkPayload>) {
  const ownRedis = createRedis(own.redisUrl, 'worker', createLog('test', 'silent'), 'test')
  const [job] = await createQueues(ownRedis)['chat-answer'].getJobs()
  expect(job!.data.recogniser).toMatch(/^[\w-]{16}$/)
  await job!.updateData({ ...job!.data, ...change })
  ownRedis.disconnect()
}

const lines = { kind: 'grief', response: 'lines', language: 'en', country: 'GB', is_whole: false } satisfies StoredCare

test('no worker claims it in time: the reply remains, complete', async () => {
  const { own, reader } = await heldBack({}, PROMPT)
  await own.database.db
    .updateTable('work_item')
    .set({ deadline_at: new Date(0) })
    .execute()
  await own.addWorker()
  await reader.ended
  expect(reader.events.map(({ event }) => event)).not.toContain('error')
  const { content, care } = await dataOf(reader, 'final_content')
  expect(care).toMatchObject({ is_whole: true, help: content })
  expect(await storedAnswer(own.database.db, reader.messageId())).toMatchObject({
    ...{ status: 'complete', error: 'deadline', model_name: 'fixed-reply' },
  })
  await expectNothingLeft(own.database.db)
})

test('a worker without a model stores only the reply, whatever the API expects', async () => {
  const { own, reader } = await heldBack({}, PROMPT)
  await own.addWorker({ LLM_PROVIDER: 'builtin' })
  await reader.ended
  const { content, care } = await dataOf(reader, 'final_content')
  expect(care).toMatchObject({ is_whole: true, help: content })
  await expectNothingLeft(own.database.db)
})

test('distress is looked for once: a worker takes what an API of the same release found', async () => {
  const { own, reader } = await heldBack({}, PROMPT, null)
  await own.addWorker()
  await reader.ended
  expect(await dataOf(reader, 'final_content')).not.toHaveProperty('care')
})

test.each([
  ['an older API, which did not look for distress', undefined],
  ['an API with another recogniser', 'another'],
])('a question accepted by %s still gets help', async (_name, recogniser) => {
  const { own, reader } = await heldBack({}, PROMPT, null)
  await changeJob(own, { recogniser })
  own.gemini.script([`text,say=${GENTLE}`])
  await own.addWorker()
  await reader.ended
  expect(await dataOf(reader, 'final_content')).toMatchObject({
    content: GENTLE,
    care: { kind: 'violence', response: 'reply', is_whole: false },
  })
  expect(JSON.stringify(own.gemini.calls.at(-1)!.body)).toContain('The reader may be in danger: violence')
})

describe('two lines of help are above an ordinary answer', () => {
  test('of a model, which knows about them', async () => {
    const { own, reader } = await heldBack({}, 'Who comforts?', lines)
    own.gemini.script([`text,say=${GENTLE}`])
    await own.addWorker()
    await reader.ended
    const { content, care } = await dataOf(reader, 'final_content')
    expect(content).toBe(GENTLE)
    expect(care).toMatchObject({ kind: 'grief', response: 'lines', is_whole: false })
    expect(care.help).toContain('[0808 808 1677](tel:08088081677)')
    expect(JSON.stringify(own.gemini.calls.at(-1)!.body)).toContain('in need: a recent loss')
  })

  test('of the built-in finder', async () => {
    const { own, reader } = await heldBack({ LLM_PROVIDER: 'builtin' }, 'Who comforts?', lines)
    await own.addWorker()
    await reader.ended
    const { content, care, follow_ups } = await dataOf(reader, 'final_content')
    expect(content).toContain('valley of the shadow of death')
    expect(content).not.toContain('tel:')
    expect(care).toMatchObject({ response: 'lines', is_whole: false })
    expect(follow_ups.length).toBeGreaterThan(0)
  })

  test('of a model that fails, which may be retried', async () => {
    const { own, reader } = await heldBack({}, 'Who comforts?', lines)
    own.gemini.script(Array.from({ length: 3 }, () => 'error,code=400'))
    await own.addWorker()
    await reader.ended
    expect(await dataOf(reader, 'error')).toMatchObject({ error: 'rejected', retryable: true })
    const headers = { 'X-User-ID': reader.visitor() }
    const { messages } = (await createClient(own.api.port).get(`/api/chat/${reader.chatId()}`, headers)).json()
    expect(messages[1]).toMatchObject({ status: 'failed', care: { response: 'lines' } })
    own.gemini.clear()
    const again = await createClient(own.api.port).post(`/api/chat/${reader.chatId()}/retry`, {}, headers)
    expect(again.text).toMatch(/event: chat_info\ndata: .*"care":\{"kind":"grief"/)
    expect(again.text).toContain('"status":"complete"')
  })
})
