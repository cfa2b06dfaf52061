import { bookById } from '../bible/books.ts'
import { toEnglish } from '../bible/numbering.ts'
import type { ReaderTranslation } from '../bible/reader-translation.ts'
import { findReferences, wholeReference } from '../bible/reference.ts'
import { resolveReference } from '../bible/resolve-reference.ts'
import { formatReference, type Reference } from '../bible/versification.ts'
import type { PassageVerse } from '../contract/bible.ts'
import type { Found } from '../finder/find.ts'
import { isSameStart } from '../finder/judge.ts'
import { chapterOf } from '../finder/sources.ts'
import { type SearchedVerses, searchVerses } from '../search/search-verses.ts'
import type { JsonSchema } from './request.ts'

/** A refusal in words that the model reads. */
export class ToolError extends Error {}

const MAX_REFERENCES = 8
const MAX_FOUND = 10

/** What reads the verses of a range, in the numbering of the translation. */
type Read = (range: Reference) => Promise<PassageVerse[]>

/** The passages that a text names, in the words of a translation. */
export async function readPassages(translation: ReaderTranslation, asked: string, read: Read): Promise<JsonSchema[]> {
  const passages = []
  for (const range of referencesIn(translation, asked)) {
    const verses = await read(range)
    passages.push({
      reference: nameOf(translation, range),
      book: range.book,
      verses: verses.map((each) => ({ ...each, ...numberIn(translation, range.book, each) })),
    })
  }
  return passages
}

/** The verses with some words. */
export function findWords(
  translation: ReaderTranslation,
  verses: SearchedVerses,
  query: string,
  limit: number,
): JsonSchema {
  const { results, ...rest } = searchVerses(verses, query, { limit, offset: 0 })
  const named = results.map(({ book, chapter, verse, text }) => {
    return { reference: nameOf(translation, oneVerse(book, chapter, verse)), text }
  })
  return { query, ...rest, verses: named }
}

/** The finder's passages, in the words of a translation. */
export function describeFound(translation: ReaderTranslation, { candidates, isOutside }: Found): JsonSchema {
  const passages = candidates.slice(0, MAX_FOUND).flatMap(({ passage, probability, fit, source, entry }) => {
    const [reference] = knownIn(translation, passage)
    if (!reference) return []
    const [key] = entry?.key && isSameStart(passage, entry.read[0]!) ? knownIn(translation, entry.key) : []
    const also = entry?.read.filter((each) => !isSameStart(each, passage)).flatMap((each) => knownIn(translation, each))
    const written = entry && { asked: entry.en[0], says: entry.says, dice: entry.dice, kind: entry.kind, key, also }
    const [likely, fits] = [probability, fit].map((each) => Math.round(each * 100) / 100)
    return [{ reference, probability: likely, fit: fits, source, ...written }]
  })
  return { passages, is_outside_the_bible: isOutside }
}

/** The finder's passages for a question; with a chapter, such as “Genesis 3”, only those that begin in it. */
export function findPassages(
  translation: ReaderTranslation,
  { question, chapter }: { question: string; chapter?: string | undefined },
  find: (typed: string, language: string, chapter?: string) => Found,
): JsonSchema {
  const only = chapter === undefined ? undefined : chapterNamed(translation, chapter)
  return describeFound(translation, find(question, translation.language, only))
}

/** The chapter that a text names, in English numbering, as the finder takes it: "GEN 3". */
function chapterNamed(translation: ReaderTranslation, asked: string): string {
  const [first] = referencesIn(translation, asked)
  return chapterOf(toEnglish(first!, translation.versification))
}

/** A passage of the translation in English numbering and in the translation's words, as `readPassages` reads it. */
export const nameOf = (translation: ReaderTranslation, range: Reference): string =>
  named(translation, toEnglish(range, translation.versification))

function numberIn(
  translation: ReaderTranslation,
  book: string,
  { chapter, verse }: { chapter: number; verse: number },
) {
  const { start_chapter, start_verse } = toEnglish(oneVerse(book, chapter, verse), translation.versification)
  return { chapter: start_chapter, verse: start_verse }
}

/** A reference in English numbering in the translation's words. */
export function named({ versification, language, books }: ReaderTranslation, range: Reference): string {
  // English says "Psalm" for one of the Psalms; formatReference handles that
  const own = books.get(range.book)?.name
  const name = language.startsWith('en') || own === bookById(range.book)?.name ? undefined : own
  return formatReference(range, { versification, ...(name && { name }) })
}

/** The passages that a text names, as far as the translation has them; throws a ToolError if it has none. */
export function referencesIn({ language, versification }: ReaderTranslation, asked: string): Reference[] {
  const found = wholeReference(asked, language) ?? findReferences(asked, language)
  if (found.length === 0)
    throw new ToolError(`no reference could be read in "${asked.slice(0, 80)}"; write it as "John 3:16"`)
  const resolved = found.slice(0, MAX_REFERENCES).map((each) => resolveReference(each, versification))
  const fine = resolved.flatMap((each) => (each.reference ? [each.reference] : []))
  if (fine.length === 0) throw new ToolError(resolved.map((each) => each.problem).join('; '))
  return fine
}

/** The name of a passage in English numbering; empty if the translation lacks it. */
export function knownIn(translation: ReaderTranslation, range: Reference): string[] {
  const resolved = resolveReference(range, translation.versification)
  return resolved.reference ? [nameOf(translation, resolved.reference)] : []
}

/** A single verse as a passage. */
export function oneVerse(book: string, chapter: number, verse: number): Reference {
  return { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse }
}
