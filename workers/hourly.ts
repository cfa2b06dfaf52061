import { takeLease } from '#shared/server/sql/leases.ts'
import { countPlanUse } from '#shared/server/sql/plan-use.ts'
import { deleteExpired } from '#shared/server/sql/retention.ts'
import type { WorkerContext } from './context.ts'

const EVERY_MS = 60 * 60_000
/** A little less than an hour: the clocks of two workers differ. */
const LEASE_SECONDS = 55 * 60

/**
 * Deletes expired rows and counts the readers of plans, at the start and once an hour: one worker of all. Returns a
 * function that stops it.
 */
export function startHourly(ctx: Pick<WorkerContext, 'db' | 'log'>): () => void {
  void runHourly(ctx)
  const timer = setInterval(() => runHourly(ctx), EVERY_MS)
  return () => clearInterval(timer)
}

/** One run, where no other worker had one in this hour. What fails is logged, and tried in the next hour. */
export async function runHourly({ db, log }: Pick<WorkerContext, 'db' | 'log'>): Promise<void> {
  const failed = (what: string) => (error: { code?: string }) => log.warn({ code: error.code }, what)
  const isMine = await takeLease(db, 'hourly', LEASE_SECONDS).catch(failed('could not begin the hourly work'))
  if (!isMine) return
  const expired = await deleteExpired(db).catch(failed('could not delete expired rows'))
  if (expired && Object.values(expired).some((count) => count > 0)) log.info(expired, 'deleted expired rows')
  await countPlanUse(db).catch(failed('could not count the readers of plans'))
}
