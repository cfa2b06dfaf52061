import type { MessageStatus } from '../../contract/chat.ts'
import { type Db, inTransaction } from '../db.ts'
import type { ChatRow } from './chats.ts'
import { newChatId } from './questions.ts'

const ENDED: readonly MessageStatus[] = ['complete', 'stopped']

/**
 * Copies what a reader of a chat sees into a private chat of their own: the chosen version of each question that has an
 * ended answer. Notes, ratings and audits stay with the original. Returns the copy's id; undefined without such answers.
 */
export async function copyChat(db: Db, chat: ChatRow, ownerId: string): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('messages')
      .select(['role', 'content', 'status', 'bible_id', 'book', 'chapter', 'verses', 'created_at', 'finished_at'])
      .select(['citations', 'spans', 'checker', 'care', 'error', 'model_name', 'model_provider'])
      .where('chat_id', '=', chat.id)
      .where('is_chosen', '=', true)
      .orderBy('id')
      .execute()
    const isEnded = (row: (typeof rows)[number] | undefined) => row?.role === 'assistant' && ENDED.includes(row.status)
    const kept = rows.filter((row, index) => isEnded(row) || (row.role === 'user' && isEnded(rows[index + 1])))
    if (kept.length === 0) return undefined
    const { title, bible_id, book, chapter, verses } = chat
    const id = newChatId()
    // what was taken down is not published again as a copy
    const taken_down_at = trx.selectFrom('chats').select('taken_down_at').where('id', '=', chat.id)
    await trx
      .insertInto('chats')
      .values({ id, owner_id: ownerId, title, bible_id, book, chapter, verses, taken_down_at })
      .execute()
    await trx
      .insertInto('messages')
      .values(
        kept.map(({ citations, spans, care, ...row }) => ({
          ...{ ...row, chat_id: id, citations: JSON.stringify(citations) },
          spans: spans && JSON.stringify(spans),
          care: care && JSON.stringify(care),
        })),
      )
      .execute()
    return id
  })
}
