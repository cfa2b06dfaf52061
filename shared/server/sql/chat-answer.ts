import { bookById } from '../../bible/books.ts'
import type { Chat, ChatListItem, Message, Reference } from '../../contract/chat.ts'
import { shownCare } from '../../distress/care.ts'
import type { Db } from '../db.ts'
import { type ChatRow, chatColumns, isOpen } from './chats.ts'

/** The chats of a visitor, newest first. */
export async function listChats(db: Db, visitorId: string | null): Promise<ChatListItem[]> {
  if (!visitorId) return []
  const rows = await db
    .selectFrom('chats')
    .select([...chatColumns, 'updated_at'])
    .where('owner_id', '=', visitorId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    is_public: row.is_public,
    is_owner: true,
    updated_at: row.updated_at.toISOString(),
    reference: referenceOf(row),
  }))
}

/**
 * A chat as its reader sees it. Only its owner gets follow-up questions, and learns of an audit where `showsAudits`.
 */
export async function chatAnswer(db: Db, chat: ChatRow, showsAudits: boolean): Promise<Chat> {
  const rows = await db
    .selectFrom('messages as m')
    .select([
      'm.id',
      'm.role',
      'm.content',
      'm.status',
      'm.citations',
      'm.spans',
      'm.follow_ups',
      'm.care',
      'm.model_name',
      'm.model_provider',
      'm.created_at',
    ])
    .select((message) =>
      message
        .exists(message.selectFrom('audits').select('audits.id').whereRef('audits.message_id', '=', 'm.id'))
        .as('has_audit_data'),
    )
    .where('m.chat_id', '=', chat.id)
    .orderBy('m.id')
    .execute()
  const messages: Message[] = rows.map((row) => ({
    id: row.id,
    role: row.role,
    content: row.content,
    status: row.status,
    isStreaming: isOpen(row.status),
    has_audit_data: showsAudits && chat.is_owner && Boolean(row.has_audit_data),
    model_name: row.model_name,
    model_provider: row.model_provider,
    citations: row.citations,
    ...(row.spans && { spans: row.spans }),
    created_at: row.created_at.toISOString(),
    ...(chat.is_owner && row.follow_ups.length > 0 && { follow_ups: row.follow_ups }),
    ...(row.care && { care: shownCare(row.care) }),
  }))
  const { id, title, is_public, is_owner } = chat
  return { chat_id: id, title, is_public, is_owner, messages, reference: referenceOf(chat) }
}

function referenceOf(row: Pick<ChatRow, 'bible_id' | 'book' | 'chapter' | 'verses'>): Reference | null {
  if (!row.bible_id || !row.book || !row.chapter) return null
  const [first] = row.verses
  const last = row.verses.at(-1)
  const verse = first === undefined ? null : first === last ? `${first}` : `${first}-${last}`
  return {
    translation: row.bible_id,
    book: bookById(row.book)?.name ?? row.book,
    book_id: row.book,
    chapter: row.chapter,
    verse,
  }
}
