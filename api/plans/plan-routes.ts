import { z } from 'zod'
import * as plans from '#shared/contract/plans.ts'
import { ReportRequest } from '#shared/contract/report.ts'
import { type StoredCare, shownCare } from '#shared/distress/care.ts'
import { namesEnough } from '#shared/distress/few-words.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { firstSchedule } from '#shared/plans/schedule.ts'
import { careForAny } from '#shared/server/distress/care-for.ts'
import { deletePlan } from '#shared/server/sql/delete-plan.ts'
import { listUserPlans, type PlanRow, readablePlan, searchPlans, suggestedPlans } from '#shared/server/sql/plans.ts'
import { type Move, saveSchedule } from '#shared/server/sql/user-plans.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import { parseId } from '../chat/chat-access.ts'
import { readKey } from '../chat/question.ts'
import { acceptReport } from '../chat/report.ts'
import type { Context, Middleware } from '../context.ts'
import { readBody } from '../http/body.ts'
import { found, HttpError, notFound } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { ensureVisitor, visitorId, visitorOf } from '../visitor/visitor.ts'
import { currentReading, planAnswer, planSummary, sendCurrent, sendPlan } from './plan-answer.ts'
import { planCalendar } from './plan-calendar.ts'
import { readersToday, reschedulePlan } from './plan-dates.ts'
import { editPlan } from './plan-edit.ts'
import { beginPlan, leavePlan, markReading, moveReading } from './plan-following.ts'
import { acceptPlan, acceptPlanRetry } from './plan-requests.ts'

const whereOn: Middleware = (ctx, next) => {
  if (!ctx.env.ENABLE_READING_PLANS) throw notFound()
  return next()
}

/** Reading plans: all public ones, and those that the visitor follows. */
export const plansRoutes = createRouter({ needsVisitor: true, before: whereOn, errors: [404] })

const CalendarQuery = z.object({ start: z.iso.date().optional() })

plansRoutes.post(
  '/api/reading-plans',
  'Create a plan; words of distress get help instead',
  { body: plans.CreatePlanRequest, answer: plans.CreatePlanAnswer, status: 201, errors: [409, 503] },
  async (ctx, { body }) => {
    const asked = await body()
    const key = readKey(ctx.get('Idempotency-Key'))
    // before anything is stored or counted: a visitor in danger sees the help first
    const care = await careForPlan(ctx, [asked.description, asked.name])
    if (care?.response === 'reply') return { plan: null, care: shownCare(care) }
    const planId = await acceptPlan(ctx, await ensureVisitor(ctx), asked, key)
    ctx.status = 201
    return { plan: await planAnswer(ctx, planId), ...(care && { care: shownCare(care) }) }
  },
)

plansRoutes.get('/api/reading-plans/suggested', 'The suggested plans', { answer: plans.PlansAnswer }, async (ctx) => ({
  plans: (await suggestedPlans(ctx.db, visitorId(ctx))).map(planSummary),
}))

plansRoutes.get(
  '/api/reading-plans/search',
  'Plans of the edition and of other visitors; words of distress get help instead',
  { query: plans.PlanSearchQuery, answer: plans.FoundPlans },
  async (ctx, { query }) => {
    const asked = query()
    const care = asked.q ? await careForPlan(ctx, [asked.q]) : undefined
    if (care?.response === 'reply') return { plans: [], care: shownCare(care) }
    return { plans: (await searchPlans(ctx.db, visitorId(ctx), asked)).map(planSummary) }
  },
)

plansRoutes.get(
  '/api/reading-plans/:id',
  'One of the visitor’s plans, or a public one',
  { answer: plans.PlanAnswer },
  (ctx) => sendPlan(ctx, parseId(ctx.params.id)),
)

plansRoutes.put(
  '/api/reading-plans/:id',
  'Edit one of the visitor’s plans',
  { body: plans.EditPlanRequest, answer: plans.PlanAnswer, errors: [403, 409] },
  async (ctx, { body }) => {
    const { plan, ownerId } = await ownPlan(ctx)
    await ctx.limits.planEdit(ctx, visitorOf(ctx))
    await editPlan(ctx, ownerId, plan, await body())
    await sendPlan(ctx, plan.id)
  },
)

plansRoutes.delete(
  '/api/reading-plans/:id',
  'Delete one of the visitor’s plans; one that others read stays for them',
  { answer: plans.DeletePlanAnswer, errors: [403] },
  async (ctx) => {
    const { plan, ownerId } = await ownPlan(ctx)
    return { is_deleted: found(await deletePlan(ctx.db, plan.id, ownerId)) === 'deleted' }
  },
)

plansRoutes.post(
  '/api/reading-plans/:id/retry',
  'Retry a failed plan',
  { answer: plans.PlanAnswer, status: 202, errors: [403, 409, 503] },
  async (ctx) => {
    const { plan, ownerId } = await ownPlan(ctx)
    await acceptPlanRetry(ctx, ownerId, plan.id)
    ctx.status = 202
    return { plan: await planAnswer(ctx, plan.id) }
  },
)

plansRoutes.post(
  '/api/reading-plans/:id/report',
  'Report a public plan, without a name',
  { body: ReportRequest, answer: 'nothing', errors: [409] },
  async (ctx) => {
    const plan = found(await readablePlan(ctx.db, parseId(ctx.params.id), visitorId(ctx)))
    await acceptReport(ctx, { kind: 'plan', id: plan.id }, plan.is_owner)
  },
)

