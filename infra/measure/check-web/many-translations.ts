import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

const LANGUAGES = [
  'am',
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'id',
  'ja',
  'ko',
  'pt',
  'ru',
  'sw',
  'tl',
  'vi',
  'zh-Hans',
]
const PREFIX = 'many-'

/**
 * Adds copies of the World English Bible's Ruth as translations in many languages, each with the list of all books but,
 * for every third, John. Returns a way to remove them.
 */
export async function addTranslations(db: Db, count: number): Promise<() => Promise<void>> {
  const remove = async () => void (await db.deleteFrom('bibles').where('id', 'like', `${PREFIX}%`).execute())
  await remove()
  await db.transaction().execute(async (trx) => {
    const numbers = sql`generate_series(1, ${count}) as n`
    await sql`insert into bibles (id, name, abbreviation, language, direction, format, copyright, search_config, source_sha256,
        importer_version, manifest, position)
      select ${PREFIX} || n, 'Translation ' || n, 'T' || n, (${LANGUAGES}::text[])[1 + n % ${LANGUAGES.length}], 'ltr', format, copyright,
        search_config, source_sha256, importer_version, manifest, 100 + n
      from bibles, ${numbers} where id = 'eng-web'`.execute(trx)
    await sql`insert into books (bible_id, id, position, name, abbreviation, chapter_count)
      select ${PREFIX} || n, id, position, name, abbreviation, chapter_count
      from books, ${numbers} where bible_id = 'eng-web' and (id <> 'JHN' or n % 3 <> 0)`.execute(trx)
    await sql`insert into chapters (bible_id, book, chapter, html_brotli, html_gzip, etag, verse_count, word_count)
      select ${PREFIX} || n, book, chapter, html_brotli, html_gzip, etag, verse_count, word_count
      from chapters, ${numbers} where bible_id = 'eng-web' and book = 'RUT'`.execute(trx)
    await sql`insert into verses (bible_id, book, chapter, verse, verse_end, position, text, word_count, strongs)
      select ${PREFIX} || n, book, chapter, verse, verse_end, position, text, word_count, strongs
      from verses, ${numbers} where bible_id = 'eng-web' and book = 'RUT'`.execute(trx)
  })
  return remove
}
