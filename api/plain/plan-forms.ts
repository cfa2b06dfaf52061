import type Router from '@koa/router'
import { z } from 'zod'
import type { Plan, PlanStep } from '#shared/contract/plans.ts'
import { listUserPlans, suggestedPlans } from '#shared/server/sql/plans.ts'
import { parseId } from '../chat/chat-access.ts'
import type { Context, Deps, State } from '../context.ts'
import { found, HttpError } from '../http/errors.ts'
import { planAnswer, planSummary } from '../plans/plan-answer.ts'
import { beginPlan, leavePlan, markReading, moveReading } from '../plans/plan-following.ts'
import { visitorId } from '../visitor/visitor.ts'
import type { PlainEdition } from './book-names.ts'
import { plainUrl } from './plain-address.ts'
import { planPage, plansPage, readingUrl } from './plan-pages.ts'
import { seededIn } from './seeded.ts'
import { acceptForm, backTo, Form, findEdition, recogniseCookie, servePage } from './serve-pages.ts'
import { wordsFor } from './words.ts'

const step = z.string().max(16).optional()
const Marks = Form.extend({ read: step, unread: step })
const Next = Form.extend({ step })

/** Reading plans: their lists, starting one and marking its readings. */
export function servePlans(router: Router<State, Deps>): void {
  servePage(router, '/plans', listPage)
  servePage(router, '/plans/:plan', page)
  const refused = (ctx: Context, form: z.output<typeof Form>, reason: Parameters<typeof backTo>[3]) =>
    backTo(`/plans/${encodeURIComponent(ctx.params.plan!)}`, wordsFor(ctx)('thePlan'), form, reason)
  acceptForm(router, '/plans/:plan/start', { form: Form, refused, handle: (ctx, form) => act(ctx, form, beginPlan) })
  acceptForm(router, '/plans/:plan/leave', { form: Form, refused, handle: (ctx, form) => act(ctx, form, leavePlan) })
  acceptForm(router, '/plans/:plan/steps', { form: Marks, refused, handle: mark })
  acceptForm(router, '/plans/:plan/next', { form: Next, refused, handle: next })
}

async function listPage(ctx: Context, edition: PlainEdition) {
  found(ctx.env.ENABLE_READING_PLANS || undefined)
  await recogniseCookie(ctx)
  const visitor = visitorId(ctx)
  const [own, suggested] = await Promise.all([listUserPlans(ctx.db, visitor), suggestedPlans(ctx.db, visitor)])
  const title = wordsFor(ctx)('readingPlans')
  return { title, body: plansPage(own.map(planSummary), suggested.map(planSummary), edition) }
}

async function page(ctx: Context, edition: PlainEdition) {
  await recogniseCookie(ctx)
  const plan = await planAnswer(ctx, planId(ctx), edition.translation)
  return { title: seededIn(plan, plan.name, edition.language).words, body: planPage(ctx, plan, edition) }
}

type Reading = { plan: Plan; step: PlanStep }

/** The plan and the reading of an address, for a follower of the plan; undefined for everyone else. */
export function readingOf(
  ctx: Context,
  edition: PlainEdition,
  plan: string,
  stepId: string,
): Promise<Reading | undefined> {
  return findReading(ctx, edition, plan, stepId).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  })
}

async function findReading(
  ctx: Context,
  { translation }: PlainEdition,
  plan: string,
  stepId: string,
): Promise<Reading | undefined> {
  if (!ctx.env.ENABLE_READING_PLANS) return undefined
  await recogniseCookie(ctx)
  const read = await planAnswer(ctx, parseId(plan), translation)
  const own = read.steps.find(({ id }) => String(id) === stepId)
  return own && read.following ? { plan: read, step: own } : undefined
}

type Sent = z.output<typeof Form>

async function act(ctx: Context, form: Sent, change: (ctx: Context, plan: number) => Promise<void>): Promise<string> {
  const id = planId(ctx)
  await change(ctx, id)
  return plainUrl(`/plans/${id}`, form.in)
}

async function mark(ctx: Context, { read, unread, ...form }: z.output<typeof Marks>): Promise<string> {
  const stepId = parseId(read ?? unread)
  return act(ctx, form, (_ctx, plan) => markReading(ctx, { planId: plan, stepId, done: read !== undefined }))
}

/** Marks a reading as read, and leads to the one after it; after the last to the plan. */
async function next(ctx: Context, form: z.output<typeof Next>): Promise<string> {
  const [id, stepId] = [planId(ctx), parseId(form.step)]
  const { translation } = await findEdition(ctx, form.in)
  const plan = await planAnswer(ctx, id, translation)
  await markReading(ctx, { planId: id, stepId, done: true })
  const following = plan.steps[plan.steps.findIndex((each) => each.id === stepId) + 1]
  if (!following) return plainUrl(`/plans/${id}`, form.in)
  if (plan.is_current) await moveReading(ctx, 'next', stepId)
  return readingUrl(plan, following, form.in)
}

/** The plan of an address; 404 while plans are off. */
function planId(ctx: Context): number {
  return parseId(found(ctx.env.ENABLE_READING_PLANS ? ctx.params.plan : undefined))
}
