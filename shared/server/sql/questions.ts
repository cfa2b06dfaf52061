import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { StoredCare } from '../../distress/care.ts'
import { CARE_TITLE } from '../../distress/care-title.ts'
import { type Db, isConflict, type Trx } from '../db.ts'
import { prepareStatement } from '../prepared.ts'
import { deadlineOf } from '../work.ts'
import { type NewVisitor, TOKEN_KEY, withNewcomer } from './visitors.ts'

export type NewQuestion = {
  /** Null starts a new chat. */
  chat_id: number | null
  owner_id: string
  /** Given for an owner who has written nothing yet and has no row: the row is inserted with the question. */
  newcomer?: NewVisitor
  title: string
  bible_id: string
  book: string
  chapter: number
  verses: number[]
  plan_step_id: number | null
  /** From 2 for a question that replaces another: `openVersion` returns the number. */
  version?: number
  prompt: string
  /** The visitor's own note that they attached. */
  note?: string | null
  /** False for a new chat that is deleted after a day. */
  is_kept?: boolean
  /** The finder answers it, also if a model is configured. */
  answered_offline?: boolean
  /** The care for the question if it is asked in distress. */
  care: StoredCare | null
  /** The client's idempotency key, with the hash of the request. */
  key: string
  hash: Buffer
  /** While an answer with this key is open, no second one is accepted. */
  dedupe_key: string | null
}

/** The provider that an answer without a name waits for is the configured one; this one answers for the device. */
export const FINDER = 'builtin'

export type AcceptedQuestion = { chat_id: number; message_id: number; workId: string }

/**
 * Writes all rows of a question: its chat if that is new, the question, the empty answer, its work and its key. If its
 * visitor, its key or an open answer to the same question was written in the meantime, throws an error that `isTwin`
 * recognises and writes nothing.
 */
export async function insertQuestion(db: Db, question: NewQuestion): Promise<AcceptedQuestion> {
  const { newcomer, chat_id, note = null, version = 1, is_kept = true, answered_offline, care } = question
  const insert =
    chat_id !== null ? insertStatements.inChat : newcomer ? insertStatements.newcomer : insertStatements.own
  const id = chat_id ?? newChatId()
  const [written] = await insert(db, {
    ...{ ...question, chat_id: id, note, version, is_kept, hasKey: question.key !== '' },
    ...{ care: care && JSON.stringify(care), care_title: care && CARE_TITLE },
    model_provider: answered_offline ? FINDER : null,
    token_hash: newcomer?.token_hash ?? null,
    partner: newcomer?.partner ?? null,
  })
  if (!written) throw new Error('the question was not written')
  return { chat_id: id, ...written }
}

/** The values of a question's rows. `care_title`: the title of a conversation in distress, else null. */
type Values = Omit<Required<NewQuestion>, 'newcomer' | 'chat_id' | 'care' | 'answered_offline'> & {
  chat_id: number
  care: string | null
  care_title: string | null
  hasKey: boolean
  model_provider: string | null
  token_hash: Buffer | null
  partner: string | null
}

/** Of a question in a chat, one that begins a chat, and one that is also its visitor's first write. */
const insertStatements = {
  inChat: insertStatement(false, false),
  own: insertStatement(true, false),
  newcomer: insertStatement(true, true),
}

// a single statement, and so one transaction: the first word waits for it
function insertStatement(isNewChat: boolean, isNewcomer: boolean) {
  return prepareStatement((db, values: Values) => {
    const { chat_id, owner_id, title, is_kept, note, version, care, model_provider, key, hash } = values
    const { bible_id, book, chapter, verses, plan_step_id, token_hash, partner } = values
    const place = { bible_id, book, chapter, verses, plan_step_id }
    const asked = { role: 'user' as const, content: values.prompt, note, status: 'complete' as const }
    const empty = { role: 'assistant' as const, content: '', status: 'pending' as const, care, model_provider }
    const messages = [asked, empty].map((message) => ({ chat_id, version, ...place, ...message }))
    return withNewcomer(db, owner_id, isNewcomer ? { token_hash: token_hash!, partner } : undefined)
      .with('chat', (cte) =>
        isNewChat
          ? cte.insertInto('chats').values({ id: chat_id, owner_id, title, is_kept, ...place })
          : cte
              .updateTable('chats')
              // a conversation that becomes one in distress loses its title
              .set({ updated_at: sql`now()`, title: sql<string>`coalesce(${values.care_title}::text, title)` })
              .where('id', '=', chat_id),
      )
      .with('message', (cte) => cte.insertInto('messages').values(messages).returning(['id', 'role']))
      .with('answer', (cte) => cte.selectFrom('message').select('id').where('role', '=', 'assistant'))
      .with('work', (cte) =>
        cte
          .insertInto('work_item')
          .columns(['kind', 'entity_id', 'owner_id', 'dedupe_key', 'deadline_at'])
          .expression(
            cte
              .selectFrom('answer')
              .select([
                sql<'chat-answer'>`'chat-answer'`.as('kind'),
                sql<string>`id::text`.as('entity_id'),
                sql<string>`${owner_id}::uuid`.as('owner_id'),
                sql<string | null>`${values.dedupe_key}::text`.as('dedupe_key'),
                deadlineOf('chat-answer').as('deadline_at'),
              ]),
          )
          .returning('id'),
      )
      .with('known', (cte) =>
        cte
          .insertInto('idempotency_keys')
          .columns(['visitor_id', 'key', 'request_hash', 'message_id'])
          .expression(
            cte
              .selectFrom('answer')
              .select([
                sql<string>`${owner_id}::uuid`.as('visitor_id'),
                sql<string>`${key}::text`.as('key'),
                sql<Buffer>`${hash}::bytea`.as('request_hash'),
                'id as message_id',
              ])
              .where(sql<boolean>`${values.hasKey}::boolean`),
          ),
      )
      .selectFrom(['answer', 'work'])
      .select(['answer.id as message_id', 'work.id as workId'])
  })
}

const TWINS = [TOKEN_KEY, 'work_item_dedupe', 'idempotency_keys_pkey']

/** True for the error that `insertQuestion` throws if the same question exists already. */
export function isTwin(error: unknown): boolean {
  return isConflict(error, TWINS)
}

/** A chat id: a random number below 2^53, so that a published chat can be opened but not guessed. */
export function newChatId(): number {
  const id = Number(randomBytes(8).readBigUInt64BE() >> 11n)
  return id === 0 ? newChatId() : id
}

/** Selects the question of the answer `m` of an outer query: the last one before it in its version. */
export function questionOfAnswer(db: Db | Trx) {
  return db
    .selectFrom('messages as q')
    .select('q.content')
    .where('q.chat_id', '=', sql.ref<number>('m.chat_id'))
    .where('q.id', '<', sql.ref<number>('m.id'))
    .where('q.version', '=', sql.ref<number>('m.version'))
    .where('q.role', '=', 'user')
    .orderBy('q.id', 'desc')
    .limit(1)
}
