import { sql } from 'kysely'
import type { PlanBible } from '../../plans/plan-bible.ts'
import { numberVerses } from '../../plans/verse-numbers.ts'
import type { Trx } from '../db.ts'

/** Added to the position of a step that leaves its plan, until it is deleted. */
export const LEAVING = 1_000_000

/**
 * Carries reading progress from the steps that leave a plan to its new ones, while both exist: readers who have read at
 * least half of the verses of a new step have read it. Readers whose next step leaves continue at the step where its
 * passage now begins.
 */
export async function carryProgress(trx: Trx, planId: number, bible: PlanBible, newIds: number[]): Promise<void> {
  const steps = await trx
    .selectFrom('plan_steps')
    .select(['id', 'step_order', 'book', 'start_chapter', 'start_verse', 'end_chapter', 'end_verse'])
    .where('plan_id', '=', planId)
    .execute()
  const spanOf = numberVerses(bible)
  const spans = (isWanted: (step: (typeof steps)[number]) => boolean) => {
    const rows = steps.filter(isWanted).map((step) => ({ id: step.id, step_order: step.step_order, ...spanOf(step) }))
    return sql`(select id, step_order, int4range(first, "end") as verses
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, step_order int, first int, "end" int))`
  }
  const isLeaving = ({ step_order }: { step_order: number }) => step_order > LEAVING
  const isNew = new Set(newIds)
  await sql`
    insert into step_progress (visitor_id, plan_id, step_id, completed_at, by_moving)
    select d.visitor_id, d.plan_id, n.id, max(d.completed_at), bool_and(d.by_moving)
    from ${spans(isLeaving)} o
      join step_progress d on d.step_id = o.id
      join ${spans(({ id }) => isNew.has(id))} n on n.verses && o.verses
    group by d.visitor_id, d.plan_id, n.id, n.verses
    having 2 * (select sum(upper(part) - lower(part)) from unnest(range_agg(o.verses * n.verses)) part)
      >= upper(n.verses) - lower(n.verses)`.execute(trx)
  await sql`
    update visitor_plans v set current_step_id = coalesce(
      (select s.id from plan_steps s where s.plan_id = v.plan_id and s.step_order between n.step_order and ${LEAVING}
        and not exists (select from step_progress d where d.step_id = s.id and d.visitor_id = v.visitor_id)
        order by s.step_order limit 1), n.id)
    from ${spans(isLeaving)} o join ${spans((step) => !isLeaving(step))} n on n.verses @> lower(o.verses)
    where v.plan_id = ${planId} and v.current_step_id = o.id`.execute(trx)
}
