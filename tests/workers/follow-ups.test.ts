import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, type Following, watch } from '../helpers/client/reader.ts'
import { response, textPart } from '../helpers/model/shapes.ts'
import { ownStack, type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

const prose = 'He came by night [to be alone] with him, and was not sent away.'
const questions = [
  { summary: 'Water and Spirit', question: 'What does Jesus mean by water and the Spirit?' },
  { summary: 'Nicodemus later on', question: 'What else does John tell of Nicodemus, as in John 19:39?' },
  { summary: 'Night and light', question: 'How does John speak of night elsewhere?' },
]
const lines = questions.map(({ summary, question }) => `[[?]] ${summary} | ${question}`)
const tail = `\n\n${lines.join('\n')}`

const piecesOf = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size))

/**
 * Makes the model say this, in pieces of this many characters; whatever follows `held.after` waits for `held.until`.
 */
function say(text: string, { size = 4, held }: { size?: number; held?: { after: string; until: Promise<void> } } = {}) {
  stack.gemini.script([
    async ({ reply }) => {
      const first = held ? text.indexOf(held.after) + held.after.length : 0
      for (const piece of piecesOf(text.slice(0, first), size)) reply.frame(response([textPart(piece)]))
      await held?.until
      for (const piece of piecesOf(text.slice(first), size)) reply.frame(response([textPart(piece)]))
      reply.frame(response([textPart('')], 'STOP'))
    },
  ])
}

const port = () => stack.api.port
const asked = (prompt: string, visitor?: string) => ask({ prompt }, { port, ...(visitor && { visitor }) })
const streamed = ({ events }: Following) =>
  events.flatMap(({ event, data }) => (event === 'content' ? [data.content] : [])).join('')
const final = async (reader: Following) => (await reader.until(({ event }) => event === 'final_content')).data
/** The writer of these answers. */
const writer = { model_name: 'text', model_provider: 'gemini' }
const api = (reader: Following, path: string) =>
  createClient(port()).get(`/api/chat/${reader.chatId()}${path}`, { 'X-User-ID': reader.visitor() })

test('the questions at the end of an answer are not streamed, not checked, and sent with its end', async () => {
  say(prose + tail)
  const reader = asked('Why by night?')
  await expectWhole(stack.database.db, port(), reader, { text: prose })
  expect(await final(reader)).toEqual({ content: prose, citations: [], spans: [], follow_ups: questions, ...writer })
  const { messages } = (await api(reader, '/messages')).json()
  expect(messages.map((message: object) => 'follow_ups' in message)).toEqual([false, true])
  expect(messages[1]).toMatchObject({ content: prose, citations: [], spans: [], follow_ups: questions })
  expect((await api(reader, '')).json().messages[1].follow_ups).toEqual(questions)
  const audit = await api(reader, `/message/${reader.messageId()}/audit`)
  expect(audit.json().llm_raw_response).toContain(JSON.stringify(tail).slice(1, -1))
  expect(audit.json().instructions_prompt).toContain('[[?]]')
})

test('they are sent again from the row, and are in the visitor’s export', async () => {
  say(prose + tail, { size: 1 })
  const reader = asked('And why alone?')
  await reader.ended
  const later = watch(reader.chatId(), { port, visitor: reader.visitor() })
  await later.ended
  expect(await final(later)).toEqual({ content: prose, citations: [], spans: [], follow_ups: questions, ...writer })
  const all = await createClient(port()).get('/api/user/export', { 'X-User-ID': reader.visitor() })
  expect(all.json().chats[0].messages.map(({ follow_ups }: { follow_ups: unknown }) => follow_ups)).toEqual([
    [],
    questions,
  ])
})

test('the next question is asked without them', async () => {
  say(prose + tail)
  const first = asked('Who is he?')
  await first.ended
  say(prose)
  const next = ask({ prompt: 'And then?', chat_id: first.chatId() }, { port, visitor: first.visitor() })
  await next.ended
  const { contents } = stack.gemini.calls.at(-1)!.body as { contents: { parts: { text: string }[] }[] }
  expect(contents[1]!.parts[0]!.text).toBe(prose)
  expect(await final(next)).toEqual({ content: prose, citations: [], spans: [], ...writer })
})

