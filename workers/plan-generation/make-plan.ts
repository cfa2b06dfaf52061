import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import type { PlanBible } from '#shared/plans/plan-bible.ts'
import type { Trx } from '#shared/server/db.ts'
import { loadPlanBible } from '#shared/server/sql/plan-bible.ts'
import {
  failPlan,
  findPlanRequest,
  markBuilding,
  type PlanRequest,
  savePlanned,
} from '#shared/server/sql/plan-steps.ts'
import type { Claim } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from '../context.ts'
import { interruption } from '../lease.ts'
import { planFor } from './make.ts'

/** The most time a model may take, and what is always left of the deadline for the builder and the database. */
const MODEL_SECONDS = 200
const RESERVE_SECONDS = 40

/**
 * Makes a plan: the model's draft if it passes the checks, else one built without a model: if none is configured, its
 * drafts stay wrong, or it does not answer in time. It may run twice for one plan; the fence of the claim decides whose
 * result is stored. Rejects if another run may succeed.
 */
export async function makePlan(ctx: WorkerContext, claim: Claim, attempt: Attempt): Promise<void> {
  const planId = Number(claim.entity_id)
  const fail = (error: string) => attempt.finish('failed', error, (trx) => failPlan(trx, planId, error))
  try {
    const request = await findPlanRequest(ctx.db, planId)
    const bible = request && (await translationOf(ctx, request))
    if (!request || !bible) return await fail(request ? 'no_translation' : 'gone')
    await markBuilding(ctx.db, planId)
    const { description, estimated_days: days } = request
    const plan = await planFor(
      {
        ...{ db: ctx.db, provider: ctx.provider },
        seconds: Math.min(MODEL_SECONDS, claim.seconds_left - RESERVE_SECONDS),
        onDraft: (faults) => ctx.log.info({ work_id: claim.id, faults }, 'checked a draft'),
        onBuilder: (why) => ctx.log.warn({ work_id: claim.id, why }, 'building the plan without a model'),
      },
      { description, days, bible, signal: attempt.signal },
    )
    attempt.signal.throwIfAborted()
    const save = (trx: Trx) => savePlanned(trx, planId, plan, bible)
    await attempt.finish('done', null, save, { steps: plan.steps.length })
  } catch (error) {
    if (interruption(attempt.signal, error) || !attempt.isLast) throw error
    ctx.log.error({ err: error, work_id: claim.id }, 'plan failed')
    await fail('internal')
  }
}

async function translationOf(ctx: WorkerContext, request: PlanRequest): Promise<PlanBible | undefined> {
  const own = await loadPlanBible(ctx.db, request.bible_id)
  return own ?? loadPlanBible(ctx.db, DEFAULT_TRANSLATION)
}
