import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Chat } from '../../shared/contract/chat.ts'
import { discardAnswer } from '../../shared/server/sql/chats.ts'
import { openVersion } from '../../shared/server/sql/versions.ts'
import { createClient } from '../helpers/client/client.ts'
import { type Following, ask as follow } from '../helpers/client/reader.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

// processes start slowly on a busy machine
vi.setConfig({ testTimeout: 60_000 })

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ env: { ENABLE_AUDIT: 'true' } })
})
afterAll(() => stack.stop())
beforeEach(() => stack.gemini.clear())

type More = { chat_id?: number; replaces?: number; visitor?: string; key?: string }

/** Asks and waits for the answer, which repeats what follows `say:` in the question. */
async function ask(prompt: string, { visitor, key = randomUUID(), ...more }: More = {}): Promise<Following> {
  const reader = follow({ prompt, ...more }, { port: stack.api.port, visitor, key, isPatient: true })
  await reader.ended
  return reader
}

/** A visitor's chat with one question, and actions on it. */
async function begin(prompt: string) {
  const first = await ask(prompt)
  const visitor = first.visitor()
  const chat_id = first.chatId()
  const path = `/api/chat/${chat_id}`
  const own = { 'X-User-ID': visitor }
  const client = createClient(stack.api.port)
  return {
    ...{ first, visitor, chat_id, path, own, client },
    next: (text: string, more: More = {}) => ask(text, { visitor, chat_id, ...more }),
    chat: async () => Chat.strict().parse((await client.get(path, own)).json()),
    choose: (id: number) => client.post(`${path}/message/${id}/choose`, undefined, own),
  }
}

const words = (messages: { content: string }[]) => messages.map(({ content }) => content)
/** The text of each turn in the last call to the model. */
const sent = () => {
  const { contents } = stack.gemini.calls.at(-1)!.body as { contents: { parts: { text?: string }[] }[] }
  return contents.map(({ parts }) => parts.map(({ text = '' }) => text).join('')).join('\n')
}

test('a question that replaces the last one is its second version, and its owner can still read the first', async () => {
  const { first, next, chat, path, own, client } = await begin('say:By nite.')
  const second = await next('say:By night.', { replaces: first.messageId() })
  const { messages } = await chat()
  expect(words(messages)).toEqual(['say:By night.', 'By night.'])
  expect(messages[1]!.id).toBe(second.messageId())
  const [question] = messages
  expect(question).toMatchObject({ version: 2, other_versions: [{ version: 1 }] })
  expect(words(question!.other_versions![0]!.messages)).toEqual(['say:By nite.', 'By nite.'])
  const audit = await client.get(`${path}/message/${first.messageId()}/audit`, own)
  expect([audit.status, audit.json().llm_raw_response]).toEqual([200, expect.stringContaining('By nite.')])
})

test('readers of a published conversation see only the chosen version', async () => {
  const { first, next, path, own, client, choose } = await begin('say:One.')
  await next('say:Two.', { replaces: first.messageId() })
  await client.post(`${path}/publish`, undefined, own)
  const shown = async () => (await client.get(path)).text
  expect(await shown()).toContain('Two.')
  expect(await shown()).not.toMatch(/One\.|version/)
  await choose(first.messageId())
  expect(await shown()).toContain('One.')
  expect(await shown()).not.toMatch(/Two\.|version/)
  expect(words((await client.get(`${path}/messages`)).json().messages)).toEqual(['say:One.', 'One.'])
})

test('a reader who names a replaced answer gets the chosen one', async () => {
  const { first, next, path, own, client, choose } = await begin('say:One.')
  const second = await next('say:Two.', { replaces: first.messageId() })
  await client.post(`${path}/publish`, undefined, own)
  const named = async (id: number, by = {}) => {
    const { text } = await client.get(`${path}/stream?answer=${id}`, by)
    return [...text.matchAll(/"content":"(.*?)"/g)].map(([, content]) => content)
  }
  expect(await named(1)).toEqual(['Two.'])
  expect(await named(first.messageId())).toEqual(['Two.'])
  expect(await named(first.messageId(), own)).toEqual(['Two.'])
  await choose(first.messageId())
  expect(await named(second.messageId())).toEqual(['One.'])
})

