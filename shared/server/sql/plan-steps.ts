import { sql } from 'kysely'
import { planFailure } from '../../plans/failure.ts'
import { type PlanBible, wordsIn } from '../../plans/plan-bible.ts'
import { type DraftPlan, placeSteps } from '../../plans/types.ts'
import type { Db, Trx } from '../db.ts'

/** The request that a plan is built from. */
export type PlanRequest = { id: number; name: string; description: string; estimated_days: number; bible_id: string }

/** The request of a plan that is yet to be built; undefined if it is gone or built already. */
export async function findPlanRequest(db: Db, planId: number): Promise<PlanRequest | undefined> {
  return db
    .selectFrom('reading_plans')
    .select(['id', 'name', 'description', 'estimated_days', 'bible_id'])
    .where('id', '=', planId)
    .where('state', 'in', ['initialized', 'building'])
    .executeTakeFirst()
}

/** Marks a plan as being worked on; never after its end. */
export async function markBuilding(db: Db, planId: number): Promise<void> {
  await db
    .updateTable('reading_plans')
    .set({ state: 'building' })
    .where('id', '=', planId)
    .where('state', '=', 'initialized')
    .execute()
}

/** Replaces the steps of a plan and marks it as ready. */
export async function savePlanned(trx: Trx, planId: number, plan: DraftPlan, bible: PlanBible): Promise<void> {
  await replaceSteps(trx, planId, plan, bible)
  await trx
    .updateTable('reading_plans')
    .set({ state: 'ready', error: null, note: plan.note ?? null, theme: plan.theme, bible_id: bible.id })
    .set({ updated_at: sql`now()` })
    .where('id', '=', planId)
    .execute()
}

/** Replaces the steps of a plan; visitors who had read some of the old ones start over. */
async function replaceSteps(trx: Trx, planId: number, plan: Pick<DraftPlan, 'steps'>, bible: PlanBible): Promise<void> {
  await trx.deleteFrom('plan_steps').where('plan_id', '=', planId).execute()
  const rows = placeSteps(plan.steps).map(({ day_index: _, ...step }) => {
    return { ...step, plan_id: planId, word_count: wordsIn(bible, step) }
  })
  // a statement accepts only a limited number of parameters
  for (let from = 0; from < rows.length; from += 500) {
    await trx
      .insertInto('plan_steps')
      .values(rows.slice(from, from + 500))
      .execute()
  }
}

/**
 * Ends the building of a plan without steps; `code` is the reason, such as `deadline`. The plan stores its sentence.
 */
export async function failPlan(trx: Trx, planId: number, code: string): Promise<void> {
  await trx
    .updateTable('reading_plans')
    .set({ state: 'failed', error: planFailure(code), updated_at: sql`now()` })
    .where('id', '=', planId)
    .where('state', 'in', ['initialized', 'building'])
    .execute()
}
