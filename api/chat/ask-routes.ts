import { z } from 'zod'
import type { ChatEvent } from '#shared/contract/chat.ts'
import * as chat from '#shared/contract/chat.ts'
import { type StoredCare, shownCare } from '#shared/distress/care.ts'
import * as chats from '#shared/server/sql/chats.ts'
import { refuseWhenFull } from '../admission/admission.ts'
import type { Context, Middleware } from '../context.ts'
import { readJson } from '../http/body.ts'
import { found } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { visitorId } from '../visitor/visitor.ts'
import { type AskedAnswer, askQuestion, retryAnswer, stopAnswer } from './ask-question.ts'
import { parseId } from './chat-access.ts'
import type { EventStream } from './event-stream.ts'
import { openEventStream, reserveStream } from './events.ts'
import { hasReply } from './fixed-reply.ts'
import { readKey, readQuestion } from './question.ts'
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
      if (!(await hasReply(ctx, body))) throw refusal
      ctx.state.question = await readQuestion(ctx, body)
      if (ctx.state.question.care?.response !== 'reply') throw refusal
    })
  }
  return next()
}

chatRoutes.post(
  '/api/chat',
  'Ask a question; the answer arrives as events',
  { before: notWhenFull, body: chat.ChatRequest, answer: 'events', errors: [403, 404, 409, 503] },
  async (ctx) => {
    const question = ctx.state.question ?? (await readQuestion(ctx, await readJson(ctx.req)))
    const key = readKey(ctx.get('Idempotency-Key'))
    await stream(ctx, await askQuestion(ctx, question, key, () => reserveStream(ctx)))
  },
)

chatRoutes.post(
  '/api/chat/:id/retry',
  'Retry a failed, stopped or truncated answer',
  { answer: 'events', errors: [403, 404, 409, 503] },
  async (ctx) => {
    const id = parseId(ctx.params.id)
    const key = readKey(ctx.get('Idempotency-Key'))
    await stream(ctx, await retryAnswer(ctx, id, key, () => reserveStream(ctx)))
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
    const id = parseId(ctx.params.id)
    await stopAnswer(ctx, id)
    ctx.status = 202
    ctx.body = { chat_id: id }
  },
)

/** Streams an answer that was just accepted, or the one that the question already has. */
async function stream(ctx: Context, { messageId, begun }: AskedAnswer): Promise<void> {
  if (!begun) return attach(ctx, messageId)
  const { accepted, ahead, release } = begun
  const { chat_id, title, is_public, care } = accepted
  try {
    const opened = openAnswer(ctx, { chat_id, message_id: messageId, title, is_owner: true, is_public }, care)
    const position = ahead > 0 ? { position: ahead + 1 } : {}
    opened.send('status', JSON.stringify({ state: 'queued', ...position }))
    await ctx.answers.attach({ messageId, chatId: chat_id, isOwner: true, isNew: true, stream: opened })
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
