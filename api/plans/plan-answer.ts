import type { CurrentPlan, CurrentReading, Plan, PlanStep, PlanSummary, Progress } from '#shared/contract/plans.ts'
import { resumeStep } from '#shared/plans/resume-step.ts'
import { currentPlan, listDoneSteps, type PlanRow, readablePlan } from '#shared/server/sql/plans.ts'
import { type FollowRow, findFollow } from '#shared/server/sql/user-plans.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { found } from '../http/errors.ts'
import { visitorId } from '../visitor/visitor.ts'
import { datesOf } from './plan-dates.ts'
import { shownPlan } from './plan-numbering.ts'
import { type FormattedSteps, minutesFor, stepsFor, stepsJson } from './plan-steps.ts'

/** A plan as lists show it. */
export function planSummary(row: PlanRow): PlanSummary {
  const { words, done_steps, bible_id: _bible_id, version: _version, ...shown } = row
  return {
    ...shown,
    minutes_a_day: row.step_count > 0 ? minutesFor(words / row.estimated_days) : 0,
    progress: done_steps === null ? null : progressOf(done_steps, row.step_count),
  }
}

/**
 * The plan with this id as its caller sees it, in the numbers of `opened` if that is given; 404 if they may not read it.
 */
export async function planAnswer(ctx: Context, id: number, opened?: Translation): Promise<Plan> {
  const { head, formatted, done } = await readPlan(ctx, found(await readablePlan(ctx.db, id, visitorId(ctx))), opened)
  const steps = stepsFor(formatted, done)
  const steps_by_day = Object.groupBy(steps, ({ day }) => String(day)) as Record<string, PlanStep[]>
  return { ...head, steps, steps_by_day }
}

/** Responds with `{plan}`, which may have a thousand steps; 404 if the caller may not read the plan. */
export async function sendPlan(ctx: Context, id: number): Promise<void> {
  const plan = await readPlan(ctx, found(await readablePlan(ctx.db, id, visitorId(ctx))))
  sendJson(ctx, `{"plan":${planJson(plan)}}`)
}

/** Responds with the plan that the caller is reading, and their progress. False if they read none. */
export async function sendCurrent(ctx: Context): Promise<boolean> {
  const row = await currentPlan(ctx.db, visitorId(ctx))
  if (!row) return false
  const plan = await readPlan(ctx, row)
  const { current_step, progress } = placeIn(plan)
  const rest: Omit<CurrentPlan, 'plan'> = { current_step, progress }
  sendJson(ctx, `{"plan":${planJson(plan)},${JSON.stringify(rest).slice(1)}`)
  return true
}

/** The same without the other steps, which may be a thousand. Undefined if the caller reads no plan. */
export async function currentReading(ctx: Context): Promise<CurrentReading | undefined> {
  const row = await currentPlan(ctx.db, visitorId(ctx))
  if (!row) return undefined
  const read = await readPlan(ctx, row)
  return { plan: read.summary, ...placeIn(read) }
}

/** Where a reader is in a plan. */
function placeIn({ head, formatted: { steps }, done, follow }: ReadPlan): Omit<CurrentReading, 'plan'> {
  const isUnread = ({ id }: PlanStep) => !done.has(id)
  const unread = steps.find(isUnread)
  const index = steps.findIndex(({ id }) => id === follow?.current_step_id)
  const current = steps[index] ?? unread ?? steps.at(-1)
  // where starting the plan again leads
  const next = resumeStep(steps, index, isUnread)
  const shown = (step: PlanStep | undefined) => (step ? { ...step, is_done: done.has(step.id) } : null)
  const progress = head.progress ?? progressOf(0, head.step_count)
  return { current_step: shown(current), next_step: shown(next), progress }
}

/** A plan as one visitor sees it, with its steps as they are stored for all. */
type ReadPlan = {
  summary: PlanSummary
  head: Omit<Plan, 'steps' | 'steps_by_day'>
  formatted: FormattedSteps
  done: ReadonlySet<number>
  follow: FollowRow | undefined
}

const planJson = ({ head, formatted, done }: ReadPlan) =>
  `${JSON.stringify(head).slice(0, -1)},${stepsJson(formatted, done)}}`

async function readPlan(ctx: Context, row: PlanRow, opened?: Translation): Promise<ReadPlan> {
  const visitor = row.done_steps === null ? null : visitorId(ctx)
  const bible = await ctx.translations.find(row.bible_id)
  const asRead = shownPlan(ctx, bible, opened)
  const [{ numbering: reading }, formatted, read, follow] = await Promise.all([
    asRead,
    asRead.then(({ numbering, language }) =>
      // a visitor's own titles are as they wrote them
      ctx.planSteps.find(row, bible, numbering, row.type === 'curated' ? language : undefined),
    ),
    listDoneSteps(ctx.db, row.id, visitor),
    findFollow(ctx.db, visitor, row.id),
  ])
  const { steps, minutes_by_day } = formatted
  const done = new Set(read)
  const { id, name, abbreviation } = bible ?? { id: row.bible_id, name: row.bible_id, abbreviation: row.bible_id }
  const listed = planSummary({ ...row, step_count: steps.length })
  // counted among the steps that are shown
  const progress = listed.progress && progressOf(steps.filter((step) => done.has(step.id)).length, steps.length)
  const summary = { ...listed, progress }
  const head = {
    ...summary,
    minutes_by_day,
    numbering: reading?.id ?? row.bible_id,
    version: row.version,
    checked_translation: steps.length > 0 ? { id, name, abbreviation } : null,
    following: follow ? { started_on: follow.started_on, dates: [...datesOf(follow, row.estimated_days)] } : null,
  }
  return { summary, head, formatted, done, follow }
}

/** Responds with JSON of up to a megabyte; harder compression with gzip would take longer than everything else. */
function sendJson(ctx: Context, json: string): void {
  ctx.type = 'application/json'
  // as bytes: Koa would measure the length of a text, and then turn it into bytes
  ctx.body = Buffer.from(json)
  const { compress } = ctx as { compress?: unknown }
  if (compress !== false) Object.assign(ctx, { compress: { gzip: { level: 1 } } })
}

/** How far the visitor is; a hundred percent only when everything is read. */
function progressOf(completed_steps: number, total_steps: number): Progress {
  const percentage = total_steps > 0 ? Math.floor((completed_steps * 100) / total_steps) : 0
  return { completed_steps, total_steps, percentage }
}
