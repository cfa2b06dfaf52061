import type { PlanStep } from '#shared/contract/plans.ts'
import { namedPassage } from '#shared/plans/named-passage.ts'
import { wordIn } from '#shared/server/words.ts'

/** The passage of a step, with the name of its book in a language. */
export const passageIn = (language: string, step: Pick<PlanStep, 'book' | 'verse_range'>): string =>
  namedPassage(step, wordIn(language, 'books', step.book))
