import type { PlanBible } from '#shared/plans/plan-bible.ts'
import type { DraftPlan } from '#shared/plans/types.ts'
import type { Db } from '#shared/server/db.ts'
import { callSettings } from '../llm/backend.ts'
import { ModelError, type Provider } from '../llm/provider.ts'
import { buildPlan, demandOf, readScope } from './build.ts'
import { draftPlan } from './draft.ts'

/** What a model writes for a day: a step with its title, as JSON. */
const TOKENS_A_DAY = 60

export type PlanWish = { description: string; days: number; bible: PlanBible; signal: AbortSignal }
export type MakeOptions = {
  db: Db
  provider: Provider
  /** What a model may take for all its drafts. */
  seconds: number
  onDraft?: (faults: number) => void
  /**
   * Why the plan is built without the model: the kind of its error, `late`, `wrong` if no draft was valid, or `long` if
   * none would fit into one call.
   */
  onBuilder?: (why: string) => void
}

/**
 * A valid plan for any request: by the model if there is one and one of its drafts is valid in time, else by the
 * builder. Rejects only with the signal's reason, or when the database does not answer.
 */
export async function planFor(
  options: MakeOptions,
  { description, days, bible, signal }: PlanWish,
): Promise<DraftPlan> {
  const { db, provider, seconds, onDraft, onBuilder } = options
  const hasModel = provider.name !== 'builtin' && seconds > 0
  const isLong = days * TOKENS_A_DAY > callSettings.outputTokens
  if (hasModel && isLong) onBuilder?.('long')
  if (hasModel && !isLong) {
    const demand = demandOf(readScope(description, bible, days), bible, days)
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
    try {
      const drafted = await draftPlan(provider, { description, bible, demand, signal: inTime, onDraft })
      if (drafted) return drafted
      onBuilder?.('wrong')
    } catch (error) {
      signal.throwIfAborted()
      onBuilder?.(error instanceof ModelError ? error.kind : 'late')
    }
  }
  return (await buildPlan(db, bible, description, days)).plan
}
