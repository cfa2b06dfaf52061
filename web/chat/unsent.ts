import type { ChatRequest } from '#shared/contract/chat.ts'
import { createChanges } from '../data/create-store.ts'
import { readStored, UNSENT, writeStored } from '../data/stored.ts'

/** A question that was kept until it is sent, with the idempotency key that makes resending it safe. */
export type Unsent = {
  request: ChatRequest
  key: string
  /** When it was asked. */
  at: number
  /** The chat in which the server has stored it, until that is shown where it was asked. */
  sent?: number
  /** The server has refused it with help, so it is not sent without the visitor. */
  isHelped?: boolean
}

const HOUR_MS = 3_600_000
/** A day, as long as the server remembers a key. */
const FRESH_MS = 24 * HOUR_MS
/** As long as a draft. */
const KEPT_MS = 30 * FRESH_MS
const MOST = 50

/** A question was kept after its conversation was left: the same conversation may be open again already. */
export const keptLate = createChanges()

/** Whether the server still knows a key that was first used at a time; the clocks may differ. */
export const isKeyKnown = (at: number): boolean => Date.now() - at <= FRESH_MS - HOUR_MS

/** Keeps a question until it is sent, across reloads, and returns it. The deletion of all data deletes it. */
export function keepUnsent(request: ChatRequest, key: string, now = Date.now()): Unsent {
  const all = readUnsent(now)
  // the server may have its key since it was kept first
  const at = all.find((each) => each.key === key)?.at ?? now
  const unsent = { request, key, at }
  write([...all.filter((each) => each.key !== key), unsent].slice(-MOST))
  return unsent
}

/** Changes what is kept of a question, if it still is. */
export function changeUnsent(key: string, change: Partial<Unsent>): void {
  write(readUnsent().map((each) => (each.key === key ? { ...each, ...change } : each)))
}

/** Drops a question that was sent and shown, or that the visitor no longer wants to send. */
export const dropUnsent = (key: string): void => dropIf((each) => each.key === key)

/** Drops the waiting questions of a chat that the visitor has deleted. */
export const dropUnsentOf = (chatId: number): void => dropIf(({ request }) => request.chat_id === chatId)

function dropIf(isDropped: (unsent: Unsent) => boolean): void {
  const all = readUnsent()
  const left = all.filter((each) => !isDropped(each))
  if (left.length < all.length) write(left)
}

/** The kept question of a stored chat; without a chat, one at this passage that starts a chat, in these words if given. */
export function findUnsent(
  chatId: number | null,
  { bookId, chapter }: Pick<ChatRequest, 'bookId' | 'chapter'>,
  prompt?: string,
): Unsent | undefined {
  const isHere = ({ request, sent }: Unsent) =>
    chatId
      ? request.chat_id === chatId && !sent
      : !request.chat_id && request.bookId === bookId && request.chapter === chapter
  const now = Date.now()
  return readUnsent(now).findLast(
    (each) => isHere(each) && (prompt ? each.request.prompt === prompt : each.isHelped || now - each.at < FRESH_MS),
  )
}

/** The questions that the server has not accepted, in the order in which they were asked. */
export const waitingQuestions = (): Unsent[] => readUnsent().filter(({ sent }) => !sent)

/** The same question as the first one of another conversation. */
export const inNewChat = (request: ChatRequest): ChatRequest => ({
  ...request,
  // the step of a plan may be what is gone
  ...{ chat_id: null, replaces: null, plan_step_id: null },
})

let readAsked: () => string | undefined = () => undefined

/** Says how to read the key of the question that the open panel of this tab is asking, so that nothing else there sends it. */
export function noteAsking(read: () => string | undefined): void {
  readAsked = read
}

/** Whether the open panel of this tab asks the question with this key. */
export const isAsking = (key: string): boolean => readAsked() === key

// an empty text loads nothing that would send it
const write = (all: Unsent[]) => writeStored(UNSENT, all.length > 0 ? JSON.stringify(all) : '')

function readUnsent(now = Date.now()): Unsent[] {
  try {
    const all = JSON.parse(readStored(UNSENT) || '[]') as Unsent[]
    return all.filter(({ at, key, request, sent }) => now - at < (sent ? FRESH_MS : KEPT_MS) && key && request.prompt)
  } catch {
    return []
  }
}
