import { sql } from 'kysely'
import type { Db } from '../db.ts'

const BATCH = 500

/** How many rows of each kind had expired. */
export type Expired = Record<
  'visitors' | 'chats' | 'audits' | 'work' | 'keys' | 'suggestions' | 'reports' | 'codes',
  number
>

/**
 * Deletes expired rows: visitors who were not here for a year, with all their data; conversations that are not kept
 * after a day; audits and finished work after thirty days; the keys of repeated requests after a day; the suggestions for plan steps after ninety days, since plans
 * change; reports after ninety days; codes for other devices a day after they expired. In small statements, so that no
 * other statement waits. The hashes of retired ids are kept: a forgotten id would become valid again.
 */
export async function deleteExpired(db: Db): Promise<Expired> {
  return {
    visitors: await inBatches(
      db,
      sql`
      delete from visitors where id in
        (select id from visitors where seen_at < now() - interval '365 days' order by seen_at limit ${BATCH})`,
    ),
    chats: await inBatches(
      db,
      sql`
      delete from chats where id in
        (select id from chats where not is_kept and created_at < now() - interval '1 day'
          order by created_at limit ${BATCH})`,
    ),
    audits: await inBatches(
      db,
      sql`
      delete from audits where id in
        (select id from audits where created_at < now() - interval '30 days' order by created_at limit ${BATCH})`,
    ),
    work: await inBatches(
      db,
      sql`
      delete from work_item where id in
        (select id from work_item where finished_at < now() - interval '30 days' order by finished_at limit ${BATCH})`,
    ),
    keys: (await deleteKeys(db, 'idempotency_keys')) + (await deleteKeys(db, 'plan_keys')),
    suggestions: await inBatches(
      db,
      sql`
      delete from suggestion_sets where ctid in
        (select ctid from suggestion_sets where scope <> '' and created_at < now() - interval '90 days' limit ${BATCH})`,
    ),
    reports: await inBatches(
      db,
      sql`
      delete from reports where id in
        (select id from reports where created_at < now() - interval '90 days' order by created_at limit ${BATCH})`,
    ),
    codes: await inBatches(
      db,
      sql`
      delete from device_codes where code_hash in
        (select code_hash from device_codes where expires_at < now() - interval '1 day' limit ${BATCH})`,
    ),
  }
}

function deleteKeys(db: Db, table: 'idempotency_keys' | 'plan_keys'): Promise<number> {
  return inBatches(
    db,
    sql`
    delete from ${sql.table(table)} where (visitor_id, key) in
      (select visitor_id, key from ${sql.table(table)} where created_at < now() - interval '1 day' limit ${BATCH})`,
  )
}

async function inBatches(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numAffectedRows } = await statement.execute(db)
    deleted += Number(numAffectedRows ?? 0)
    if (Number(numAffectedRows ?? 0) < BATCH) return deleted
  }
}
