import type { TrustCounts } from '#shared/contract/trust.ts'
import type { Db } from '#shared/server/db.ts'
import { findInstructions, listReleases } from '#shared/server/sql/instructions.ts'
import { countCitations } from '#shared/server/sql/trust.ts'
import report from '#shared/trust/report.json' with { type: 'json' }
import { createRouter } from '../context.ts'
import { found } from '../errors.ts'
import { forEverybody } from '../for-everybody.ts'

/** What everybody may check: the instructions of every answer, and how often quotations were right. */
export const trustRoutes = createRouter()

trustRoutes.get('/api/instructions', forEverybody, async (ctx) => {
  ctx.body = { releases: await listReleases(ctx.db) }
})

trustRoutes.get('/api/instructions/:hash', forEverybody, async (ctx) => {
  const { hash = '' } = ctx.params
  ctx.body = found(/^[0-9a-f]{64}$/.test(hash) ? await findInstructions(ctx.db, hash) : undefined)
})

trustRoutes.get('/api/trust', forEverybody, async (ctx) => {
  const { counts, counted_at } = await countedLately(ctx.db)
  ctx.body = { evaluations: report.evaluations, last_thirty_days: counts, counted_at }
})

type Counted = { counts: TrustCounts; counted_at: string }

const COUNT_EVERY_MS = 60_000
const counted = new WeakMap<Db, { at: number; result: Promise<Counted> }>()

/** Reads thirty days of answers at most once a minute, however many requests come in. */
function countedLately(db: Db): Promise<Counted> {
  const last = counted.get(db)
  if (last && performance.now() - last.at < COUNT_EVERY_MS) return last.result
  const result = countCitations(db).then((counts) => ({ counts, counted_at: new Date().toISOString() }))
  counted.set(db, { at: performance.now(), result })
  result.catch(() => counted.delete(db))
  return result
}
