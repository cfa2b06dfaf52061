import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction, type StoredRow, type Trx } from './db.ts'
import { prepareStatement } from './prepared.ts'
import { kindSettings, type WorkKind, workKinds } from './queues.ts'

export type NewWork = {
  kind: WorkKind
  entity_id: string
  owner_id: string | null
  /** While an item with the same key is open, no second one is accepted. */
  dedupe_key?: string
}

export type Claim = StoredRow<'work_item', 'id' | 'kind' | 'entity_id' | 'owner_id' | 'fence' | 'runs'> & {
  /** Until its deadline, by the database's clock. */
  seconds_left: number
  /** From acceptance to this claim. */
  seconds_waited: number
}

/** After this many workers got stuck in an item's code, no other worker gets the item. */
export const POISON_AFTER = 2

export type Outcome = 'done' | 'failed' | 'cancelled'

// inlined instead of parameters: the planner must recognise the condition of the unique index
const isOpen = sql<boolean>`state in ('queued', 'running')`

/** The deadline of work that is accepted now, by the database's clock. */
export function deadlineOf(kind: WorkKind): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(secs => ${kindSettings[kind].deadlineSeconds})`
}

/** Accepts work, in the transaction that writes what it is about. Undefined if an equal item is open already. */
export async function accept(trx: Trx, work: NewWork): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('work_item')
    .values({ ...work, deadline_at: deadlineOf(work.kind) })
    .onConflict((conflict) => conflict.column('dedupe_key').where(isOpen).doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** What the open item with this key is about. */
export async function findOpen(db: Db, dedupeKey: string): Promise<{ id: string; entity_id: string } | undefined> {
  return db
    .selectFrom('work_item')
    .select(['id', 'entity_id'])
    .where('dedupe_key', '=', dedupeKey)
    .where(isOpen)
    .executeTakeFirst()
}

/** The dedupe key of an entity's last item; undefined if it has none. */
export async function findDedupeKey(db: Db, kind: WorkKind, entityId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('work_item')
    .select('dedupe_key')
    .where('kind', '=', kind)
    .where('entity_id', '=', entityId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return last?.dedupe_key ?? undefined
}

export async function markEnqueued(db: Db, id: string): Promise<void> {
  await db.updateTable('work_item').set({ enqueued_at: sql`now()` }).where('id', '=', id).execute()
}

/**
 * Makes the caller the owner of an open item: runs with a lower fence can write nothing more. Undefined if the item is
 * finished, unknown, of another generation, past its deadline or has stopped too many workers.
 */
export async function claim(db: Db, id: string, gen: number): Promise<Claim | undefined> {
  const [claimed] = await claimItem(db, { id, gen })
  return claimed
}

const claimItem = prepareStatement((db, { id, gen }: { id: string; gen: number }) =>
  db
    .updateTable('work_item')
    .set((row) => ({
      state: 'running' as const,
      fence: row('fence', '+', 1),
      runs: row('runs', '+', 1),
      touched_at: sql`now()`,
      started_at: sql`coalesce(started_at, now())`,
      // a claimed item was in the queue, even if its producer had no time to record it
      enqueued_at: sql`coalesce(enqueued_at, now())`,
    }))
    .where('id', '=', id)
    .where('gen', '=', gen)
    .where(isOpen)
    .where('deadline_at', '>', sql<Date>`now()`)
    .where('stuck_workers', '<', POISON_AFTER)
    .returning(['id', 'kind', 'entity_id', 'owner_id', 'fence', 'runs'])
    .returning([
      sql<number>`extract(epoch from deadline_at - now())::float8`.as('seconds_left'),
      sql<number>`extract(epoch from now() - created_at)::float8`.as('seconds_waited'),
    ]),
)

/** Returns an item to the waiting state, when its run is postponed or will be retried. */
export async function release(db: Db, { id, fence }: Pick<Claim, 'id' | 'fence'>): Promise<void> {
  await db
    .updateTable('work_item')
    .set({ state: 'queued', touched_at: sql`now()` })
    .where((eb) => eb.and({ id, fence, state: 'running' }))
    .execute()
}

/**
 * Reports that the owners of claimed items are alive. Returns those, as `id fence`, that no newer run owns and that have
 * not ended. Locks the items in the order of their ids, as `lockOpenWork` does.
 */
export async function renewClaims(db: Db, claims: readonly Pick<Claim, 'id' | 'fence'>[]): Promise<Set<string>> {
  const [ids, fences] = [claims.map(({ id }) => id), claims.map(({ fence }) => fence)]
  const { rows } = await sql<Pick<Claim, 'id' | 'fence'>>`
    with mine as (
      select w.id from work_item w join unnest(${ids}::uuid[], ${fences}::int[]) as known (id, fence) using (id, fence)
      where w.state = 'running' order by w.id for no key update of w
    )
    update work_item set touched_at = now() from mine where work_item.id = mine.id
    returning work_item.id, work_item.fence`.execute(db)
  return new Set(rows.map(({ id, fence }) => `${id} ${fence}`))
}

/**
 * The statement that ends an item; it returns no row unless the caller still has the fence.
 */
export function endedItem(
  db: Pick<Db, 'updateTable'>,
  { id, fence }: Pick<Claim, 'id' | 'fence'>,
  outcome: Outcome,
  errorCode: string | null,
) {
  return db
    .updateTable('work_item')
    .set({ state: outcome, error_code: errorCode, finished_at: sql`now()`, touched_at: sql`now()` })
    .where((eb) => eb.and({ id, fence, state: 'running' }))
    .returning('id')
}

/**
 * Ends an item and writes its result in one transaction, if the caller still has the fence. Otherwise returns false and
 * writes nothing.
 */
export async function finish(
  db: Db,
  claimed: Pick<Claim, 'id' | 'fence'>,
  outcome: Outcome,
  errorCode: string | null,
  write: (trx: Trx) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await endedItem(trx, claimed, outcome, errorCode).executeTakeFirst()
    if (row) await write(trx)
    return row !== undefined
  })
}

/**
 * Locks the open work of a visitor, or of one of their chats. Finishing an answer locks its item before the message and
 * the chat; a deletion that locked the chat first would deadlock with it.
 */
export async function lockOpenWork(trx: Trx, ownerId: string, chatId?: number): Promise<void> {
  const ofChat = trx
    .selectFrom('messages')
    .select(sql<string>`id::text`.as('id'))
    .where('chat_id', '=', chatId ?? 0)
  await trx
    .selectFrom('work_item')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(isOpen)
    .$if(chatId !== undefined, (work) => work.where('kind', '=', 'chat-answer').where('entity_id', 'in', ofChat))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Ends an open item of an entity from outside a worker; with `waiting` only if no worker has it. The fence grows, so a
 * running worker can write nothing more. Undefined if there is no such item.
 */
export async function endFromOutside(
  trx: Trx,
  kind: WorkKind,
  entityId: string,
  outcome: Outcome,
  errorCode: string | null,
  which: 'open' | 'waiting' = 'open',
): Promise<{ id: string; fence: number } | undefined> {
  return trx
    .updateTable('work_item')
    .set((row) => ({
      state: outcome,
      error_code: errorCode,
      fence: row('fence', '+', 1),
      finished_at: sql`now()`,
      touched_at: sql`now()`,
    }))
    .where('kind', '=', kind)
    .where('entity_id', '=', entityId)
    .where(isOpen)
    .$if(which === 'waiting', (work) => work.where('state', '=', 'queued'))
    .returning(['id', 'fence'])
    .executeTakeFirst()
}

export type Stale = StoredRow<'work_item', 'id' | 'kind' | 'entity_id' | 'gen' | 'fence' | 'runs' | 'stuck_workers'> & {
  is_late: boolean
}

/**
 * Open items that were not touched within the time of their kind, or whose deadline has passed; those that people wait
 * for come first.
 */
export async function listStale(db: Db, limit: number): Promise<Stale[]> {
  const stale = sql<number>`case kind when 'chat-answer' then ${kindSettings['chat-answer'].staleSeconds}::int
    when 'plan-generation' then ${kindSettings['plan-generation'].staleSeconds}::int
    else ${kindSettings['suggestion-precompute'].staleSeconds}::int end`
  return db
    .selectFrom('work_item')
    .select(['id', 'kind', 'entity_id', 'gen', 'fence', 'runs', 'stuck_workers'])
    .select(sql<boolean>`deadline_at <= now()`.as('is_late'))
    .where(isOpen)
    .where((row) =>
      row.or([sql<boolean>`deadline_at <= now()`, sql<boolean>`touched_at < now() - make_interval(secs => ${stale})`]),
    )
    .orderBy(sql`array_position(${sql.val(workKinds)}::text[], kind)`)
    .orderBy('touched_at')
    .limit(limit)
    .execute()
}

/** Makes all waiting items look untouched, for a queue that lost its jobs; the worker of a running item touches it. */
export async function markWaitingAsStale(db: Db): Promise<void> {
  await db.updateTable('work_item').set({ touched_at: sql`'-infinity'` }).where('state', '=', 'queued').execute()
}

/**
 * Gives an item a new generation, so that it can be enqueued again. Undefined if another process has claimed, ended or
 * renewed it in the meantime.
 */
export async function renew(
  db: Db,
  { id, gen, fence }: Pick<Stale, 'id' | 'gen' | 'fence'>,
): Promise<number | undefined> {
  const row = await db
    .updateTable('work_item')
    .set((item) => ({ gen: item('gen', '+', 1), state: 'queued' as const, touched_at: sql`now()` }))
    .where((eb) => eb.and({ id, gen, fence }))
    .where(isOpen)
    .returning('gen')
    .executeTakeFirst()
  return row?.gen
}

/** Puts items at the end of the sweeper's list: their jobs were found in the queue. */
export async function markLooked(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('work_item').set({ touched_at: sql`now()` }).where('id', 'in', ids).where(isOpen).execute()
}
