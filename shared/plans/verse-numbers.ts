import type { Reference } from '../bible/versification.ts'
import type { PlanBible } from './plan-bible.ts'

/** The verses of a range as numbers: from `first` up to `end`, `end` excluded. */
export type VerseSpan = { first: number; end: number }

/**
 * Numbers the verses of a translation from its first to its last, so that ranges can be compared across chapters. Returns a
 * function that maps a range to its numbers; empty for a book that the translation lacks.
 */
export function numberVerses(bible: PlanBible): (range: Reference) => VerseSpan {
  const before = new Map<string, number[]>()
  let count = 0
  for (const { id, chapters } of bible.books.values()) {
    const starts = [count]
    for (const { words } of chapters) {
      count += words.length
      starts.push(count)
    }
    before.set(id, starts)
  }
  return ({ book, start_chapter, start_verse, end_chapter, end_verse }) => {
    const starts = before.get(book)
    const last = starts?.at(-1) ?? 0
    const numberOf = (chapter: number, verse: number) => Math.min((starts?.[chapter - 1] ?? last) + verse, last)
    const first = numberOf(start_chapter, start_verse - 1)
    return { first, end: Math.max(first, numberOf(end_chapter, end_verse)) }
  }
}
