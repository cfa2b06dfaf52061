import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { withoutAccents } from '../../bible/without-accents.ts'
import { planFailure } from '../../plans/failure.ts'
import type { PlanBible } from '../../plans/plan-bible.ts'
import type { PlacedStep } from '../../plans/types.ts'
import type { Db, StoredRow, Trx } from '../db.ts'
import { carryProgress, LEAVING } from './carried-progress.ts'

export type NewPlan = StoredRow<
  'reading_plans',
  'owner_id' | 'name' | 'description' | 'estimated_days' | 'is_public' | 'is_listed' | 'bible_id'
>

/** Stores a plan that is yet to be built, and returns its id. */
export async function insertPlan(trx: Trx, plan: NewPlan): Promise<number> {
  const row = await trx
    .insertInto('reading_plans')
    .values({ ...plan, slug: newSlug(plan.name), type: 'generated' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A few words of a name, in the form used in addresses, with a unique suffix. */
function newSlug(name: string): string {
  const words = withoutAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
  return `${words.replace(/^-+|-+$/g, '') || 'plan'}-${randomBytes(6).toString('hex')}`
}

/** How many plans are queued or being built: for everyone, and for one visitor. */
export async function countOpenPlans(db: Db, ownerId: string): Promise<{ all: number; own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::int as "all", count(*) filter (where owner_id = ${ownerId}::uuid)::int as own
    from work_item where kind = 'plan-generation' and state in ('queued', 'running')`.execute(db)
  return rows[0]!
}

/** Reopens a failed plan of the visitor. False if it did not fail, or got our workers stuck. */
export async function restartPlan(trx: Trx, planId: number, ownerId: string): Promise<boolean> {
  const row = await trx
    .updateTable('reading_plans')
    .set({ state: 'initialized', error: null, updated_at: sql`now()` })
    .where((eb) => eb.and({ id: planId, owner_id: ownerId, state: 'failed' }))
    .where('error', 'is distinct from', planFailure('poison'))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The visitor's own plan, locked against other writers until the transaction ends. */
export async function lockOwnPlan(trx: Trx, planId: number, ownerId: string) {
  return trx
    .selectFrom('reading_plans')
    .select(['id', 'name', 'description', 'estimated_days', 'is_public', 'is_listed', 'bible_id', 'state'])
    .select([sql<boolean>`taken_down_at is not null`.as('is_taken_down'), sql<string>`updated_at::text`.as('version')])
    .where('id', '=', planId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

export type PlanChanges = Pick<NewPlan, 'name' | 'description' | 'estimated_days' | 'is_public' | 'is_listed'>

/**
 * Stores an edited plan; with steps, which a translation has, it becomes ready, whatever its state. One that its creator
 * had deleted is theirs again.
 */
export async function savePlan(
  trx: Trx,
  planId: number,
  ownerId: string,
  changes: PlanChanges & { state?: 'ready'; bible_id?: string },
): Promise<void> {
  await trx
    .updateTable('reading_plans')
    .set({ ...changes, ...(changes.state && { error: null, note: null }), deleted_at: null, updated_at: sql`now()` })
    .where('id', '=', planId)
    .where('owner_id', '=', ownerId)
    .execute()
}

/** A step to store. With an id it replaces that step, and remains read for those who have read it. */
export type KeptStep = PlacedStep & { id?: number; word_count: number }

/**
 * Replaces the steps of a plan; those with an id keep their rows. With `readIn`, the plan's translation, progress on
 * other steps counts for the new ones with the same verses. Readers whose next step is gone continue at their first
 * unread one.
 */
export async function saveSteps(
  trx: Trx,
  planId: number,
  steps: readonly KeptStep[],
  readIn?: PlanBible,
): Promise<void> {
  const kept = steps.filter((step) => step.id !== undefined)
  const isReplaced = kept.length === 0 && !readIn
  if (isReplaced) await trx.deleteFrom('plan_steps').where('plan_id', '=', planId).execute()
  else await moveSteps(trx, planId, kept)
  const added = steps.filter((step) => step.id === undefined)
  const { rows } = await sql<{ id: number }>`
    insert into plan_steps (plan_id, day, step_order, title, theme, book, start_chapter, start_verse, end_chapter,
      end_verse, word_count)
    select ${planId}, n.* from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as n(day int, step_order int,
      title text, theme text, book text, start_chapter int, start_verse int, end_chapter int, end_verse int,
      word_count int)
    ${readIn ? sql`returning id` : sql``}`.execute(trx)
  if (readIn)
    await carryProgress(
      trx,
      planId,
      readIn,
      rows.map(({ id }) => id),
    )
  if (!isReplaced)
    await trx.deleteFrom('plan_steps').where('plan_id', '=', planId).where('step_order', '>', LEAVING).execute()
  await sql`
    update visitor_plans v set current_step_id = coalesce(
      (select s.id from plan_steps s where s.plan_id = v.plan_id and not exists (select 1 from step_progress d
        where d.step_id = s.id and d.visitor_id = v.visitor_id) order by s.step_order limit 1),
      (select s.id from plan_steps s where s.plan_id = v.plan_id order by s.step_order desc limit 1))
    where v.plan_id = ${planId} and v.current_step_id is null and v.started_on is not null`.execute(trx)
}

/** Stores the kept steps, and marks all others of the plan as leaving: their positions are above `LEAVING`. */
async function moveSteps(trx: Trx, planId: number, kept: readonly KeptStep[]): Promise<void> {
  // no two steps may have the same position, not even in the middle of the change
  await sql`update plan_steps set step_order = step_order + ${LEAVING} where plan_id = ${planId}`.execute(trx)
  await sql`
    update plan_steps s
    set day = n.day, step_order = n.step_order, title = n.title, theme = n.theme, word_count = n.word_count
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as n(id bigint, day int, step_order int, title text, theme text, word_count int)
    where s.id = n.id and s.plan_id = ${planId}`.execute(trx)
}
