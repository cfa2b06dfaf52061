import { placeAt } from './verse-position.ts'
import type { Reference } from './versification.ts'

/** A verse that others lead to, by its position, and how many do; whether another Gospel reports the same there. */
export type RelatedVerse = { target: number; cited: number; is_parallel?: boolean }
/** Verses that follow one another, and how many verses lead to the one that most lead to. */
export type RelatedRange = Reference & { cited: number; is_parallel?: boolean }

/**
 * Joins verses that follow one another in a chapter. Parallel accounts come first, then the ranges that most verses lead
 * to.
 */
export function joinRelated(verses: readonly RelatedVerse[]): RelatedRange[] {
  const ranges: RelatedRange[] = []
  let before = Number.NaN
  for (const { target, cited, is_parallel } of verses.toSorted((a, b) => a.target - b.target)) {
    const last = ranges.at(-1)
    if (last && target === before + 1) {
      last.end_verse += 1
      last.cited = Math.max(last.cited, cited)
      if (is_parallel) last.is_parallel = true
    } else {
      const { book, chapter, verse } = placeAt(target)
      ranges.push({
        ...{ book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse },
        cited,
        ...(is_parallel && { is_parallel }),
      })
    }
    before = target
  }
  return ranges.sort((a, b) => Number(b.is_parallel ?? false) - Number(a.is_parallel ?? false) || b.cited - a.cited)
}
