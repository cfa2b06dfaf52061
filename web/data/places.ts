import { findBook } from '#shared/bible/books.ts'
import { nameOfOne } from '#shared/bible/name-of-one.ts'
import type { TocBook } from '#shared/contract/bible.ts'

/** What an address asks for: a chapter that exists, another address, or nothing that exists. */
export type AskedPlace =
  | { kind: 'chapter'; book: TocBook; chapter: number }
  | { kind: 'elsewhere'; book: string; chapter: number }
  | { kind: 'nowhere' }

/**
 * Resolves the two parts of a reader's address against a translation's books. Names and abbreviations redirect to the
 * book's code; a nonexistent chapter redirects to the first.
 */
export function resolvePlace(books: readonly TocBook[], bookText: string, chapterText: string): AskedPlace {
  const id = findBook(bookText)?.id ?? bookText
  const book = books.find((each) => each.id === id)
  if (!book) return { kind: 'nowhere' }
  const chapter = /^\d{1,4}$/.test(chapterText) ? Number(chapterText) : 0
  const exists = chapter >= 1 && chapter <= book.chapter_count
  if (!exists) return { kind: 'elsewhere', book: id, chapter: 1 }
  const isPlain = bookText === id && chapterText === String(chapter)
  return isPlain ? { kind: 'chapter', book, chapter } : { kind: 'elsewhere', book: id, chapter }
}

/** The display name of a chapter: a single psalm is a "Psalm", or a "Salmo". */
export function chapterName(book: Pick<TocBook, 'id' | 'name'>, chapter: number): string {
  return `${nameOfOne(book.name)} ${chapter}`
}
