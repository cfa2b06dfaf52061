import type { Reference, Versification } from '#shared/bible/versification.ts'
import type { PassageVerse, TocBook } from '#shared/contract/bible.ts'
import type { Db } from '#shared/server/db.ts'
import { type BibleHead, findBible, findVersification, listBooks, versesOf } from '#shared/server/sql/bibles.ts'

/** A translation as answers need it: its head, the names of its books and which verses it has. */
export type Translation = BibleHead & { books: ReadonlyMap<string, TocBook>; versification: Versification }

const loaded = new WeakMap<Db, Map<string, Translation>>()

/**
 * Loads a translation. What was counted once is kept until the translation is imported again. Undefined for an unknown id.
 */
export async function loadTranslation(db: Db, id: string): Promise<Translation | undefined> {
  const kept = loaded.get(db) ?? new Map<string, Translation>()
  loaded.set(db, kept)
  const head = await findBible(db, id)
  if (!head) return undefined
  const known = kept.get(id)
  if (known?.version === head.version) return known
  const [books, versification] = await Promise.all([listBooks(db, id), findVersification(db, id)])
  const translation = { ...head, books: new Map(books.map((book) => [book.id, book])), versification }
  kept.set(id, translation)
  return translation
}

/** The verses of a range; nothing is kept, so a new import is seen at once. */
export function readVerses(db: Db, translation: Translation, range: Reference): Promise<PassageVerse[]> {
  return versesOf(db, translation.id, range)
}
