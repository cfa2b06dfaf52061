import type { ChatRequest } from '#shared/contract/chat.ts'
import type { CallError } from '../data/client.ts'

/** Whether a question was refused because the plan that it was asked in was deleted. */
export const isStepGone = ({ status, problem }: CallError): boolean =>
  status === 404 && problem.issues?.some(({ path }) => path === 'plan_step_id') === true

/** The same question, or the same place of questions, outside its plan. */
export const withoutStep = <Asked extends Pick<ChatRequest, 'plan_step_id'>>(asked: Asked): Asked => ({
  ...asked,
  plan_step_id: null,
})
