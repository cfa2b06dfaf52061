import { escapeHtml } from '../bible/render.ts'
import type { Reference } from '../bible/versification.ts'
import type { SearchResult } from '../contract/bible.ts'
import type { SearchedVerses } from './search-verses.ts'
import { textAt } from './verse-texts.ts'

/** The verses of a range, in order. A bridge such as 4-5 belongs to the range if any of its verses does. */
export function versesIn({ index, texts }: SearchedVerses, range: Reference): SearchResult[] {
  const { books, places } = index
  const book = books.indexOf(range.book)
  const first = range.start_chapter * CHAPTER + range.start_verse
  const last = range.end_chapter * CHAPTER + range.end_verse
  const found: SearchResult[] = []
  for (let verse = 0; verse * 4 < places.length; verse++) {
    if (places[verse * 4] !== book) continue
    const [chapter = 0, start = 0, end = 0] = places.subarray(verse * 4 + 1, verse * 4 + 4)
    if (chapter * CHAPTER + end < first || chapter * CHAPTER + start > last) continue
    const text = textAt(texts, verse)
    found.push({ book: range.book, chapter, verse: start, text, html: escapeHtml(text) })
  }
  return found
}

/** More than the verses of any chapter. */
const CHAPTER = 2 ** 16
