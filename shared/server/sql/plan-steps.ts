import { sql } from 'kysely'
import { planFailure } from '../../plans/failure.ts'
import { type PlanBible, wordsIn } from '../../plans/plan-bible.ts'
import { type DraftPlan, placed } from '../../plans/types.ts'
import type { Db, Trx } from '../db.ts'

/** What a plan was asked to be. */
export type PlanRequest = { id: number; name: string; description: string; estimated_days: number; bible_id: string }

/** The request of a plan that is still to be built; undefined when it is gone or built already. */
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

/** Stores the steps of a plan in the place of any that it has, and says that it is ready. */
export async function savePlanned(trx: Trx, planId: number, plan: DraftPlan, bible: PlanBible): Promise<void> {
  await replaceSteps(trx, planId, plan, bible)
  await trx
    .updateTable('reading_plans')
    .set({ state: 'ready', error: null, theme: plan.theme, bible_id: bible.id, updated_at: sql`now()` })
    .where('id', '=', planId)
    .execute()
}

/** Replaces the steps of a plan; visitors who had read some of the old ones start over. */
export async function replaceSteps(
  trx: Trx,
  planId: number,
  plan: Pick<DraftPlan, 'steps'>,
  bible: PlanBible,
): Promise<void> {
  await trx.deleteFrom('plan_steps').where('plan_id', '=', planId).execute()
  const rows = placed(plan.steps).map(({ day_index: _, ...step }) => {
    return { ...step, plan_id: planId, word_count: wordsIn(bible, step) }
  })
  // a statement takes so many parameters and no more
  for (let from = 0; from < rows.length; from += 500) {
    await trx
      .insertInto('plan_steps')
      .values(rows.slice(from, from + 500))
      .execute()
  }
}

/** Ends the building of a plan without steps; `code` is why, such as `deadline`. The plan stores the sentence for it. */
export async function failPlan(trx: Trx, planId: number, code: string): Promise<void> {
  await trx
    .updateTable('reading_plans')
    .set({ state: 'failed', error: planFailure(code), updated_at: sql`now()` })
    .where('id', '=', planId)
    .where('state', 'in', ['initialized', 'building'])
    .execute()
}
