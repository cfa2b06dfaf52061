import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Reference, Versification } from '../../bible/versification.ts'
import type { Bible, CommentaryEntry, Manifest, PassageVerse, TocBook } from '../../contract/bible.ts'
import { DEFAULT_TRANSLATION } from '../../limits.ts'
import type { Db } from '../db.ts'

const defaultFirst = sql`id <> ${DEFAULT_TRANSLATION}`

/** The translations, the default one first; with the code of a book only those that have it. */
export async function listBibles(db: Db, book?: string): Promise<Bible[]> {
  return db
    .selectFrom('bibles')
    .select(['id', 'name', 'abbreviation', 'language', 'direction', 'format', 'copyright'])
    .$if(book !== undefined, (query) =>
      query.where('id', 'in', (eb) => eb.selectFrom('books').select('bible_id').where('books.id', '=', book!)),
    )
    .orderBy(defaultFirst)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type BibleHead = Bible & { search_config: string; version: string }

const version = sql<string>`source_sha256 || ':' || importer_version || ':' || extract(epoch from imported_at)`

/** One translation with its search configuration; `version` changes with every import. */
export async function findBible(db: Db, id: string): Promise<BibleHead | undefined> {
  return selectBibles(db).where('bibles.id', '=', id).executeTakeFirst()
}

/** The same for all translations, as a part of a statement. */
export function selectBibles(db: Pick<Db, 'selectFrom'>) {
  return db
    .selectFrom('bibles')
    .select(['id', 'name', 'abbreviation', 'language', 'direction', 'format', 'copyright', 'search_config'])
    .select(version.as('version'))
}

/** Every translation's id and version, in the order of `listBibles`. */
export async function listVersions(db: Db): Promise<{ id: string; version: string }[]> {
  return db
    .selectFrom('bibles')
    .select(['id', version.as('version')])
    .orderBy(defaultFirst)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** What the import counted and the source of the text. */
export async function findManifest(db: Db, id: string): Promise<Manifest | undefined> {
  const row = await db.selectFrom('bibles').select('manifest').where('id', '=', id).executeTakeFirst()
  return row?.manifest
}

/** The books of a translation in its own order; empty for an unknown id. */
export async function listBooks(db: Db, bibleId: string): Promise<TocBook[]> {
  return db
    .selectFrom('books')
    .select(['id', 'name', 'abbreviation', 'chapter_count'])
    .where('bible_id', '=', bibleId)
    .orderBy('position')
    .execute()
}

/** The last verse of every chapter of a translation. */
export async function findVersification(db: Db, bibleId: string): Promise<Versification> {
  const rows = await db
    .selectFrom('verses')
    .select(['book', 'chapter'])
    .select((eb) => eb.fn.max('verse_end').as('last'))
    .where('bible_id', '=', bibleId)
    .groupBy(['book', 'chapter'])
    .execute()
  const versification = new Map<string, number[]>()
  for (const { book, chapter, last } of rows) {
    const chapters = versification.get(book) ?? []
    chapters[chapter - 1] = Number(last)
    versification.set(book, chapters)
  }
  // a chapter without verses cannot be referred to
  for (const chapters of versification.values()) {
    for (let i = 0; i < chapters.length; i++) chapters[i] ??= 0
  }
  return versification
}

export type ChapterBytes = { html_brotli: Buffer; html_gzip: Buffer; etag: string }

/** A chapter's HTML, compressed in two formats, with its ETag. */
export async function findChapter(
  db: Db,
  bibleId: string,
  book: string,
  chapter: number,
): Promise<ChapterBytes | undefined> {
  return db
    .selectFrom('chapters')
    .select(['html_brotli', 'html_gzip', 'etag'])
    .where((eb) => eb.and({ bible_id: bibleId, book, chapter }))
    .executeTakeFirst()
}

/** A chapter's HTML. */
export async function findChapterHtml(
  db: Db,
  bibleId: string,
  book: string,
  chapter: number,
): Promise<string | undefined> {
  const stored = await findChapter(db, bibleId, book, chapter)
  return stored && brotliDecompressSync(stored.html_brotli).toString()
}

/** All chapters of one book, as `findChapter`. */
export async function listChapters(
  db: Db,
  bibleId: string,
  book: string,
): Promise<(ChapterBytes & { chapter: number })[]> {
  return db
    .selectFrom('chapters')
    .select(['chapter', 'html_brotli', 'html_gzip', 'etag'])
    .where('bible_id', '=', bibleId)
    .where('book', '=', book)
    .execute()
}

/** The verses of a range, in order. A bridge such as 4-5 belongs to the range if any of its verses does. */
export async function versesOf(db: Db, bibleId: string, range: Reference): Promise<PassageVerse[]> {
  const { book, start_chapter, start_verse, end_chapter, end_verse } = range
  return db
    .selectFrom('verses')
    .select(['chapter', 'verse', 'text'])
    .where('bible_id', '=', bibleId)
    .where('book', '=', book)
    .where('chapter', '>=', start_chapter)
    .where('chapter', '<=', end_chapter)
    .where(sql<boolean>`(chapter, verse_end) >= (${start_chapter}::int, ${start_verse}::int)`)
    .where(sql<boolean>`(chapter, verse) <= (${end_chapter}::int, ${end_verse}::int)`)
    .orderBy('position')
    .execute()
}

/** Whether a commentary of this name is imported. */
export async function isCommentary(db: Db, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('resources')
    .select('id')
    .where('id', '=', source)
    .where('kind', '=', 'commentary')
    .executeTakeFirst()
  return row !== undefined
}

/** The imported commentaries, each with the books that it covers. */
export async function listCommentaries(db: Db): Promise<{ id: string; name: string; books: string[] }[]> {
  return db
    .selectFrom('resources')
    .innerJoin('commentary_entries', 'source', 'resources.id')
    .where('kind', '=', 'commentary')
    .select(['resources.id', 'name', sql<string[]>`array_agg(distinct book)`.as('books')])
    .groupBy('resources.id')
    .orderBy('resources.id')
    .execute()
}

/** A commentary's entries on a chapter, in verse order; `text` is the plain text of `html`. */
export async function listCommentary(
  db: Db,
  source: string,
  book: string,
  chapter: number,
): Promise<(CommentaryEntry & { text: string })[]> {
  return db
    .selectFrom('commentary_entries')
    .select(['start_verse', 'end_verse', 'html', 'text'])
    .where((eb) => eb.and({ source, book, chapter }))
    .orderBy('start_verse')
    .execute()
}
