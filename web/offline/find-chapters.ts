import { withoutAccents } from '#shared/bible/without-accents.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { type Place, parsePlace } from '../data/read-path.ts'

export type FoundChapter = { book: TocBook; chapter: number; verses?: readonly number[] }

/**
 * The chapters that a text names: one for a reference, all of a book for its name, the first of each if several match.
 * Books are named as in the table of contents, or in English.
 */
export function findChapters(query: string, books: readonly TocBook[]): FoundChapter[] {
  const { name, numbers } = splitReference(query)
  // any book: only the numbers are read
  const place = numbers ? parsePlace(`GEN ${numbers}`) : null
  const exact = numbers && named(name, books)
  if (exact) return placeIn(exact, place)
  const english = parsePlace(`${name} ${numbers}`)
  const book = english && books.find(({ id }) => id === english.book)
  if (book) return placeIn(book, english)
  if (place) return matching(name, books).flatMap((each) => placeIn(each, place))
  const found = matching(query, books)
  const only = named(query, found) ?? (found.length === 1 ? found[0] : undefined)
  if (!only) return found.map((each) => ({ book: each, chapter: 1 }))
  return Array.from({ length: only.chapter_count }, (_, index) => ({ book: only, chapter: index + 1 }))
}

const named = (name: string, books: readonly TocBook[]) =>
  books.find((book) => plainName(book.name) === plainName(name))

/** The books with a text as a part of their names. */
function matching(text: string, books: readonly TocBook[]): TocBook[] {
  const words = plainName(text)
  return words ? books.filter(({ id, name }) => plainName(name).includes(words) || plainName(id) === words) : []
}

/** A place in a book; a number alone is a verse in a book of one chapter. */
function placeIn(book: TocBook, place: Place | null): FoundChapter[] {
  if (!place) return []
  const { chapter, verses } = place
  if (chapter <= book.chapter_count) return [{ book, chapter, verses }]
  return book.chapter_count === 1 && !verses ? [{ book, chapter: 1, verses: [chapter] }] : []
}

/**
 * The name of a book and the numbers after it, which may be empty: "Johannes 3,16" is "Johannes" and "3:16", and so
 * is "jn 3 16". Without spaces they are separate too, as in Chinese.
 */
export function splitReference(typed: string): { name: string; numbers: string } {
  const text = typed.normalize('NFKC').trim()
  const [, name = text, numbers = ''] = /^(.*?[^\d\s.])[\s.]*(\d[\d\s:.,–-]*)$/u.exec(text) ?? []
  return { name, numbers: numbers.includes(':') ? numbers : numbers.replace(/(\d)(?:,\s*|\s+)(?=\d)/, '$1:') }
}

/** A book's name as it is compared: without accents, spaces and dots, so that "1 Mose" is "1. Mose". */
export function plainName(text: string): string {
  // a Korean syllable is one letter: 요 is no part of 욥
  return withoutAccents(text)
    .normalize('NFC')
    .replace(/[\s.]+/g, '')
}
