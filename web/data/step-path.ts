import type { PlanStep } from '#shared/contract/plans.ts'
import { readPath } from './read-path.ts'

type Step = Pick<PlanStep, 'id' | 'book' | 'start_chapter'>

/** The reader's address for a step of a plan: its first chapter, or another of its chapters. */
export function stepPath(planId: number, step: Step, chapter = step.start_chapter, chatId?: number | null): string {
  const path = readPath({ book: step.book, chapter }, { chatId })
  return `${path}${path.includes('?') ? '&' : '?'}plan=${planId}&step=${step.id}`
}
