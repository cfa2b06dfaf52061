import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../shared/server/db.ts'
import type { Written } from '../../shared/server/sql/answers.ts'
import type { NewAudit } from '../../shared/server/sql/audits.ts'
import { finishAnswer } from '../../shared/server/sql/finish-answer.ts'
import { claim } from '../../shared/server/work.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const written: Written = {
  ...{ status: 'complete', content: 'Yes.', citations: [], spans: [], checker: 3, follow_ups: [], care: null },
  ...{ error: null, model_name: 'model-1', model_provider: 'gemini' },
}

/** An answer that a worker has claimed, with nothing stored, and the audit of its run. */
async function runningAnswer(db: Db) {
  const owner = await insertVisitor(db)
  const { chatId, answerId } = await insertConversation(db, owner)
  await db.deleteFrom('audits').execute()
  await db
    .updateTable('chats')
    .set({ updated_at: new Date(0) })
    .execute()
  const { id } = await db
    .insertInto('work_item')
    .values({ kind: 'chat-answer', entity_id: String(answerId), deadline_at: sql`now() + interval '1 hour'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { fence } = (await claim(db, id, 0))!
  const audit: NewAudit = {
    ...{ work_id: id, fence, message_id: answerId, outcome: 'complete', error: null },
    ...{ instructions_prompt: 'Answer.', instructions_hash: 'hash-of-answer', input_prompt: 'Is it so?' },
    tool_calls: [{ tool_name: 'get_passage', arguments: { reference: 'John 3:16' } }],
    tool_results: [{ tool_name: 'get_passage', result: { note: 'a \0 and \ud800' } }],
    ...{ llm_raw_response: 'Yes\0.', model_provider: 'gemini', model_name: 'model-1' },
    ...{ usage: { calls: 1 }, timings: { total_ms: 5 } },
  }
  const stored = async () => ({
    message: await db.selectFrom('messages').selectAll().where('id', '=', answerId).executeTakeFirstOrThrow(),
    work: await db.selectFrom('work_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    chat: await db.selectFrom('chats').selectAll().where('id', '=', chatId).executeTakeFirstOrThrow(),
    audits: await db.selectFrom('audits').selectAll().execute(),
  })
  return { audit, stored }
}

test('an answer, its audit and the end of its work are stored together', async () => {
  const { db } = await ownDatabase()
  const { audit, stored } = await runningAnswer(db)
  expect(await finishAnswer(db, 'done', written, audit)).toBe(true)
  const { message, work, chat, audits } = await stored()
  expect(message).toMatchObject({ ...written, finished_at: expect.any(Date) })
  expect(work).toMatchObject({ state: 'done', error_code: null, finished_at: expect.any(Date) })
  expect(chat.updated_at.getTime()).toBeGreaterThan(0)
  const { instructions_prompt: _, ...values } = audit
  expect(audits).toEqual([
    expect.objectContaining({
      ...values,
      llm_raw_response: 'Yes\uFFFD.',
      tool_results: [{ tool_name: 'get_passage', result: { note: 'a \uFFFD and \uFFFD' } }],
    }),
  ])
  const [published] = await db.selectFrom('instructions').selectAll().where('hash', '=', 'hash-of-answer').execute()
  expect(published?.text).toBe('Answer.')
})

test('a run that a newer one has superseded stores nothing', async () => {
  const { db } = await ownDatabase()
  const { audit, stored } = await runningAnswer(db)
  await claim(db, audit.work_id, 0)
  const before = await stored()
  expect(await finishAnswer(db, 'done', written, audit)).toBe(false)
  expect(await stored()).toEqual(before)
})

test('instructions that a restored database does not have are published again', async () => {
  const { db } = await ownDatabase()
  const first = await runningAnswer(db)
  await finishAnswer(db, 'done', written, first.audit)
  const second = await runningAnswer(db)
  await db.deleteFrom('instructions').where('hash', '=', 'hash-of-answer').execute()
  expect(await finishAnswer(db, 'done', written, second.audit)).toBe(true)
  expect((await second.stored()).audits).toHaveLength(1)
})
