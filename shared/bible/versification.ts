import { bookById } from './books.ts'

/**
 * A place in the Bible inside one book. A verse of CHAPTER_END at the end means the last verse of that chapter,
 * whichever it is in a translation.
 */
export type Reference = {
  book: string
  start_chapter: number
  start_verse: number
  end_chapter: number
  end_verse: number
}

/** Stands for the last verse of a chapter as long as no translation has been asked. */
export const CHAPTER_END = 999

/** The last verse of each chapter of each book of a translation: `get('JUD')` is `[25]`. */
export type Versification = ReadonlyMap<string, readonly number[]>

export type Resolved = { reference: Reference; problem?: undefined } | { problem: string; reference?: undefined }

/**
 * Fits a reference to a translation: the end of the last chapter becomes a number, additions to Esther, Daniel, Baruch
 * and the Psalms are looked for in the books that hold them. `problem` says what the translation does not have.
 */
export function resolveReference(reference: Reference, versification: Versification): Resolved {
  const { book, start_chapter, start_verse, end_chapter, ...given } = elsewhere(reference, versification) ?? reference
  const chapters = versification.get(book)
  const name = bookById(book)?.name ?? book
  if (!chapters) return { problem: `this translation has no ${name}` }
  const missing = [start_chapter, end_chapter].find((chapter) => !chapters[chapter - 1])
  if (missing !== undefined)
    return { problem: `${name} has ${chapters.length} ${plural(chapters.length, 'chapter')}, no chapter ${missing}` }
  const lastOfStart = chapters[start_chapter - 1] ?? 0
  const lastOfEnd = chapters[end_chapter - 1] ?? 0
  const end_verse = given.end_verse === CHAPTER_END ? lastOfEnd : given.end_verse
  if (start_verse > lastOfStart) return { problem: noVerse(name, start_chapter, lastOfStart, start_verse) }
  if (end_verse > lastOfEnd) return { problem: noVerse(name, end_chapter, lastOfEnd, end_verse) }
  return { reference: { book, start_chapter, start_verse, end_chapter, end_verse } }
}

/** What a translation does not have, as a sentence: "Genesis has 50 chapters, no chapter 99." */
export function missingSentence(problem: string): string {
  return `${problem[0]?.toUpperCase()}${problem.slice(1)}.`
}

/**
 * A reference as people write it: `1 Corinthians 13:4–8`, `Jude 5`, `Genesis 1:1–2:3`, `Psalm 23`. With a versification
 * a reference that covers whole chapters is written without verses. `name` replaces the book's English name.
 */
export function formatReference(
  reference: Reference,
  options: { name?: string; versification?: Versification } = {},
): string {
  const { book, start_chapter, start_verse, end_chapter, end_verse } = reference
  // one of them is a psalm, several are psalms
  const english = book === 'PSA' && start_chapter === end_chapter ? 'Psalm' : bookById(book)?.name
  const name = options.name ?? english ?? book
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

/** The books that have a single chapter, where a lone number is a verse. */
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

// the same text stands as chapters of one book in some Bibles and as a book of its own in others
const additions: { book: string; chapter: number; to: string; toChapter: number }[] = [
  { book: 'PSA', chapter: 151, to: 'PS2', toChapter: 1 },
  { book: 'PS2', chapter: 151, to: 'PS2', toChapter: 1 },
  { book: 'PS2', chapter: 1, to: 'PSA', toChapter: 151 },
  { book: 'BAR', chapter: 6, to: 'LJE', toChapter: 1 },
  { book: 'LJE', chapter: 1, to: 'BAR', toChapter: 6 },
  { book: 'DAN', chapter: 13, to: 'SUS', toChapter: 1 },
  { book: 'SUS', chapter: 1, to: 'DAG', toChapter: 13 },
  { book: 'DAN', chapter: 14, to: 'BEL', toChapter: 1 },
  { book: 'BEL', chapter: 1, to: 'DAG', toChapter: 14 },
  ...[10, 11, 12, 13, 14, 15, 16].map((chapter) => ({ book: 'EST', chapter, to: 'ESG', toChapter: chapter })),
]

function elsewhere(reference: Reference, versification: Versification): Reference | undefined {
  const { book, start_chapter: chapter, start_verse, end_chapter } = reference
  const last = versification.get(book)?.[chapter - 1]
  if ((last && start_verse <= last) || chapter !== end_chapter) return undefined
  const move = additions.find((addition) => addition.book === book && addition.chapter === chapter)
  if (!move || !versification.get(move.to)?.[move.toChapter - 1]) return undefined
  return { ...reference, book: move.to, start_chapter: move.toChapter, end_chapter: move.toChapter }
}

function noVerse(name: string, chapter: number, last: number, verse: number): string {
  return `${name} ${chapter} has ${last} ${plural(last, 'verse')}, no verse ${verse}`
}

function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`
}
