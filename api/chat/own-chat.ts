import { closeViewers } from '#shared/server/answer-stream.ts'
import { deleteChat, setPublic } from '#shared/server/sql/chats.ts'
import type { Context } from '../context.ts'
import { found, HttpError, notFound } from '../http/errors.ts'
import { visitorId } from '../visitor/visitor.ts'
import { requireOwnChat } from './chat-access.ts'
import { forgetAnswers } from './forget-answers.ts'

/** Publishes the caller's chat, or makes it private; strangers who are reading it then are disconnected. */
export async function publishChat(ctx: Context, id: number, isPublic: boolean): Promise<void> {
  const chat = await requireOwnChat(ctx, id)
  if (!(await setPublic(ctx.db, chat.id, visitorId(ctx), isPublic))) throw isPublic ? takenDown() : notFound()
  if (!isPublic) await closeViewers(ctx.redis, chat.id, 'strangers').catch(() => {})
}

/** Deletes the caller's chat with everything that belongs to it. */
export async function eraseChat(ctx: Context, id: number): Promise<void> {
  const chat = await requireOwnChat(ctx, id)
  const answers = found(await deleteChat(ctx.db, chat.id, chat.owner_id))
  await forgetAnswers(
    ctx,
    answers.map((message_id) => ({ message_id, chat_id: chat.id })),
  )
}

function takenDown(): HttpError {
  return new HttpError(403, 'taken_down', 'This conversation was taken down and cannot be published again.')
}
