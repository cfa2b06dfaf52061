import { sql } from 'kysely'
import { regconfig } from '../../bible/search-text.ts'
import type { Db } from '../db.ts'

/** The texts of one book's verses, in order. */
export async function listTexts(db: Db, bibleId: string, book: string): Promise<string[]> {
  const rows = await db
    .selectFrom('verses')
    .select('text')
    .where('bible_id', '=', bibleId)
    .where('book', '=', book)
    .execute()
  return rows.map(({ text }) => text)
}

/** The words that no verse of a translation has in any form. `begun` may be the beginning of a word. */
export async function listUnknown(
  db: Db,
  bible: { id: string; search_config: string },
  words: readonly string[],
  begun: string | undefined,
): Promise<string[]> {
  if (words.length === 0) return []
  const terms = words.map((word) => (word === begun ? `'${word}':*` : `'${word}'`))
  const { rows } = await sql<{ word: string }>`
    with asked as (
      select word, to_tsquery(${regconfig(bible.search_config)}::regconfig, term) as query
      from unnest(${words}::text[], ${terms}::text[]) as typed (word, term)
    )
    select word from asked
    where numnode(query) > 0
      and not exists (select from verses where search @@ query and bible_id || '' = ${bible.id})`.execute(db)
  return rows.map(({ word }) => word)
}