test('a non-owner of a public chat gets none, live, from the log and from the row', async () => {
  const { promise: until, resolve } = Promise.withResolvers<void>()
  say(prose + tail, { held: { after: 'alone', until } })
  const owner = asked('Why did he come?')
  await owner.until(({ event }) => event === 'content')
  await createClient(port()).post(`/api/chat/${owner.chatId()}/publish`, {}, { 'X-User-ID': owner.visitor() })
  const live = watch(owner.chatId(), { port })
  await live.until(({ event }) => event === 'content')
  resolve()
  await Promise.all([owner.ended, live.ended])
  const late = watch(owner.chatId(), { port })
  const replayed = watch(owner.chatId(), { port, cursor: '0-1' })
  await Promise.all([late.ended, replayed.ended])
  for (const each of [live, late, replayed])
    expect(await final(each)).toEqual({ content: prose, citations: [], spans: [], ...writer })
  expect((await final(owner)).follow_ups).toEqual(questions)
  const seen = (await createClient(port()).get(`/api/chat/${owner.chatId()}/messages`)).json()
  expect(seen.messages.filter((message: object) => 'follow_ups' in message)).toEqual([])
})

describe('an answer with', () => {
  test.each([
    ['two questions', `${prose}\n\n${lines.slice(1).join('\n')}`, prose],
    ['a tail that is cut', (prose + tail).slice(0, -30), prose],
    ['marks in its prose', `The sign [[?]] stands here.\n\n[[?]] And here.`, 'The sign  stands here.\n\nAnd here.'],
  ])('%s has none, and shows its words', async (name, text, shown) => {
    say(text, { size: 3 })
    const reader = asked(`What of ${name}?`)
    await expectWhole(stack.database.db, port(), reader, { text: shown })
    expect(await final(reader)).not.toHaveProperty('follow_ups')
  })

  test('its tail in the middle shows what comes after it', async () => {
    say(`${prose}${tail}\n\nSo much for the night.`)
    const reader = asked('What of the middle?')
    await reader.ended
    expect(streamed(reader)).toMatch(/sent away\.\s+So much for the night\.$/)
    expect((await final(reader)).follow_ups).toEqual(questions)
  })

  test('questions without an answer are a failure', async () => {
    say(tail)
    const reader = asked('What of nothing?')
    await reader.ended
    expect(streamed(reader)).toBe('')
    expect(await storedAnswer(stack.database.db, reader.messageId())).toMatchObject({ status: 'failed', audits: 1 })
  })
})

test('an answer that starts over has the questions of the shown text', async () => {
  stack.gemini.script([
    async ({ reply }) => {
      reply.frame(response([textPart(`${prose}\n\n[[?]] Half a`)]))
      await reply.reset()
    },
  ])
  say(prose + tail)
  const reader = asked('What of the reset?')
  await expectWhole(stack.database.db, port(), reader, { text: prose, resets: 1 })
  expect((await final(reader)).follow_ups).toEqual(questions)
})

test('a stopped answer has no follow-up questions', async () => {
  const { promise: until, resolve } = Promise.withResolvers<void>()
  say(prose + tail, { held: { after: lines[1]!, until } })
  const reader = asked('What of stopping?')
  await reader.until(({ event }) => event === 'content')
  await createClient(port()).post(`/api/chat/${reader.chatId()}/stop`, {}, { 'X-User-ID': reader.visitor() })
  await reader.ended
  resolve()
  expect(streamed(reader)).not.toContain('[[?')
  expect(await final(reader)).not.toHaveProperty('follow_ups')
})

test('without a model a suggested question is answered with the verses that are named for it', async () => {
  const { api, database } = await ownStack({ env: { LLM_PROVIDER: 'builtin' } })
  const prompt = 'Whom does God love according to the best-known verse of the Bible?'
  const reader = ask({ prompt }, { port: api.port })
  await expectWhole(database.db, api.port, reader)
  expect(streamed(reader)).toMatch(/^> For God so loved the world/)
})

test('without a model they are built from the passages, and are not in the text', async () => {
  const { api, database } = await ownStack({ env: { LLM_PROVIDER: 'builtin' } })
  const reader = ask({ prompt: 'Why does Nicodemus come by night?' }, { port: api.port })
  await expectWhole(database.db, api.port, reader)
  const { follow_ups } = (await final(reader)) as { follow_ups: { question: string; summary: string }[] }
  expect(follow_ups).toHaveLength(3)
  for (const { question } of follow_ups) expect(streamed(reader)).not.toContain(question)
  const { messages } = (
    await createClient(api.port).get(`/api/chat/${reader.chatId()}`, { 'X-User-ID': reader.visitor() })
  ).json()
  expect(messages[1].follow_ups).toEqual(follow_ups)
})
