import type { ChatRequest } from '#shared/contract/chat.ts'
import type { CallError } from '../data/client.ts'

/** Whether a question was refused because the plan that it was asked in was deleted. */
export const isStepGone = ({ status, problem }: CallError): boolean =>
  status === 404 && problem.issues?.some(({ path }) => path === 'plan_step_id') === true

/** The same question outside its plan. */
export const withoutStep = (request: ChatRequest): ChatRequest => ({ ...request, plan_step_id: null })
