import type { Db } from '../../../shared/server/db.ts'

/** All rows of the installed translations, in a fixed order. */
export const storedTexts = async (db: Db) => ({
  bibles: await db.selectFrom('bibles').selectAll().orderBy('id').execute(),
  books: await db.selectFrom('books').selectAll().orderBy('bible_id').orderBy('position').execute(),
  chapters: await db.selectFrom('chapters').selectAll().orderBy('bible_id').orderBy('book').execute(),
  verses: await db.selectFrom('verses').selectAll().orderBy('bible_id').orderBy('position').execute(),
})
