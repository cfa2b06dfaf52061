import type { ReaderTranslation } from '#shared/bible/reader-translation.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import type { Db } from '#shared/server/db.ts'
import { oncePerImport } from '#shared/server/once-per-import.ts'
import type { Publisher } from '#shared/server/publisher.ts'
import { loadReferenceLanguage } from '#shared/server/reference-languages.ts'
import { type BibleHead, findVersification, listBooks } from '#shared/server/sql/bibles.ts'

/** An installed translation: its row, what answers need of it, and its publisher if the text is not in the database. */
export type InstalledTranslation = BibleHead & ReaderTranslation & { publisher?: Publisher }

/**
 * Loads a translation. Its data is cached until it is imported again. Undefined for an unknown id. A caller who has just
 * read its row passes it as `current`.
 */
export async function loadTranslation(
  db: Db,
  id: string,
  publisher?: Publisher,
  current?: BibleHead,
): Promise<InstalledTranslation | undefined> {
  if (publisher?.head.id !== id) return loadImported(db, id, current)
  const { head, versification } = publisher
  return { ...head, books: byId(publisher.books), versification, publisher }
}

const loadImported = oncePerImport(async (db, head): Promise<InstalledTranslation> => {
  const [books, versification] = await Promise.all([
    listBooks(db, head.id),
    findVersification(db, head.id),
    // the references of an answer are parsed in this language
    loadReferenceLanguage(head.language),
  ])
  return { ...head, books: byId(books), versification }
})

const byId = (books: readonly TocBook[]) => new Map(books.map((book) => [book.id, book]))
