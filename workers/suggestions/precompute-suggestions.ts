import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { waitingCount } from '#shared/server/queues.ts'
import { saveSuggestions } from '#shared/server/sql/suggestion-sets.ts'
import { endWarmUp } from '#shared/server/sql/warm-up.ts'
import { keyOfEntity } from '#shared/server/suggestion-key.ts'
import type { Claim } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from '../context.ts'
import { ModelError } from '../llm/provider.ts'
import { editionOf, suggestionsFor } from './suggestion-set.ts'

const PEOPLE_WAIT_MS = 2000

/** For how many ms no suggestions are precomputed from now on: some while visitors wait for answers, else 0. */
export async function pauseForPeople({ queues }: WorkerContext): Promise<number> {
  return (await waitingCount(queues, 'chat-answer')) > 0 ? PEOPLE_WAIT_MS : 0
}

/**
 * Precomputes the suggestions of one place. It may run twice for one place; the fence of the claim decides whose set is
 * stored. Rejects if another run may succeed.
 */
export async function precomputeSuggestions(ctx: WorkerContext, claim: Claim, attempt: Attempt): Promise<void> {
  const key = keyOfEntity(claim.entity_id)
  const edition = editionOf(ctx)
  const set = key && (await made(ctx, key, claim, attempt))
  await attempt.finish(set ? 'done' : 'failed', set ? null : 'gone', async (trx) => {
    if (!key || !set) return
    await saveSuggestions(trx, key, { ...edition, model_provider: set.model_provider }, set.suggestions)
  })
  if ((await waitingCount(ctx.queues, claim.kind)) === 0) await endWarmUp(ctx.db, DEFAULT_TRANSLATION, edition)
}

/** The written suggestions are better than nothing: the last run uses them if the model does not answer. */
async function made(
  ctx: WorkerContext,
  key: NonNullable<ReturnType<typeof keyOfEntity>>,
  claim: Claim,
  attempt: Attempt,
) {
  try {
    return await suggestionsFor(ctx, key, attempt.signal)
  } catch (error) {
    if (attempt.signal.aborted || !attempt.isLast) throw error
    const why = error instanceof ModelError ? { error_code: error.kind } : { err: error }
    ctx.log.warn({ ...why, work_id: claim.id }, 'making suggestions without a model')
    return suggestionsFor({ db: ctx.db, provider: { ...ctx.provider, name: 'builtin' } }, key, attempt.signal)
  }
}
