import { useRef } from 'react'
import type { ChatRequest } from '#shared/contract/chat.ts'
import { withoutStep } from './gone-step.ts'

export type ChatPlace = Pick<ChatRequest, 'bible_id' | 'bookId' | 'chapter' | 'verses' | 'plan_step_id'>

/** The passage for new questions: without its step of a plan once `leaveStep` was called, as the plan was deleted. */
export function usePlaceToAsk(given: ChatPlace): { place: ChatPlace; leaveStep: () => void } {
  const left = useRef<ChatPlace['plan_step_id']>(null)
  const { plan_step_id } = given
  const leaveStep = () => {
    left.current = plan_step_id
  }
  return { place: plan_step_id && plan_step_id === left.current ? withoutStep(given) : given, leaveStep }
}
