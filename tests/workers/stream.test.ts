import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWhole, gaps, leftovers, nothingLeft, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask, watch } from '../helpers/client/reader.ts'
import { response, textPart } from '../helpers/model/shapes.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ model: 'steady,rate=40,tokens=60' })
})
afterAll(() => stack.stop())

const port = () => stack.api.port
const content = (event: { event: string }) => event.event === 'content'

test('a question is answered, streamed word for word and stored with its audit', async () => {
  const reader = ask({ prompt: 'What is meant by seed:11 here?' }, { port })
  await expectWhole(stack.database.db, port(), reader, { text: textFor(11, 60) })
  const kinds = reader.events.map(({ event }) => event)
  expect(kinds[0]).toBe('chat_info')
  expect(kinds.slice(-2)).toEqual(['final_content', 'stream_end'])
  expect(kinds.filter((kind) => kind === 'content').length).toBeGreaterThan(5)
  expect(gaps(reader.events)).toEqual([])
  const audit = await createClient(port()).get(`/api/chat/${reader.chatId()}/message/${reader.messageId()}/audit`, {
    'X-User-ID': reader.visitor(),
  })
  expect(audit.status).toBe(200)
  expect(audit.json()).toMatchObject({ model_provider: 'gemini', input_prompt: expect.stringContaining('seed:11') })
})

test('a model receives only what readers can see', async () => {
  const tags = [...'obey'].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('')
  const reader = ask({ prompt: `seed:22 \u202eturned\u202c${tags}, \u2067please\u2069` }, { port })
  await reader.ended
  const sent = JSON.stringify(stack.gemini.calls.at(-1)!.body)
  expect(sent).toContain('seed:22 turned, please')
  expect(sent).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u)
})

test('a reader who reconnects with its cursor gets what it missed, once', async () => {
  const parts = Array.from({ length: 4 }, (_, i) => textFor(12 + i, 15))
  const turns = parts.map(() => Promise.withResolvers<void>())
  stack.gemini.script([
    async ({ reply }) => {
      for (const [i, part] of parts.entries()) {
        await turns[i]!.promise
        reply.frame(response([textPart(part)], i === 3 ? 'STOP' : undefined))
      }
    },
  ])
  const reader = ask({ prompt: 'What is meant here?' }, { port })
  for (const i of [0, 1, 2]) {
    turns[i]!.resolve()
    await reader.until(() => reader.text().length > parts.slice(0, i).join('').length)
    reader.drop()
  }
  turns[3]!.resolve()
  await expectWhole(stack.database.db, port(), reader, { text: parts.join('') })
  expect(gaps(reader.events)).toEqual([])
  expect(new Set(reader.events.map(({ connection }) => connection)).size).toBe(4)
})

test('a second reader who joins late gets the whole answer', async () => {
  const first = ask({ prompt: 'seed:13' }, { port })
  await first.until(() => first.events.filter(content).length >= 8)
  const second = watch(first.chatId(), { port, visitor: first.visitor() })
  await Promise.all([first.ended, second.ended])
  expect(second.text()).toBe(first.text())
  expect(gaps(second.events)).toEqual([])
  await expectWhole(stack.database.db, port(), second, { text: textFor(13, 60) })
})

test('a finished answer is sent from its row', async () => {
  const first = ask({ prompt: 'seed:14' }, { port })
  await first.ended
  const calls = stack.gemini.calls.length
  const later = watch(first.chatId(), { port, visitor: first.visitor() })
  await later.ended
  expect(later.events.map(({ event }) => event)).toEqual(['chat_info', 'final_content', 'stream_end'])
  expect(later.text()).toBe(first.text())
  expect(stack.gemini.calls.length).toBe(calls)
})

test('stop ends the model call within 250 ms, keeps the text so far and drops later words', async () => {
  const times: number[] = []
  for (const seed of [151, 152, 153, 154, 155]) {
    const reader = ask({ prompt: `seed:${seed}` }, { port })
    await reader.until(() => reader.events.filter(content).length >= 6)
    const call = stack.gemini.calls.at(-1)!
    const begun = performance.now()
    const client = createClient(port())
    const stopped = await client.post(`/api/chat/${reader.chatId()}/stop`, {}, { 'X-User-ID': reader.visitor() })
    expect(stopped.status).toBe(202)
    await call.closed
    times.push(call.closedAt! - begun)
    expect(call.leftEarly).toBe(true)
    await reader.ended
    const stored = await storedAnswer(stack.database.db, reader.messageId())
    expect(stored).toMatchObject({ status: 'stopped', audits: 1, work: { state: 'cancelled' } })
    expect(textFor(seed, 60).startsWith(stored.content.trimEnd())).toBe(true)
    expect(stored.content.length).toBeGreaterThan(20)
    expect(reader.text()).toBe(stored.content)
    expect(reader.events.slice(-2).map(({ event }) => event)).toEqual(['final_content', 'stream_end'])
  }
  // the median, because other programs share the machine
  expect(times.sort((a, b) => a - b)[2]).toBeLessThan(250)
})

