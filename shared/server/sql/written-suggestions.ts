import { bookById } from '../../bible/books.ts'
import type { Suggestion } from '../../contract/bible.ts'
import { primaryLanguage } from '../../primary-language.ts'
import type { Db } from '../db.ts'
import type { WrittenSuggestion } from '../plan-tables.ts'

/** The written suggestions of one chapter in one language (`en`, `es`). */
export type WrittenSuggestions = { language: string; book: string; chapter: number; suggestions: WrittenSuggestion[] }

/** Replaces all written suggestions. */
export async function saveWrittenSuggestions(db: Db, sets: readonly WrittenSuggestions[]): Promise<void> {
  await db.deleteFrom('written_suggestions').execute()
  if (sets.length === 0) return
  const rows = sets.map((set) => ({ ...set, suggestions: JSON.stringify(set.suggestions) }))
  await db.insertInto('written_suggestions').values(rows).execute()
}

/** The suggestions written for a chapter; `language` is that of the translation, with or without a region. */
export async function findWrittenSuggestions(
  db: Db,
  language: string,
  book: string,
  chapter: number,
): Promise<Suggestion[] | undefined> {
  const written = await findSet(db, language, book, chapter)
  return written?.map(({ question, summary }) => ({ question, summary }))
}

/**
 * The verses of a chapter that answer a question which is suggested for it, as a reference such as “Job 27:16-17”; undefined for every
 * other question.
 */
export async function findSuggestedVerses(
  db: Db,
  { language, book, chapter, question }: { language: string; book: string; chapter: number; question: string },
): Promise<string | undefined> {
  const written = await findSet(db, language, book, chapter)
  const verses = written?.find((each) => each.question === question.trim())?.verses
  const name = bookById(book)?.name
  return (
    verses &&
    name &&
    verses
      .split(', ')
      .map((range) => `${name} ${chapter}:${range}`)
      .join('; ')
  )
}

async function findSet(
  db: Db,
  language: string,
  book: string,
  chapter: number,
): Promise<WrittenSuggestion[] | undefined> {
  const row = await db
    .selectFrom('written_suggestions')
    .select('suggestions')
    .where((eb) => eb.and({ language: primaryLanguage(language), book, chapter }))
    .executeTakeFirst()
  return row?.suggestions
}

/** All written suggestions. */
export function listWrittenSuggestions(db: Db): Promise<WrittenSuggestions[]> {
  return db.selectFrom('written_suggestions').selectAll().orderBy('book').orderBy('chapter').execute()
}
