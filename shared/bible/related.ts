import { placeAt } from './verse-position.ts'
import type { Reference } from './versification.ts'

/** A verse that others lead to, by its position, and how many do. */
export type RelatedVerse = { target: number; cited: number }
/** Verses that follow one another, and how many verses lead to the one that most lead to. */
export type RelatedRange = Reference & { cited: number }

/** Joins verses that follow one another in a chapter. The ranges that most verses lead to come first. */
export function joinRelated(verses: readonly RelatedVerse[]): RelatedRange[] {
  const ranges: RelatedRange[] = []
  let before = Number.NaN
  for (const { target, cited } of verses.toSorted((a, b) => a.target - b.target)) {
    const last = ranges.at(-1)
    if (last && target === before + 1) {
      last.end_verse += 1
      last.cited = Math.max(last.cited, cited)
    } else {
      const { book, chapter, verse } = placeAt(target)
      ranges.push({
        ...{ book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse },
        cited,
      })
    }
    before = target
  }
  return ranges.sort((a, b) => b.cited - a.cited)
}
