import { type Selectable, sql } from 'kysely'
import type { Counts, Manifest } from '../../contract/bible.ts'
import type { Db, Trx } from '../db.ts'
import type { Tables } from '../tables.ts'

export type ImportedBible = Omit<Selectable<Tables['bibles']>, 'imported_at'>
export type ImportedBook = Omit<Tables['books'], 'bible_id'>
export type ImportedChapter = Omit<Tables['chapters'], 'bible_id'>
export type ImportedVerse = Omit<Selectable<Tables['verses']>, 'bible_id'>
export type ImportedReference = Omit<Tables['cross_references'], 'bible_id'>

/** Whether exactly this source was stored by this version of the importer. */
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
    .where((eb) => eb.and({ id, source_sha256: sha256, importer_version: version }))
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

/** The source of each stored translation, by its id. */
export async function listSources(db: Db): Promise<Map<string, string>> {
  const source = sql<string>`manifest->>'source'`
  const bibles = await db
    .selectFrom('bibles')
    .select(['id', source.as('source')])
    .execute()
  return new Map(bibles.map((row) => [row.id, row.source]))
}

/** Replaces the translation with the same id; its books and chapters are inserted afterwards. */
export async function replaceBible(trx: Trx, bible: ImportedBible): Promise<void> {
  // of two concurrent imports of one translation the second waits for the first
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${bible.id}`}))`.execute(trx)
  await trx.deleteFrom('bibles').where('id', '=', bible.id).execute()
  await trx
    .insertInto('bibles')
    .values({ ...bible, manifest: JSON.stringify(bible.manifest) })
    .execute()
}

export async function insertBook(trx: Trx, bibleId: string, book: ImportedBook): Promise<void> {
  await trx
    .insertInto('books')
    .values({ ...book, bible_id: bibleId })
    .execute()
}

/** Sets the number of chapters of each book, once all are stored. */
export async function saveChapterCounts(trx: Trx, bibleId: string): Promise<void> {
  await sql`update books set chapter_count = counted.last
    from (select book, max(chapter) as last from chapters where bible_id = ${bibleId} group by book) as counted
    where bible_id = ${bibleId} and id = counted.book`.execute(trx)
}

export async function saveManifest(trx: Trx, bibleId: string, manifest: Manifest): Promise<void> {
  await trx
    .updateTable('bibles')
    .set({ manifest: JSON.stringify(manifest) })
    .where('id', '=', bibleId)
    .execute()
}

export async function insertChapters(trx: Trx, bibleId: string, rows: ImportedChapter[]): Promise<void> {
  await trx
    .insertInto('chapters')
    .values(rows.map((row) => ({ ...row, bible_id: bibleId })))
    .execute()
}

// `verses.strongs` is empty: the chapter's HTML has these numbers, and only processes of the release before read the column.
// The rows are sent as one JSON text: both ends handle it faster than SQL arrays or thousands of parameters
export async function insertVerses(trx: Trx, bibleId: string, rows: ImportedVerse[]): Promise<void> {
  await sql`insert into verses (bible_id, book, chapter, verse, verse_end, position, text, word_count)
    select ${bibleId}, book, chapter, verse, verse_end, position, text, word_count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (book text, chapter smallint, verse smallint,
      verse_end smallint, position int, text text, word_count smallint)`.execute(trx)
}

export async function insertCrossReferences(trx: Trx, bibleId: string, rows: ImportedReference[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('cross_references')
    .values(rows.map((row) => ({ ...row, bible_id: bibleId })))
    .execute()
}

/** How many books, chapters and verses of a translation are stored. */
export async function storedCounts(trx: Trx, bibleId: string): Promise<Pick<Counts, 'books' | 'chapters' | 'verses'>> {
  const { rows } = await sql<Pick<Counts, 'books' | 'chapters' | 'verses'>>`select
      (select count(*)::int from books where bible_id = ${bibleId}) as books,
      (select count(*)::int from chapters where bible_id = ${bibleId}) as chapters,
      (select count(*)::int from verses where bible_id = ${bibleId}) as verses`.execute(trx)
  const [counts] = rows
  if (!counts) throw new Error('no counts')
  return counts
}

export type ImportedResource = Omit<Selectable<Tables['resources']>, 'imported_at'>

/** Replaces the commentary, book of topics or dictionary with the same id. */
export async function replaceResource(trx: Trx, resource: ImportedResource): Promise<void> {
  await trx.deleteFrom('resources').where('id', '=', resource.id).execute()
  await trx
    .insertInto('resources')
    .values({ ...resource, manifest: JSON.stringify(resource.manifest) })
    .execute()
}

export type ImportedEntry = Omit<Tables['commentary_entries'], 'source'>

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
  references: Omit<Tables['topic_references'], 'topic_id'>[]
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

export type ImportedRelation = Omit<Tables['related_verses'], 'source'>

export async function insertRelatedVerses(trx: Trx, source: string, rows: ImportedRelation[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 5000) {
    const values = rows.slice(start, start + 5000).map((row) => ({ ...row, source }))
    await trx.insertInto('related_verses').values(values).execute()
  }
}

export type ImportedWord = Omit<Tables['strongs'], 'source'>

export async function insertStrongs(trx: Trx, source: string, rows: ImportedWord[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 5000) {
    await trx
      .insertInto('strongs')
      .values(rows.slice(start, start + 5000).map((row) => ({ ...row, source })))
      .execute()
  }
}
