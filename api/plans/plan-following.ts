import { readablePlan } from '#shared/server/sql/plans.ts'
import { abandonPlan, type Move, markStep, moveStep, startPlan } from '#shared/server/sql/user-plans.ts'
import type { Context } from '../context.ts'
import { found, HttpError, notFound } from '../http/errors.ts'
import { ensureVisitor, visitorId } from '../visitor/visitor.ts'
import { readersToday } from './plan-dates.ts'

/** Starts or resumes a plan that the caller may read; `today` is their date, if they sent it. */
export async function beginPlan(ctx: Context, planId: number, today?: string): Promise<void> {
  found(await readablePlan(ctx.db, planId, visitorId(ctx)))
  const outcome = await startPlan(ctx.db, await ensureVisitor(ctx), planId, readersToday(today))
  if (outcome === 'missing') throw notFound()
  if (outcome === 'not_ready') throw new HttpError(409, 'plan_not_ready', 'This plan has no readings yet.')
}

/** Marks a reading of a plan that the caller follows as read or unread. */
export async function markReading(ctx: Context, step: Parameters<typeof markStep>[2]): Promise<void> {
  if (!(await markStep(ctx.db, found(visitorId(ctx)), step))) throw notFound()
}

/** Moves the caller's current plan by one reading, from `stepId` if that is given; 409 at its ends. */
export async function moveReading(ctx: Context, direction: Move, stepId?: number): Promise<void> {
  const outcome = await moveStep(ctx.db, found(visitorId(ctx)), direction, stepId)
  if (outcome === 'missing') throw notFound()
  if (outcome === 'moved') return
  const detail = direction === 'next' ? 'This was the last reading of the plan.' : 'This is the first reading.'
  throw new HttpError(409, 'past_end', detail)
}

/** Stops following a plan, and deletes the caller's progress in it. */
export async function leavePlan(ctx: Context, planId: number): Promise<void> {
  const visitor = visitorId(ctx)
  if (!visitor || !(await abandonPlan(ctx.db, visitor, planId))) throw notFound()
}
