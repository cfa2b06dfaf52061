import type { StoredCare } from '#shared/distress/care.ts'
import { learntId } from '#shared/server/distress/learnt.ts'
import { workAccepted } from '#shared/server/metrics.ts'
import { enqueue } from '#shared/server/queues.ts'
import { type ChatBefore, discardAnswer, endAnswer } from '#shared/server/sql/chats.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { endFromOutside } from '#shared/server/work.ts'
import type { Context } from '../context.ts'
import { answersUnavailable } from '../http/errors.ts'

/** An answer whose rows are written. `isRetry`: its question already existed. `before`: of a chat that existed. */
export type Accepted = {
  chat_id: number
  message_id: number
  workId: string
  isRetry: boolean
  title: string
  is_public: boolean
  care: StoredCare | null
  before?: ChatBefore
}

/** A missing Redis connection fails immediately; this limit is for a Redis that hangs. */
const PATIENCE_MS = 1000

/**
 * Enqueues an answer's work and listens to its channel. Returns a function that stops listening. If the work cannot be
 * enqueued, the question is deleted and the call refused with 503: a later answer would be a surprise. A question with
 * a fixed reply is kept, and the result is undefined.
 */
export async function dispatchQuestion(ctx: Context, accepted: Accepted): Promise<(() => void) | undefined> {
  const { workId, message_id } = accepted
  const dispatching = subscribeAndEnqueue(ctx, accepted)
  const release = await Promise.race([dispatching, tooLate()]).catch((error) => {
    ctx.log.warn({ work_id: workId, code: codeOf(error) }, 'could not dispatch the question')
    return undefined
  })
  if (release) {
    workAccepted.inc({ kind: 'chat-answer' })
    ctx.log.info({ work_id: workId, kind: 'chat-answer', trace_id: ctx.state.span?.traceId }, 'accepted')
    return release
  }
  dispatching.then(
    (late) => late(),
    () => {},
  )
  if (accepted.care?.response === 'reply') return undefined
  await withdrawQuestion(ctx, accepted)
  ctx.log.info({ work_id: workId, message_id }, 'withdrew the question')
  throw answersUnavailable()
}

async function subscribeAndEnqueue(ctx: Context, { message_id, workId, isRetry }: Accepted): Promise<() => void> {
  // in parallel: events published before the subscription are in the log, which is read after it
  const holding = ctx.answers.hold(message_id)
  try {
    const [release] = await Promise.all([holding, enqueueTraced(ctx, workId, isRetry)])
    return release
  } catch (error) {
    holding.then(
      (release) => release(),
      () => {},
    )
    throw error
  }
}

async function enqueueTraced(ctx: Context, workId: string, isRetry: boolean): Promise<void> {
  const span = ctx.tracer.start('enqueue chat-answer', 'producer', ctx.state.span?.traceparent)
  span.set({ work_id: workId })
  try {
    // a question that is retried may be older than this release
    const recogniser = isRetry ? undefined : learntId()
    await enqueue(ctx.queues, 'chat-answer', workId, 0, { traceparent: span.traceparent, recogniser })
    span.end()
  } catch (error) {
    span.end('not enqueued')
    throw error
  }
}

function tooLate(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref())
}

async function withdrawQuestion(ctx: Context, accepted: Accepted): Promise<void> {
  const { message_id, isRetry } = accepted
  await ctx.db.transaction().execute(async (trx) => {
    await endFromOutside(trx, 'chat-answer', String(message_id), 'failed', 'not_enqueued')
    if (isRetry) await endAnswer(trx, message_id, 'failed', '', 'unavailable')
    else await discardAnswer(trx, accepted)
  })
}
