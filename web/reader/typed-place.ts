import { findBook } from '#shared/bible/books.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { type Place, parsePlace } from '../data/read-path.ts'
import { findChapters, plainName, splitReference } from '../offline/find-chapters.ts'

/** The place that a typed text names. Null without a chapter, and if several books may be meant: "约3:16". */
export function typedPlace(typed: string, books: readonly TocBook[]): Place | null {
  const { name, numbers } = splitReference(typed)
  if (!numbers) return null
  const [first, second] = booksNamed(books, typed)
  if (first && second && rankOf(second, name) === rankOf(first, name)) return parsePlace(`${name} ${numbers}`)
  const found = findChapters(typed, books).find(({ book }) => book === first)
  if (!found) return parsePlace(`${name} ${numbers}`)
  const { book, chapter, verses } = found
  return { book: book.id, chapter, verses }
}

/** The books that a typed text may mean: by prefix, by a word of the name, or by another form of it. */
export function booksNamed(books: readonly TocBook[], typed: string): readonly TocBook[] {
  const { name } = splitReference(typed)
  if (!plainName(name)) return books
  return books.filter((book) => rankOf(book, name) > 0).sort((a, b) => rankOf(b, name) - rankOf(a, name))
}

/** How well a typed name fits a book. Three letters without accents may begin another name: "Jo" is not only "Jó". */
function rankOf({ id, name }: TocBook, typed: string): number {
  const [own, text] = [plainName(name), plainName(typed)]
  if (small(name) === small(typed) || (own === text && text.length > 3)) return 4
  if (id === findBook(typed)?.id) return 3
  return own.startsWith(text) ? 2 : own.includes(text) ? 1 : 0
}

const small = (name: string) => name.toLowerCase().normalize('NFC')
