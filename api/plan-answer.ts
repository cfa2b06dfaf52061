import { formatReference, type Versification } from '#shared/bible/versification.ts'
import type { CurrentPlan, Plan, PlanStep, PlanSummary, Progress } from '#shared/contract/plans.ts'
import { READING_WORDS_PER_MINUTE } from '#shared/limits.ts'
import { placeSteps } from '#shared/plans/types.ts'
import { currentPlan, listPlanSteps, type PlanRow, type PlanStepRow, readablePlan } from '#shared/server/sql/plans.ts'
import { findFollow } from '#shared/server/sql/user-plans.ts'
import type { Context } from './context.ts'
import { found } from './errors.ts'
import { datesOf } from './plan-dates.ts'
import { visitorId } from './visitor.ts'

/** A plan as lists show it. */
export function planSummary(row: PlanRow): PlanSummary {
  const { words, done_steps, bible_id: _bible_id, ...shown } = row
  return {
    ...shown,
    minutes_a_day: row.step_count > 0 ? minutesFor(words / row.estimated_days) : 0,
    progress: done_steps === null ? null : progressOf(done_steps, row.step_count),
  }
}

/** The plan with this id as its caller sees it; 404 if they may not read it. */
export async function planAnswer(ctx: Context, id: number): Promise<Plan> {
  return wholePlan(ctx, found(await readablePlan(ctx.db, id, visitorId(ctx))))
}

/** The plan that the caller is reading, and their progress; undefined if they read none. */
export async function currentAnswer(ctx: Context): Promise<CurrentPlan | undefined> {
  const row = await currentPlan(ctx.db, visitorId(ctx))
  if (!row) return undefined
  const [plan, follow] = await Promise.all([wholePlan(ctx, row), findFollow(ctx.db, visitorId(ctx), row.id)])
  const current =
    plan.steps.find(({ id }) => id === follow?.current_step_id) ?? plan.steps.find((step) => !step.is_done)
  const progress = plan.progress ?? progressOf(0, plan.step_count)
  return { plan, current_step: current ?? plan.steps.at(-1) ?? null, progress }
}

async function wholePlan(ctx: Context, row: PlanRow): Promise<Plan> {
  const visitor = visitorId(ctx)
  const [rows, follow, bible] = await Promise.all([
    listPlanSteps(ctx.db, row.id, visitor),
    row.done_steps === null ? undefined : findFollow(ctx.db, visitor, row.id),
    ctx.translations.find(row.bible_id),
  ])
  const steps = planSteps(rows, bible?.versification)
  const { id, name, abbreviation } = bible ?? { id: row.bible_id, name: row.bible_id, abbreviation: row.bible_id }
  const summary = planSummary({ ...row, step_count: steps.length })
  return {
    ...summary,
    // counted from the same rows that are shown
    progress: summary.progress && progressOf(steps.filter((step) => step.is_done).length, steps.length),
    steps,
    steps_by_day: Object.groupBy(steps, ({ day }) => String(day)) as Record<string, PlanStep[]>,
    minutes_by_day: minutesByDay(rows),
    checked_translation: steps.length > 0 ? { id, name, abbreviation } : null,
    following: follow ? { started_on: follow.started_on, dates: [...datesOf(follow, row.estimated_days)] } : null,
  }
}

/** The steps of a plan for the response, with their positions in their days. A whole chapter is named by its number. */
export function planSteps(rows: PlanStepRow[], versification?: Versification): PlanStep[] {
  const places = placeSteps(rows)
  return rows.map((row, index) => ({
    ...row,
    day_index: places[index]!.day_index,
    name: row.title,
    verse_range: formatReference(row, { versification }),
  }))
}

/** How far the visitor is; a hundred percent only when everything is read. */
export function progressOf(completed_steps: number, total_steps: number): Progress {
  const percentage = total_steps > 0 ? Math.floor((completed_steps * 100) / total_steps) : 0
  return { completed_steps, total_steps, percentage }
}

function minutesByDay(steps: PlanStepRow[]): Record<string, number> {
  const words = new Map<number, number>()
  for (const { day, word_count } of steps) words.set(day, (words.get(day) ?? 0) + word_count)
  return Object.fromEntries([...words].map(([day, count]) => [String(day), minutesFor(count)]))
}

const minutesFor = (words: number) => Math.max(1, Math.round(words / READING_WORDS_PER_MINUTE))
