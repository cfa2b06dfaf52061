import { sql } from 'kysely'
import type { Counts, Manifest } from '../../contract/bible.ts'
import type { Db, Trx } from '../db.ts'

export type ImportedBible = {
  id: string
  name: string
  abbreviation: string
  language: string
  direction: 'ltr' | 'rtl'
  format: string
  copyright: string
  search_config: string
  source_sha256: string
  importer_version: number
  manifest: Manifest
  position: number
}
export type ImportedBook = { id: string; position: number; name: string; abbreviation: string; chapter_count: number }
export type ImportedChapter = {
  book: string
  chapter: number
  html: string
  html_brotli: Buffer
  html_gzip: Buffer
  etag: string
  verse_count: number
  word_count: number
}
export type ImportedVerse = {
  book: string
  chapter: number
  verse: number
  verse_end: number
  position: number
  text: string
  word_count: number
  search: string
  strongs: string | null
}
export type ImportedReference = {
  book: string
  chapter: number
  verse: number
  ordinal: number
  target_book: string
  target_chapter: number
  target_verse: number
  target_end_chapter: number
  target_end_verse: number
}

/** Whether this very source was stored by this very importer. */
export async function isImported(
  db: Db,
  table: 'bibles' | 'resources',
  id: string,
  sha256: string,
  version: number,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('source_sha256', '=', sha256)
    .where('importer_version', '=', version)
    .executeTakeFirst()
  return row !== undefined
}

/** The sources of the translations and the ids of the resources that this version of the importer has stored. */
export async function listImported(db: Db, version: number): Promise<Set<string>> {
  const bibles = await db
    .selectFrom('bibles')
    .select(sql<string>`manifest->>'source'`.as('name'))
    .where('importer_version', '=', version)
    .execute()
  const resources = await db
    .selectFrom('resources')
    .select('id as name')
    .where('importer_version', '=', version)
    .execute()
  return new Set([...bibles, ...resources].map((row) => row.name))
}

/** Puts a translation in the place of the one with its id; its books and chapters follow. */
export async function replaceBible(trx: Trx, bible: ImportedBible): Promise<void> {
  await trx.deleteFrom('bibles').where('id', '=', bible.id).execute()
  await trx
    .insertInto('bibles')
    .values({ ...bible, manifest: JSON.stringify(bible.manifest) })
    .execute()
}

/** Adds a book, or tells the number of chapters of one that is there. */
export async function saveBook(trx: Trx, bibleId: string, book: ImportedBook): Promise<void> {
  await trx
    .insertInto('books')
    .values({ ...book, bible_id: bibleId })
    .onConflict((conflict) => conflict.columns(['bible_id', 'id']).doUpdateSet({ chapter_count: book.chapter_count }))
    .execute()
}

export async function saveManifest(trx: Trx, bibleId: string, manifest: Manifest): Promise<void> {
  await trx
    .updateTable('bibles')
    .set({ manifest: JSON.stringify(manifest) })
    .where('id', '=', bibleId)
    .execute()
}

export async function insertChapters(trx: Trx, bibleId: string, rows: ImportedChapter[]): Promise<void> {
  const column = <Key extends keyof ImportedChapter>(key: Key) => rows.map((row) => row[key])
  await sql`insert into chapters (bible_id, book, chapter, html, html_brotli, html_gzip, etag, verse_count, word_count)
    select ${bibleId}, * from unnest(${column('book')}::text[], ${column('chapter')}::smallint[], ${column('html')}::text[],
      ${column('html_brotli')}::bytea[], ${column('html_gzip')}::bytea[], ${column('etag')}::text[],
      ${column('verse_count')}::smallint[], ${column('word_count')}::int[])`.execute(trx)
}

