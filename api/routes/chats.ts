import { closeViewers, deleteAnswerStream, requestCancel } from '#shared/server/answer-stream.ts'
import { findAudit } from '#shared/server/sql/audits.ts'
import { chatAnswer, listChats } from '#shared/server/sql/chat-answer.ts'
import { deleteChat, readableChat, setPublic } from '#shared/server/sql/chats.ts'
import { type Context, createRouter } from '../context.ts'
import { found, HttpError, notFound } from '../errors.ts'
import { idOf, ownChat } from '../own-chat.ts'
import { identify, visitorId } from '../visitor.ts'

/** The visitor's conversations, and those that others published. */
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

chatsRoutes.delete('/api/chat/:id', identify, async (ctx) => {
  const chat = await ownChat(ctx, idOf(ctx.params.id))
  const answers = found(await deleteChat(ctx.db, chat.id, chat.owner_id))
  await forget(ctx, chat.id, answers)
  ctx.status = 204
})

chatsRoutes.get('/api/chat/:id/message/:mid/audit', identify, async (ctx) => {
  if (!ctx.env.ENABLE_AUDIT) throw notFound()
  ctx.body = found(await findAudit(ctx.db, idOf(ctx.params.id), idOf(ctx.params.mid), visitorId(ctx)))
})

async function readable(ctx: Context) {
  return found(await readableChat(ctx.db, idOf(ctx.params.id), visitorId(ctx)))
}

async function publish(ctx: Context, isPublic: boolean): Promise<void> {
  const chat = await ownChat(ctx, idOf(ctx.params.id))
  if (!(await setPublic(ctx.db, chat.id, visitorId(ctx), isPublic))) throw isPublic ? takenDown() : notFound()
  if (!isPublic) await closeViewers(ctx.redis, chat.id, 'strangers').catch(() => {})
  ctx.body = { chat_id: chat.id, is_public: isPublic }
}

function takenDown(): HttpError {
  return new HttpError(403, 'taken_down', 'This conversation was taken down and cannot be published again.')
}

/** Ends what is still being written or read of a deleted chat. Where Redis is away its copies expire by themselves. */
async function forget(ctx: Context, chatId: number, answers: number[]): Promise<void> {
  const done = await Promise.allSettled([
    closeViewers(ctx.redis, chatId, 'all'),
    ...answers.map((id) => requestCancel(ctx.redis, id).then(() => deleteAnswerStream(ctx.redis, id))),
  ])
  if (done.some((each) => each.status === 'rejected')) ctx.log.warn('the streams of a deleted chat are left to expire')
}
