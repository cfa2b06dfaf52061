import type { IndexedVerse } from '../../finder/verse-index.ts'
import type { Db } from '../db.ts'

/** Every verse of a translation in canonical order. */
export function listVerses(db: Db, bibleId: string): Promise<IndexedVerse[]> {
  return db
    .selectFrom('verses')
    .select(['book', 'chapter', 'verse', 'text'])
    .where('bible_id', '=', bibleId)
    .orderBy('position')
    .execute()
}
