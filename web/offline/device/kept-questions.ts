import type { DeviceAnswer } from '#shared/builtin/answer-on-device.ts'
import type { Care } from '#shared/contract/care.ts'
import type { ChatRequest } from '#shared/contract/chat.ts'
import { CHANGED, KEPT_QUESTIONS, readStored } from '../../data/stored.ts'

/** A question that was answered on this device and that the server does not have yet. */
export type KeptQuestion = {
  request: ChatRequest
  /** The idempotency key, which makes storing it twice harmless. */
  key: string
  /** The key of the first question of its conversation. */
  talk: string
  at: number
  /** If the server refused the question with help, the answer is the help. */
  answer: DeviceAnswer & { care?: Care }
  /** When it was first sent to the server. */
  tried_at?: number
  /** Why the server does not store it. */
  refused?: string
}

/** The kept questions in the order in which they were asked. The deletion of all data deletes them. */
export function keptQuestions(): KeptQuestion[] {
  try {
    return JSON.parse(readStored(KEPT_QUESTIONS) ?? '[]') as KeptQuestion[]
  } catch {
    return []
  }
}

/** Keeps a question with its answer; false if the device has no room. */
export const keepQuestion = (kept: KeptQuestion): boolean => write([...keptQuestions(), kept])

/** Changes what is kept of a question; false if the device has no room. */
export function changeKept(key: string, change: Partial<KeptQuestion>): boolean {
  return write(keptQuestions().map((each) => (each.key === key ? { ...each, ...change } : each)))
}

/**
 * Drops a question that the server has stored, in a chat that the others of its conversation belong to; false if the device
 * has no room.
 */
export function dropStored({ key, talk }: KeptQuestion, chat_id: number): boolean {
  const others = keptQuestions().filter((each) => each.key !== key)
  return write(others.map((each) => (each.talk === talk ? { ...each, request: { ...each.request, chat_id } } : each)))
}

/** Drops the questions of a chat that the visitor has deleted. */
export function dropKeptOf(chatId: number): void {
  const all = keptQuestions()
  const left = all.filter(({ request }) => request.chat_id !== chatId)
  if (left.length < all.length) write(left)
}

/** Drops all questions of a conversation, at the visitor's wish. */
export const dropTalk = (talk: string): boolean => write(keptQuestions().filter((each) => each.talk !== talk))

// not writeStored: it would lose the words without a sign when the store is full
function write(questions: readonly KeptQuestion[]): boolean {
  try {
    if (questions.length > 0) localStorage.setItem(KEPT_QUESTIONS, JSON.stringify(questions))
    else localStorage.removeItem(KEPT_QUESTIONS)
  } catch {
    return false
  }
  dispatchEvent(new Event(CHANGED))
  return true
}
