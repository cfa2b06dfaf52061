import { chatTitle } from '#shared/chat-title.ts'
import * as chat from '#shared/contract/chat.ts'
import { ReportRequest } from '#shared/contract/report.ts'
import { findAudit } from '#shared/server/sql/audits.ts'
import { chatAnswer, listChats } from '#shared/server/sql/chat-answer.ts'
import { hasOpenAnswer, readableChat, renameChat } from '#shared/server/sql/chats.ts'
import { copyChat } from '#shared/server/sql/copy-chat.ts'
import { deleteRating, isRateable, saveRating } from '#shared/server/sql/ratings.ts'
import { chooseVersion } from '#shared/server/sql/versions.ts'
import { lockVisitor } from '#shared/server/sql/visitors.ts'
import type { Context } from '../context.ts'
import { found, HttpError, notFound } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { ensureVisitor, visitorId, visitorOf } from '../visitor/visitor.ts'
import { answerInProgress } from './accept-question.ts'
import { parseId, requireOwnChat } from './chat-access.ts'
import { eraseChat, publishChat } from './own-chat.ts'
import { acceptReport } from './report.ts'

/** The visitor's conversations, and other visitors' public ones. */
export const chatsRoutes = createRouter({ needsVisitor: true })

chatsRoutes.get(
  '/api/chats',
  'The visitor’s chats, newest first',
  { query: chat.ChatsQuery, answer: chat.ChatsAnswer },
  async (ctx, { query }) => listChats(ctx.db, visitorId(ctx), query().older_than),
)

chatsRoutes.get(
  '/api/chat/:id',
  'One of the visitor’s chats, or a public one',
  { answer: chat.Chat, errors: [404] },
  async (ctx) => chatAnswer(ctx.db, await readable(ctx), ctx.env.ENABLE_AUDIT),
)

chatsRoutes.get('/api/chat/:id/messages', 'Its messages', { answer: chat.ChatMessages, errors: [404] }, async (ctx) => {
  const { reference: _reference, ...answer } = await chatAnswer(ctx.db, await readable(ctx), ctx.env.ENABLE_AUDIT)
  return answer
})

chatsRoutes.post(
  '/api/chat/:id/publish',
  'Publish it: anyone with the link can read it',
  { answer: chat.PublishAnswer, errors: [403, 404] },
  (ctx) => publish(ctx, true),
)
chatsRoutes.post(
  '/api/chat/:id/unpublish',
  'Make it private again',
  { answer: chat.PublishAnswer, errors: [403, 404] },
  (ctx) => publish(ctx, false),
)

chatsRoutes.post(
  '/api/chat/:id/copy',
  'Continue one of the visitor’s chats, or a public one, as a private copy',
  { answer: chat.CopyAnswer, status: 201, errors: [404, 409] },
  async (ctx) => {
    const chat = await readable(ctx)
    await ctx.limits.copy(ctx, visitorOf(ctx))
    const id = await copyChat(ctx.db, chat, await ensureVisitor(ctx))
    if (!id) throw new HttpError(409, 'nothing_to_copy', 'This conversation has no answer yet.')
    ctx.status = 201
    ctx.body = { chat_id: id }
  },
)

chatsRoutes.patch(
  '/api/chat/:id',
  'Rename it',
  { body: chat.RenameRequest, answer: chat.RenameAnswer, errors: [403, 404] },
  async (ctx, { body }) => {
    const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
    const { title } = await body()
    const stored = chatTitle(chat, title)
    if (!(await renameChat(ctx.db, chat.id, chat.owner_id, stored))) throw notFound()
    return { chat_id: chat.id, title: stored }
  },
)

chatsRoutes.post(
  '/api/chat/:id/report',
  'Report a public chat, without a name',
  { body: ReportRequest, answer: 'nothing', errors: [404, 409] },
  async (ctx) => {
    const chat = await readable(ctx)
    await acceptReport(ctx, { kind: 'chat', id: chat.id }, chat.is_owner)
  },
)

chatsRoutes.post(
  '/api/chat/:id/message/:mid/choose',
  'Choose the version of its last question that has this message',
  { answer: chat.Chat, errors: [403, 404, 409] },
  async (ctx) => {
    const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
    const messageId = parseId(ctx.params.mid)
    await ctx.db.transaction().execute(async (trx) => {
      await lockVisitor(trx, chat.owner_id)
      if (await hasOpenAnswer(trx, chat.id)) throw answerInProgress()
      const outcome = await chooseVersion(trx, chat.id, messageId)
      if (outcome === 'missing') throw notFound()
      if (outcome === 'past') throw pastVersion()
    })
    return chatAnswer(ctx.db, await readable(ctx), ctx.env.ENABLE_AUDIT)
  },
)

chatsRoutes.put(
  '/api/chat/:id/message/:mid/rating',
  'Rate an answer, or change the rating',
  { body: chat.RatingRequest, answer: chat.RatingAnswer, errors: [403, 404, 409] },
  async (ctx, { body }) => {
    const messageId = await ownAnswer(ctx)
    const rating = await body()
    await saveRating(ctx.db, messageId, rating)
    return { rating }
  },
)

chatsRoutes.delete(
  '/api/chat/:id/message/:mid/rating',
  'Withdraw the rating',
  { answer: 'nothing', errors: [403, 404, 409] },
  async (ctx) => {
    await deleteRating(ctx.db, await ownAnswer(ctx))
  },
)

chatsRoutes.delete(
  '/api/chat/:id',
  'Delete it with everything that belongs to it',
  { answer: 'nothing', errors: [403, 404] },
  (ctx) => eraseChat(ctx, parseId(ctx.params.id)),
)

chatsRoutes.get(
  '/api/chat/:id/message/:mid/audit',
  'How an answer was written; for its owner only',
  { answer: chat.Audit, errors: [404] },
  async (ctx) => {
    if (!ctx.env.ENABLE_AUDIT) throw notFound()
    return found(await findAudit(ctx.db, parseId(ctx.params.id), parseId(ctx.params.mid), visitorId(ctx)))
  },
)

async function readable(ctx: Context) {
  return found(await readableChat(ctx.db, parseId(ctx.params.id), visitorId(ctx)))
}

/** An answer in the caller's chat that may be rated: 409 `not_rateable` for any other one. */
async function ownAnswer(ctx: Context): Promise<number> {
  const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
  const messageId = parseId(ctx.params.mid)
  if (found(await isRateable(ctx.db, chat.id, messageId))) return messageId
  throw new HttpError(409, 'not_rateable', 'This answer cannot be rated.')
}

function pastVersion(): HttpError {
  const detail = 'The conversation has continued from another version of this question.'
  return new HttpError(409, 'not_last_question', detail)
}

async function publish(ctx: Context, is_public: boolean) {
  const chat_id = parseId(ctx.params.id)
  await publishChat(ctx, chat_id, is_public)
  return { chat_id, is_public }
}
