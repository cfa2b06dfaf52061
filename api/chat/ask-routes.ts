import { z } from 'zod'
import type { ChatEvent } from '#shared/contract/chat.ts'
import * as chat from '#shared/contract/chat.ts'
import { type StoredCare, shownCare } from '#shared/distress/care.ts'
import { openAnswerWriter, requestCancel } from '#shared/server/answer-stream.ts'
import { finalContent } from '#shared/server/final-content.ts'
import { providerName } from '#shared/server/model-limits.ts'
import * as chats from '#shared/server/sql/chats.ts'
import { endWithReply } from '#shared/server/sql/fixed-reply.ts'
import { findByKey } from '#shared/server/sql/idempotency-keys.ts'
import { readableStep } from '#shared/server/sql/plans.ts'
import { endFromOutside } from '#shared/server/work.ts'
import { admit, refuseWhenFull } from '../admission/admission.ts'
import { admitModel } from '../admission/model-admission.ts'
import type { Context, Middleware } from '../context.ts'
import { readJson } from '../http/body.ts'
import { found } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { visitorId, visitorOf } from '../visitor/visitor.ts'
import { acceptQuestion, acceptRetry } from './accept-question.ts'
import { parseId, requireOwnChat } from './chat-access.ts'
import { type Accepted, dispatchQuestion } from './dispatch.ts'
import type { EventStream } from './event-stream.ts'
import { openEventStream, reserveStream } from './events.ts'
import { admitOrReply, hasReply } from './fixed-reply.ts'
import { hashOf, readKey, readQuestion, sameRequest } from './question.ts'
import { type Resumption, resumptionOf } from './resume.ts'
import { sendStored } from './stored-answer.ts'

const Resumed = z.object({
  answer: z.string().optional().meta({ description: 'The message_id of the answer that the caller was reading' }),
  after: z.string().optional().meta({ description: 'As Last-Event-ID, for callers that cannot set a header' }),
})

/** Questions and the streams of their answers. */
export const chatRoutes = createRouter({ needsVisitor: true })

/**
 * Refuses while the queue is full before the visitor is looked up, so that refused callers cost accepted ones nothing.
 * A repeated question may already have its answer, so it is looked for first. A question with a fixed reply is never
 * refused.
 */
const notWhenFull: Middleware = async (ctx, next) => {
  if (!ctx.get('Idempotency-Key')) {
    await refuseWhenFull(ctx.queues, ctx.redis, 'chat-answer', ctx.env.QUEUE_MAX_WAITING).catch(async (refusal) => {
      // always read the body: a caller that is still sending would see a broken connection instead
      const body = await readJson(ctx.req).catch(() => undefined)
      if (!hasReply(body)) throw refusal
      ctx.state.question = await readQuestion(ctx.translations, body, ctx.get('Accept-Language'))
    })
  }
  return next()
}

chatRoutes.post(
  '/api/chat',
  'Ask a question; the answer arrives as events',
  { before: notWhenFull, body: chat.ChatRequest, answer: 'events', errors: [403, 404, 409, 503] },
  async (ctx) => {
    const question =
      ctx.state.question ?? (await readQuestion(ctx.translations, await readJson(ctx.req), ctx.get('Accept-Language')))
    const key = readKey(ctx.get('Idempotency-Key'))
    const known = await findByKey(ctx.db, 'question', visitorId(ctx), key)
    if (known) return attach(ctx, sameRequest(known, question.hash))
    const chat = question.chat_id ? await requireOwnChat(ctx, question.chat_id) : undefined
    if (question.plan_step_id) found(await readableStep(ctx.db, question.plan_step_id, visitorId(ctx)))
    const ahead = await admitOrReply(ctx.env, question.care, () => admitAnswer(ctx))
    await attachNew(ctx, await acceptQuestion(ctx, question, key, chat), ahead)
  },
)

chatRoutes.post(
  '/api/chat/:id/retry',
  'Retry a failed or stopped answer',
  { answer: 'events', errors: [403, 404, 409, 503] },
  async (ctx) => {
    const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
    const key = readKey(ctx.get('Idempotency-Key'))
    const hash = hashOf(`retry ${chat.id}`)
    const known = await findByKey(ctx.db, 'question', chat.owner_id, key)
    if (known) return attach(ctx, sameRequest(known, hash))
    const care = await chats.lastAnswer(ctx.db, chat.id).then((answer) => answer?.care ?? null)
    const ahead = await admitOrReply(ctx.env, care, () => admitAnswer(ctx))
    await attachNew(ctx, await acceptRetry(ctx.db, chat, hash, key), ahead)
  },
)

