import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** A chapter with the data for its page. */
export type ChapterPage = {
  bible_id: string
  bible_name: string
  bible_abbreviation: string
  book: string
  book_name: string
  chapter: number
  html: string
  opening: string
}

/** A chapter for its page: the text, the names, and for a link preview the requested verses, else the first. */
export async function findChapterPage(
  db: Db,
  bibleId: string,
  book: string,
  chapter: number,
  [first, last]: [number, number] = [1, 3],
): Promise<ChapterPage | undefined> {
  const row = await db
    .selectFrom('chapters as c')
    .innerJoin('books as b', (join) => join.onRef('b.bible_id', '=', 'c.bible_id').onRef('b.id', '=', 'c.book'))
    .innerJoin('bibles as t', 't.id', 'c.bible_id')
    .where((eb) => eb.and({ 'c.bible_id': bibleId, 'c.book': book, 'c.chapter': chapter }))
    .select([
      'c.bible_id',
      't.name as bible_name',
      't.abbreviation as bible_abbreviation',
      'c.book',
      'b.name as book_name',
      'c.chapter',
      'c.html_brotli',
    ])
    .select((eb) =>
      eb
        .selectFrom('verses as v')
        .whereRef('v.bible_id', '=', 'c.bible_id')
        .whereRef('v.book', '=', 'c.book')
        .whereRef('v.chapter', '=', 'c.chapter')
        .where('v.verse', '>=', first)
        .where('v.verse', '<=', last)
        .where('v.verse', '<', first + 12)
        .select(sql<string>`coalesce(string_agg(v.text, ' ' order by v.verse), '')`.as('text'))
        .$asScalar()
        .$notNull()
        .as('opening'),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { html_brotli, ...page } = row
  return { ...page, html: brotliDecompressSync(html_brotli).toString() }
}

/** What the page of a public chat needs: its title, and the passage that it is about. */
export type PublicChat = { id: number; title: string; book: string | null; chapter: number | null; verses: number[] }

/** A chat while it is public; undefined for any other chat. */
export function findPublicChat(db: Db, id: number): Promise<PublicChat | undefined> {
  return db
    .selectFrom('chats')
    .where('id', '=', id)
    .where('is_public', '=', true)
    .select(['id', 'title', 'book', 'chapter', 'verses'])
    .executeTakeFirst()
}
