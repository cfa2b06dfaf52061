import { sql } from 'kysely'
import { resumeStep } from '../../plans/resume-step.ts'
import type { Db, StoredRow, Trx } from '../db.ts'
import { listPlanSteps, type PlanStepRow } from './plans.ts'
import { lockVisitor } from './visitors.ts'

/** How a visitor follows a plan. Dates are `2026-11-21`; `started_on` is null before the first start. */
export type FollowRow = StoredRow<
  'visitor_plans',
  'plan_id' | 'is_current' | 'current_step_id' | 'started_on' | 'schedule'
>

/** How a visitor follows a plan; undefined if they do not. */
export async function findFollow(db: Db, visitorId: string | null, planId: number): Promise<FollowRow | undefined> {
  if (!visitorId) return undefined
  return db
    .selectFrom('visitor_plans')
    .select([
      'plan_id',
      'is_current',
      'current_step_id',
      'schedule',
      sql<string | null>`started_on::text`.as('started_on'),
    ])
    .where('visitor_id', '=', visitorId)
    .where('plan_id', '=', planId)
    .executeTakeFirst()
}

/** Adds a plan to the visitor's plans without starting it. */
export async function followPlan(trx: Trx, visitorId: string, planId: number): Promise<void> {
  await trx
    .insertInto('visitor_plans')
    .values({ visitor_id: visitorId, plan_id: planId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Makes a readable plan the visitor's current one, from their first unread step, or from its first once all are read.
 * `missing` if they may not read it, `not_ready` while it has no steps.
 */
export async function startPlan(
  db: Db,
  visitorId: string,
  planId: number,
  today: string,
): Promise<'started' | 'missing' | 'not_ready'> {
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, visitorId)
    const state = await holdPlan(trx, visitorId, planId)
    if (state !== 'ready') return state ? 'not_ready' : 'missing'
    await trx
      .updateTable('visitor_plans')
      .set({ is_current: false })
      .where('visitor_id', '=', visitorId)
      .where('is_current', '=', true)
      .where('plan_id', '!=', planId)
      .execute()
    await trx
      .insertInto('visitor_plans')
      .values({ visitor_id: visitorId, plan_id: planId, is_current: true, started_on: today })
      .onConflict((conflict) =>
        conflict
          .columns(['visitor_id', 'plan_id'])
          .doUpdateSet({ is_current: true, started_on: sql`coalesce(visitor_plans.started_on, ${today}::date)` }),
      )
      .execute()
    const { steps, index } = await placeIn(trx, visitorId, planId)
    const step = resumeStep(steps, index, ({ is_done }) => !is_done)
    await moveTo(trx, visitorId, planId, step)
    return 'started'
  })
}

export type Move = 'next' | 'previous'

/**
 * Moves the visitor's current plan by one step. Moving forward marks the step that is left as read; moving back removes
 * the mark of the step that is reached. With `from` nothing moves if another step is current: then another tab has
 * moved already. `past_end` with nothing changed if there is no such step, `missing` without a plan.
 */
export async function moveStep(
  db: Db,
  visitorId: string,
  move: Move,
  from?: number,
): Promise<'moved' | 'past_end' | 'missing'> {
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, visitorId)
    const follow = await trx
      .selectFrom('visitor_plans')
      .select('plan_id')
      .where('visitor_id', '=', visitorId)
      .where('is_current', '=', true)
      .executeTakeFirst()
    if (!follow || !(await holdPlan(trx, visitorId, follow.plan_id))) return 'missing'
    const { steps, index } = await placeIn(trx, visitorId, follow.plan_id)
    const current = steps[index]
    if (!current) return 'past_end'
    if (from !== undefined && from !== current.id) return 'moved'
    return move === 'next'
      ? moveForward(trx, visitorId, follow.plan_id, steps, index)
      : moveBack(trx, visitorId, follow.plan_id, steps, index)
  })
}

