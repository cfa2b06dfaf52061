import type { Env } from '#shared/server/env.ts'
import { workRejected } from '#shared/server/metrics.ts'
import { costOf, type Lane, modelLimits, modelObstacle } from '#shared/server/model-limits.ts'
import type { WorkKind } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import { HttpError } from '../http/errors.ts'

/** The least a question costs: instructions, a chapter and an answer of ordinary length. */
const ORDINARY_TOKENS = { input: 4000, output: 1000 }

/** Whether the provider would be asked now for this kind of work: false while it fails, or once the budget is spent. */
export async function mayCallModel(env: Env, redis: Redis, lane: Lane): Promise<boolean> {
  const limits = modelLimits(env)
  return (await modelObstacle(redis, limits, costOf(limits, ORDINARY_TOKENS), lane)) === undefined
}

/**
 * Refuses work that no model would do now: 503 `ai_unavailable` while the provider fails, 503 `ai_budget_exhausted`
 * once the day's budget is spent, both with the time to wait. Reading still works.
 */
export async function admitModel(env: Env, redis: Redis, kind: WorkKind): Promise<void> {
  const limits = modelLimits(env)
  // if Redis is away, the queue check reports it
  const obstacle = await modelObstacle(redis, limits, costOf(limits, ORDINARY_TOKENS)).catch(() => undefined)
  if (!obstacle) return
  workRejected.inc({ kind, reason: obstacle.why })
  const headers = { 'Retry-After': String(Math.ceil(obstacle.waitMs / 1000)) }
  if (obstacle.why === 'circuit') {
    const detail = 'The assistant is not available right now. You can keep reading; please ask again shortly.'
    throw new HttpError(503, 'ai_unavailable', detail, { headers })
  }
  const detail = 'The assistant has reached its daily limit. You can keep reading; please ask again tomorrow.'
  throw new HttpError(503, 'ai_budget_exhausted', detail, { headers })
}
