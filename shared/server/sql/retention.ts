import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'
import { codeOf } from '../store-errors.ts'

/** How many rows a statement deletes at most: fewer after one that took too long. */
const BATCHES = [500, 50, 1]
const TOO_LONG = '57014'

type Kind = 'visitors' | 'chats' | 'audits' | 'work' | 'keys' | 'suggestions' | 'reports' | 'codes'
/** How many rows of each kind had expired. */
export type Expired = Record<Kind, number>
type Statement = (batch: number) => RawBuilder<unknown>

const statements: Record<Kind, Statement[]> = {
  visitors: [
    (batch) => sql`
      delete from visitors where id in
        (select id from visitors where seen_at < now() - interval '365 days' order by seen_at limit ${batch})`,
  ],
  chats: [
    (batch) => sql`
      delete from chats where id in
        (select id from chats where not is_kept and created_at < now() - interval '1 day'
          order by created_at limit ${batch})`,
  ],
  audits: [
    (batch) => sql`
      delete from audits where id in
        (select id from audits where created_at < now() - interval '30 days' order by created_at limit ${batch})`,
  ],
  work: [
    (batch) => sql`
      delete from work_item where id in
        (select id from work_item where finished_at < now() - interval '30 days' order by finished_at limit ${batch})`,
  ],
  keys: [keysOf('idempotency_keys'), keysOf('plan_keys')],
  suggestions: [
    (batch) => sql`
      delete from suggestion_sets where ctid in
        (select ctid from suggestion_sets where scope <> '' and created_at < now() - interval '90 days' limit ${batch})`,
  ],
  reports: [
    (batch) => sql`
      delete from reports where id in
        (select id from reports where created_at < now() - interval '90 days' order by created_at limit ${batch})`,
  ],
  codes: [
    (batch) => sql`
      delete from device_codes where code_hash in
        (select code_hash from device_codes where expires_at < now() - interval '1 day' limit ${batch})`,
  ],
}

/**
 * Deletes expired rows: visitors who were not here for a year, with all their data; conversations that are not kept
 * after a day; audits and finished work after thirty days; the keys of repeated requests after a day; the suggestions for plan steps after ninety days, since plans
 * change; reports after ninety days; codes for other devices a day after they expired. In small statements, so that no
 * other statement waits. The hashes of retired ids are kept: a forgotten id would become valid again. A kind that cannot
 * be deleted does not keep the others: each such error is passed to `failed`, by default the first is thrown.
 */
export async function deleteExpired(
  db: Db,
  failed: (kind: Kind, error: unknown) => void = (_, error) => {
    throw error
  },
): Promise<Expired> {
  const expired: Expired = { visitors: 0, chats: 0, audits: 0, work: 0, keys: 0, suggestions: 0, reports: 0, codes: 0 }
  for (const kind of Object.keys(statements) as Kind[]) {
    for (const statement of statements[kind]) {
      const count = (deleted: number) => (expired[kind] += deleted)
      await inBatches(db, statement, count).catch((error: unknown) => failed(kind, error))
    }
  }
  return expired
}

function keysOf(name: 'idempotency_keys' | 'plan_keys'): Statement {
  const table = sql.table(name)
  return (batch) => sql`
      delete from ${table} where (visitor_id, key) in
        (select visitor_id, key from ${table} where created_at < now() - interval '1 day' limit ${batch})`
}

async function inBatches(db: Db, statement: Statement, count: (deleted: number) => void): Promise<void> {
  const sizes = [...BATCHES]
  for (;;) {
    const [batch = 1] = sizes
    try {
      const { numAffectedRows } = await statement(batch).execute(db)
      count(Number(numAffectedRows ?? 0))
      if (Number(numAffectedRows ?? 0) < batch) return
    } catch (error) {
      if (codeOf(error) !== TOO_LONG || sizes.length === 1) throw error
      sizes.shift()
    }
  }
}
