import { chatTitle } from '#shared/chat-title.ts'
import { RatingRequest, RenameRequest } from '#shared/contract/chat.ts'
import { closeViewers, deleteAnswerStream, requestCancel } from '#shared/server/answer-stream.ts'
import { findAudit } from '#shared/server/sql/audits.ts'
import { chatAnswer, listChats } from '#shared/server/sql/chat-answer.ts'
import { deleteChat, hasOpenAnswer, readableChat, renameChat, setPublic } from '#shared/server/sql/chats.ts'
import { deleteRating, isRateable, saveRating } from '#shared/server/sql/ratings.ts'
import { chooseVersion } from '#shared/server/sql/versions.ts'
import { lockVisitor } from '#shared/server/sql/visitors.ts'
import { type Context, createRouter } from '../context.ts'
import { readBody } from '../http/body.ts'
import { found, HttpError, notFound } from '../http/errors.ts'
import { identify, visitorId } from '../visitor/visitor.ts'
import { answerInProgress } from './accept-question.ts'
import { parseId, requireOwnChat } from './chat-access.ts'
import { acceptReport } from './report.ts'

/** The visitor's conversations, and other visitors' public ones. */
export const chatsRoutes = createRouter()

chatsRoutes.get('/api/chats', identify, async (ctx) => {
  ctx.body = { chats: await listChats(ctx.db, visitorId(ctx)) }
})

chatsRoutes.get('/api/chat/:id', identify, async (ctx) => {
  ctx.body = await chatAnswer(ctx.db, await readable(ctx), ctx.env.ENABLE_AUDIT)
})

chatsRoutes.get('/api/chat/:id/messages', identify, async (ctx) => {
  const { reference: _reference, ...answer } = await chatAnswer(ctx.db, await readable(ctx), ctx.env.ENABLE_AUDIT)
  ctx.body = answer
})

chatsRoutes.post('/api/chat/:id/publish', identify, (ctx) => publish(ctx, true))
chatsRoutes.post('/api/chat/:id/unpublish', identify, (ctx) => publish(ctx, false))

chatsRoutes.patch('/api/chat/:id', identify, async (ctx) => {
  const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
  const { title } = await readBody(ctx, RenameRequest)
  const stored = chatTitle(chat, title)
  if (!(await renameChat(ctx.db, chat.id, chat.owner_id, stored))) throw notFound()
  ctx.body = { chat_id: chat.id, title: stored }
})

chatsRoutes.post('/api/chat/:id/report', identify, async (ctx) => {
  const chat = await readable(ctx)
  await acceptReport(ctx, { kind: 'chat', id: chat.id }, chat.is_owner)
})

chatsRoutes.post('/api/chat/:id/message/:mid/choose', identify, async (ctx) => {
  const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
  const messageId = parseId(ctx.params.mid)
  await ctx.db.transaction().execute(async (trx) => {
    await lockVisitor(trx, chat.owner_id)
    if (await hasOpenAnswer(trx, chat.id)) throw answerInProgress()
    const outcome = await chooseVersion(trx, chat.id, messageId)
    if (outcome === 'missing') throw notFound()
    if (outcome === 'past') throw pastVersion()
  })
  ctx.body = await chatAnswer(ctx.db, await readable(ctx), ctx.env.ENABLE_AUDIT)
})

chatsRoutes.put('/api/chat/:id/message/:mid/rating', identify, async (ctx) => {
  const messageId = await ownAnswer(ctx)
  const rating = await readBody(ctx, RatingRequest)
  await saveRating(ctx.db, messageId, rating)
  ctx.body = { rating }
})

chatsRoutes.delete('/api/chat/:id/message/:mid/rating', identify, async (ctx) => {
  await deleteRating(ctx.db, await ownAnswer(ctx))
  ctx.status = 204
})

chatsRoutes.delete('/api/chat/:id', identify, async (ctx) => {
  const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
  const answers = found(await deleteChat(ctx.db, chat.id, chat.owner_id))
  await forget(ctx, chat.id, answers)
  ctx.status = 204
})

chatsRoutes.get('/api/chat/:id/message/:mid/audit', identify, async (ctx) => {
  if (!ctx.env.ENABLE_AUDIT) throw notFound()
  ctx.body = found(await findAudit(ctx.db, parseId(ctx.params.id), parseId(ctx.params.mid), visitorId(ctx)))
})

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

async function publish(ctx: Context, isPublic: boolean): Promise<void> {
  const chat = await requireOwnChat(ctx, parseId(ctx.params.id))
  if (!(await setPublic(ctx.db, chat.id, visitorId(ctx), isPublic))) throw isPublic ? takenDown() : notFound()
  if (!isPublic) await closeViewers(ctx.redis, chat.id, 'strangers').catch(() => {})
  ctx.body = { chat_id: chat.id, is_public: isPublic }
}

function takenDown(): HttpError {
  return new HttpError(403, 'taken_down', 'This conversation was taken down and cannot be published again.')
}

/** Ends what is still being written or read of a deleted chat. If Redis is away, its copies expire by themselves. */
async function forget(ctx: Context, chatId: number, answers: number[]): Promise<void> {
  const done = await Promise.allSettled([
    closeViewers(ctx.redis, chatId, 'all'),
    ...answers.map((id) => requestCancel(ctx.redis, id).then(() => deleteAnswerStream(ctx.redis, id))),
  ])
  if (done.some((each) => each.status === 'rejected'))
    ctx.log.warn('could not delete the streams of a deleted chat; they will expire')
}
