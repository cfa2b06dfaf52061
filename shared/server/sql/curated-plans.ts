import type { PlanBible } from '../../plans/plan-bible.ts'
import { type DraftPlan, placed } from '../../plans/types.ts'
import type { Trx } from '../db.ts'
import { savePlanned } from './plan-steps.ts'

export type CuratedPlan = {
  slug: string
  name: string
  description: string
  theme: string | null
  estimated_days: number
  bible_id: string
  is_suggested: boolean
}

/**
 * Stores a plan that is there for everybody, under its slug. Steps that are as they were stay the same rows: whoever
 * follows the plan keeps their place.
 */
export async function saveCurated(trx: Trx, head: CuratedPlan, plan: DraftPlan, bible: PlanBible): Promise<void> {
  const { id } = await trx
    .insertInto('reading_plans')
    .values({ ...head, owner_id: null, type: 'curated', is_public: true, state: 'ready' })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(head))
    .returning('id')
    .executeTakeFirstOrThrow()
  const known = await trx
    .selectFrom('plan_steps')
    .select(['day', 'title', 'theme', 'book', 'start_chapter', 'start_verse', 'end_chapter', 'end_verse', 'step_order'])
    .where('plan_id', '=', id)
    .orderBy('step_order')
    .execute()
  const wanted = placed(plan.steps)
  const isSame = known.length === wanted.length && known.every((row, index) => keyOf(row) === keyOf(wanted[index]!))
  if (!isSame) await savePlanned(trx, id, plan, bible)
}

type Kept = DraftPlan['steps'][number] & { step_order: number }

function keyOf(step: Kept): string {
  const { day, step_order, title, theme, book, start_chapter, start_verse, end_chapter, end_verse } = step
  return JSON.stringify([day, step_order, title, theme, book, start_chapter, start_verse, end_chapter, end_verse])
}
