import { bookById } from './books.ts'
import { englishVerses } from './english-verses.ts'

/**
 * Editions with more chapters of a book than English ones: the Hebrew Joel, the Greek additions, Ezra with Nehemiah.
 */
const longest: Record<string, number> = { JOL: 4, EST: 16, DAN: 14, PSA: 155, EZR: 23 }

/** The number of chapters that no edition of a book exceeds; infinite for a book whose editions differ widely. */
export function mostChapters(book: string): number {
  if (bookById(book)?.testament === 'DC') return Number.POSITIVE_INFINITY
  return longest[book] ?? englishVerses.get(book)?.length ?? Number.POSITIVE_INFINITY
}
