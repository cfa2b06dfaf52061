import { closeLog, endUnfinished } from '#shared/server/end-unfinished.ts'
import { workItems, workSweeps } from '#shared/server/metrics.ts'
import { enqueue, jobIdOf, suggestionPriority, workKinds } from '#shared/server/queues.ts'
import { endLease, takeLease } from '#shared/server/sql/leases.ts'
import { failPlan } from '#shared/server/sql/plan-steps.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import {
  endFromOutside,
  listStale,
  markLooked,
  markWaitingAsStale,
  POISON_AFTER,
  renew,
  type Stale,
} from '#shared/server/work.ts'
import type { WorkerContext } from '../context.ts'
import { repeat } from './repeat.ts'

const EVERY_MS = 5000
/** If a worker dies during a sweep, another one sweeps after this time. */
const LEASE_SECONDS = 10
const MAX_GENERATIONS = 5
/** How often BullMQ starts a job that crashes its worker. */
const MAX_CRASHES = 3
const BATCH = 200
/** A key in Redis: if it is missing, Redis has lost its data. */
const KEPT = 'philip:kept'

/**
 * Checks every 5 s for open work that has not been touched: an item without a living job gets a new one, an item past
 * its deadline or lost too often ends as failed. After Redis was emptied, all waiting work is checked immediately. Only
 * one process at a time does it. Returns a function that stops it.
 */
export function startSweeper(ctx: WorkerContext): () => void {
  // a counter without an earlier value shows no increase when it first appears
  for (const kind of workKinds) workItems.inc({ kind, outcome: 'failed', error_code: 'poison' }, 0)
  return repeat(EVERY_MS, () =>
    asLeader(ctx).catch((error: unknown) => ctx.log.warn({ code: codeOf(error) }, 'the sweep failed')),
  )
}

async function asLeader(ctx: WorkerContext): Promise<void> {
  if (!(await takeLease(ctx.db, 'sweep', LEASE_SECONDS))) return
  try {
    if (await wasEmptied(ctx)) await markWaitingAsStale(ctx.db)
    let moved: number
    do moved = await sweep(ctx)
    while (moved === BATCH)
  } finally {
    await endLease(ctx.db, 'sweep')
  }
}

async function wasEmptied({ redis }: WorkerContext): Promise<boolean> {
  return redis.status === 'ready' && (await redis.set(KEPT, '1', 'NX')) === 'OK'
}

/**
 * One sweep; returns the number of items that it moved. Two concurrent sweeps move an item once, and a failing item
 * does not block the others.
 */
export async function sweep(ctx: WorkerContext): Promise<number> {
  const living: string[] = []
  let moved = 0
  for (const item of await listStale(ctx.db, BATCH)) {
    const done = await move(ctx, item).catch((error: unknown) => {
      ctx.log.warn({ work_id: item.id, kind: item.kind, code: codeOf(error) }, 'could not sweep an item')
      return 'failed' as const
    })
    if (done === 'moved') moved += 1
    if (done === 'living') living.push(item.id)
  }
  await markLooked(ctx.db, living)
  return moved
}

async function move(ctx: WorkerContext, item: Stale): Promise<'moved' | 'living' | 'taken'> {
  const state = item.is_late ? 'late' : await jobState(ctx, item)
  const error = reasonToEnd(item, state)
  if (!error && !isLost(state)) return 'living'
  return (await (error ? end(ctx, item, error) : revive(ctx, item))) ? 'moved' : 'taken'
}

function reasonToEnd(item: Stale, state: string): string | undefined {
  if (item.stuck_workers >= POISON_AFTER) return 'poison'
  if (item.is_late) return 'deadline'
  if (state === 'failed' && item.runs >= MAX_CRASHES) return 'worker_crash'
  if (isLost(state) && item.gen >= MAX_GENERATIONS) return 'worker_lost'
  return undefined
}

const isLost = (state: string): boolean => state === 'unknown' || state === 'completed' || state === 'failed'

/** The state of an item's job in the queue; while Redis is away it is unknown, and nothing is moved. */
async function jobState(ctx: WorkerContext, item: Stale): Promise<string> {
  if (ctx.redis.status !== 'ready') return 'unreachable'
  return ctx.queues[item.kind].getJobState(jobIdOf(item.id, item.gen))
}

async function revive(ctx: WorkerContext, item: Stale): Promise<boolean> {
  const gen = await renew(ctx.db, item)
  if (gen === undefined) return false
  workSweeps.inc({ kind: item.kind, reason: 'lost' })
  ctx.log.warn({ work_id: item.id, kind: item.kind, gen }, 'swept')
  // lost suggestions are made after those that readers request now
  const isSuggestion = item.kind === 'suggestion-precompute'
  await enqueue(ctx.queues, item.kind, item.id, gen, isSuggestion ? { priority: suggestionPriority.madeAhead } : {})
  return true
}

async function end(ctx: WorkerContext, item: Stale, error: string): Promise<boolean> {
  const { db, redis, provider } = ctx
  const messageId = Number(item.entity_id)
  const isAnswer = item.kind === 'chat-answer'
  const ending = { status: 'failed' as const, error, provider: provider.name }
  const answer = isAnswer ? await endUnfinished(db, redis, messageId, ending) : undefined
  const isEnded = isAnswer ? answer !== undefined : await endOther(ctx, item, error)
  if (!isEnded) return false
  workSweeps.inc({ kind: item.kind, reason: error })
  workItems.inc({ kind: item.kind, outcome: answer?.status === 'complete' ? 'done' : 'failed', error_code: error })
  const ended_as = { work_id: item.id, kind: item.kind, error_code: error }
  if (error === 'poison') ctx.log.error(ended_as, 'gave up an item that stopped two workers')
  else ctx.log.warn(ended_as, 'ended by the sweeper')
  // without Redis no log can be closed: readers get the end from the row
  if (answer && redis.status === 'ready') await closeLog(redis, messageId, answer)
  return true
}

/** Ends a plan or suggestions. False if another process has ended them. */
async function endOther(ctx: WorkerContext, item: Stale, error: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const work = await endFromOutside(trx, item.kind, item.entity_id, 'failed', error)
    if (work && item.kind === 'plan-generation') await failPlan(trx, Number(item.entity_id), error)
    return work !== undefined
  })
}
