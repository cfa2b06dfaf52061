import type { Suggestion } from '../../contract/bible.ts'
import { primaryLanguage } from '../../primary-language.ts'
import type { Db } from '../db.ts'

/** The written suggestions of one chapter in one language (`en`, `es`). */
export type WrittenSuggestions = { language: string; book: string; chapter: number; suggestions: Suggestion[] }

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
