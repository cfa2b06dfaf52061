import { sql } from 'kysely'
import type { Db, StoredRow, Trx } from '../db.ts'
import { kindSettings, type WorkKind, workKinds } from '../queues.ts'

export type OldestOpen = {
  kind: WorkKind
  state: 'queued' | 'running'
  seconds: number
  /** Past its deadline; 0 if nothing is. */
  overdue: number
  count: number
}

/** The age of the oldest open work of each kind and state, and the number of items; 0 if there are none. */
export async function oldestOpen(db: Db): Promise<OldestOpen[]> {
  const rows = await db
    .selectFrom('work_item')
    .select(['kind', 'state'])
    .select(sql<number>`max(extract(epoch from now() - created_at))::float8`.as('seconds'))
    .select(sql<number>`greatest(0, max(extract(epoch from now() - deadline_at)))::float8`.as('overdue'))
    .select((item) => item.fn.countAll<number>().as('count'))
    .where('state', 'in', ['queued', 'running'])
    .groupBy(['kind', 'state'])
    .execute()
  return workKinds.flatMap((kind) =>
    (['queued', 'running'] as const).map((state) => {
      const row = rows.find((each) => each.kind === kind && each.state === state)
      return { kind, state, seconds: row?.seconds ?? 0, overdue: row?.overdue ?? 0, count: Number(row?.count ?? 0) }
    }),
  )
}

/** When work of each kind was last finished, in seconds since 1970; 0 if unknown. */
export async function lastDone(db: Db): Promise<{ kind: WorkKind; at: number }[]> {
  const last = async (kind: WorkKind) => {
    const row = await db
      .selectFrom('work_item')
      .select(sql<number>`extract(epoch from max(finished_at))::float8`.as('at'))
      .where('kind', '=', kind)
      .where('state', '=', 'done')
      .executeTakeFirst()
    return { kind, at: row?.at ?? 0 }
  }
  return Promise.all(workKinds.map(last))
}

/** The age of the oldest audit; 0 if there is none. */
export async function oldestAuditSeconds(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audits')
    .select(sql<number | null>`extract(epoch from now() - min(created_at))::float8`.as('seconds'))
    .executeTakeFirst()
  return row?.seconds ?? 0
}

export type FailedWork = StoredRow<'work_item', 'id' | 'kind' | 'error_code' | 'runs'> & { seconds_ago: number }

/** The most recently failed work, newest first. */
export async function listFailed(db: Db, limit: number): Promise<FailedWork[]> {
  return db
    .selectFrom('work_item')
    .select(['id', 'kind', 'error_code', 'runs'])
    .select(sql<number>`extract(epoch from now() - finished_at)::float8`.as('seconds_ago'))
    .where('state', '=', 'failed')
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute()
}

export type Reopened = { kind: WorkKind; entity_id: string; gen: number }

/**
 * Reopens failed work, with a new deadline, and its answer or plan with it. Undefined if it did not fail, its entity is
 * gone or has moved on, its answer has words, or equal work is open.
 */
export async function reopen(trx: Trx, id: string): Promise<Reopened | undefined> {
  const item = await trx
    .selectFrom('work_item as w')
    .select(['w.kind', 'w.entity_id'])
    .where('w.id', '=', id)
    .where('w.state', '=', 'failed')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('work_item as open')
            .select('open.id')
            .where('open.state', 'in', ['queued', 'running'])
            .where((other) =>
              other.or([
                other('open.dedupe_key', '=', other.ref('w.dedupe_key')),
                other.and([
                  other('open.kind', '=', other.ref('w.kind')),
                  other('open.entity_id', '=', other.ref('w.entity_id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!item || !(await reopenEntity(trx, item.kind, item.entity_id))) return undefined
  const seconds = kindSettings[item.kind].deadlineSeconds
  return trx
    .updateTable('work_item')
    .set((row) => ({
      state: 'queued' as const,
      gen: row('gen', '+', 1),
      error_code: null,
      stuck_workers: 0,
      finished_at: null,
      touched_at: sql`now()`,
      deadline_at: sql`now() + make_interval(secs => ${seconds})`,
    }))
    .where('id', '=', id)
    .returning(['kind', 'entity_id', 'gen'])
    .executeTakeFirst()
}

/**
 * An answer must still be the last of its chat, chosen, and without words: its visitor retries one with words, which stay until
 * there are others. A plan must have failed; suggestions have no row to reopen.
 */
async function reopenEntity(trx: Trx, kind: WorkKind, entityId: string): Promise<boolean> {
  if (kind === 'suggestion-precompute') return true
  const changed =
    kind === 'chat-answer'
      ? await sql`update messages m set status = 'pending', error = null, finished_at = null
          where m.id = ${entityId}::bigint and m.status = 'failed' and m.is_chosen and m.content = '' and not exists
            (select 1 from messages later where later.chat_id = m.chat_id and later.id > m.id)`.execute(trx)
      : await sql`update reading_plans set state = 'initialized', error = null, updated_at = now()
          where id = ${entityId}::bigint and state = 'failed'`.execute(trx)
  return Number(changed.numAffectedRows ?? 0) === 1
}

/** Makes a public chat permanently private. False if there is no such public chat. */
export async function takeDown(db: Db, chatId: number): Promise<boolean> {
  const row = await db
    .updateTable('chats')
    .set({ is_public: false, taken_down_at: sql`now()` })
    .where('id', '=', chatId)
    .where('is_public', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes a visitor's public plan permanently private. False if there is none with this id. */
export async function takeDownPlan(db: Db, planId: number): Promise<boolean> {
  const row = await db
    .updateTable('reading_plans')
    .set({ is_public: false, is_listed: false, taken_down_at: sql`now()` })
    .where('id', '=', planId)
    .where('is_public', '=', true)
    .where('owner_id', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
