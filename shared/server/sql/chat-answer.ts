import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { bookById } from '../../bible/books.ts'
import type { Chat, ChatListItem, ChatReference, ChatsAnswer, Message, QuestionVersion } from '../../contract/chat.ts'
import { shownCare } from '../../distress/care.ts'
import type { Db } from '../db.ts'
import { truncation } from '../final-content.ts'
import { type ChatRow, chatColumns, isOpen } from './chats.ts'

/** The chats that one call lists. */
const LISTED = 500

/** The chats that a visitor keeps, newest first: the first 500, or those after one of them. */
export async function listChats(db: Db, visitorId: string | null, olderThan?: number): Promise<ChatsAnswer> {
  if (!visitorId) return { chats: [] }
  const rows = await db
    .selectFrom('chats')
    .select([...chatColumns, 'updated_at'])
    .where('owner_id', '=', visitorId)
    .where('is_kept', '=', true)
    .$if(olderThan !== undefined, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('chats as last')
            .where('last.id', '=', Number(olderThan))
            .where('last.owner_id', '=', visitorId)
            .where(({ eb, or, and, ref }) =>
              or([
                eb('chats.updated_at', '<', ref('last.updated_at')),
                and([eb('chats.updated_at', '=', ref('last.updated_at')), eb('chats.id', '>', ref('last.id'))]),
              ]),
            )
            .select('last.id'),
        ),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(LISTED + 1)
    .execute()
  const chats = rows.slice(0, LISTED).map(listedChat)
  return { chats, ...(rows.length > LISTED && { has_older: true }) }
}

function listedChat(row: Omit<ChatRow, 'is_owner'> & { updated_at: Date }): ChatListItem {
  return {
    id: row.id,
    title: row.title,
    is_public: row.is_public,
    is_owner: true,
    updated_at: row.updated_at.toISOString(),
    reference: referenceOf(row),
  }
}

/**
 * A chat as its reader sees it: the chosen version of each question. Only its owner gets the other versions, ratings
 * and follow-up questions, and, with `showsAudits`, whether an answer has an audit.
 */
export async function chatAnswer(db: Db, chat: ChatRow, showsAudits: boolean): Promise<Chat> {
  const rows = await listMessages(db, chat)
  const messages = rows.filter((row) => row.is_chosen).map((row) => messageOf(row, chat, showsAudits))
  if (chat.is_owner) addVersions(messages, rows, (row) => messageOf(row, chat, showsAudits))
  const { id, title, is_public, is_owner, is_kept } = chat
  const head = { chat_id: id, title, is_public, is_owner, ...(!is_kept && { is_kept }) }
  return { ...head, messages, reference: referenceOf(chat) }
}

type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** All messages of a chat in order; for a reader who does not own it, only those of chosen versions. */
function listMessages(db: Db, { id, is_owner }: ChatRow) {
  return db
    .selectFrom('messages as m')
    .select(['m.id', 'm.role', 'm.content', 'm.note', 'm.status', 'm.citations', 'm.spans', 'm.follow_ups', 'm.care'])
    .select(['m.error', 'm.model_name', 'm.model_provider', 'm.created_at', 'm.version', 'm.is_chosen', 'm.retry_of'])
    .select((message) =>
      message
        .exists(message.selectFrom('audits').select('audits.id').whereRef('audits.message_id', '=', 'm.id'))
        .as('has_audit_data'),
    )
    .select((message) =>
      jsonObjectFrom(
        message
          .selectFrom('answer_ratings as r')
          .whereRef('r.message_id', '=', 'm.id')
          .select(['r.thumb', 'r.includes_text']),
      ).as('rating'),
    )
    .where('m.chat_id', '=', id)
    .$if(!is_owner, (all) => all.where('m.is_chosen', '=', true))
    .orderBy('m.id')
    .execute()
}

function messageOf(row: MessageRow, { is_owner }: ChatRow, showsAudits: boolean): Message {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    status: row.status,
    isStreaming: isOpen(row.status),
    has_audit_data: showsAudits && is_owner && Boolean(row.has_audit_data),
    model_name: row.model_name,
    model_provider: row.model_provider,
    citations: row.citations,
    ...(row.spans && { spans: row.spans }),
    ...truncation(row),
    created_at: row.created_at.toISOString(),
    ...(is_owner && row.follow_ups.length > 0 && { follow_ups: row.follow_ups }),
    ...(row.care && { care: shownCare(row.care) }),
    ...(is_owner && row.rating && { rating: row.rating }),
    ...(is_owner && row.note && { note: row.note }),
  }
}

/** Adds the version number and the other versions to each edited question. */
function addVersions(messages: Message[], rows: MessageRow[], show: (row: MessageRow) => Message): void {
  for (const turn of turnsOf(rows)) {
    const question = turn.find(({ role, is_chosen }) => role === 'user' && is_chosen)
    const shown = messages.find(({ id }) => id === question?.id)
    const others = Map.groupBy(
      // neither what a retry replaces nor a retry that has failed is a version
      turn.filter((row) => !row.is_chosen && row.retry_of === null && row.version !== question?.version),
      ({ version }) => version,
    )
    if (!question || !shown || others.size === 0) continue
    const versionOf = ([version, own]: [number, MessageRow[]]): QuestionVersion => ({
      version,
      messages: own.map(show),
    })
    shown.version = question.version
    shown.other_versions = [...others].sort(([a], [b]) => a - b).map(versionOf)
  }
}

/** A turn begins with the first version of its question. */
function turnsOf(rows: MessageRow[]): MessageRow[][] {
  const turns: MessageRow[][] = []
  for (const row of rows) {
    if (row.role === 'user' && row.version === 1) turns.push([])
    turns.at(-1)?.push(row)
  }
  return turns
}

function referenceOf(row: Pick<ChatRow, 'bible_id' | 'book' | 'chapter' | 'verses'>): ChatReference | null {
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
