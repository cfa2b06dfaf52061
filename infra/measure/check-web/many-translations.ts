import { createDb } from '#shared/server/db.ts'
import { createLog } from '#shared/server/log.ts'

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

/**
 * Adds copies of the World English Bible's Ruth as translations in many languages, each with the list of all books but,
 * for every third, John. Returns a way to remove them.
 */
export async function addTranslations(url: string, count: number): Promise<() => Promise<void>> {
  const run = async (statements: readonly string[]) => {
    const log = createLog('check', 'warn')
    const { db, pool } = createDb({ url, max: 1, statementTimeoutMs: 120_000, log, name: 'philip-check' })
    for (const statement of statements) await pool.query(statement)
    await db.destroy()
  }
  const remove = "delete from bibles where id like 'many-%'"
  const languages = LANGUAGES.map((code) => `'${code}'`).join(', ')
  const numbers = `generate_series(1, ${Number(count)}) as n`
  await run([
    remove,
    `insert into bibles (id, name, abbreviation, language, direction, format, copyright, search_config, source_sha256,
        importer_version, manifest, position)
      select 'many-' || n, 'Translation ' || n, 'T' || n, (array[${languages}])[1 + n % ${LANGUAGES.length}], 'ltr', format,
        copyright, search_config, source_sha256, importer_version, manifest, 100 + n
      from bibles, ${numbers} where id = 'eng-web'`,
    `insert into books (bible_id, id, position, name, abbreviation, chapter_count)
      select 'many-' || n, id, position, name, abbreviation, chapter_count
      from books, ${numbers} where bible_id = 'eng-web' and (id <> 'JHN' or n % 3 <> 0)`,
    `insert into chapters (bible_id, book, chapter, html_brotli, html_gzip, etag, verse_count, word_count)
      select 'many-' || n, book, chapter, html_brotli, html_gzip, etag, verse_count, word_count
      from chapters, ${numbers} where bible_id = 'eng-web' and book = 'RUT'`,
    `insert into verses (bible_id, book, chapter, verse, verse_end, position, text, word_count)
      select 'many-' || n, book, chapter, verse, verse_end, position, text, word_count
      from verses, ${numbers} where bible_id = 'eng-web' and book = 'RUT'`,
  ])
  return () => run([remove])
}
