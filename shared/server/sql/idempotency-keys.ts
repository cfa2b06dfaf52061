import { sql } from 'kysely'
import type { Db } from '../db.ts'

/*
 * The keys of questions and of plans. They are in two tables, since each is deleted with the row that it leads to; only
 * this file, `insertQuestion` and the hourly deletion know that.
 */
const tables = {
  question: { table: sql.table('idempotency_keys'), column: sql.ref('message_id') },
  plan: { table: sql.table('plan_keys'), column: sql.ref('plan_id') },
}
type Keyed = keyof typeof tables

const isOld = sql<boolean>`created_at <= now() - interval '24 hours'`

/** What a key of the last 24 hours leads to, a message or a plan, and the hash of the request that it was sent with. */
export async function findByKey(
  db: Db,
  of: Keyed,
  visitorId: string | null,
  key: string,
): Promise<{ id: number; request_hash: Buffer } | undefined> {
  if (!visitorId || !key) return undefined
  const { table, column } = tables[of]
  const { rows } = await sql<{ id: number; request_hash: Buffer }>`
    select ${column} as id, request_hash from ${table}
    where visitor_id = ${visitorId} and key = ${key} and not ${isOld}`.execute(db)
  return rows[0]
}

/** Stores a key, if there is one, for a message or a plan; replaces one that is older than 24 hours. */
export async function saveKey(
  db: Db,
  of: Keyed,
  { visitorId, key, hash, id }: { visitorId: string; key: string; hash: Buffer; id: number },
): Promise<void> {
  if (!key) return
  const { table, column } = tables[of]
  await sql`
    insert into ${table} as kept (visitor_id, key, request_hash, ${column}) values (${visitorId}, ${key}, ${hash}, ${id})
    on conflict (visitor_id, key) do update
    set request_hash = excluded.request_hash, ${column} = excluded.${column}, created_at = now()
    where kept.created_at <= now() - interval '24 hours'`.execute(db)
}

/** Deletes a key of a question that was used more than 24 hours ago. */
export async function dropOldKey(db: Db, visitorId: string, key: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('visitor_id', '=', visitorId)
    .where('key', '=', key)
    .where(isOld)
    .execute()
}
