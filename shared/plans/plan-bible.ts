import type { Reference } from '../bible/versification.ts'

/** `words[v - 1]` is the number of words of verse v: none where the translation leaves the number out. */
export type PlanChapter = { words: readonly number[] }
export type PlanBook = { id: string; name: string; chapters: readonly PlanChapter[] }

/** What a plan has to know of a translation: its books in order, with the verses and words of their chapters. */
export type PlanBible = { id: string; language: string; books: ReadonlyMap<string, PlanBook> }

/** The number of the last verse of a chapter; 0 where there is no such chapter. */
export function lastVerseOf(bible: PlanBible, book: string, chapter: number): number {
  return bible.books.get(book)?.chapters[chapter - 1]?.words.length ?? 0
}

/** All of some chapters of a book, by default of all of them; undefined where one of them is not there. */
export function chaptersOf(bible: PlanBible, book: string, first = 1, last?: number): Reference | undefined {
  const end_chapter = last ?? bible.books.get(book)?.chapters.length ?? 0
  const end_verse = lastVerseOf(bible, book, end_chapter)
  if (first > end_chapter || !lastVerseOf(bible, book, first) || !end_verse) return undefined
  return { book, start_chapter: first, start_verse: 1, end_chapter, end_verse }
}

/** The words that a range has in a translation. */
export function wordsIn(bible: PlanBible, range: Reference): number {
  let sum = 0
  for (const { words } of versesIn(bible, range)) sum += words
  return sum
}

export type PlanVerse = { book: string; chapter: number; verse: number; words: number }

/** The verses of a range that the translation has, in order; a number that it leaves out is none of them. */
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
