import type { z } from 'zod'
import type { CreatePlanRequest } from '#shared/contract/plans.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { workAccepted, workRejected } from '#shared/server/metrics.ts'
import { enqueue } from '#shared/server/queues.ts'
import { findByKey, saveKey } from '#shared/server/sql/idempotency-keys.ts'
import * as plans from '#shared/server/sql/own-plans.ts'
import { followPlan } from '#shared/server/sql/user-plans.ts'
import { findSettings, lockVisitor } from '#shared/server/sql/visitors.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { accept, findOpen, markEnqueued } from '#shared/server/work.ts'
import { hashOf, sameRequest } from '../chat/question.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { visitorOf } from '../visitor/visitor.ts'

const KIND = 'plan-generation'
/** With this many plans waiting, no more are accepted. */
const MAX_OPEN = 100
const RETRY_SECONDS = '30'

type AcceptedPlan = { planId: number; workId?: string }

/**
 * Accepts a plan: writes its row, its place in the visitor's list and its work in one transaction. A request that is
 * being built already, by its key or by its words, returns that plan. Returns the plan's id.
 */
export async function acceptPlan(
  ctx: Context,
  owner_id: string,
  asked: z.output<typeof CreatePlanRequest>,
  key: string,
): Promise<number> {
  const { translation_id } = await findSettings(ctx.db, owner_id)
  const bible_id = translation_id ?? DEFAULT_TRANSLATION
  const { name, description, estimated_days, is_listed } = asked
  const is_public = asked.is_public || is_listed
  const hash = hashOf(JSON.stringify([name, description, estimated_days, is_public, is_listed, bible_id]))
  const dedupe_key = hashOf('plan', owner_id, hash).toString('base64url')
  const taken = await ctx.db.transaction().execute(async (trx): Promise<AcceptedPlan> => {
    await lockVisitor(trx, owner_id)
    const known = await findByKey(trx, 'plan', owner_id, key)
    if (known) return { planId: sameRequest(known, hash, 'plan') }
    const open = await findOpen(trx, dedupe_key)
    if (open) {
      const planId = Number(open.entity_id)
      // its visitor may have left it since
      await followPlan(trx, owner_id, planId)
      await saveKey(trx, 'plan', { visitorId: owner_id, key, hash, id: planId })
      return { planId }
    }
    await admitPlan(ctx, trx, owner_id)
    const planId = await plans.insertPlan(trx, { ...asked, is_public, owner_id, bible_id })
    await followPlan(trx, owner_id, planId)
    await saveKey(trx, 'plan', { visitorId: owner_id, key, hash, id: planId })
    return { planId, workId: (await accept(trx, work(planId, owner_id, dedupe_key)))?.id }
  })
  await dispatchPlan(ctx, taken)
  return taken.planId
}

/** Has a failed plan built again; 409 `nothing_to_retry` for one that did not fail, or got our workers stuck. */
export async function acceptPlanRetry(ctx: Context, ownerId: string, planId: number): Promise<void> {
  const taken = await ctx.db.transaction().execute(async (trx): Promise<AcceptedPlan> => {
    await lockVisitor(trx, ownerId)
    if (!(await plans.restartPlan(trx, planId, ownerId))) {
      throw new HttpError(
        409,
        'nothing_to_retry',
        'Only a failed plan can be retried, unless it stopped our servers twice.',
      )
    }
    await admitPlan(ctx, trx, ownerId)
    return { planId, workId: (await accept(trx, work(planId, ownerId)))?.id }
  })
  await dispatchPlan(ctx, taken)
}

const work = (planId: number, owner_id: string, dedupe_key?: string) => ({
  ...({ kind: KIND, entity_id: String(planId), owner_id, dedupe_key } as const),
})

/** Refuses a plan beyond the limits of open plans, 503 for all visitors and 429 for one, and counts it. */
async function admitPlan(ctx: Context, db: Context['db'], ownerId: string): Promise<void> {
  const { all, own } = await plans.countOpenPlans(db, ownerId)
  if (all >= MAX_OPEN) {
    workRejected.inc({ kind: KIND, reason: 'depth' })
    throw new HttpError(
      503,
      'queue_full',
      `Many plans are being created right now. Please try again in ${RETRY_SECONDS} seconds.`,
      {
        headers: { 'Retry-After': RETRY_SECONDS },
      },
    )
  }
  ctx.limits.plansAtOnce(own)
  await ctx.limits.plan(ctx, visitorOf(ctx))
}

/** Enqueues the work. While Redis is away the plan waits: the sweeper enqueues it later. */
async function dispatchPlan(ctx: Context, { workId }: AcceptedPlan): Promise<void> {
  if (!workId) return
  workAccepted.inc({ kind: KIND })
  ctx.log.info({ work_id: workId, kind: KIND }, 'accepted')
  try {
    await enqueue(ctx.queues, KIND, workId, 0, { traceparent: ctx.state.span?.traceparent })
    await markEnqueued(ctx.db, workId)
  } catch (error) {
    ctx.log.warn({ work_id: workId, code: codeOf(error) }, 'could not enqueue the plan, leaving it to the sweeper')
  }
}