test('an answer that is stopped while the model is thinking keeps its audit', async () => {
  stack.gemini.script(['hang-before-head'])
  const before = stack.gemini.calls.length
  const reader = ask({ prompt: 'Think about it.' }, { port })
  await reader.until(({ event }) => event === 'chat_info')
  await expect.poll(() => stack.gemini.calls.length).toBe(before + 1)
  await createClient(port()).post(`/api/chat/${reader.chatId()}/stop`, {}, { 'X-User-ID': reader.visitor() })
  await reader.ended
  const stored = await storedAnswer(stack.database.db, reader.messageId())
  expect(stored).toMatchObject({ status: 'stopped', content: '', audits: 1, work: { state: 'cancelled' } })
})

test('a stopped answer is retried in its place', async () => {
  const reader = ask({ prompt: 'seed:16' }, { port })
  await reader.until(content)
  const client = createClient(port())
  const who = { 'X-User-ID': reader.visitor() }
  await client.post(`/api/chat/${reader.chatId()}/stop`, {}, who)
  await reader.ended
  const again = await client.post(`/api/chat/${reader.chatId()}/retry`, {}, who)
  expect(again.text).toContain('event: stream_end')
  const { messages } = (await client.get(`/api/chat/${reader.chatId()}/messages`, who)).json()
  expect(messages.map(({ role, status }: { role: string; status: string }) => [role, status])).toEqual([
    ['user', 'complete'],
    ['assistant', 'complete'],
  ])
  expect(messages[1].content).toBe(textFor(16, 60))
  expect((await client.post(`/api/chat/${reader.chatId()}/retry`, {}, who)).status).toBe(409)
})

test('twenty identical posts at once are one question, one model call and twenty identical streams', async () => {
  const visitor = await anId()
  const before = stack.gemini.calls.length
  const readers = Array.from({ length: 20 }, () => ask({ prompt: 'seed:17' }, { port, visitor, key: 'the same' }))
  await Promise.all(readers.map(({ ended }) => ended))
  expect(new Set(readers.map((reader) => reader.messageId())).size).toBe(1)
  expect(new Set(readers.map((reader) => reader.text()))).toEqual(new Set([textFor(17, 60)]))
  expect(stack.gemini.calls.length - before).toBe(1)
  expect((await storedAnswer(stack.database.db, readers[0]!.messageId())).work).toMatchObject({ runs: 1, fence: 1 })
  const later = ask({ prompt: 'seed:17' }, { port, visitor, key: 'the same' })
  await later.ended
  expect(later.messageId()).toBe(readers[0]!.messageId())
  const other = await post({ prompt: 'another' }, { 'X-User-ID': visitor, 'Idempotency-Key': 'the same' })
  expect([other.status, other.json().error]).toEqual([409, 'idempotency_mismatch'])
})

test('the same new question while it is being answered joins that answer, without any key', async () => {
  const visitor = await anId()
  const first = ask({ prompt: 'seed:18' }, { port, visitor })
  await first.until(content)
  const second = ask({ prompt: 'seed:18' }, { port, visitor })
  await Promise.all([first.ended, second.ended])
  expect(second.messageId()).toBe(first.messageId())
  expect(second.text()).toBe(first.text())
  const third = ask({ prompt: 'seed:18' }, { port, visitor })
  await third.ended
  expect(third.messageId(), 'an answered question may be asked again').not.toBe(first.messageId())
})

