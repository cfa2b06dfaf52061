import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { jobIdOf, kindSettings, scheduleNightly, suggestionPriority } from '#shared/server/queues.ts'
import { beginWarmUp, endWarmUp } from '#shared/server/sql/warm-up.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import type { WorkerContext } from '../context.ts'
import { editionOf } from './suggestion-set.ts'

/** The name of the job that starts a night's run. */
export const WARM_UP = 'warm-up'
const RENEW_EVERY_MS = 60_000

/**
 * Schedules the run for 03:15 UTC each night. The schedule is checked every minute, since Redis may have lost it.
 * Returns a function that stops the checks.
 */
export function startWarmUps(ctx: WorkerContext): () => void {
  const renew = () =>
    scheduleNightly(ctx.queues, WARM_UP).catch((error: unknown) =>
      ctx.log.debug({ code: codeOf(error) }, 'could not schedule the nightly run'),
    )
  void renew()
  const timer = setInterval(renew, RENEW_EVERY_MS)
  return () => clearInterval(timer)
}

/**
 * Enqueues work for every chapter of the default translation without a current set. Running again in the same night
 * continues where it was: open or finished work is not enqueued twice. Returns how many were enqueued.
 */
export async function warmUp(ctx: WorkerContext): Promise<number> {
  const kind = 'suggestion-precompute'
  const edition = editionOf(ctx)
  const items = await beginWarmUp(ctx.db, DEFAULT_TRANSLATION, edition)
  await ctx.queues[kind].addBulk(
    items.map(({ id, gen }) => ({
      name: kind,
      data: { workId: id, gen, v: 1 as const },
      opts: { ...kindSettings[kind].job, jobId: jobIdOf(id, gen), priority: suggestionPriority.madeAhead },
    })),
  )
  if (items.length === 0) await endWarmUp(ctx.db, DEFAULT_TRANSLATION, edition)
  ctx.log.info({ chapters: items.length }, 'nightly warm-up started')
  return items.length
}
