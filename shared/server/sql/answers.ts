import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Turn } from '../../builtin/request.ts'
import type { PassageVerse, Suggestion } from '../../contract/bible.ts'
import type { Citation } from '../../contract/chat.ts'
import type { Span } from '../../contract/spans.ts'
import { mostUrgent, type StoredCare } from '../../distress/care.ts'
import type { Db, Trx } from '../db.ts'
import { BLOCKED } from '../final-content.ts'
import { prepareStatement } from '../prepared.ts'
import { type BibleHead, selectBibles } from './bibles.ts'
import { FINDER } from './questions.ts'
import { settleRetry } from './retries.ts'

export type Asked = {
  chat_id: number
  question: string
  /** The note that its visitor attached. */
  note: string | null
  bible_id: string
  /** The translation as it is installed now. */
  bible: BibleHead
  bible_name: string
  abbreviation: string
  language: string
  book: string
  chapter: number
  verses: number[]
  plan_step_id: number | null
  theology: { slug: string; name: string; instructions: string }
  profile: { slug: string; name: string; instructions: string }
  commentary: 'mhc' | null
  /** The care for the question if it is asked in distress, and the latest for an earlier one: a reply before lines. */
  care: StoredCare | null
  earlier_care: StoredCare | null
  /** The turns before the question in their chosen versions, oldest first: only finished ones that were not blocked. */
  history: Turn[]
  /** The finder writes the answer, as the device has done without a network. */
  answered_offline: boolean
  /** The chapter that the question is about. */
  passage: PassageVerse[]
}

/**
 * Everything that an answer is made from. Undefined once its chat or its translation was deleted. `published` is a
 * translation that is not in the database: the passage of a question about it is empty.
 */
export async function findAsked(db: Db, messageId: number, published?: BibleHead): Promise<Asked | undefined> {
  const [row] = await selectAsked(db, { messageId })
  if (!row?.bible_id || !row.book || !row.chapter) return undefined
  const chosen = row.turns.filter((turn) => turn.is_chosen)
  const question = chosen.at(-1)
  if (question?.role !== 'user') return undefined
  const { bible_id, book, chapter } = row
  const bible = published?.id === bible_id ? published : row.bible
  if (!bible) return undefined
  const { name: bible_name, abbreviation, language } = bible
  const { chat_id, plan_step_id, commentary, care, passage } = row
  const before = chosen.findLast(({ role }) => role === 'assistant')
  const verses = before && isSamePlace(before, row) ? [] : row.verses
  return {
    ...{ chat_id, bible_id, book, chapter, verses, plan_step_id, commentary, bible_name, abbreviation, language },
    ...{ bible, care, passage },
    earlier_care: mostUrgent(row.turns.toReversed().flatMap((turn) => turn.care ?? [])) ?? null,
    question: question.content,
    note: question.note,
    answered_offline: row.model_provider === FINDER,
    theology: { slug: row.theology_slug, name: row.theology_name, instructions: row.theology_instructions },
    profile: { slug: row.profile_slug, name: row.profile_name, instructions: row.profile_instructions },
    history: chosen
      .slice(0, -1)
      .map(({ role, content }, i) => ({ role, content, ...(hasReply(chosen[i + 1]) && { has_reply: true }) }))
      .filter(({ content }, i) => content !== '' && !isBlocked(chosen[i]) && !isBlocked(chosen[i + 1])),
  }
}

type Verses = { book: string | null; chapter: number | null; verses: number[] | null }

/** Home finds verses for a first question, and the page sends them again with the next: the reader has not chosen them. */
const isSamePlace = (a: Verses, b: Verses) =>
  a.book === b.book && a.chapter === b.chapter && String(a.verses) === String(b.verses)

const hasReply = (turn: { role: string; care: StoredCare | null } | undefined) =>
  turn?.role === 'assistant' && turn.care?.response === 'reply'

/** Whether this answer was blocked: what its provider has refused would be refused in every later prompt. */
const isBlocked = (turn: { error: string | null } | undefined) => turn?.error === BLOCKED

/**
 * A single statement: the first word waits for it. Its only parameter is the message: with others, Postgres would plan
 * it for each question.
 */
