import { bookById } from './books.ts'
import { nameOfOne } from './name-of-one.ts'

/** A passage inside one book. An end verse of CHAPTER_END means the last verse of that chapter in any translation. */
export type Reference = {
  book: string
  start_chapter: number
  start_verse: number
  end_chapter: number
  end_verse: number
}

/** The last verse of a chapter, before the reference is resolved in a translation. */
export const CHAPTER_END = 999

/** The last verse of each chapter of each book of a translation: `get('JUD')` is `[25]`. */
export type Versification = ReadonlyMap<string, readonly number[]>

/**
 * A reference as people write it: `1 Corinthians 13:4–8`, `Jude 5`, `Genesis 1:1–2:3`, `Psalm 23`. With a
 * versification, a reference to whole chapters is written without verses. `name` replaces the book's English name.
 */
export function formatReference(
  reference: Reference,
  options: { name?: string; versification?: Versification } = {},
): string {
  const { book, start_chapter, start_verse, end_chapter, end_verse } = reference
  const full = options.name ?? bookById(book)?.name ?? book
  // one chapter is a psalm, several are psalms
  const isPsalm = book === 'PSA' && start_chapter === end_chapter
  const name = !isPsalm ? full : options.name ? nameOfOne(full) : 'Psalm'
  const chapters = options.versification?.get(book)
  const single = chapters ? chapters.length === 1 : oneChapterBooks.has(book)
  const whole = start_verse === 1 && (end_verse === CHAPTER_END || end_verse === chapters?.[end_chapter - 1])
  if (whole && start_chapter === end_chapter) return single ? name : `${name} ${start_chapter}`
  if (whole) return `${name} ${start_chapter}–${end_chapter}`
  const start = single ? `${start_verse}` : `${start_chapter}:${start_verse}`
  if (start_chapter !== end_chapter) return `${name} ${start}–${end_chapter}:${end_verse}`
  if (end_verse === CHAPTER_END) return `${name} ${start}ff`
  return start_verse === end_verse ? `${name} ${start}` : `${name} ${start}–${end_verse}`
}

/** The books with a single chapter, where a lone number is a verse. */
export const oneChapterBooks: ReadonlySet<string> = new Set([
  'OBA',
  'PHM',
  '2JN',
  '3JN',
  'JUD',
  'LJE',
  'S3Y',
  'SUS',
  'BEL',
  'MAN',
  'PS2',
])
