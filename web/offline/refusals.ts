import type { Care } from '#shared/contract/care.ts'
import type { ChatRequest } from '#shared/contract/chat.ts'
import { AnswerError } from '../data/client.ts'

/**
 * What to do with a question that could not be sent: send it again later, send it elsewhere because its conversation was
 * deleted, show the help that is sent instead, or nothing.
 */
export function fateOf(error: unknown, { chat_id }: ChatRequest): 'again' | 'elsewhere' | 'refused' | { care: Care } {
  if (!(error instanceof AnswerError)) return 'again'
  const { status, error: reason, problem } = error
  if (problem.care) return { care: problem.care }
  if (status === 429 || status >= 500 || reason === 'answer_in_progress') return 'again'
  return status === 404 && chat_id ? 'elsewhere' : 'refused'
}
