import type { PlanStep } from '#shared/contract/plans.ts'
import { namedPassage } from '#shared/plans/named-passage.ts'
import { wordIn } from '../words/words.ts'

type Step = Pick<PlanStep, 'book' | 'verse_range'>

/** The passage of a step, with the name of its book in the interface's language. */
export const passageOf = (step: Step): string => namedPassage(step, wordIn('books', step.book))

/** The title of a step, unless it only says the passage again. */
export function titleBeside(step: Step & Pick<PlanStep, 'title'>): string | null {
  return [step.verse_range, passageOf(step)].includes(step.title) ? null : step.title
}
