import { withoutAccents } from '#shared/bible/without-accents.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { parsePlace } from '../data/read-path.ts'

export type FoundChapter = { book: TocBook; chapter: number; verses?: readonly number[] }

/**
 * The chapters that a text names: one for a reference, all of a book for its name, the first of each if several match.
 */
export function findChapters(query: string, books: readonly TocBook[]): FoundChapter[] {
  const place = parsePlace(query)
  const named = place && books.find(({ id }) => id === place.book)
  if (named && place.chapter <= named.chapter_count) {
    return [{ book: named, chapter: place.chapter, verses: place.verses }]
  }
  const words = plain(query)
  if (!words) return []
  const fitting = books.filter(({ id, name }) => plain(name).includes(words) || plain(id) === words)
  const only = fitting.find(({ name }) => plain(name) === words) ?? (fitting.length === 1 ? fitting[0] : undefined)
  if (!only) return fitting.map((book) => ({ book, chapter: 1 }))
  return Array.from({ length: only.chapter_count }, (_, index) => ({ book: only, chapter: index + 1 }))
}

function plain(text: string): string {
  return withoutAccents(text.trim())
}
