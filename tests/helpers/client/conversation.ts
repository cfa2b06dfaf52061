import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../shared/server/db.ts'

export type Conversation = { chatId: number; questionId: number; answerId: number }

type Options = { isPublic?: boolean; words?: string }

/** A visitor's finished conversation with its audit, written as the product writes it. */
export async function insertConversation(db: Db, ownerId: string, options: Options = {}): Promise<Conversation> {
  const { isPublic = false, words = 'Who is my neighbour?' } = options
  const chatId = Number(randomBytes(8).readBigUInt64BE() >> 11n) || 1
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3 }
  await db
    .insertInto('chats')
    .values({ id: chatId, owner_id: ownerId, title: `John 3: ${words}`, is_public: isPublic, ...place })
    .execute()
  const message = (role: 'user' | 'assistant') =>
    db
      .insertInto('messages')
      .values({ chat_id: chatId, role, content: words, status: 'complete', ...place, finished_at: sql`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id: questionId } = await message('user')
  const { id: answerId } = await message('assistant')
  await insertAudit(db, ownerId, answerId, words)
  return { chatId, questionId, answerId }
}

async function insertAudit(db: Db, ownerId: string, answerId: number, words: string): Promise<void> {
  const hash = 'f'.repeat(64)
  await db
    .insertInto('instructions')
    .values({ hash, text: 'Answer from the text.' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const work = await db
    .insertInto('work_item')
    .values({
      kind: 'chat-answer',
      entity_id: String(answerId),
      owner_id: ownerId,
      state: 'done',
      deadline_at: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('audits')
    .values({
      work_id: work.id,
      fence: 1,
      message_id: answerId,
      outcome: 'complete',
      instructions_hash: hash,
      input_prompt: words,
      llm_raw_response: words,
      model_provider: 'builtin',
      model_name: 'builtin',
    })
    .execute()
}
