import { books } from '../bible/books.ts'
import { fromEnglish } from '../bible/numbering.ts'
import { resolveReference } from '../bible/resolve-reference.ts'
import { CHAPTER_END, type Reference } from '../bible/versification.ts'
import { chaptersOf, lastVerseOf, type PlanBible, versificationOf } from './plan-bible.ts'

/**
 * Parts of the Bible as lists write them, in English numbering: `GEN-DEU`, `PSA`, `MAT 5-7`, `EXO 1:15-2:10`. Missing
 * parts are skipped.
 */
export function passagesOf(text: string, bible: PlanBible): Reference[] {
  return text
    .split(/[;,]/)
    .map((part) => part.replace('*', '').trim())
    .filter(Boolean)
    .flatMap((part) => partOf(part, bible))
}

function partOf(part: string, bible: PlanBible): Reference[] {
  const [first, last = first] = /^([1-4A-Z][A-Z0-9]{2})(?:-([1-4A-Z][A-Z0-9]{2}))?$/.exec(part)?.slice(1) ?? []
  if (first) return booksBetween(first, last!).flatMap((book) => chaptersOf(bible, book) ?? [])
  const coded = codedReference(part)
  return coded ? [fitReference(coded, bible)].filter((each) => each !== undefined) : []
}

/** `MAT 5-7`, `MAT 5`, `ROM 8:18-39`, `EXO 1:15-2:10`. */
function codedReference(part: string): Reference | undefined {
  const found = /^([1-4A-Z][A-Z0-9]{2}) (\d+)(?::(\d+))?(?:-(\d+)(?::(\d+))?)?$/.exec(part)
  if (!found) return undefined
  const [start, first, next, last] = found.slice(2).map((digits) => (digits ? Number(digits) : undefined))
  const book = found[1]!
  if (first === undefined)
    return { book, start_chapter: start!, start_verse: 1, end_chapter: next ?? start!, end_verse: CHAPTER_END }
  if (last !== undefined)
    return { book, start_chapter: start!, start_verse: first, end_chapter: next!, end_verse: last }
  return { book, start_chapter: start!, start_verse: first, end_chapter: start!, end_verse: next ?? first }
}

/** The books of one canon from one to another, in Bible order. */
export function booksBetween(first: string, last: string): string[] {
  const [from, to] = [first, last].map((id) => books.findIndex((book) => book.id === id)) as [number, number]
  const canons = [books[from]?.testament, books[to]?.testament]
  return books
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .filter(({ testament }) => canons.includes(testament))
    .map(({ id }) => id)
}

/**
 * The verses of a translation that a reference in English numbering means: anything past their end is cut off. What
 * begins with a psalm begins with its title.
 */
export function fitReference(reference: Reference, bible: PlanBible): Reference | undefined {
  const versification = versificationOf(bible)
  const own = resolveReference(reference, versification).reference ?? fromEnglish(reference, versification)
  const isWithTitle = own.book === 'PSA' && reference.start_verse === 1 && own.start_verse <= LONGEST_TITLE + 1
  return fitOwn(isWithTitle ? { ...own, start_verse: 1 } : own, bible)
}

/** A psalm's title is two verses at most. */
const LONGEST_TITLE = 2

/** The same for a reference in the numbering of the translation itself. */
export function fitOwn(reference: Reference, bible: PlanBible): Reference | undefined {
  const { book, start_chapter, start_verse } = reference
  const chapters = bible.books.get(book)?.chapters.length ?? 0
  const end_chapter = Math.min(reference.end_chapter, chapters)
  const last = lastVerseOf(bible, book, end_chapter)
  const cut = end_chapter < reference.end_chapter || reference.end_verse === CHAPTER_END
  const end_verse = cut ? last : Math.min(reference.end_verse, last)
  const isThere =
    start_chapter >= 1 && start_chapter <= end_chapter && start_verse <= lastVerseOf(bible, book, start_chapter)
  if (!isThere || (start_chapter === end_chapter && start_verse > end_verse)) return undefined
  return { book, start_chapter, start_verse: Math.max(1, start_verse), end_chapter, end_verse }
}
