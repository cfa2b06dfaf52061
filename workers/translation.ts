import type { Reference, Versification } from '#shared/bible/versification.ts'
import type { PassageVerse, TocBook } from '#shared/contract/bible.ts'
import type { Db } from '#shared/server/db.ts'
import { oncePerImport } from '#shared/server/once-per-import.ts'
import { type BibleHead, findVersification, listBooks, versesOf } from '#shared/server/sql/bibles.ts'

/** A translation as answers need it: its head, the names of its books and which verses it has. */
export type Translation = BibleHead & { books: ReadonlyMap<string, TocBook>; versification: Versification }

/** Loads a translation. What was counted once is kept until the translation is imported again. Undefined for an unknown id. */
export const loadTranslation = oncePerImport(async (db, head): Promise<Translation> => {
  const [books, versification] = await Promise.all([listBooks(db, head.id), findVersification(db, head.id)])
  return { ...head, books: new Map(books.map((book) => [book.id, book])), versification }
})

/** The verses of a range; nothing is kept, so a new import is seen at once. */
export function readVerses(db: Db, translation: Translation, range: Reference): Promise<PassageVerse[]> {
  return versesOf(db, translation.id, range)
}
