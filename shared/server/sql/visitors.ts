import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HintName } from '../../contract/user.ts'
import { type Db, inTransaction, isConflict, type StoredRow, type Trx } from '../db.ts'
import { lockOpenWork } from '../work.ts'

/** What is known of a stored token. `visitor_id` is null after its visitor was erased. */
export type TokenRow = {
  visitor_id: string | null
  is_retired: boolean
  is_unseen: boolean
  is_old: boolean
  is_young: boolean
  is_idle: boolean
}

/** The token with this hash; undefined if it was issued but nothing was written for it yet. */
export function findToken(db: Db, hash: Buffer): Promise<TokenRow | undefined> {
  return db
    .selectFrom('visitor_tokens as t')
    .leftJoin('visitors as v', 'v.id', 't.visitor_id')
    .where('t.token_hash', '=', hash)
    .select([
      't.visitor_id',
      sql<boolean>`t.retire_at is not null and t.retire_at <= now()`.as('is_retired'),
      sql<boolean>`t.seen_at is null`.as('is_unseen'),
      sql<boolean>`t.created_at < now() - interval '30 days'`.as('is_old'),
      sql<boolean>`coalesce(v.created_at > now() - interval '1 day', true)`.as('is_young'),
      sql<boolean>`coalesce(v.seen_at < now() - interval '1 day', false)`.as('is_idle'),
    ])
    .executeTakeFirst()
}

/** Locks the visitor against other writes that call this, until the transaction ends. */
export async function lockVisitor(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('visitors').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** A visitor without a row: the hash of the token, and the partner whose host they visited. */
export type NewVisitor = { token_hash: Buffer; partner: string | null }

/** The key that a second row for the same token would violate. */
export const TOKEN_KEY = 'visitor_tokens_pkey'

/**
 * The base of the next statement: also inserts the row of a visitor with this id, if they have none yet. A visitor of a
 * partner's host starts with that partner's theology.
 */
export function withNewcomer(db: Db, id: string, newcomer: NewVisitor | undefined): Pick<Db, 'with' | 'selectNoFrom'> {
  if (!newcomer) return db
  const { token_hash, partner } = newcomer
  return db
    .with('visitor', (cte) =>
      cte.insertInto('visitors').values({
        id,
        theology_slug: cte.selectFrom('partners').select('default_theology_slug').where('slug', '=', partner),
      }),
    )
    .with('token', (cte) =>
      cte.insertInto('visitor_tokens').values({ token_hash, visitor_id: id, seen_at: sql`now()` }),
    ) as unknown as Db
}

/**
 * Inserts the row of a visitor at the first write and returns its id. Concurrent calls agree on one row. Null if the
 * token was erased in the meantime.
 */
export async function insertVisitor(db: Db, newcomer: NewVisitor): Promise<string | null> {
  const id = randomUUID()
  try {
    await withNewcomer(db, id, newcomer).selectNoFrom(sql`1`.as('written')).execute()
    return id
  } catch (error) {
    if (!isConflict(error, [TOKEN_KEY])) throw error
  }
  const winner = db.selectFrom('visitor_tokens').where('token_hash', '=', newcomer.token_hash).select('visitor_id')
  return (await winner.executeTakeFirstOrThrow()).visitor_id
}

/**
 * The first use of a token: from now on the one that it replaces, if any, is valid for five more minutes. Those of the
 * visitor's other devices stay valid.
 */
export async function markTokenSeen(db: Db, hash: Buffer, visitorId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const seen = await trx
      .updateTable('visitor_tokens')
      .set({ seen_at: sql`now()` })
      .where('token_hash', '=', hash)
      .where('seen_at', 'is', null)
      .returning('replaces')
      .executeTakeFirst()
    if (!seen?.replaces) return
    await trx
      .updateTable('visitor_tokens')
      .set({ retire_at: sql`now() + interval '5 minutes'` })
      .where('visitor_id', '=', visitorId)
      .where('token_hash', '=', seen.replaces)
      .where('retire_at', 'is', null)
      .execute()
  })
}

/** Stores the token that will replace another one; idempotent. */
export async function saveSuccessor(db: Db, hash: Buffer, visitorId: string, replaces: Buffer): Promise<void> {
  await db
    .insertInto('visitor_tokens')
    .values({ token_hash: hash, visitor_id: visitorId, replaces })
    // one of before the column existed
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ replaces }))
    .execute()
}

/** Records that the visitor was here today. */
export async function touchVisitor(db: Db, visitorId: string): Promise<void> {
  await db.updateTable('visitors').set({ seen_at: sql`now()` }).where('id', '=', visitorId).execute()
}

export type VisitorSettings = StoredRow<'visitors', 'translation_id' | 'theology_slug' | 'profile_slug' | 'commentary'>

/** The visitor's choices; null means the default. A visitor without a row has chosen nothing. */
export async function findSettings(db: Db, visitorId: string | null): Promise<VisitorSettings> {
  const nothing = { translation_id: null, theology_slug: null, profile_slug: null, commentary: null }
  if (!visitorId) return nothing
  const row = await db
    .selectFrom('visitors')
    .where('id', '=', visitorId)
    .select(['translation_id', 'theology_slug', 'profile_slug', 'commentary'])
    .executeTakeFirst()
  return row ?? nothing
}

/** Stores some of a visitor's choices. */
export async function saveSettings(db: Db, visitorId: string, settings: Partial<VisitorSettings>): Promise<void> {
  await db.updateTable('visitors').set(settings).where('id', '=', visitorId).execute()
}

/** The hints that the visitor has dismissed. */
export async function listDismissedHints(db: Db, visitorId: string | null): Promise<string[]> {
  if (!visitorId) return []
  const row = await db.selectFrom('visitors').where('id', '=', visitorId).select('dismissed_hints').executeTakeFirst()
  return row?.dismissed_hints ?? []
}

/** Dismisses a hint permanently; idempotent. */
export async function dismissHint(db: Db, visitorId: string, hint: HintName): Promise<void> {
  await db
    .updateTable('visitors')
    .set({ dismissed_hints: sql<string[]>`array_append(array_remove(dismissed_hints, ${hint}), ${hint})` })
    .where('id', '=', visitorId)
    .execute()
}

/** An answer whose words may still be in Redis. */
export type FreshAnswer = { message_id: number; chat_id: number }

/**
 * Erases the visitor and all their data, by the foreign keys' cascades, and returns the answers that may still be in
 * progress. The hashes of the tokens are kept without a visitor, so that an erased id is not mistaken for one that has
 * written nothing yet.
 */
export function deleteVisitor(db: Db, visitorId: string): Promise<FreshAnswer[]> {
  return inTransaction(db, async (trx) => {
    // no other call adds a chat between the select and the delete
    await trx.selectFrom('visitors').where('id', '=', visitorId).select('id').forUpdate().execute()
    await lockOpenWork(trx, visitorId)
    const answers = await trx
      .selectFrom('messages as m')
      .innerJoin('chats as c', 'c.id', 'm.chat_id')
      .where('c.owner_id', '=', visitorId)
      .where('m.role', '=', 'assistant')
      .where((eb) =>
        eb.or([eb('m.finished_at', 'is', null), eb('m.finished_at', '>', sql<Date>`now() - interval '1 hour'`)]),
      )
      .select(['m.id as message_id', 'm.chat_id'])
      .execute()
    await trx.deleteFrom('visitors').where('id', '=', visitorId).execute()
    return answers
  })
}