test('the model receives only the chosen versions', async () => {
  const { first, next, choose } = await begin('say:Alpha.')
  const second = await next('say:Beta.', { replaces: first.messageId() })
  expect(sent()).not.toContain('Alpha')
  await choose(first.messageId())
  await next('say:Gamma.')
  expect(sent()).toMatch(/Alpha.*Gamma/s)
  expect(sent()).not.toContain('Beta')
  expect((await choose(second.messageId())).json().error).toBe('not_last_question')
})

test('a later version can be chosen while its question is the last, and the choice is there after a reload', async () => {
  const { first, next, chat, choose } = await begin('say:1.')
  const second = await next('say:2.', { replaces: first.messageId() })
  const third = await next('say:3.', { replaces: second.messageId() })
  for (const [answer, version] of [
    [first, 1],
    [third, 3],
    [second, 2],
    [second, 2],
  ] as const) {
    const chosen = await choose(answer.messageId())
    expect([chosen.status, Chat.strict().parse(chosen.json())]).toEqual([200, await chat()])
    const { messages } = await chat()
    expect(messages[1]!.id).toBe(answer.messageId())
    expect(messages[0]!.version).toBe(version)
    expect(messages[0]!.other_versions!.map((each) => each.version)).toEqual(
      [1, 2, 3].filter((each) => each !== version),
    )
  }
})

test('only the last question can be replaced, and only by its own answer’s number', async () => {
  const { first, next, chat } = await begin('say:First.')
  const second = await next('say:Second.')
  const other = await begin('say:Elsewhere.')
  const [question] = (await chat()).messages
  for (const replaces of [first.messageId(), question!.id, other.first.messageId(), 9_007_199_254_740_991]) {
    await expect(next('say:Instead.', { replaces })).rejects.toMatchObject({ status: 409 })
  }
  await next('say:Third.', { replaces: second.messageId() })
  expect(words((await chat()).messages)).toEqual(['say:First.', 'First.', 'say:Third.', 'Third.'])
})

test('no version can be chosen while an answer is being written', async () => {
  const { first, visitor, chat_id, choose } = await begin('say:Before.')
  stack.gemini.script(['hang-before-head'])
  const reader = follow({ prompt: 'Wait.', chat_id, replaces: first.messageId() }, { port: stack.api.port, visitor })
  await reader.until(({ event }) => event === 'chat_info')
  const refused = await choose(first.messageId())
  expect([refused.status, refused.json().error]).toEqual([409, 'answer_in_progress'])
  await createClient(stack.api.port).post(`/api/chat/${chat_id}/stop`, undefined, { 'X-User-ID': visitor })
  await reader.ended
  expect((await choose(first.messageId())).status).toBe(200)
})

test('the answer of an earlier version is retried in its place', async () => {
  stack.gemini.script(['error,code=400,times=1'])
  const { first, next, chat, choose, path, own, client } = await begin('say:Failed.')
  expect((await first.ended).data.status).toBe('failed')
  await next('say:Whole.', { replaces: first.messageId() })
  await choose(first.messageId())
  await client.post(`${path}/retry`, undefined, own)
  const { messages } = await chat()
  expect(words(messages)).toEqual(['say:Failed.', 'Failed.'])
  expect(messages[0]!.version).toBe(1)
  expect(words(messages[0]!.other_versions![0]!.messages)).toEqual(['say:Whole.', 'Whole.'])
  const { text } = await client.get(`${path}/stream?answer=${first.messageId()}`, own)
  expect(text).toContain('"content":"Failed."')
})

