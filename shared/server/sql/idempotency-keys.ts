import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** The message of a key, and the hash of the request that it was sent with. */
export type KnownKey = { message_id: number; request_hash: Buffer }

/** The message of an idempotency key of the last 24 hours. */
export async function findByKey(db: Db, visitorId: string | null, key: string): Promise<KnownKey | undefined> {
  if (!visitorId) return undefined
  return db
    .selectFrom('idempotency_keys')
    .select(['message_id', 'request_hash'])
    .where('visitor_id', '=', visitorId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst()
}

/** Stores a key for a message; replaces one that is older than 24 hours. */
export async function saveKey(
  db: Db,
  visitorId: string,
  key: string,
  requestHash: Buffer,
  messageId: number,
): Promise<void> {
  const row = { request_hash: requestHash, message_id: messageId, created_at: sql<Date>`now()` }
  await db
    .insertInto('idempotency_keys')
    .values({ visitor_id: visitorId, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['visitor_id', 'key'])
        .doUpdateSet(row)
        .where('idempotency_keys.created_at', '<=', sql<Date>`now() - interval '24 hours'`),
    )
    .execute()
}

/** Deletes a key that was used more than 24 hours ago. */
export async function dropOldKey(db: Db, visitorId: string, key: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('visitor_id', '=', visitorId)
    .where('key', '=', key)
    .where('created_at', '<=', sql<Date>`now() - interval '24 hours'`)
    .execute()
}
