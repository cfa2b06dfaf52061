import { DelayedError, type Job, RateLimitError, WaitingError } from 'bullmq'
import { staleFinishes, workRuns, workTotalSeconds, workWaitSeconds } from '#shared/server/metrics.ts'
import type { QueueName, WorkKind, WorkPayload } from '#shared/server/queues.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { type Claim, claim, release } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from './context.ts'
import { currentWork } from './current-work.ts'
import { Interrupted, takeLease } from './lease.ts'
import { ModelError } from './llm/provider.ts'

type Handler = (ctx: WorkerContext, claim: Claim, attempt: Attempt) => Promise<void>
export type Handlers = Partial<Record<WorkKind, Handler>>

/** Jobs without a work item, by name: they run at scheduled times or while a reader waits. */
export type Chores = Record<string, (ctx: WorkerContext, data: WorkPayload, signal: AbortSignal) => Promise<unknown>>

/** For how many ms no work of a kind is started from now on; called before each run. */
export type Pauses = Partial<Record<WorkKind, (ctx: WorkerContext) => Promise<number>>>

/** The reason with which running jobs are cancelled when their process stops. */
export const HANDED_OVER = 'handed-over'

const UNKNOWN_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60_000
/** A job may be delayed up to this many times as long as asked, so that jobs do not return all together. */
export const DELAY_SPREAD = 1.25

/**
 * What BullMQ runs for a job: claims the work item of the payload and passes it to the handler of its kind. A job whose
 * item is over, or of an older generation, does nothing. The three declared parameters matter: BullMQ passes its signal
 * only to a function that has them.
 */
export function createProcessor(
  ctx: WorkerContext,
  handlers: Handlers,
  attempts: number,
  chores: Chores = {},
  pauses: Pauses = {},
) {
  return async function processJob(
    job: Job<WorkPayload>,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { workId, v } = job.data
    const chore = Object.hasOwn(chores, job.name) ? chores[job.name] : undefined
    const handler = handlers[job.name as WorkKind]
    // newer code enqueued this: a newer worker will take it, or its deadline will end it
    if (!chore && (v !== 1 || !handler)) return later(job, token, UNKNOWN_WAIT_MS)
    // without registered runs, the watchdog would see a worker that does nothing
    const ended = ctx.running.begin({ work_id: workId ?? job.name, kind: job.queueName as QueueName })
    try {
      if (chore) await chore(ctx, job.data, signal ?? new AbortController().signal)
      else if (handler) await run(job, token, signal, handler)
    } finally {
      ended()
    }
  }

  async function run(
    job: Job<WorkPayload>,
    token: string | undefined,
    signal: AbortSignal | undefined,
    handler: Handler,
  ): Promise<void> {
    const { workId, gen, recogniser } = job.data
    const pauseMs = (await pauses[job.name as WorkKind]?.(ctx)) ?? 0
    if (pauseMs > 0) {
      // back to its place in the queue, unclaimed; this worker takes no other job of the queue meanwhile
      await ctx.queues[job.name as WorkKind].rateLimit(pauseMs)
      throw new RateLimitError()
    }
    const claimed = await claim(ctx.db, workId, gen)
    if (!claimed) return
    const { id, fence, kind, runs, seconds_waited } = claimed
    const span = ctx.tracer.start(`run ${kind}`, 'consumer', job.data.traceparent)
    span.set({ work_id: id, fence, runs, attempt: job.attemptsMade + 1 })
    const traced = { job_id: job.id, attempt: job.attemptsMade + 1, trace_id: span.traceId }
    ctx.log.info({ work_id: id, gen, fence, kind, ...traced }, 'claimed')
    if (runs === 1) workWaitSeconds.observe({ kind }, seconds_waited)
    const cancelled = signal ?? new AbortController().signal
    const isLast = job.attemptsMade + 1 >= attempts
    const lease = takeLease(ctx, claimed, { signal: cancelled, isLast, span, recogniser })
    try {
      await currentWork.run(id, () => handler(ctx, claimed, lease))
      workTotalSeconds.observe({ kind }, seconds_waited + (performance.now() - lease.started) / 1000)
      workRuns.observe({ kind }, runs)
      span.end()
    } catch (error) {
      if ([error, lease.signal.reason].some((why) => why instanceof Interrupted && why.why === 'fenced')) {
        span.end('fenced')
        staleFinishes.inc({ kind })
        ctx.log.info({ work_id: id, gen, fence, kind }, 'superseded by a newer run')
        return
      }
      span.end(error instanceof ModelError ? error.kind : 'interrupted')
      // released, so that a visitor's stop does not wait for a worker
      await release(ctx.db, claimed).catch(() => {})
      if (cancelled.aborted && cancelled.reason === HANDED_OVER) {
        // another worker takes it immediately, and no attempt is used up
        await job.moveToWait(token)
        ctx.log.info({ work_id: id, gen, fence, kind }, 'handed over')
        throw new WaitingError()
      }
      const error_code = error instanceof ModelError ? error.kind : 'internal'
      ctx.log.info({ work_id: id, gen, fence, kind, error_code, is_last: lease.isLast }, 'retried')
      if (error instanceof ModelError && error.retryAfterMs) return later(job, token, error.retryAfterMs)
      throw wordless(error, error_code)
    } finally {
      lease.release()
    }
  }
}

/** What the queue keeps of an error for days: its kind and stack. Its message may repeat what a visitor asked. */
function wordless(error: unknown, code: string): Error {
  const cause = codeOf(error)
  const { stack = '' } = error as { stack?: string }
  const kept = new Error(cause ? `${code} (${cause})` : code)
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  kept.stack = [kept.message, ...frames].join('\n')
  return kept
}

/** Delays a job without using up an attempt. */
async function later(job: Job<WorkPayload>, token: string | undefined, ms: number): Promise<never> {
  await job.moveToDelayed(Date.now() + Math.min(ms, LONGEST_WAIT_MS) * (1 + Math.random() * (DELAY_SPREAD - 1)), token)
  throw new DelayedError()
}
