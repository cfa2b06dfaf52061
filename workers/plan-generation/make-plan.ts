import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import type { PlanBible } from '#shared/plans/plan-bible.ts'
import { staleFinishes, workItems, workLeaseLost, workRunSeconds } from '#shared/server/metrics.ts'
import { loadPlanBible } from '#shared/server/sql/plan-bible.ts'
import {
  failPlan,
  findPlanRequest,
  markBuilding,
  type PlanRequest,
  savePlanned,
} from '#shared/server/sql/plan-steps.ts'
import { type Claim, finish, touch } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from '../context.ts'
import { retryWhileDatabaseIsAway } from '../retry-while-database-is-away.ts'
import { planFor } from './make.ts'

const TOUCH_MS = 10_000
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
  const started = performance.now()
  const lease = holdLease(ctx, claim, attempt)
  try {
    const request = await findPlanRequest(ctx.db, planId)
    const bible = request && (await translationOf(ctx, request))
    if (!request || !bible) return await fail(ctx, claim, planId, request ? 'no_translation' : 'gone')
    await markBuilding(ctx.db, planId)
    const { description, estimated_days: days } = request
    const plan = await planFor(
      {
        ...{ db: ctx.db, provider: ctx.provider },
        seconds: Math.min(MODEL_SECONDS, claim.seconds_left - RESERVE_SECONDS),
        onDraft: (faults) => ctx.log.info({ work_id: claim.id, faults }, 'checked a draft'),
        onBuilder: (why) => ctx.log.warn({ work_id: claim.id, why }, 'building the plan without a model'),
      },
      { description, days, bible, signal: lease.signal },
    )
    lease.signal.throwIfAborted()
    const isMine = await retryWhileDatabaseIsAway(() =>
      finish(ctx.db, claim, 'done', null, (trx) => savePlanned(trx, planId, plan, bible)),
    )
    if (!isMine) return void staleFinishes.inc({ kind: claim.kind })
    workItems.inc({ kind: claim.kind, outcome: 'done', error_code: '' })
    workRunSeconds.observe({ kind: claim.kind }, (performance.now() - started) / 1000)
    ctx.log.info({ work_id: claim.id, fence: claim.fence, steps: plan.steps.length }, 'plan finished')
  } catch (error) {
    if (lease.signal.aborted && lease.signal.reason === FENCED) {
      staleFinishes.inc({ kind: claim.kind })
      return
    }
    if (attempt.signal.aborted || !attempt.isLast) throw error
    ctx.log.error({ err: error, work_id: claim.id }, 'plan failed')
    await fail(ctx, claim, planId, 'internal')
  } finally {
    lease.release()
  }
}

async function translationOf(ctx: WorkerContext, request: PlanRequest): Promise<PlanBible | undefined> {
  const own = await loadPlanBible(ctx.db, request.bible_id)
  return own ?? loadPlanBible(ctx.db, DEFAULT_TRANSLATION)
}

async function fail(ctx: WorkerContext, claim: Claim, planId: number, error: string): Promise<void> {
  const isMine = await finish(ctx.db, claim, 'failed', error, (trx) => failPlan(trx, planId, error))
  if (isMine) workItems.inc({ kind: claim.kind, outcome: 'failed', error_code: error })
}

const FENCED = 'fenced'

/** Reports regularly that the owner is alive; the signal aborts when a newer run owns the work. */
function holdLease(ctx: WorkerContext, claim: Claim, attempt: Attempt): { signal: AbortSignal; release: () => void } {
  const own = new AbortController()
  const timer = setInterval(() => {
    touch(ctx.db, claim.id, claim.fence).then(
      (isMine) => {
        if (isMine || own.signal.aborted) return
        workLeaseLost.inc({ kind: claim.kind })
        own.abort(FENCED)
      },
      // a database that is briefly unavailable does not end the lease
      () => {},
    )
  }, TOUCH_MS)
  return { signal: AbortSignal.any([own.signal, attempt.signal]), release: () => clearInterval(timer) }
}