test('a version that no worker will see is withdrawn, and the previous one is chosen again', async () => {
  const { first, visitor, chat_id, chat } = await begin('say:Stays.')
  expect(visitor).not.toBe('')
  const { db } = stack.database
  await db.transaction().execute(async (trx) => {
    const { version, replaced, title = '' } = (await openVersion(trx, chat_id, first.messageId(), ''))!
    const row = (role: 'user' | 'assistant') => ({ chat_id, role, content: '', status: 'complete' as const, version })
    const [, answer] = await trx
      .insertInto('messages')
      .values([row('user'), row('assistant')])
      .returning('id')
      .execute()
    const before = { title: 'John 3: say:Stays.', version: replaced }
    await discardAnswer(trx, { chat_id, message_id: answer!.id, title, before })
  })
  const { messages } = await chat()
  expect(words(messages)).toEqual(['say:Stays.', 'Stays.'])
  expect(messages[0]).not.toHaveProperty('version')
})

test('the title of a conversation follows its first question, unless the visitor gave it', async () => {
  const { first, next, chat, choose, path, own, client } = await begin('say:Old.')
  const second = await next('say:New.', { replaces: first.messageId() })
  const [info] = second.events
  expect(info!.data.title).toBe('John 3: say:New.')
  expect((await chat()).title).toBe('John 3: say:New.')
  await choose(first.messageId())
  expect((await chat()).title).toBe('John 3: say:Old.')
  await client.send('PATCH', path, { body: { title: 'Mine' }, headers: own })
  await choose(second.messageId())
  expect((await chat()).title).toBe('John 3: Mine')
})

test('an edited question is asked about the passage of the first one', async () => {
  const reader = follow({ prompt: 'say:Of a verse.', verses: [16] }, { port: stack.api.port })
  await reader.ended
  const [visitor, chat_id, replaces] = [reader.visitor(), reader.chatId(), reader.messageId()]
  const second = follow(
    { prompt: 'say:Still of it.', bookId: 'GEN', chapter: 1, chat_id, replaces },
    { port: stack.api.port, visitor },
  )
  await second.ended
  const row = stack.database.db.selectFrom('messages').select(['book', 'chapter', 'verses'])
  expect(await row.where('id', '=', second.messageId()).executeTakeFirst()).toEqual({
    book: 'JHN',
    chapter: 3,
    verses: [16],
  })
})

test('the same edit sent twice creates one version, and its key with other words is rejected', async () => {
  const { first, next, chat } = await begin('say:Once.')
  const edit = { replaces: first.messageId(), key: 'the-same-edit' }
  const [one, two] = [await next('say:Twice.', edit), await next('say:Twice.', edit)]
  expect(two.messageId()).toBe(one.messageId())
  await expect(next('say:Thrice.', edit)).rejects.toMatchObject({ status: 409 })
  expect((await chat()).messages[0]!.other_versions).toHaveLength(1)
})

test('the export and the deletion of all data have every version', async () => {
  const { first, next, own, client, chat_id } = await begin('say:Kept.')
  await next('say:Kept too.', { replaces: first.messageId() })
  const [exported] = (await client.get('/api/user/export', own)).json().chats
  const seen = exported.messages.map(({ content, version, is_chosen }: Record<string, unknown>) => [
    content,
    version,
    is_chosen,
  ])
  expect(seen).toEqual([
    ['say:Kept.', 1, false],
    ['Kept.', 1, false],
    ['say:Kept too.', 2, true],
    ['Kept too.', 2, true],
  ])
  await client.delete('/api/user', own)
  const { rows } = await sql`select from messages where chat_id = ${chat_id}`.execute(stack.database.db)
  expect(rows).toEqual([])
})

test('a message of another conversation cannot be chosen', async () => {
  const [mine, other] = [await begin('say:Mine.'), await begin('say:Theirs.')]
  for (const id of [other.first.messageId(), 9_007_199_254_740_991]) {
    expect((await mine.choose(id)).status).toBe(404)
  }
})
