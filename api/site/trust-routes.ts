import type { TrustCounts } from '#shared/contract/trust.ts'
import * as trust from '#shared/contract/trust.ts'
import type { Db } from '#shared/server/db.ts'
import { findInstructions, listReleases } from '#shared/server/sql/instructions.ts'
import { countCitations } from '#shared/server/sql/trust.ts'
import report from '#shared/trust/report.json' with { type: 'json' }
import { found } from '../http/errors.ts'
import { cachePublicly } from '../http/public-caching.ts'
import { createRouter } from '../http/route.ts'

/** Public checks: the instructions of every answer, and how often quotations were right. */
export const trustRoutes = createRouter({ before: cachePublicly })

trustRoutes.get(
  '/api/instructions',
  'All instructions that a model was ever given, newest first',
  { answer: trust.InstructionsAnswer },
  async (ctx) => ({ releases: await listReleases(ctx.db) }),
)

trustRoutes.get(
  '/api/instructions/:hash',
  'One published text by its SHA-256',
  { answer: trust.PublishedInstructions, errors: [404] },
  async (ctx) => {
    const { hash = '' } = ctx.params
    return found(/^[0-9a-f]{64}$/.test(hash) ? await findInstructions(ctx.db, hash) : undefined)
  },
)

trustRoutes.get(
  '/api/trust',
  'The results of the evaluations and of the last thirty days',
  { answer: trust.TrustAnswer },
  async (ctx) => {
    const { counts, counted_at } = await countedLately(ctx.db)
    return { evaluations: report.evaluations, last_thirty_days: counts, counted_at }
  },
)

type Counted = { counts: TrustCounts; counted_at: string }

const COUNT_EVERY_MS = 60_000
const AGAIN_AFTER_MS = 5000
const counted = new WeakMap<Db, { until: number; result: Promise<Counted> }>()

/**
 * Counts at most once a minute, however many requests arrive. If that fails, the last counts are shown; without any, it
 * is retried every five seconds.
 */
function countedLately(db: Db): Promise<Counted> {
  const last = counted.get(db)
  if (last && performance.now() < last.until) return last.result
  const fresh = countCitations(db).then((counts) => ({ counts, counted_at: new Date().toISOString() }))
  const entry = { until: performance.now() + COUNT_EVERY_MS, result: fresh }
  counted.set(db, entry)
  entry.result = fresh.catch((error) => {
    entry.until = performance.now() + AGAIN_AFTER_MS
    if (!last) throw error
    return last.result
  })
  return entry.result
}
