import type { Chat, ChatListItem, ChatRequest } from '#shared/contract/chat.ts'
import { visibleText } from '#shared/visible-text.ts'
import { isSameQuestion } from '../chat/is-same-question.ts'
import { isKeyKnown } from '../chat/unsent.ts'
import { CallError, call } from '../data/client.ts'
import { fetchChat, keys, own } from '../data/hooks.ts'

/** A question that may have been sent in vain. */
export type MaybeSent = {
  request: ChatRequest
  /** When it was asked. */
  at: number
  /** When it was first sent to the server from this device's store. */
  tried_at?: number
}

/** How much the clocks of the server and of this device may differ. */
const CLOCKS_MS = 60_000
/** At most as long before its answer here was a question sent in vain, while there still was a network. */
const SENT_BEFORE_MS = 600_000

/**
 * The chat that has this question already, if it was sent when no response arrived, and so long ago that its key is
 * forgotten. A conversation may have the same words before and after it, about other verses; another one begins with them
 * at the same chapter.
 */
export async function findStored({ request, tried_at, at }: MaybeSent): Promise<number | undefined> {
  if (isKeyKnown(tried_at ?? at)) return undefined
  // one that was never sent from there may have left just before the device answered it
  const [from, to] = tried_at ? [tried_at - CLOCKS_MS, Infinity] : [at - SENT_BEFORE_MS, at + CLOCKS_MS]
  const isSentThen = (time: number) => time > from && time < to
  // the server stores only what is visible
  const shown = { prompt: visibleText(request.prompt), note: visibleText(request.note ?? '') }
  for (const id of request.chat_id ? [Number(request.chat_id)] : await chatsBegun(request, from)) {
    const asked = (await findChat(id))?.messages.filter(({ role }) => role === 'user') ?? []
    const stored = (request.chat_id ? asked : asked.slice(0, 1)).some(
      (message) => isSameQuestion(shown, message) && isSentThen(Date.parse(message.created_at)),
    )
    if (stored) return id
  }
  return undefined
}

/** The chats about the chapter of a question that changed after a time. */
async function chatsBegun({ bookId, chapter }: ChatRequest, time: number): Promise<number[]> {
  const { chats } = await call<{ chats: ChatListItem[] }>(keys.chats, own('conversations'))
  const isHere = ({ reference, updated_at }: ChatListItem) =>
    Date.parse(updated_at) > time && (!reference || (reference.book_id === bookId && reference.chapter === chapter))
  return chats.filter(isHere).map(({ id }) => id)
}

/** Undefined if it was deleted. */
function findChat(id: number): Promise<Chat | undefined> {
  return fetchChat(id).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  })
}
