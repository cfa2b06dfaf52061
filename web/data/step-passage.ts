import { nameOfOne } from '#shared/bible/name-of-one.ts'
import type { PlanStep } from '#shared/contract/plans.ts'
import { wordIn } from '../words/words.ts'

type Step = Pick<PlanStep, 'book' | 'verse_range'>

/** The passage of a step, with the name of its book in the interface's language. */
export function passageOf({ book, verse_range }: Step): string {
  const name = wordIn('books', book)
  // the number of "Psalm 151" is part of the name
  const place = book === 'PS2' ? verse_range.replace('Psalm 151', '') : verse_range
  const numbers = / [\d:–]+$/.exec(place)?.[0] ?? ''
  // several whole chapters are "Psalms"
  return name ? (/^ \d+–/.test(numbers) ? name : nameOfOne(name)) + numbers : verse_range
}

/** The title of a step, unless it only says the passage again. */
export function titleBeside(step: Step & Pick<PlanStep, 'title'>): string | null {
  return [step.verse_range, passageOf(step)].includes(step.title) ? null : step.title
}
