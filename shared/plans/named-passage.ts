import { nameOfOne } from '../bible/name-of-one.ts'
import type { PlanStep } from '../contract/plans.ts'

/** The passage of a plan's step with another name of its book; in English without one. */
export function namedPassage({ book, verse_range }: Pick<PlanStep, 'book' | 'verse_range'>, name?: string): string {
  // the number of "Psalm 151" is part of the name
  const place = book === 'PS2' ? verse_range.replace('Psalm 151', '') : verse_range
  const numbers = / [\d:–]+$/.exec(place)?.[0] ?? ''
  // several whole chapters are "Psalms"
  return name ? (/^ \d+–/.test(numbers) ? name : nameOfOne(name)) + numbers : verse_range
}
