import type { StoredCare } from '#shared/distress/care.ts'
import { requestCancel } from '#shared/server/answer-stream.ts'
import { closeLog, endUnfinished } from '#shared/server/end-unfinished.ts'
import { providerName } from '#shared/server/model-limits.ts'
import * as chats from '#shared/server/sql/chats.ts'
import { endWithReply } from '#shared/server/sql/fixed-reply.ts'
import { findByKey } from '#shared/server/sql/idempotency-keys.ts'
import { readableStep } from '#shared/server/sql/plans.ts'
import { admit, refuseWhenFull } from '../admission/admission.ts'
import { admitModel } from '../admission/model-admission.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/errors.ts'
import { visitorId, visitorOf } from '../visitor/visitor.ts'
import { acceptQuestion, acceptRetry } from './accept-question.ts'
import { requireOwnChat } from './chat-access.ts'
import { type Accepted, dispatchQuestion } from './dispatch.ts'
import { admitOrReply, admitReply, careInChat } from './fixed-reply.ts'
import { type ChatQuestion, hashOf, sameRequest } from './question.ts'

/**
 * The answer to a question. `begun` is missing for one that exists already, and for a fixed reply, which is complete;
 * otherwise the caller must call `release` when it has subscribed, or does not want to.
 */
export type AskedAnswer = { messageId: number; begun?: { accepted: Accepted; ahead: number; release: () => void } }

/** Reserves what reading the answer needs, before anything is accepted or paid for. */
type Reserve = () => void

/** Asks the caller's question, or finds the answer that it already has, by its key or its words. */
export async function askQuestion(
  ctx: Context,
  question: ChatQuestion,
  key: string,
  reserve: Reserve = () => {},
): Promise<AskedAnswer> {
  const known = await findByKey(ctx.db, 'question', visitorId(ctx), key)
  if (known) return { messageId: sameRequest(known, question.hash) }
  const chat = question.chat_id ? await requireOwnChat(ctx, question.chat_id) : undefined
  const care = chat ? await careInChat(ctx, chat.id, question) : question.care
  const { plan_step_id } = question
  if (plan_step_id && !(await readableStep(ctx.db, plan_step_id, visitorId(ctx)))) throw notFound('plan_step_id')
  const ahead = await admitAny(ctx, care, reserve)
  return begin(ctx, await acceptQuestion(ctx, { ...question, care }, key, chat), ahead)
}

/** Retries the failed, stopped or truncated last answer of the caller's chat. */
export async function retryAnswer(
  ctx: Context,
  chatId: number,
  key: string,
  reserve: Reserve = () => {},
): Promise<AskedAnswer> {
  const chat = await requireOwnChat(ctx, chatId)
  const hash = hashOf(`retry ${chat.id}`)
  const known = await findByKey(ctx.db, 'question', chat.owner_id, key)
  if (known) return { messageId: sameRequest(known, hash) }
  const care = await chats.lastAnswer(ctx.db, chat.id).then((answer) => answer?.care ?? null)
  const ahead = await admitAny(ctx, care, reserve)
  return begin(ctx, await acceptRetry(ctx.db, chat, hash, key), ahead)
}

/**
 * Stops the answer that is being written in the caller's chat, if there is one. A worker that runs it is notified, and
 * stores its text and its audit; one that waits for a worker, for the first time or again, is ended here.
 */
export async function stopAnswer(ctx: Context, chatId: number): Promise<void> {
  const { db, redis, env } = ctx
  const chat = await requireOwnChat(ctx, chatId)
  const answer = await chats.lastAnswer(db, chat.id)
  if (!answer || !chats.isOpen(answer.status)) return
  // from now on no worker adds a word
  await requestCancel(redis, answer.id)
  const provider = providerName(env)
  const ended = await endUnfinished(db, redis, answer.id, {
    status: 'stopped',
    error: null,
    which: 'waiting',
    provider,
  })
  if (ended) await closeLog(redis, answer.id, ended)
}

/** Admits a question for the queue, or for its fixed reply. */
async function admitAny(ctx: Context, care: StoredCare | null, reserve: Reserve): Promise<number | 'reply'> {
  const ahead = await admitOrReply(ctx.env, care, () => admitAnswer(ctx, reserve))
  if (ahead === 'reply' && care) await admitReply(ctx, care)
  return ahead
}

/** Returns how many items wait before this answer, or refuses it if it could not begin soon. */
async function admitAnswer(ctx: Context, reserve: Reserve): Promise<number> {
  const { env, queues, redis } = ctx
  reserve()
  // a refusal by a full queue uses up no limit of the visitor, and one by their limits no place in the queue
  await Promise.all([
    refuseWhenFull(queues, redis, 'chat-answer', env.QUEUE_MAX_WAITING),
    admitModel(env, redis, 'chat-answer'),
  ])
  const visitor = visitorOf(ctx)
  if (!visitor.id) await ctx.limits.newVisitor(ctx)
  await ctx.limits.ai(ctx, visitor)
  return admit(queues, redis, 'chat-answer', env.QUEUE_MAX_WAITING)
}

/** Enqueues an answer that was just accepted, or ends it with its fixed reply. */
async function begin(ctx: Context, accepted: Accepted | number, ahead: number | 'reply'): Promise<AskedAnswer> {
  if (typeof accepted === 'number') return { messageId: accepted }
  const { message_id: messageId } = accepted
  const release = ahead === 'reply' ? undefined : await dispatchQuestion(ctx, accepted)
  if (ahead !== 'reply' && release) return { messageId, begun: { accepted, ahead, release } }
  await ctx.db.transaction().execute((trx) => endWithReply(trx, messageId, providerName(ctx.env)))
  ctx.log.info({ work_id: accepted.workId }, 'answered with the fixed reply')
  return { messageId }
}
