import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { StudyUpdate } from '../../contract/study.ts'
import { STUDY_VISITOR_BYTES } from '../../limits.ts'
import { type Db, inTransaction, type Trx } from '../db.ts'
import { lockVisitor } from './visitors.ts'

export type Sender = { visitorId: string; client: string; keyHash: Buffer }
export type StudyWrite = { last: number; bytes: number }
/** Why nothing was written. */
export type StudyRefusal = 'other_key' | 'study_full' | 'too_many_clients' | 'unknown_update'

/** A visitor's devices; more than this is misuse. */
const CLIENTS = 50
/** A response ends at this size; a larger single update is still sent. */
const PAGE_BYTES = 1024 * 1024

/** Appends a client's updates that are not stored yet, in their order. Either all of them are stored or none. */
export function appendUpdates(
  db: Db,
  sender: Sender,
  updates: readonly { seq: number; data: Buffer }[],
): Promise<StudyWrite | StudyRefusal> {
  return write(db, sender, updates.at(-1)?.seq ?? 0, async (trx, document, lastSeq) => {
    const fresh = updates.filter(({ seq }) => seq > lastSeq)
    const bytes = document.bytes + fresh.reduce((sum, { data }) => sum + data.length, 0)
    if (bytes > STUDY_VISITOR_BYTES) return 'study_full'
    const { visitorId: visitor_id, client } = sender
    await trx
      .insertInto('study_updates')
      .values(fresh.map(({ seq, data }, at) => ({ visitor_id, client, seq, data, n: document.last + at + 1 })))
      .execute()
    return { last: document.last + fresh.length, bytes }
  })
}

/** Stores the whole document as one more update, and deletes those up to `through`, which it contains. */
export function writeSnapshot(
  db: Db,
  sender: Sender,
  { seq, through, data }: { seq: number; through: number; data: Buffer },
): Promise<StudyWrite | StudyRefusal> {
  return write(db, sender, seq, async (trx, document) => {
    if (through > document.last) return 'unknown_update'
    const { visitorId: visitor_id, client } = sender
    const old = await trx
      .deleteFrom('study_updates')
      .where('visitor_id', '=', visitor_id)
      .where('n', '<=', through)
      .returning(sql<number>`length(data)`.as('length'))
      .execute()
    const bytes = document.bytes - old.reduce((sum, { length }) => sum + length, 0) + data.length
    if (bytes > STUDY_VISITOR_BYTES) return 'study_full'
    const n = document.last + 1
    await trx.insertInto('study_updates').values({ visitor_id, client, seq, data, n, is_snapshot: true }).execute()
    return { last: n, bytes }
  })
}

/** The updates after a number, until the response is large enough. A visitor without a document has none. */
export async function listUpdates(
  db: Db,
  visitorId: string | null,
  after: number,
): Promise<{ updates: StudyUpdate[]; last: number; more: boolean }> {
  if (!visitorId) return { updates: [], last: 0, more: false }
  const sized = db
    .selectFrom('study_updates')
    .where('visitor_id', '=', visitorId)
    .where('n', '>', after)
    .select('n')
    .select(sql<number>`sum(length(data)) over (order by n) - length(data)`.as('before'))
  const page = db
    .selectFrom('study_updates as u')
    .innerJoin(sized.as('sized'), 'sized.n', 'u.n')
    .where('u.visitor_id', '=', visitorId)
    .where('sized.before', '<', PAGE_BYTES)
    .select(['u.n', 'u.client', 'u.seq', 'u.is_snapshot', 'u.data'])
  // one statement: an update that is stored meanwhile is in both, the page and the last number, or in neither
  const rows = await db
    .selectFrom('study_documents as d')
    .leftJoin(page.as('page'), (join) => join.onTrue())
    .where('d.visitor_id', '=', visitorId)
    .orderBy('page.n')
    .select(['d.last_n', 'page.n', 'page.client', 'page.seq', 'page.is_snapshot', 'page.data'])
    .execute()
  const updates = rows.flatMap(({ last_n: _last, data, ...row }) =>
    data ? [{ ...(row as Omit<StudyUpdate, 'data'>), data: data.toString('base64') }] : [],
  )
  const last = rows[0]?.last_n ?? 0
  return { updates, last, more: updates.length > 0 && updates.at(-1)!.n < last }
}

/** Deletes the visitor's document on the server; what their devices have stays there. */
export async function deleteDocument(db: Db, visitorId: string): Promise<void> {
  await db.deleteFrom('study_documents').where('visitor_id', '=', visitorId).execute()
}

type Document = { last: number; bytes: number }

/** Runs one write with the document locked. A `seq` that the client has already sent changes nothing. */
function write(
  db: Db,
  { visitorId: visitor_id, client, keyHash }: Sender,
  seq: number,
  run: (trx: Trx, document: Document, lastSeq: number) => Promise<StudyWrite | StudyRefusal>,
): Promise<StudyWrite | StudyRefusal> {
  return inTransaction(db, async (trx) => {
    await lockVisitor(trx, visitor_id)
    await trx
      .insertInto('study_documents')
      .values({ visitor_id, key_hash: keyHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const document = await trx
      .selectFrom('study_documents')
      .where('visitor_id', '=', visitor_id)
      .select(['key_hash', 'last_n as last', 'bytes'])
      .executeTakeFirstOrThrow()
    if (!timingSafeEqual(document.key_hash, keyHash)) return 'other_key'
    const clients = await trx
      .selectFrom('study_clients')
      .where('visitor_id', '=', visitor_id)
      .select(['client', 'last_seq'])
      .execute()
    const known = clients.find((each) => each.client === client)
    if (!known && clients.length >= CLIENTS) return 'too_many_clients'
    if (known && seq <= known.last_seq) return { last: document.last, bytes: document.bytes }
    const written = await run(trx, document, known?.last_seq ?? 0)
    if (typeof written === 'string') throw new Refused(written)
    await trx
      .updateTable('study_documents')
      .set({ last_n: written.last, bytes: written.bytes })
      .where('visitor_id', '=', visitor_id)
      .execute()
    await trx
      .insertInto('study_clients')
      .values({ visitor_id, client, last_seq: seq })
      .onConflict((conflict) => conflict.columns(['visitor_id', 'client']).doUpdateSet({ last_seq: seq }))
      .execute()
    return written
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.reason
    throw error
  })
}

/** Rolls a write back. */
class Refused extends Error {
  readonly reason: StudyRefusal
  constructor(reason: StudyRefusal) {
    super(reason)
    this.reason = reason
  }
}