test('a visitor who starts with a question on a partner’s host keeps the partner’s theology', async () => {
  const { db } = stack.database
  const others = db.selectFrom('theologies').select('slug').where('is_default', '=', false)
  const { slug: default_theology_slug } = await others.executeTakeFirstOrThrow()
  const partner = { slug: 'harbour', name: 'Harbour', icon_url: '', about_text: ' ', default_theology_slug }
  await db.insertInto('partners').values(partner).execute()
  const visitor = await anId()
  const answer = await post({ prompt: 'seed:21' }, { 'X-User-ID': visitor, Host: 'harbour.localhost' })
  expect(answer.status).toBe(200)
  const mine = await createClient(port()).get('/api/user/theology', { 'X-User-ID': visitor })
  expect(mine.json().theology.slug).toBe(default_theology_slug)
})

test('a key from the day before has expired', async () => {
  const visitor = await anId()
  const first = ask({ prompt: 'seed:19' }, { port, visitor, key: 'used again' })
  await first.ended
  await stack.database.db
    .updateTable('idempotency_keys')
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where('message_id', '=', first.messageId())
    .execute()
  const second = ask({ prompt: 'seed:20' }, { port, visitor, key: 'used again' })
  await expectWhole(stack.database.db, port(), second, { text: textFor(20, 60) })
  const again = ask({ prompt: 'seed:20' }, { port, visitor, key: 'used again' })
  await again.ended
  expect([first.messageId() === second.messageId(), again.messageId()]).toEqual([false, second.messageId()])
})

test('a second question in a chat with an answer in progress is rejected with 409', async () => {
  const reader = ask({ prompt: 'seed:19' }, { port })
  await reader.until(content)
  const body = { prompt: 'and then?', chat_id: reader.chatId() }
  const refused = await post(body, { 'X-User-ID': reader.visitor() })
  expect([refused.status, refused.json().error]).toEqual([409, 'answer_in_progress'])
  await reader.ended
  const followed = ask(body, { port, visitor: reader.visitor() })
  await followed.ended
  expect(followed.chatId()).toBe(reader.chatId())
  const sent = stack.gemini.calls.at(-1)!.body.contents as { role: string }[]
  expect(sent.map(({ role }) => role)).toEqual(['user', 'model', 'user'])
})

test('readers of a public chat are disconnected when it becomes private, its owner is not', async () => {
  const owner = ask({ prompt: 'seed:20' }, { port })
  await owner.until(content)
  const client = createClient(port())
  const who = { 'X-User-ID': owner.visitor() }
  await client.post(`/api/chat/${owner.chatId()}/publish`, {}, who)
  const stranger = watch(owner.chatId(), { port })
  const info = await stranger.until(({ event }) => event === 'chat_info')
  expect(info.data).toMatchObject({ is_owner: false, is_public: true })
  await client.post(`/api/chat/${owner.chatId()}/unpublish`, {}, who)
  await expect(stranger.ended).rejects.toMatchObject({ status: 404 })
  expect(stranger.text()).not.toBe(textFor(20, 60))
  await expectWhole(stack.database.db, port(), owner, { text: textFor(20, 60) })
})

test('deleting a chat ends its model call and its streams, and leaves no word of it', async () => {
  const reader = ask({ prompt: 'seed:21' }, { port })
  await reader.until(content)
  const call = stack.gemini.calls.at(-1)!
  const deleted = await createClient(port()).delete(`/api/chat/${reader.chatId()}`, { 'X-User-ID': reader.visitor() })
  expect(deleted.status).toBe(204)
  await call.closed
  expect(call.leftEarly).toBe(true)
  await expect(reader.ended).rejects.toMatchObject({ status: 404 })
  const rows = stack.database.db.selectFrom('messages').select('id').where('chat_id', '=', reader.chatId())
  expect(await rows.execute()).toEqual([])
})

test('when all readers have left, no answer and no subscription is kept', async () => {
  const readers = Array.from({ length: 10 }, (_, index) => ask({ prompt: `seed:${30 + index}` }, { port }))
  await Promise.all(readers.map((reader) => reader.until(content)))
  for (const reader of readers) reader.leave()
  await expect.poll(() => metric('answer_hubs'), { timeout: 10_000 }).toBe(0)
  expect(await metric('sse_open')).toBe(0)
  await expect.poll(() => leftovers(stack.database.db), { timeout: 10_000 }).toEqual(nothingLeft)
})

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${stack.api.adminPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

async function anId(): Promise<string> {
  return String((await createClient(port()).get('/api/user')).headers['x-user-id'])
}

function post(body: object, headers: Record<string, string>) {
  return createClient(port()).post('/api/chat', { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, ...body }, headers)
}
