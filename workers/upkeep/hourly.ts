import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#shared/server/db.ts'
import type { Redis } from '#shared/server/redis.ts'
import { takeLease } from '#shared/server/sql/leases.ts'
import { countPlanUse } from '#shared/server/sql/plan-use.ts'
import { deleteExpired } from '#shared/server/sql/retention.ts'
import { countHours } from '#shared/server/sql/trust.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import type { WorkerContext } from '../context.ts'

const EVERY_MS = 60 * 60_000
/** A little less than an hour: the clocks of two workers differ. */
const LEASE_SECONDS = 55 * 60
const DAY_SECONDS = 24 * 3600
const STOP_MS = 2000

type Hourly = Pick<WorkerContext, 'db' | 'log' | 'redis'>

/**
 * Deletes expired rows and counts the readers of plans and the results of the answer checks, at the start and once an
 * hour, in one of all workers. Returns a function that stops it and waits for the current run, for 2 s at most.
 */
export function startHourly(ctx: Hourly): () => Promise<unknown> {
  let run = runHourly(ctx)
  const timer = setInterval(() => {
    run = runHourly(ctx)
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return Promise.race([run, delay(STOP_MS, undefined, { ref: false })])
  }
}

/** One run, unless another worker did it within this hour. Failures are logged and retried in the next hour. */
export async function runHourly({ db, log, redis }: Hourly): Promise<void> {
  const failed = (what: string) => (error: unknown) => log.warn({ code: codeOf(error) }, what)
  const isMine = await takeLease(db, 'hourly', LEASE_SECONDS).catch(failed('could not start the hourly work'))
  if (!isMine) return
  const expired = await deleteExpired(db, (kind, error) =>
    log.warn({ kind, code: codeOf(error) }, 'could not delete expired rows'),
  )
  if (Object.values(expired).some((count) => count > 0)) log.info(expired, 'deleted expired rows')
  await countPlanUse(db).catch(failed('could not count the readers of plans'))
  await countHours(db).catch(failed('could not count what the checks found'))
  await rewriteLog(db, redis).catch(failed('could not have Redis rewrite its log'))
}

/** Redis' append-only file keeps erased data until it is rewritten: do it once a day, however few writes there are. */
async function rewriteLog(db: Db, redis: Redis): Promise<void> {
  if (redis.status === 'ready' && (await takeLease(db, 'rewrite-log', DAY_SECONDS))) await redis.bgrewriteaof()
}
