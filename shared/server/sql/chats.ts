import { sql } from 'kysely'
import type { MessageStatus } from '../../contract/chat.ts'
import type { StoredCare } from '../../distress/care.ts'
import { type Db, inTransaction, type StoredRow, type Trx } from '../db.ts'
import { lockOpenWork } from '../work.ts'
import { settleRetry } from './retries.ts'
import { restoreVersion } from './versions.ts'

const placeColumns = ['bible_id', 'book', 'chapter', 'verses'] as const
export const chatColumns = ['id', 'owner_id', 'title', 'is_public', 'is_kept', ...placeColumns] as const
export type ChatRow = StoredRow<'chats', (typeof chatColumns)[number]> & { is_owner: boolean }

/** The chat if the visitor may read it: their own, or a public one. */
export async function readableChat(db: Db, id: number, visitorId: string | null): Promise<ChatRow | undefined> {
  const row = await db
    .selectFrom('chats')
    .select(chatColumns)
    .where('id', '=', id)
    .where((chat) => chat.or([chat('is_public', '=', true), ...(visitorId ? [chat('owner_id', '=', visitorId)] : [])]))
    .executeTakeFirst()
  return row && { ...row, is_owner: row.owner_id === visitorId }
}

/** Those of these chats that anyone may read. */
export async function listPublic(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('chats').select('id').where('id', 'in', ids).where('is_public', '=', true).execute()
  return new Set(rows.map(({ id }) => id))
}

export const isOpen = (status: MessageStatus): boolean => status === 'pending' || status === 'streaming'

/** What a question in an existing chat changes there: its title, and for an edited question the chosen version. */
export type ChatBefore = { title: string; version?: number }

/** A question that no worker will ever see. `title` is the chat's since this question, `before` what it was. */
type Withdrawn = { chat_id: number; message_id: number; title: string; before?: ChatBefore }

/** Removes a question and its answer, and leaves the chat as it was. Deletes a chat that has no others. */
export async function discardAnswer(trx: Trx, { chat_id, message_id, title, before }: Withdrawn): Promise<void> {
  const question = trx
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chat_id)
    .where('id', '<', message_id)
    .where('role', '=', 'user')
    .orderBy('id', 'desc')
    .limit(1)
  await trx
    .deleteFrom('messages')
    .where((message) => message.or([message('id', '=', message_id), message('id', 'in', question)]))
    .where('chat_id', '=', chat_id)
    .execute()
  if (before?.version) await restoreVersion(trx, chat_id, before.version)
  if (before) {
    // the visitor may have renamed it in the meantime
    const chat = trx.updateTable('chats').where('id', '=', chat_id).where('title', '=', title)
    await chat.set({ title: before.title }).execute()
  }
  await trx
    .deleteFrom('chats')
    .where('id', '=', chat_id)
    .where((chat) => chat.not(chat.exists(chat.selectFrom('messages').select('id').where('chat_id', '=', chat_id))))
    .execute()
}

const answerColumns = [
  ...(['id', 'chat_id', 'content', 'status', 'citations', 'spans', 'follow_ups'] as const),
  ...(['care', 'error', 'model_name', 'model_provider'] as const),
] as const
export type AnswerRow = StoredRow<'messages', (typeof answerColumns)[number]>

/** The last answer of a chat, of the chosen version. */
export async function lastAnswer(db: Db, chatId: number): Promise<AnswerRow | undefined> {
  return db
    .selectFrom('messages')
    .select(answerColumns)
    .where((eb) => eb.and({ chat_id: chatId, is_chosen: true, role: 'assistant' }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The care for the last question of a chat that was answered. */
export async function lastCare(db: Db, chatId: number): Promise<StoredCare | null> {
  const row = await db
    .selectFrom('messages')
    .select('care')
    .where((eb) => eb.and({ chat_id: chatId, is_chosen: true, role: 'assistant' }))
    .where('content', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.care ?? null
}

export type AnswerHead = Pick<AnswerRow, 'id' | 'status'>

/** The last answers of a chat, of chosen versions, the newest first. */
export async function recentAnswers(db: Db, chatId: number, count: number): Promise<AnswerHead[]> {
  return db
    .selectFrom('messages')
    .select(['id', 'status'])
    .where((eb) => eb.and({ chat_id: chatId, is_chosen: true, role: 'assistant' }))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

/** The answer of a chat with this id, or the one that replaced it on a retry; only one of a chosen version. */
export async function answerSince(db: Db, chatId: number, id: number): Promise<AnswerHead | undefined> {
  return db
    .selectFrom('messages')
    .select(['id', 'status'])
    .where((eb) => eb.and({ chat_id: chatId, is_chosen: true, role: 'assistant' }))
    .where('id', '>=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** An answer by its id; undefined once its chat was deleted. */
export async function findAnswer(db: Db, id: number): Promise<AnswerRow | undefined> {
  return db.selectFrom('messages').select(answerColumns).where('id', '=', id).executeTakeFirst()
}

/** Ends an answer with the text it has, from outside a worker. */
export async function endAnswer(
  trx: Trx,
  id: number,
  status: 'stopped' | 'failed',
  content: string,
  error: string | null,
): Promise<void> {
  const ended = await trx
    .updateTable('messages')
    .set({ status, content, error, finished_at: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'streaming'])
    .returning('retry_of')
    .executeTakeFirst()
  if (ended) await settleRetry(trx, { id, ...ended, status, content })
}

/** Renames a chat. False if it is not the visitor's. */
export async function renameChat(db: Db, id: number, ownerId: string, title: string): Promise<boolean> {
  const row = await db
    .updateTable('chats')
    .set({ title })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Publishes a chat, which also keeps it, or makes it private. False if it is not the visitor's, or was taken down. */
export async function setPublic(db: Db, id: number, ownerId: string | null, isPublic: boolean): Promise<boolean> {
  if (!ownerId) return false
  const row = await db
    .updateTable('chats')
    .set({ is_public: isPublic, ...(isPublic && { is_kept: true }) })
    .where('id', '=', id)
    .where((chat) => chat.or([chat.lit(!isPublic), chat('taken_down_at', 'is', null)]))
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a chat with its messages, audits and open work. Returns the ids of its answers, to delete them from Redis. */
export async function deleteChat(db: Db, id: number, ownerId: string): Promise<number[] | undefined> {
  return inTransaction(db, async (trx) => {
    await lockOpenWork(trx, ownerId, id)
    const own = await trx
      .selectFrom('chats')
      .select('id')
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .forUpdate()
      .executeTakeFirst()
    if (!own) return undefined
    const rows = await trx
      .selectFrom('messages')
      .select('id')
      .where('chat_id', '=', id)
      .where('role', '=', 'assistant')
      .execute()
    const ids = rows.map((row) => row.id)
    if (ids.length > 0) {
      await trx
        .deleteFrom('work_item')
        .where('kind', '=', 'chat-answer')
        .where('entity_id', 'in', ids.map(String))
        .execute()
    }
    await trx.deleteFrom('chats').where('id', '=', id).execute()
    return ids
  })
}

/** Whether an answer of the chat is still being written. */
export async function hasOpenAnswer(db: Db, chatId: number): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('status', 'in', ['pending', 'streaming'])
    .executeTakeFirst()
  return row !== undefined
}

/** The number of messages in a chat. */
export async function countMessages(db: Db, chatId: number): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select((message) => message.fn.countAll<number>().as('count'))
    .where('chat_id', '=', chatId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