async function moveForward(trx: Trx, visitorId: string, planId: number, steps: PlanStepRow[], index: number) {
  const [current, next] = [steps[index]!, steps[index + 1]]
  if (!next && current.is_done) return 'past_end'
  await trx
    .insertInto('step_progress')
    .values({ visitor_id: visitorId, plan_id: planId, step_id: current.id, by_moving: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (next) await moveTo(trx, visitorId, planId, next)
  return 'moved'
}

async function moveBack(trx: Trx, visitorId: string, planId: number, steps: PlanStepRow[], index: number) {
  const previous = steps[index - 1]
  if (!previous) return 'past_end'
  await trx
    .deleteFrom('step_progress')
    .where((eb) => eb.and({ visitor_id: visitorId, step_id: previous.id, by_moving: true }))
    .execute()
  await moveTo(trx, visitorId, planId, previous)
  return 'moved'
}

/** Marks a step of a followed plan as read or unread; idempotent. False if there is no such step. */
export async function markStep(
  db: Db,
  visitorId: string,
  { planId, stepId, done }: { planId: number; stepId: number; done: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, visitorId)
    if (!(await holdPlan(trx, visitorId, planId)) || !(await findFollow(trx, visitorId, planId))) return false
    const steps = trx.selectFrom('plan_steps').select('id').where('id', '=', stepId).where('plan_id', '=', planId)
    if (!(await steps.executeTakeFirst())) return false
    if (done) {
      await trx
        .insertInto('step_progress')
        .values({ visitor_id: visitorId, plan_id: planId, step_id: stepId })
        .onConflict((conflict) => conflict.columns(['visitor_id', 'step_id']).doUpdateSet({ by_moving: false }))
        .execute()
    } else {
      const marked = trx.deleteFrom('step_progress').where('visitor_id', '=', visitorId)
      await marked.where('step_id', '=', stepId).execute()
    }
    return true
  })
}

export type Reschedule = (follow: FollowRow & { started_on: string }, steps: PlanStepRow[]) => readonly string[]

/**
 * Stores the dates that `reschedule` makes of the current ones. `missing` if the plan is not followed, `not_started`
 * before its first day.
 */
export async function saveSchedule(
  db: Db,
  visitorId: string,
  planId: number,
  reschedule: Reschedule,
): Promise<'saved' | 'missing' | 'not_started'> {
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, visitorId)
    if (!(await holdPlan(trx, visitorId, planId))) return 'missing'
    const follow = await findFollow(trx, visitorId, planId)
    if (!follow?.started_on) return follow ? 'not_started' : 'missing'
    const { started_on } = follow
    const dates = reschedule({ ...follow, started_on }, await listPlanSteps(trx, planId, visitorId))
    await trx
      .updateTable('visitor_plans')
      .set({ schedule: JSON.stringify(dates) })
      .where('visitor_id', '=', visitorId)
      .where('plan_id', '=', planId)
      .execute()
    return 'saved'
  })
}

/** Removes a plan from the visitor's plans, with their progress. False if they do not follow it. */
export async function abandonPlan(db: Db, visitorId: string, planId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, visitorId)
    const row = await trx
      .deleteFrom('visitor_plans')
      .where('visitor_id', '=', visitorId)
      .where('plan_id', '=', planId)
      .returning('plan_id')
      .executeTakeFirst()
    return row !== undefined
  })
}

/** The state of a plan that the visitor may read; locks it against edits until the end of the transaction. */
async function holdPlan(trx: Trx, visitorId: string, planId: number) {
  const row = await trx
    .selectFrom('reading_plans')
    .select('state')
    .where('id', '=', planId)
    .where((plan) => plan.or([plan('is_public', '=', true), plan('owner_id', '=', visitorId)]))
    .forShare()
    .executeTakeFirst()
  return row?.state
}

/** The steps of a followed plan, and the position of the current one: the first if none is. */
async function placeIn(trx: Trx, visitorId: string, planId: number) {
  const [steps, follow] = [await listPlanSteps(trx, planId, visitorId), await findFollow(trx, visitorId, planId)]
  return {
    steps,
    index: Math.max(
      0,
      steps.findIndex((step) => step.id === follow?.current_step_id),
    ),
  }
}

async function moveTo(trx: Trx, visitorId: string, planId: number, step: PlanStepRow | undefined): Promise<void> {
  await trx
    .updateTable('visitor_plans')
    .set({ current_step_id: step?.id ?? null })
    .where('visitor_id', '=', visitorId)
    .where('plan_id', '=', planId)
    .execute()
}
