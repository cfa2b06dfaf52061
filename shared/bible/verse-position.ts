import { bookOrder, books } from './books.ts'
import type { Reference } from './versification.ts'

const BOOK = 1_000_000
const CHAPTER = 1000

type Place = { book: string; chapter: number; verse: number }

/** One number for a verse; verses that follow one another in the Bible have growing numbers. */
export const versePosition = ({ book, chapter, verse }: Place): number =>
  bookOrder(book) * BOOK + chapter * CHAPTER + verse

/** The verse with this number. */
export const placeAt = (position: number): Place => ({
  book: books[Math.floor(position / BOOK)]!.id,
  chapter: Math.floor((position % BOOK) / CHAPTER),
  verse: position % CHAPTER,
})

/** The positions of the first and last verse of a range. */
export const positionsOf = (range: Reference): [from: number, to: number] => [
  versePosition({ book: range.book, chapter: range.start_chapter, verse: range.start_verse }),
  versePosition({ book: range.book, chapter: range.end_chapter, verse: range.end_verse }),
]
