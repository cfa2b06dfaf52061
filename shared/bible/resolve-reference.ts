import { bookById } from './books.ts'
import { fromEnglish } from './numbering.ts'
import { CHAPTER_END, type Reference, type Versification } from './versification.ts'

export type Resolved = { reference: Reference; problem?: undefined } | { problem: string; reference?: undefined }

/**
 * Fits a reference in English numbering to a translation: its verses get their numbers there, the end of the last
 * chapter becomes a number, and additions to Esther, Daniel, Baruch and the Psalms are looked up in the books that
 * contain them. `problem` names what the translation does not have.
 */
export function resolveReference(reference: Reference, versification: Versification): Resolved {
  return withinBounds(fromEnglish(reference, versification), versification)
}

/** The same for a reference in the numbering of the translation itself. */
export function withinBounds(reference: Reference, versification: Versification): Resolved {
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

// some Bibles have this text as chapters of one book, others as a separate book
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
