import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** What a key stands for, and the hash of the request that it came with. */
export type KnownKey = { message_id: number; request_hash: Buffer }

/** The message that an idempotency key of the last 24 hours stands for. */
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

/** Remembers a key for a message; one that is older than 24 hours gives way. */
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

/** Makes room for a key that stood for something more than 24 hours ago. */
export async function dropOldKey(db: Db, visitorId: string, key: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('visitor_id', '=', visitorId)
    .where('key', '=', key)
    .where('created_at', '<=', sql<Date>`now() - interval '24 hours'`)
    .execute()
}
