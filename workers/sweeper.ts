import { sql } from 'kysely'
import { openAnswerWriter } from '#shared/server/answer-stream.ts'
import { workItems, workSweeps } from '#shared/server/metrics.ts'
import { enqueue, jobIdOf } from '#shared/server/queues.ts'
import { endAnswer } from '#shared/server/sql/chats.ts'
import { endFromOutside, listStale, renew, type Stale } from '#shared/server/work.ts'
import type { WorkerContext } from './context.ts'

const EVERY_MS = 5000
const LOCK = 7_041_848
const MAX_GENERATIONS = 5
const BATCH = 200

/**
 * Looks every 5 s for open work that nobody has touched: what has no living job gets a new one, what is past its
 * deadline or lost too often ends as failed. One process at a time does it. Returns a function that stops it.
 */
export function startSweeper(ctx: WorkerContext): () => void {
  const timer = setInterval(() => {
    sweep(ctx).catch((error) => ctx.log.warn({ code: (error as { code?: string }).code }, 'the sweep failed'))
  }, EVERY_MS)
  return () => clearInterval(timer)
}

/** One sweep; the number of items that it moved. */
export async function sweep(ctx: WorkerContext): Promise<number> {
  const jobs: { item: Stale; gen: number }[] = []
  const ended: { item: Stale; fence: number; error: string }[] = []
  await ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(trx)
    if (!rows[0]?.mine) return
    for (const item of await listStale(trx, BATCH)) {
      const error = item.is_late ? 'deadline' : item.gen >= MAX_GENERATIONS ? 'worker_lost' : undefined
      if (error) {
        const work = await endFromOutside(trx, item.kind, item.entity_id, 'failed', error)
        if (item.kind === 'chat-answer') await endAnswer(trx, Number(item.entity_id), 'failed', '', error)
        ended.push({ item, fence: work?.fence ?? item.fence + 1, error })
      } else if (await isLost(ctx, item)) {
        jobs.push({ item, gen: await renew(trx, item.id) })
      }
    }
  })
  for (const { item, gen } of jobs) {
    workSweeps.inc({ kind: item.kind, reason: 'lost' })
    ctx.log.warn({ work_id: item.id, kind: item.kind, gen }, 'swept')
    await enqueue(ctx.queues, item.kind, item.id, gen)
  }
  for (const { item, fence, error } of ended) {
    workSweeps.inc({ kind: item.kind, reason: error })
    workItems.inc({ kind: item.kind, outcome: 'failed', error_code: error })
    ctx.log.warn({ work_id: item.id, kind: item.kind, error_code: error }, 'ended by the sweeper')
    if (item.kind === 'chat-answer') await sayFailed(ctx, Number(item.entity_id), fence, error)
  }
  return jobs.length + ended.length
}

/** Whether the queue has no job that will still run for this item. */
async function isLost(ctx: WorkerContext, item: Stale): Promise<boolean> {
  const state = await ctx.queues[item.kind].getJobState(jobIdOf(item.id, item.gen))
  return state === 'unknown' || state === 'completed' || state === 'failed'
}

async function sayFailed(ctx: WorkerContext, messageId: number, fence: number, error: string): Promise<void> {
  const writer = await openAnswerWriter(ctx.redis, messageId, fence)
  const detail = 'The answer could not be written in time. Your question is kept; please try again.'
  await writer.append({ event: 'error', data: { error, detail, retryable: true } })
  await writer.seal({ event: 'stream_end', data: { message_id: messageId, status: 'failed' } })
}
