import { beforeEach, expect, test } from 'vitest'
import type { Citation } from '../../shared/contract/chat.ts'
import { CHECKER } from '../../shared/quotes/spans.ts'
import { createLog } from '../../shared/server/log.ts'
import { FIXED_REPLY } from '../../shared/server/sql/fixed-reply.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { recheck } from '../../workers/upkeep/recheck.ts'
import { type Conversation, insertConversation } from '../helpers/client/conversation.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const { db } = await fileDatabase({ texts: true })
const ctx = { db, log: createLog('test', 'silent') }
const never = async () => false

const QUOTES = 'It says “Jesus wept.” (John 11:35)'
let owner: string
beforeEach(async () => {
  await db.deleteFrom('visitors').execute()
  owner = await insertVisitor(db)
})

type Stored = { content?: string; citations?: string; spans?: string; checker?: number; bible_id?: string | null }

/** A conversation with this answer, as stored by an earlier release. */
async function stored(answer: Stored & { model_name?: string } = {}): Promise<Conversation> {
  const conversation = await insertConversation(db, owner)
  await db
    .updateTable('messages')
    .set({ content: QUOTES, ...answer })
    .where('id', '=', conversation.answerId)
    .execute()
  return conversation
}

const row = (id: number) => db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The check's result for a model's text, as stored in a row. */
async function asStored(text: string) {
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] }
  const { content, citations, spans } = await checkAnswer({ db, text, bible_id: 'eng-web', language: 'en', place })
  return { content, citations: JSON.stringify(citations), spans: JSON.stringify(spans) }
}

test('an answer older than spans gets them, and nothing else in its chat changes', async () => {
  const { chatId, questionId, answerId } = await stored()
  const chat = () => db.selectFrom('chats').selectAll().where('id', '=', chatId).executeTakeFirstOrThrow()
  const before = { chat: await chat(), question: await row(questionId), answer: await row(answerId) }
  expect(await recheck(ctx, 10, never)).toBe(1)
  expect(await chat()).toEqual(before.chat)
  expect(await row(questionId)).toEqual(before.question)
  const { content, citations, spans, checker, ...rest } = await row(answerId)
  expect(before.answer).toMatchObject(rest)
  expect(content).toBe('It says “Jesus wept.” ([John 11:35](/read/JHN/11?verse=35))')
  expect(spans).toMatchObject([{ start: 9, end: 20, verdict: 'exact', source: { ref: 'John 11:35' } }])
  expect([citations[0]?.verdict, checker]).toEqual(['exact', CHECKER])
})

test('an answer checked against an older edition is checked again, one of this edition is not', async () => {
  const old = await stored({ checker: CHECKER - 1 })
  const present = await stored({ checker: CHECKER })
  expect(await recheck(ctx, 10, never)).toBe(1)
  expect((await row(old.answerId)).spans).toHaveLength(1)
  expect((await row(present.answerId)).spans).toBeNull()
  expect(await recheck(ctx, 10, never)).toBe(0)
})

test('a checked answer is unchanged, and repaired spans still contain the model’s words', async () => {
  const answer = await asStored(
    'It says “For God so loved the planet, that he gave his only born Son” (John 3:16).\n\n> Jesus wept.\n> — John 11:35\n\nPaul says “God hates the world and all in it” (Romans 5:8).',
  )
  expect(answer.spans).toContain('"written":"For God so loved the planet')
  const { answerId } = await stored({ ...answer, checker: 0 })
  await recheck(ctx, 10, never)
  const { content, citations, spans } = await row(answerId)
  expect(content).toBe(answer.content)
  expect(citations).toEqual(JSON.parse(answer.citations) as Citation[])
  expect(spans).toEqual(JSON.parse(answer.spans))
})

test('an answer without spans keeps the results in its citations', async () => {
  const answer = await asStored(
    'It says “For God so loved the planet, that he gave his only born Son” (John 3:16). Paul says “God hates the world and all in it” (Romans 5:8).',
  )
  const { answerId } = await stored({ content: answer.content, citations: answer.citations })
  await recheck(ctx, 10, never)
  const { content, citations, spans } = await row(answerId)
  expect(content).toBe(answer.content)
  expect(citations).toEqual(JSON.parse(answer.citations) as Citation[])
  expect(spans?.map(({ verdict }) => verdict)).toEqual(['repaired', 'not_found'])
})

test('the newest are first, a few at a time, and each call continues', async () => {
  const ids: number[] = []
  for (let i = 0; i < 5; i++) ids.push((await stored()).answerId)
  const checked = async () => {
    const rows = await db.selectFrom('messages').select('id').where('checker', '=', CHECKER).orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  expect(await recheck(ctx, 2, never)).toBe(2)
  expect(await checked()).toEqual(ids.slice(3))
  expect(await recheck(ctx, 2, never)).toBe(2)
  expect(await checked()).toEqual(ids.slice(1))
  expect(await recheck(ctx, 2, never)).toBe(1)
  expect(await recheck(ctx, 2, never)).toBe(0)
})

test('nothing is checked while people wait for answers', async () => {
  const { answerId } = await stored()
  expect(await recheck(ctx, 10, async () => true)).toBe(0)
  expect((await row(answerId)).checker).toBeNull()
})

test('a fixed reply, an answer without its translation and an unfinished one keep their words', async () => {
  const fixed = await stored({ model_name: FIXED_REPLY })
  const homeless = await stored({ bible_id: null })
  const open = await stored()
  await db.updateTable('messages').set({ status: 'streaming' }).where('id', '=', open.answerId).execute()
  expect(await recheck(ctx, 10, never)).toBe(2)
  for (const { answerId } of [fixed, homeless, open]) {
    expect(await row(answerId)).toMatchObject({ content: QUOTES, spans: null })
  }
  expect(await recheck(ctx, 10, never)).toBe(0)
})