chatRoutes.get(
  '/api/chat/:id/stream',
  'The events of an answer, by default the last, from Last-Event-ID',
  { query: Resumed, answer: 'events', errors: [404] },
  async (ctx) => {
    const chat = found(await chats.readableChat(ctx.db, parseId(ctx.params.id), visitorId(ctx)))
    const resumption = await resumptionOf(ctx, chat.id)
    if (resumption) await attach(ctx, resumption.messageId, resumption)
    else ctx.status = 204
  },
)

chatRoutes.post(
  '/api/chat/:id/stop',
  'Stop the answer; its text so far is kept',
  { answer: 'accepted', errors: [403, 404] },
  async (ctx) => {
    const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
    const answer = await chats.lastAnswer(ctx.db, chat.id)
    if (answer && chats.isOpen(answer.status)) await stop(ctx, answer)
    ctx.status = 202
    ctx.body = { chat_id: chat.id }
  },
)

/** Returns how many items wait before this answer, or refuses it if it could not begin soon. */
async function admitAnswer(ctx: Context): Promise<number> {
  const { env, queues, redis } = ctx
  // before anything is accepted or paid for
  reserveStream(ctx)
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

/** Streams an answer that was just accepted, or the one that the question already has. */
async function attachNew(ctx: Context, accepted: Accepted | number, ahead: number | 'reply'): Promise<void> {
  if (typeof accepted === 'number') return attach(ctx, accepted)
  const { chat_id, message_id, title, is_public, care } = accepted
  const release = ahead === 'reply' ? undefined : await dispatchQuestion(ctx, accepted)
  if (ahead === 'reply' || !release) {
    await ctx.db.transaction().execute((trx) => endWithReply(trx, message_id, providerName(ctx.env)))
    ctx.log.info({ work_id: accepted.workId }, 'answered with the fixed reply')
    return attach(ctx, message_id)
  }
  try {
    const stream = openAnswer(ctx, { chat_id, message_id, title, is_owner: true, is_public }, care)
    const position = ahead > 0 ? { position: ahead + 1 } : {}
    stream.send('status', JSON.stringify({ state: 'queued', ...position }))
    await ctx.answers.attach({ messageId: message_id, chatId: chat_id, isOwner: true, stream })
  } finally {
    release()
  }
}

/** Streams an answer to the caller, who may read its chat. */
async function attach(
  ctx: Context,
  messageId: number,
  { cursor, startsOver }: Partial<Resumption> = {},
): Promise<void> {
  const answer = found(await chats.findAnswer(ctx.db, messageId))
  const { id, title, is_owner, is_public } = found(await chats.readableChat(ctx.db, answer.chat_id, visitorId(ctx)))
  const stream = openAnswer(ctx, { chat_id: id, message_id: messageId, title, is_owner, is_public }, answer.care)
  if (!chats.isOpen(answer.status) && !cursor) return sendStored({ stream, messageId, isOwner: is_owner }, answer)
  if (startsOver) stream.send('reset', JSON.stringify({ reason: 'resumed' }))
  if (answer.status === 'pending') stream.send('status', JSON.stringify({ state: 'queued' }))
  await ctx.answers.attach({ messageId, chatId: id, isOwner: is_owner, cursor, stream })
}

type ChatInfo = Extract<ChatEvent, { event: 'chat_info' }>['data']

/** Opens the stream with the chat's data. That depends on the reader, so it is not in the log and has no id. */
function openAnswer(ctx: Context, info: ChatInfo, care: StoredCare | null): EventStream {
  const stream = openEventStream(ctx, { isUrgent: care?.response === 'reply', isPrivate: !info.is_public })
  stream.send('chat_info', JSON.stringify({ ...info, ...(care && { care: shownCare(care) }) }))
  return stream
}

/**
 * Stops an answer at its owner's request. A worker that runs it is notified, and stores its text and its audit; one
 * that is still in the queue is ended here.
 */
async function stop(ctx: Context, answer: chats.AnswerRow): Promise<void> {
  await requestCancel(ctx.redis, answer.id)
  if (answer.status !== 'pending') return
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const replied = await endWithReply(trx, answer.id, providerName(ctx.env))
    if (replied) return replied
    const work = await endFromOutside(trx, 'chat-answer', String(answer.id), 'cancelled', null, 'waiting')
    if (!work) return undefined
    await chats.endAnswer(trx, answer.id, 'stopped', '', null)
    return { ...work, written: { ...answer, content: '', status: 'stopped' as const } }
  })
  if (!ended) return
  const writer = await openAnswerWriter(ctx.redis, answer.id, ended.fence)
  await writer.append(finalContent(ended.written))
  await writer.seal({ event: 'stream_end', data: { message_id: answer.id, status: ended.written.status } })
}
