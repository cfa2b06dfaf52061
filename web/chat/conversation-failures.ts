import type { Care } from '#shared/contract/care.ts'
import type { Chat } from '#shared/contract/chat.ts'
import { CallError } from '../data/client.ts'
import { fetchChat } from '../data/hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import type { Failure } from './chat-state.ts'
import { isStepGone } from './gone-step.ts'
import { LOST } from './lost.ts'

/**
 * A retry that is refused because the answer exists or is in progress: another tab was faster, or this tab missed it.
 */
const isAnswered = (error: unknown) =>
  error instanceof CallError && ['nothing_to_retry', 'answer_in_progress'].includes(error.error)

/** The stored chat, if the refusal of a retry says that it has an answer, and that did not fail. */
export async function answeredChat(error: unknown, chatId: number): Promise<Chat | null> {
  if (!isAnswered(error)) return null
  const chat = await fetchChat(chatId).catch(() => null)
  return chat && chat.messages.at(-1)?.status !== 'failed' ? chat : null
}

/** The help that comes with the refusal of a question in distress. */
export const careIn = (error: unknown): Care | undefined =>
  error instanceof CallError ? error.problem.care : undefined

/** The panel's message for a question, of a stored chat if it has an id, that was refused or could not be sent. */
export function failureOf(error: unknown, chatId: number | null): Omit<Failure, 'prompt'> {
  if (error instanceof ConnectionError) return LOST
  if (!(error instanceof CallError)) return { error: 'unknown', retryable: true }
  const { status, problem, retryAfter } = error
  if (isStepGone(error)) return { error: 'stepGone', retryable: true }
  if (status === 404 && chatId) return { error: 'gone', retryable: true }
  const mayHelp = status >= 429 || (status === 409 && error.error !== 'not_last_question')
  return { detail: problem.detail, retryable: mayHelp, retryAfter }
}
