import type { Care } from '#shared/contract/care.ts'
import type { ChatRequest } from '#shared/contract/chat.ts'
import { isStepGone, withoutStep } from '../chat/gone-step.ts'
import { inNewChat } from '../chat/unsent.ts'
import { AnswerError } from '../data/client.ts'

type Fate = 'again' | 'refused' | { request: ChatRequest } | { care: Care }

/**
 * What to do with a question that could not be sent: send it again later, send another request because its conversation or
 * plan was deleted, show the help that is sent instead, or nothing.
 */
export function fateOf(error: unknown, request: ChatRequest): Fate {
  if (!(error instanceof AnswerError)) return 'again'
  const { status, error: reason, problem } = error
  if (problem.care) return { care: problem.care }
  if (status === 429 || status >= 500 || reason === 'answer_in_progress') return 'again'
  if (request.plan_step_id && isStepGone(error)) return { request: withoutStep(request) }
  return status === 404 && request.chat_id ? { request: inNewChat(request) } : 'refused'
}
