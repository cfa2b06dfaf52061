import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Tables } from '../tables.ts'

/** A translation in the database, with what its import counted. */
export type InstalledText = Pick<
  Selectable<Tables['bibles']>,
  'id' | 'name' | 'abbreviation' | 'language' | 'copyright' | 'manifest' | 'imported_at'
>

/** The installed translations by language and name. */
export async function listInstalled(db: Db): Promise<InstalledText[]> {
  return db
    .selectFrom('bibles')
    .select(['id', 'name', 'abbreviation', 'language', 'copyright', 'manifest', 'imported_at'])
    .orderBy('language')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/**
 * Removes a translation with its search index; conversations and plans that used it stay. False, with nothing changed,
 * if it is not installed or is the only one.
 */
export async function deleteBible(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // of two removals at the same time the second counts after the first
    await sql`select pg_advisory_xact_lock(hashtext('remove a translation'))`.execute(trx)
    const { numDeletedRows } = await trx
      .deleteFrom('bibles')
      .where('id', '=', id)
      .where((eb) => eb.exists(eb.selectFrom('bibles as other').select('other.id').where('other.id', '<>', id)))
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await trx.deleteFrom('text_sections').where('text_id', '=', id).execute()
    return true
  })
}
