import { type ChatRow, readableChat } from '#shared/server/sql/chats.ts'
import type { Context } from '../context.ts'
import { found, HttpError, notFound } from '../http/errors.ts'
import { visitorId } from '../visitor/visitor.ts'

/** The number in a path; 404 for anything else. */
export function parseId(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(Number(text))) throw notFound()
  return Number(text)
}

/** The caller's chat: 404 for one that they may not read, 403 for another visitor's public one. */
export async function requireOwnChat(ctx: Context, id: number): Promise<ChatRow> {
  const chat = found(await readableChat(ctx.db, id, visitorId(ctx)))
  if (!chat.is_owner) throw new HttpError(403, 'forbidden', 'This conversation belongs to someone else.')
  return chat
}
