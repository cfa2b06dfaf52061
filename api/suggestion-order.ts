import { enqueue, waitingCount } from '#shared/server/queues.ts'
import { hasCurrentSet } from '#shared/server/sql/suggestion-sets.ts'
import { dedupeKeyOf, entityOf, type SuggestionKey } from '#shared/server/suggestion-key.ts'
import { accept, markEnqueued } from '#shared/server/work.ts'
import type { Deps } from './context.ts'

const KIND = 'suggestion-precompute'
/** In front of what is made ahead for nobody yet. */
const PRIORITY = 10
/** More is not ordered: whoever asks for all chapters in all voices keeps nobody busy for days. */
const MAX_WAITING = 2000

/**
 * Orders the set of a place, unless somebody has: one job however many ask. Never waited for; what goes wrong is
 * logged, and the next reader orders it again.
 */
export function orderSuggestions({ db, queues, redis, log }: Deps, key: SuggestionKey): void {
  const order = async () => {
    if (redis.status !== 'ready' || (await waitingCount(queues, KIND)) >= MAX_WAITING) return
    const work = { kind: KIND, entity_id: entityOf(key), owner_id: null, dedupe_key: dedupeKeyOf(key) } as const
    const accepted = await db.transaction().execute(async (trx) =>
      // another order may have been filled meanwhile
      (await hasCurrentSet(trx, key)) ? undefined : accept(trx, work),
    )
    if (!accepted) return
    await enqueue(queues, KIND, accepted.id, 0, { priority: PRIORITY })
    await markEnqueued(db, accepted.id)
  }
  order().catch((error: { code?: string }) => log.warn({ code: error.code }, 'suggestions could not be ordered'))
}
