import type { Reference } from '../bible/versification.ts'
import { partsLike } from './parts-asked.ts'
import type { VerseIndex } from './verse-index.ts'

/** Verses that have at least half of these words in some form, those with most of them first, then the shortest. */
export function versesLike(index: VerseIndex, words: readonly string[], limit: number): Reference[] {
  const least = Math.max(2, Math.ceil(words.length / 2))
  if (words.length < least) return []
  const { books, places, starts, postings } = index
  const counts = new Uint8Array(starts.length - 1)
  for (const word of words) {
    const has = new Uint8Array(counts.length)
    for (const part of partsLike(index, word) ?? [])
      for (const verse of postings.items.subarray(postings.offsets[part], postings.offsets[part + 1])) has[verse] = 1
    for (let verse = 0; verse < counts.length; verse++) counts[verse]! += has[verse]!
  }
  const lengthOf = (verse: number) => starts[verse + 1]! - starts[verse]!
  return [...counts.keys()]
    .filter((verse) => counts[verse]! >= least)
    .sort((a, b) => counts[b]! - counts[a]! || lengthOf(a) - lengthOf(b))
    .slice(0, limit)
    .map((verse) => {
      const [book = 0, chapter = 0, first = 0, last = 0] = places.subarray(verse * 4, verse * 4 + 4)
      return { book: books[book]!, start_chapter: chapter, start_verse: first, end_chapter: chapter, end_verse: last }
    })
}
