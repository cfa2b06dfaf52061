import type { Reference, Versification } from '../bible/versification.ts'

/** `words[v - 1]` is the number of words of verse v: 0 if the translation omits the verse. */
type PlanChapter = { words: readonly number[] }
export type PlanBook = { id: string; name: string; chapters: readonly PlanChapter[] }

/** What a plan needs from a translation: its books in order, with the verses and words of their chapters. */
export type PlanBible = { id: string; language: string; books: ReadonlyMap<string, PlanBook> }

const versifications = new WeakMap<PlanBible, Versification>()

/** The last verses of a translation's chapters; always the same object for a translation. */
export function versificationOf(bible: PlanBible): Versification {
  const known = versifications.get(bible)
  if (known) return known
  const found = new Map([...bible.books].map(([id, { chapters }]) => [id, chapters.map(({ words }) => words.length)]))
  versifications.set(bible, found)
  return found
}

/** The number of the last verse of a chapter; 0 if the chapter does not exist. */
export function lastVerseOf(bible: PlanBible, book: string, chapter: number): number {
  return bible.books.get(book)?.chapters[chapter - 1]?.words.length ?? 0
}

/** What a translation calls a book; undefined if it is English: references then have the usual name. */
export function ownName({ language, books }: PlanBible, book: string): string | undefined {
  return language.startsWith('en') ? undefined : books.get(book)?.name
}

/** Some chapters of a book, whole, by default all of them; undefined if one of them does not exist. */
export function chaptersOf(bible: PlanBible, book: string, first = 1, last?: number): Reference | undefined {
  const end_chapter = last ?? bible.books.get(book)?.chapters.length ?? 0
  const end_verse = lastVerseOf(bible, book, end_chapter)
  if (first > end_chapter || !lastVerseOf(bible, book, first) || !end_verse) return undefined
  return { book, start_chapter: first, start_verse: 1, end_chapter, end_verse }
}

/** The number of words of a range in a translation. Costs the same for a verse and for a whole book. */
export function wordsIn(bible: PlanBible, range: Reference): number {
  const book = bible.books.get(range.book)
  if (!book) return 0
  const until = wordsUntil(book, range.end_chapter, range.end_verse)
  return Math.max(0, until - wordsUntil(book, range.start_chapter, range.start_verse - 1))
}

/** For a book, the words before each chapter and, within each chapter, up to each verse: summed once per text. */
type Sums = { before: number[]; until: number[][] }
const summed = new WeakMap<PlanBook, Sums>()

/** The words of a book from its beginning to the end of a verse; a position past an end counts as the end. */
function wordsUntil(book: PlanBook, chapter: number, verse: number): number {
  const { before, until } = summed.get(book) ?? sumsOf(book)
  if (chapter < 1) return 0
  if (chapter > until.length) return before.at(-1)!
  const verses = until[chapter - 1]!
  return before[chapter - 1]! + verses[Math.max(0, Math.min(verse, verses.length - 1))]!
}

function sumsOf(book: PlanBook): Sums {
  const sums: Sums = { before: [0], until: [] }
  for (const { words } of book.chapters) {
    const until = [0]
    for (const count of words) until.push(until.at(-1)! + count)
    sums.until.push(until)
    sums.before.push(sums.before.at(-1)! + until.at(-1)!)
  }
  summed.set(book, sums)
  return sums
}

export type PlanVerse = { book: string; chapter: number; verse: number; words: number }

/** The verses of a range that the translation has, in order; omitted verse numbers are skipped. */
export function* versesIn(bible: PlanBible, range: Reference): Generator<PlanVerse> {
  const { book, start_chapter, start_verse, end_chapter, end_verse } = range
  const chapters = bible.books.get(book)?.chapters ?? []
  for (let chapter = start_chapter; chapter <= Math.min(end_chapter, chapters.length); chapter++) {
    const { words } = chapters[chapter - 1]!
    const last = chapter === end_chapter ? Math.min(end_verse, words.length) : words.length
    for (let verse = chapter === start_chapter ? start_verse : 1; verse <= last; verse++) {
      if (words[verse - 1]) yield { book, chapter, verse, words: words[verse - 1]! }
    }
  }
}