/** `config` is the Postgres text search configuration that `search` is read with. */
export async function insertVerses(trx: Trx, bibleId: string, config: string, rows: ImportedVerse[]): Promise<void> {
  const column = <Key extends keyof ImportedVerse>(key: Key) => rows.map((row) => row[key])
  await sql`insert into verses (bible_id, book, chapter, verse, verse_end, position, text, word_count, search, strongs)
    select ${bibleId}, book, chapter, verse, verse_end, position, text, word_count, to_tsvector(${config}::regconfig, search), strongs
    from unnest(${column('book')}::text[], ${column('chapter')}::smallint[], ${column('verse')}::smallint[],
      ${column('verse_end')}::smallint[], ${column('position')}::int[], ${column('text')}::text[],
      ${column('word_count')}::smallint[], ${column('search')}::text[], ${column('strongs')}::jsonb[])
      as row (book, chapter, verse, verse_end, position, text, word_count, search, strongs)`.execute(trx)
}

export async function insertCrossReferences(trx: Trx, bibleId: string, rows: ImportedReference[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 5000) {
    const values = rows.slice(start, start + 5000).map((row) => ({ ...row, bible_id: bibleId }))
    await trx.insertInto('cross_references').values(values).execute()
  }
}

/** What the tables hold of a translation, counted from the rows and their HTML. */
export async function storedCounts(trx: Trx, bibleId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`select
      count(distinct book)::int as books, count(*)::int as chapters, sum(verse_count)::int as verses,
      sum(regexp_count(html, '<p id="note-[0-9]+" data-kind="footnote">'))::int as footnotes,
      sum(regexp_count(html, '<p id="note-[0-9]+" data-kind="crossref">'))::int as cross_references,
      sum(regexp_count(html, '<p class="q q[123]">'))::int as poetry_lines,
      sum(regexp_count(html, '<h4 class="psalm-title">'))::int as psalm_titles,
      sum(regexp_count(html, '<span class="wj">'))::int as words_of_jesus
    from chapters where bible_id = ${bibleId}`.execute(trx)
  const [counts] = rows
  if (!counts) throw new Error('no counts')
  return counts
}

export type ImportedResource = {
  id: string
  kind: 'commentary' | 'topics' | 'dictionary'
  name: string
  copyright: string
  source_sha256: string
  importer_version: number
  manifest: Record<string, unknown>
}

/** Puts a commentary, a book of topics or a dictionary in the place of the one with its id. */
export async function replaceResource(trx: Trx, resource: ImportedResource): Promise<void> {
  await trx.deleteFrom('resources').where('id', '=', resource.id).execute()
  await trx
    .insertInto('resources')
    .values({ ...resource, manifest: JSON.stringify(resource.manifest) })
    .execute()
}

export type ImportedEntry = {
  book: string
  chapter: number
  start_verse: number
  end_verse: number
  html: string
  text: string
}

export async function insertCommentary(trx: Trx, source: string, rows: ImportedEntry[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 2000) {
    const values = rows.slice(start, start + 2000).map((row) => ({ ...row, source }))
    await trx.insertInto('commentary_entries').values(values).execute()
  }
}

export type ImportedTopic = {
  slug: string
  name: string
  words: string
  references: Omit<TopicReference, 'topic_id'>[]
}
type TopicReference = {
  topic_id: number
  ordinal: number
  heading: string
  book: string
  start_chapter: number
  start_verse: number
  end_chapter: number
  end_verse: number
}

export async function insertTopics(trx: Trx, source: string, topics: ImportedTopic[]): Promise<void> {
  const { rows } = await sql<{ id: number; slug: string }>`insert into topics (source, slug, name, search)
    select ${source}, slug, name, to_tsvector('english', words)
    from unnest(${topics.map((t) => t.slug)}::text[], ${topics.map((t) => t.name)}::text[], ${topics.map((t) => t.words)}::text[])
      as row (slug, name, words) returning id, slug`.execute(trx)
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  const references = topics.flatMap((topic) =>
    topic.references.map((row) => ({ ...row, topic_id: ids.get(topic.slug) ?? 0 })),
  )
  for (let start = 0; start < references.length; start += 5000) {
    await trx
      .insertInto('topic_references')
      .values(references.slice(start, start + 5000))
      .execute()
  }
}

export type ImportedWord = {
  id: string
  language: 'he' | 'el'
  lemma: string
  transliteration: string
  definition: string
}

export async function insertStrongs(trx: Trx, source: string, rows: ImportedWord[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 5000) {
    await trx
      .insertInto('strongs')
      .values(rows.slice(start, start + 5000).map((row) => ({ ...row, source })))
      .execute()
  }
}
