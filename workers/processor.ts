import { type Job, UnrecoverableError, WaitingError } from 'bullmq'
import type { WorkKind, WorkPayload } from '#shared/server/queues.ts'
import { type Claim, claim } from '#shared/server/work.ts'
import type { Attempt, WorkerContext } from './context.ts'

export type Handlers = Partial<Record<WorkKind, (ctx: WorkerContext, claim: Claim, attempt: Attempt) => Promise<void>>>

/**
 * What BullMQ runs for a job: claims the work item of the payload and gives it to the handler of its kind. A job
 * whose item is over, or of an older generation, does nothing. The three declared parameters matter: BullMQ gives its
 * signal only to a function that has them.
 */
export function createProcessor(ctx: WorkerContext, handlers: Handlers, attempts: number) {
  return async function processJob(
    job: Job<WorkPayload>,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { workId, gen, v } = job.data
    if (v !== 1) throw new UnrecoverableError(`payload version ${v} is not known here`)
    const claimed = await claim(ctx.db, workId, gen)
    if (!claimed) return
    ctx.log.info({ work_id: workId, gen, fence: claimed.fence, kind: claimed.kind, job_id: job.id }, 'claimed')
    const handler = handlers[claimed.kind]
    if (!handler) throw new UnrecoverableError(`there is no handler for ${claimed.kind}`)
    const attempt = { signal: signal ?? new AbortController().signal, isLast: job.attemptsMade + 1 >= attempts }
    try {
      await handler(ctx, claimed, attempt)
    } catch (error) {
      if (attempt.signal.aborted && attempt.signal.reason === 'handed-over') {
        // another worker takes it at once, and no attempt is used up
        await job.moveToWait(token)
        throw new WaitingError()
      }
      throw error
    }
  }
}
