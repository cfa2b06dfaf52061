import { enqueue, suggestionPriority, waitingCount } from '#shared/server/queues.ts'
import { hasCurrentSet } from '#shared/server/sql/suggestion-sets.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { dedupeKeyOf, entityOf, type SuggestionKey } from '#shared/server/suggestion-key.ts'
import { accept, findOpen, markEnqueued } from '#shared/server/work.ts'
import { mayCallModel } from '../admission/model-admission.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { visitorOf } from '../visitor/visitor.ts'

const KIND = 'suggestion-precompute'
/** The most that is enqueued: a caller who requests every chapter in every voice must not block a worker for days. */
const MAX_WAITING = 2000

/**
 * Enqueues the set of a place, unless it is being made, the caller's allowance is used up or the day's budget for
 * suggestions is spent. In the background; errors are logged, and the next reader requests it again.
 */
export function orderSuggestions(ctx: Context, key: SuggestionKey): void {
  const ordered = order(ctx, key).catch((error: unknown) => {
    if (!(error instanceof HttpError)) ctx.log.warn({ code: codeOf(error) }, 'could not request suggestions')
  })
  ctx.background.add(ordered)
}

async function order(ctx: Context, key: SuggestionKey): Promise<void> {
  const { db, queues, redis, env } = ctx
  if (redis.status !== 'ready' || (await waitingCount(queues, KIND)) >= MAX_WAITING) return
  const dedupe_key = dedupeKeyOf(key)
  if (await findOpen(db, dedupe_key)) return
  if (!(await mayCallModel(env, redis, 'suggestions'))) return
  await ctx.limits.suggestions(ctx, visitorOf(ctx))
  const work = { kind: KIND, entity_id: entityOf(key), owner_id: null, dedupe_key } as const
  const accepted = await db.transaction().execute(async (trx) =>
    // the set may have been made meanwhile
    (await hasCurrentSet(trx, key)) ? undefined : accept(trx, work),
  )
  if (!accepted) return
  await enqueue(queues, KIND, accepted.id, 0, { priority: suggestionPriority.askedFor })
  await markEnqueued(db, accepted.id)
}
