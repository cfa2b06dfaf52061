import type { Versification } from '../../bible/versification.ts'
import type { PublishedChapter } from '../publisher.ts'

/** A chapter is fetched again after this time, so that the publisher's corrections arrive. */
const FRESH_MS = 3_600_000

export type KeptChapters = {
  get: (book: string, chapter: number) => PublishedChapter | undefined
  put: (book: string, chapter: number, text: PublishedChapter) => void
}

type Kept = { book: string; text: PublishedChapter; at: number }
type Options = { most: number; versification: Versification; now: () => number }

/**
 * The most recently read chapters, in memory: together at most `most` verses, and at most half of the verses of any
 * book. A chapter that exceeds this alone is not cached.
 */
export function createKeptChapters({ most, versification, now }: Options): KeptChapters {
  const kept = new Map<string, Kept>()
  const versesKept = (book?: string) =>
    [...kept.values()].reduce((sum, each) => sum + (!book || each.book === book ? each.text.verses.length : 0), 0)
  const dropOldest = (book?: string) => {
    const oldest = [...kept].find(([, each]) => !book || each.book === book)
    if (oldest) kept.delete(oldest[0])
  }
  return {
    get(book, chapter) {
      const key = `${book}.${chapter}`
      const found = kept.get(key)
      if (!found) return undefined
      // the latest are last
      kept.delete(key)
      if (now() - found.at > FRESH_MS) return undefined
      kept.set(key, found)
      return found.text
    },
    put(book, chapter, text) {
      const key = `${book}.${chapter}`
      const half = (versification.get(book) ?? []).reduce((sum, last) => sum + last, 0) / 2
      const size = text.verses.length
      kept.delete(key)
      if (size > Math.min(most, half)) return
      while (versesKept(book) + size > half) dropOldest(book)
      while (versesKept() + size > most) dropOldest()
      kept.set(key, { book, text, at: now() })
    },
  }
}
