import { sql } from 'kysely'
import type { Reference } from '../../bible/versification.ts'
import { type PlanBible, wordsIn } from '../../plans/plan-bible.ts'
import { type DraftPlan, placeSteps } from '../../plans/types.ts'
import type { StoredRow, Trx } from '../db.ts'
import { type KeptStep, saveSteps } from './own-plans.ts'

export type CuratedPlan = StoredRow<
  'reading_plans',
  'slug' | 'name' | 'description' | 'theme' | 'estimated_days' | 'bible_id' | 'is_suggested'
>

/**
 * Stores a plan of the edition under its slug. A step with the same passage keeps its row, whatever else changes;
 * progress on other steps is carried over, so that a correction loses no reader's progress.
 */
export async function saveCurated(trx: Trx, head: CuratedPlan, plan: DraftPlan, bible: PlanBible): Promise<void> {
  const { id } = await trx
    .insertInto('reading_plans')
    .values({ ...head, owner_id: null, type: 'curated', is_public: true, is_listed: true, state: 'ready' })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...head, is_listed: true }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const stored = await trx
    .selectFrom('plan_steps')
    .select(['id', 'day', 'title', 'theme', 'book', 'start_chapter', 'start_verse', 'end_chapter', 'end_verse'])
    .select(['step_order', 'word_count'])
    .where('plan_id', '=', id)
    .orderBy('step_order')
    .execute()
  const steps = withRows(plan, stored, bible)
  if (steps.length === stored.length && stored.every((row, index) => isSame(row, steps[index]!))) return
  await saveSteps(trx, id, steps, bible)
  await trx.updateTable('reading_plans').set({ updated_at: sql`now()` }).where('id', '=', id).execute()
}

/** The steps of a plan, each with the id of the first stored step with the same passage that is not taken yet. */
function withRows(plan: DraftPlan, stored: readonly (Reference & { id: number })[], bible: PlanBible): KeptStep[] {
  const rows = Map.groupBy(stored, passageOf)
  return placeSteps(plan.steps).map((step) => {
    return { ...step, id: rows.get(passageOf(step))?.shift()?.id, word_count: wordsIn(bible, step) }
  })
}

function passageOf({ book, start_chapter, start_verse, end_chapter, end_verse }: Reference): string {
  return [book, start_chapter, start_verse, end_chapter, end_verse].join(' ')
}

function isSame(row: Omit<KeptStep, 'day_index'>, step: KeptStep): boolean {
  const { id, day, step_order, title, theme, word_count } = step
  const wanted = [id, day, step_order, title, theme, word_count]
  return [row.id, row.day, row.step_order, row.title, row.theme, row.word_count].every((own, at) => own === wanted[at])
}
