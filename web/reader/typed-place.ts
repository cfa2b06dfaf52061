import { findBook } from '#shared/bible/books.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { type Place, parsePlace } from '../data/read-path.ts'
import { findChapters, plainName, splitReference } from '../offline/find-chapters.ts'

/** The place that a typed text names, in the first of the books that it may mean. Null without a chapter. */
export function typedPlace(typed: string, books: readonly TocBook[]): Place | null {
  if (!splitReference(typed).numbers) return null
  const [first] = booksNamed(books, typed)
  const found = findChapters(typed, books).find(({ book }) => book === first)
  if (!found) return parsePlace(typed)
  const { book, chapter, verses } = found
  return { book: book.id, chapter, verses }
}

/** The books that a typed text may mean: by prefix, by a word of the name, or by another form of it. */
export function booksNamed(books: readonly TocBook[], typed: string): readonly TocBook[] {
  const { name } = splitReference(typed)
  const text = plainName(name)
  if (!text) return books
  const known = findBook(name)?.id
  const rank = (book: TocBook) => {
    const own = plainName(book.name)
    if (own === text) return 4
    return book.id === known ? 3 : own.startsWith(text) ? 2 : own.includes(text) ? 1 : 0
  }
  return books.filter((book) => rank(book) > 0).sort((a, b) => rank(b) - rank(a))
}
