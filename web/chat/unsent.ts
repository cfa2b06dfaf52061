import type { ChatRequest } from '#shared/contract/chat.ts'
import { createChanges } from '../data/create-store.ts'
import { readStored, writeStored } from '../data/stored.ts'

/** A question that the server has not accepted, with the idempotency key that makes resending it safe. */
export type Unsent = { request: ChatRequest; key: string; at: number }

const KEY = 'unsent'
/** As long as the server remembers the key. */
const KEPT_MS = 24 * 3_600_000
const MOST = 5

/** A question was kept after its conversation was left: the same conversation may be open again already. */
export const keptLate = createChanges()

/** Keeps a question until it is sent, across reloads. The deletion of all data deletes it. */
export function keepUnsent(request: ChatRequest, key: string, now = Date.now()): void {
  const others = readUnsent(now).filter((each) => each.key !== key)
  writeStored(KEY, JSON.stringify([...others, { request, key, at: now }].slice(-MOST)))
}

/** Drops a question that was sent or that the visitor no longer wants to send. */
export function dropUnsent(key: string): void {
  const all = readUnsent()
  const left = all.filter((each) => each.key !== key)
  if (left.length < all.length) writeStored(KEY, JSON.stringify(left))
}

/** The kept question of a stored chat; without a chat, the one at this passage that starts a chat. */
export function findUnsent(
  chatId: number | null,
  { bookId, chapter }: Pick<ChatRequest, 'bookId' | 'chapter'>,
): Unsent | undefined {
  return readUnsent().findLast(({ request }) =>
    chatId ? request.chat_id === chatId : !request.chat_id && request.bookId === bookId && request.chapter === chapter,
  )
}

function readUnsent(now = Date.now()): Unsent[] {
  try {
    const all = JSON.parse(readStored(KEY) ?? '[]') as Unsent[]
    return all.filter(({ at, key, request }) => now - at < KEPT_MS && key && request.prompt)
  } catch {
    return []
  }
}