plansRoutes.get(
  '/api/reading-plans/:id/calendar.ics',
  'The days of a plan for a calendar',
  { query: CalendarQuery, answer: 'calendar' },
  async (ctx, { query }) => {
    const plan = await planAnswer(ctx, parseId(ctx.params.id))
    const { start = readersToday(undefined) } = query()
    const own = plan.following?.dates ?? []
    const dates = own.length > 0 ? own : firstSchedule(start, plan.estimated_days)
    const { APEX_HOST, PRODUCT_NAME } = ctx.env
    ctx.attachment('reading-plan.ics')
    ctx.type = 'text/calendar; charset=utf-8'
    ctx.body = planCalendar({ plan, dates, host: APEX_HOST, product: PRODUCT_NAME, now: new Date() })
  },
)

plansRoutes.get(
  '/api/user/plans',
  'The plans that the visitor follows',
  { answer: plans.PlansAnswer },
  async (ctx) => ({ plans: (await listUserPlans(ctx.db, visitorId(ctx))).map(planSummary) }),
)

plansRoutes.get(
  '/api/user/plans/current',
  'The current plan; 204 if there is none',
  { answer: plans.CurrentPlan },
  async (ctx) => {
    if (!(await sendCurrent(ctx))) ctx.status = 204
  },
)

plansRoutes.get(
  '/api/user/plans/current/reading',
  'The reading of the current plan, without its other steps; 204 if there is none',
  { answer: plans.CurrentReading },
  async (ctx) => {
    const reading = await currentReading(ctx)
    if (!reading) ctx.status = 204
    return reading
  },
)

plansRoutes.post(
  '/api/user/plans/current',
  'Start or resume a plan',
  { body: plans.CurrentPlanRequest, answer: plans.CurrentPlan, errors: [409] },
  async (ctx, { body }) => {
    const { plan_id, today } = await body()
    await beginPlan(ctx, plan_id, today)
    if (!(await sendCurrent(ctx))) throw notFound()
  },
)

plansRoutes.put(
  '/api/user/plans/current/next-step',
  'Move to the next reading',
  { body: plans.MoveStepRequest, answer: plans.CurrentPlan, errors: [409] },
  (ctx) => move(ctx, 'next'),
)
plansRoutes.put(
  '/api/user/plans/current/previous-step',
  'Move to the previous reading',
  { body: plans.MoveStepRequest, answer: plans.CurrentPlan, errors: [409] },
  (ctx) => move(ctx, 'previous'),
)

plansRoutes.put(
  '/api/user/plans/:id/steps/:step_id',
  'Mark a reading as read or unread',
  { body: plans.StepDoneRequest, answer: plans.StepDoneAnswer },
  async (ctx, { body }) => {
    const [planId, stepId] = [parseId(ctx.params.id), parseId(ctx.params.step_id)]
    const { done } = await body()
    await markReading(ctx, { planId, stepId, done })
    const { steps, progress } = await planAnswer(ctx, planId)
    return { step: found(steps.find(({ id }) => id === stepId)), progress: found(progress) }
  },
)

plansRoutes.post(
  '/api/user/plans/:id/schedule',
  'Reschedule the unread readings',
  { body: plans.ScheduleRequest, answer: plans.ScheduleAnswer, errors: [409] },
  async (ctx, { body }) => {
    const id = parseId(ctx.params.id)
    const { choice, today } = await body()
    const visitor = found(visitorId(ctx))
    const { estimated_days: days } = found(await readablePlan(ctx.db, id, visitor))
    const outcome = await saveSchedule(ctx.db, visitor, id, (follow, steps) =>
      reschedulePlan(follow, steps, { days, choice, today: readersToday(today) }),
    )
    if (outcome === 'missing') throw notFound()
    if (outcome === 'not_started') throw new HttpError(409, 'plan_not_started', 'This plan has not been started yet.')
    const { following, progress } = await planAnswer(ctx, id)
    return { following: found(following), progress: found(progress) }
  },
)

plansRoutes.delete('/api/user/plans/:id', 'Stop following a plan', { answer: 'nothing' }, (ctx) =>
  leavePlan(ctx, parseId(ctx.params.id)),
)

/** The help for texts about plans of which one expresses distress, in the language of the visitor's translation. */
async function careForPlan(ctx: Context, texts: readonly string[]): Promise<StoredCare | undefined> {
  const { translation_id } = await findSettings(ctx.db, visitorId(ctx))
  const translation = await ctx.translations.find(translation_id ?? DEFAULT_TRANSLATION)
  return careForAny(texts, translation?.language ?? '', ctx.get('Accept-Language'), namesEnough)
}

async function move(ctx: Context, direction: Move): Promise<void> {
  const { step_id } = await readBody(ctx, plans.MoveStepRequest)
  await moveReading(ctx, direction, step_id)
  if (!(await sendCurrent(ctx))) throw notFound()
}

/** The caller's plan: 404 for one that they may not read, 403 for another visitor's public one. */
async function ownPlan(ctx: Context): Promise<{ plan: PlanRow; ownerId: string }> {
  const ownerId = visitorId(ctx)
  const plan = found(await readablePlan(ctx.db, parseId(ctx.params.id), ownerId))
  if (!plan.is_owner || !ownerId) throw new HttpError(403, 'forbidden', 'This plan belongs to someone else.')
  return { plan, ownerId }
}
