import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_TRANSLATION } from '../../limits.ts'
import type { TextHead } from '../../seals/text-head.ts'
import type { Entry } from '../../seals/text-index.ts'
import type { Db } from '../db.ts'

const imported = sql<string>`source_sha256 || ':' || importer_version || ':' || extract(epoch from imported_at)`

/** Every installed text: translations in catalogue order, then commentaries, dictionaries and topics. */
export async function listTexts(db: Db): Promise<TextHead[]> {
  const { rows } = await sql<TextHead>`
    select id, 'scripture' as kind, name, abbreviation, language, ${imported} as version,
      case when id = ${DEFAULT_TRANSLATION} then 0 else 1 end as rank, position
    from bibles
    union all
    select id, case kind when 'dictionary' then 'lexicon' else kind end, name, id, 'en', ${imported}, 2, 0
    from resources
    order by rank, position, id`.execute(db)
  return rows.map(({ id, kind, name, abbreviation, language, version }) => {
    return { id, kind, name, abbreviation, language, version }
  })
}

/** Some entries of a text in order, starting at this number. */
export async function listEntries(
  db: Db,
  { id, kind }: Pick<TextHead, 'id' | 'kind'>,
  from: number,
  limit: number,
): Promise<Entry[]> {
  if (kind === 'scripture') {
    return db
      .selectFrom('verses')
      .select(['book', 'chapter', 'verse', 'verse_end', 'text'])
      .where('bible_id', '=', id)
      .orderBy('position')
      .offset(from)
      .limit(limit)
      .execute()
  }
  if (kind === 'commentary') {
    const rows = await db
      .selectFrom('commentary_entries')
      .select(['book', 'chapter', 'start_verse', 'end_verse', 'text'])
      .where('source', '=', id)
      .orderBy('book')
      .orderBy('chapter')
      .orderBy('start_verse')
      .offset(from)
      .limit(limit)
      .execute()
    return rows.map(({ start_verse, end_verse, ...entry }) => ({ ...entry, verse: start_verse, verse_end: end_verse }))
  }
  if (kind === 'topics') {
    const { rows } = await topics(id, sql`order by slug offset ${from} limit ${limit}`).execute(db)
    return rows.map(({ name, text }) => ({ book: name, chapter: 0, verse: 0, verse_end: 0, text }))
  }
  const rows = await db
    .selectFrom('strongs')
    .select(['id', 'definition'])
    .where('source', '=', id)
    .orderBy('id')
    .offset(from)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...{ book: row.id.slice(0, 1), chapter: Number.parseInt(row.id.slice(1), 10), verse: 0, verse_end: 0 },
    text: row.definition,
  }))
}

/** Topics with their name and the lines below it, in order; the second part is appended to the where clause. */
const topics = (source: string, more: RawBuilder<unknown>) => sql<{ name: string; text: string }>`
  select name, name || coalesce((
    select string_agg(E'\n' || heading, '' order by first)
    from (select heading, min(ordinal) as first from topic_references where topic_id = topics.id group by heading) lines
    where heading <> ''
  ), '') as text
  from topics where source = ${source} ${more}`

/** The version of the stored index of a text; undefined if none is stored. */
export async function findIndexVersion(db: Db, textId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('text_sections')
    .select('version')
    .where('text_id', '=', textId)
    .limit(1)
    .executeTakeFirst()
  return row?.version
}

/** One part of a section of a stored index; undefined after the last one. */
export async function findSectionPart(
  db: Db,
  textId: string,
  section: string,
  version: string,
  part: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('text_sections')
    .select('bytes')
    .where((eb) => eb.and({ text_id: textId, section, version, part }))
    .executeTakeFirst()
  return row?.bytes
}

/** Small enough to read a part in a few milliseconds. */
const PART_BYTES = 512 * 1024

/** Replaces the index of a text with these sections. Of two concurrent calls one wins. */
export async function saveSections(
  db: Db,
  textId: string,
  version: string,
  sections: Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`text-index:${textId}`}))`.execute(trx)
    await trx.deleteFrom('text_sections').where('text_id', '=', textId).execute()
    for (const [section, bytes] of Object.entries(sections)) {
      for (let part = 0; part * PART_BYTES < bytes.length; part++) {
        const piece = Buffer.from(bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES))
        await trx
          .insertInto('text_sections')
          .values({ text_id: textId, section, part, version, bytes: piece })
          .execute()
      }
    }
  })
}

/** The stored words of a commentary or dictionary entry, by its place. */
export async function findEntryText(
  db: Db,
  { id, kind }: TextHead,
  { book, chapter, verse }: Omit<Entry, 'text'>,
): Promise<string> {
  if (kind === 'commentary') {
    const row = await db
      .selectFrom('commentary_entries')
      .select('text')
      .where((eb) => eb.and({ source: id, book, chapter, start_verse: verse }))
      .executeTakeFirst()
    return row?.text ?? ''
  }
  if (kind === 'topics') {
    const { rows } = await topics(id, sql`and name = ${book}`).execute(db)
    return rows.map(({ text }) => text).join('\n')
  }
  const row = await db
    .selectFrom('strongs')
    .select('definition')
    .where('source', '=', id)
    .where('id', '=', `${book}${chapter}`)
    .executeTakeFirst()
  return row?.definition ?? ''
}