const selectAsked = prepareStatement((db, { messageId }: { messageId: number }) =>
  db
    .selectFrom('messages as m')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .innerJoin('visitors as v', 'v.id', 'c.owner_id')
    .innerJoin('theologies as t', (join) =>
      join.on((on) =>
        on.or([
          on('t.slug', '=', on.ref('v.theology_slug')),
          on.and([on('v.theology_slug', 'is', null), sql<boolean>`t.is_default`]),
        ]),
      ),
    )
    .innerJoin('profiles as p', (join) =>
      join.on((on) =>
        on.or([
          on('p.slug', '=', on.ref('v.profile_slug')),
          on.and([on('v.profile_slug', 'is', null), sql<boolean>`p.is_default`]),
        ]),
      ),
    )
    .select(['m.chat_id', 'm.bible_id', 'm.book', 'm.chapter', 'm.verses', 'm.plan_step_id', 'm.care', 'v.commentary'])
    .select('m.model_provider')
    .select(['t.slug as theology_slug', 't.name as theology_name', 't.instructions as theology_instructions'])
    .select(['p.slug as profile_slug', 'p.name as profile_name', 'p.instructions as profile_instructions'])
    .select((eb) => [
      jsonObjectFrom(selectBibles(db).where('bibles.id', '=', sql.ref<string>('m.bible_id'))).as('bible'),
      jsonArrayFrom(
        eb
          .selectFrom('messages as b')
          .select([
            'b.role',
            'b.content',
            'b.note',
            'b.care',
            'b.error',
            'b.is_chosen',
            'b.book',
            'b.chapter',
            'b.verses',
          ])
          .whereRef('b.chat_id', '=', 'm.chat_id')
          .whereRef('b.id', '<', 'm.id')
          .orderBy('b.id'),
      ).as('turns'),
      jsonArrayFrom(
        eb
          .selectFrom('verses as s')
          .select(['s.chapter', 's.verse', 's.text'])
          .whereRef('s.bible_id', '=', 'm.bible_id')
          .whereRef('s.book', '=', 'm.book')
          .whereRef('s.chapter', '=', 'm.chapter')
          .where(sql<boolean>`s.text <> ''`)
          .orderBy('s.verse'),
      ).as('passage'),
    ])
    .where('m.id', '=', messageId),
)

/** Marks an answer as being written. */
export async function markStreaming(db: Db, messageId: number): Promise<void> {
  await mark(db, { messageId })
}

const mark = prepareStatement((db, { messageId }: { messageId: number }) =>
  db
    .updateTable('messages')
    .set({ status: 'streaming' })
    .where('id', '=', messageId)
    .where('status', 'in', ['pending', 'streaming']),
)

export type Written = {
  status: 'complete' | 'stopped' | 'failed'
  content: string
  citations: Citation[]
  /** What the check found; missing if the content was not checked. */
  spans?: Span[]
  /** The edition of the checker that made the spans. */
  checker?: number
  follow_ups: Suggestion[]
  care: StoredCare | null
  error: string | null
  model_name: string | null
  model_provider: string | null
}

/** Stores the final state of an answer, in the transaction that ends its work. */
export async function saveAnswer(trx: Trx, messageId: number, written: Written): Promise<void> {
  const ended = await trx
    .updateTable('messages')
    .set(answerValues(written))
    .where('id', '=', messageId)
    .returning('retry_of')
    .executeTakeFirst()
  if (ended) await settleRetry(trx, { id: messageId, ...ended, ...written })
  const chat = trx.selectFrom('messages').select('chat_id').where('id', '=', messageId)
  await trx.updateTable('chats').set({ updated_at: sql`now()` }).where('id', '=', chat).execute()
}

/** The columns of the final state of an answer. */
export function answerValues({ citations, spans, follow_ups, care, ...written }: Written) {
  return {
    ...{ ...written, citations: JSON.stringify(citations), follow_ups: JSON.stringify(follow_ups) },
    ...{ care: care && JSON.stringify(care), spans: spans ? JSON.stringify(spans) : null },
    finished_at: sql<Date>`now()`,
  }
}
