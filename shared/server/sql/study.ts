import { sql } from 'kysely'
import type { RelatedVerse } from '../../bible/related.ts'
import { type TaggedVerse, taggedVersesOfHtml } from '../../bible/rendered-verses.ts'
import { versePosition } from '../../bible/verse-position.ts'
import type { Reference } from '../../bible/versification.ts'
import type { Db, StoredRow } from '../db.ts'
import { findChapterHtml } from './bibles.ts'

type Topic = { id: number; slug: string; name: string; reference_count: number }

/**
 * Topics with these words in their names: exact names first, then those with most passages. All words must occur; if no
 * name has them all, one is enough.
 */
export async function findTopics(db: Db, words: string, limit: number): Promise<Topic[]> {
  const search = (operator: '&' | '|') => sql<string>`
    nullif(replace(plainto_tsquery('english', ${words})::text, '&', ${operator}), '')::tsquery`
  const find = (operator: '&' | '|') =>
    db
      .selectFrom('topics')
      .select(['id', 'slug', 'name'])
      .select((eb) =>
        eb
          .selectFrom('topic_references')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('topic_id', '=', 'topics.id')
          .as('count'),
      )
      .where(sql<boolean>`search @@ ${search(operator)}`)
      .orderBy(sql`lower(name) = lower(${words})`, 'desc')
      .orderBy('count', 'desc')
      .orderBy('name')
      .limit(limit)
      .execute()
  const all = await find('&')
  const rows = all.length > 0 ? all : await find('|')
  return rows.map(({ count, ...topic }) => ({ ...topic, reference_count: Number(count) }))
}

export type TopicReference = Reference & { heading: string }

/** The passages of a topic, each with its heading, in the order of the work. */
export async function listTopicReferences(db: Db, topicId: number, limit: number): Promise<TopicReference[]> {
  return db
    .selectFrom('topic_references')
    .select(['heading', 'book', 'start_chapter', 'start_verse', 'end_chapter', 'end_verse'])
    .where('topic_id', '=', topicId)
    .orderBy('ordinal')
    .limit(limit)
    .execute()
}

/** The topics that list a verse of this range, those with the fewest passages first. */
export async function listTopicsOf(
  db: Db,
  range: Reference,
  limit: number,
): Promise<{ name: string; heading: string }[]> {
  return (
    db
      .selectFrom('topic_references as r')
      .innerJoin('topics as t', 't.id', 'r.topic_id')
      .select(['t.name'])
      .select((eb) => eb.fn.min('r.heading').as('heading'))
      .where('r.book', '=', range.book)
      .where(sql<boolean>`(r.start_chapter, r.start_verse) <= (${range.end_chapter}::int, ${range.end_verse}::int)`)
      .where(sql<boolean>`(r.end_chapter, r.end_verse) >= (${range.start_chapter}::int, ${range.start_verse}::int)`)
      // a reference to whole chapters means little for one verse
      .where(sql<boolean>`r.end_chapter = r.start_chapter and r.end_verse - r.start_verse <= 12`)
      .groupBy('t.name')
      .orderBy(sql`min(r.end_verse - r.start_verse)`)
      .orderBy('t.name')
      .limit(limit)
      .execute()
  )
}

/** The notes of all translations that point from a verse of this range to other passages. */
export async function listCrossReferences(db: Db, range: Reference, limit: number): Promise<Reference[]> {
  return db
    .selectFrom('cross_references')
    .select(['target_book as book', 'target_chapter as start_chapter', 'target_verse as start_verse'])
    .select(['target_end_chapter as end_chapter', 'target_end_verse as end_verse'])
    .distinct()
    .where('book', '=', range.book)
    .where(sql<boolean>`(chapter, verse) >= (${range.start_chapter}::int, ${range.start_verse}::int)`)
    .where(sql<boolean>`(chapter, verse) <= (${range.end_chapter}::int, ${range.end_verse}::int)`)
    .limit(limit)
    .execute()
}

/**
 * The verses that some ranges of positions lead to, themselves left out, and how many verses lead to each. Two verses of
 * different Gospels are parallel if each leads to the other, and so do two verses beside them.
 */
export async function listRelated(db: Db, ranges: readonly (readonly [number, number])[]): Promise<RelatedVerse[]> {
  const asked = sql`unnest(${ranges.map(([from]) => from)}::int[], ${ranges.map(([, to]) => to)}::int[])
    as asked (first, last)`
  const [gospels, acts] = [firstOf('MAT'), firstOf('ACT')]
  const { rows } = await sql<RelatedVerse>`
    with pair as (
      select r.position as one, other
      from related_verses r join ${asked} on r.position between first - 1 and last + 1, unnest(r.targets) as other
      where r.source = 'tsk' and r.position between ${gospels} and ${acts} and other between ${gospels} and ${acts}
        and r.position / 1000000 <> other / 1000000
        and exists (select from related_verses back
          where back.source = 'tsk' and back.position = other and r.position = any(back.targets)))
    select t.target, coalesce(r.cited, 0) as cited, exists (
      select from pair join ${asked} on one between first and last
      join pair as beside on abs(beside.one - pair.one) = 1 and abs(beside.other - pair.other) <= 2
      where pair.other = t.target) as is_parallel
    from (select distinct unnest(targets) as target
      from related_verses join ${asked} on position between first and last where source = 'tsk') t
    left join related_verses r on r.source = 'tsk' and r.position = t.target
    where not exists (select from ${asked} where t.target between first and last)`.execute(db)
  return rows
}

const firstOf = (book: string) => versePosition({ book, chapter: 0, verse: 0 })

/** How many verses each of these ranges of positions leads to, by its index; those that lead to none are left out. */
export async function countRelated(
  db: Db,
  ranges: readonly (readonly [number, number])[],
): Promise<{ index: number; count: number }[]> {
  const asked = sql`unnest(${ranges.map(([from]) => from)}::int[], ${ranges.map(([, to]) => to)}::int[])
    with ordinality as asked (first, last, n)`
  const { rows } = await sql<{ index: number; count: number }>`
    select n::int - 1 as index, sum(cardinality(targets))::int as count
    from related_verses join ${asked} on position between first and last
    where source = 'tsk' group by n order by n`.execute(db)
  return rows
}

export type CommentaryPart = { chapter: number; start_verse: number; end_verse: number; text: string }

/** A commentary's entries on the verses of a range, in order. */
export async function listCommentaryOn(db: Db, source: string, range: Reference): Promise<CommentaryPart[]> {
  return db
    .selectFrom('commentary_entries')
    .select(['chapter', 'start_verse', 'end_verse', 'text'])
    .where('source', '=', source)
    .where('book', '=', range.book)
    .where(sql<boolean>`(chapter, end_verse) >= (${range.start_chapter}::int, ${range.start_verse}::int)`)
    .where(sql<boolean>`(chapter, start_verse) <= (${range.end_chapter}::int, ${range.end_verse}::int)`)
    .orderBy('chapter')
    .orderBy('start_verse')
    .limit(40)
    .execute()
}

const MOST_TAGGED = { verses: 20, chapters: 10 }

/** The first verses of a range whose words have Strong's numbers, if the translation has them. */
export async function listTaggedVerses(
  db: Db,
  bibleId: string,
  { book, start_chapter, start_verse, end_chapter, end_verse }: Reference,
): Promise<(TaggedVerse & { chapter: number })[]> {
  const found: (TaggedVerse & { chapter: number })[] = []
  const last = Math.min(end_chapter, start_chapter + MOST_TAGGED.chapters - 1)
  for (let chapter = start_chapter; chapter <= last && found.length < MOST_TAGGED.verses; chapter++) {
    const html = await findChapterHtml(db, bibleId, book, chapter)
    for (const tagged of taggedVersesOfHtml(html ?? '')) {
      const { verse } = tagged
      if (chapter === start_chapter && verse < start_verse) continue
      if (chapter === end_chapter && verse > end_verse) continue
      found.push({ chapter, ...tagged })
    }
  }
  return found.slice(0, MOST_TAGGED.verses)
}

export type StrongsEntry = StoredRow<'strongs', 'id' | 'language' | 'lemma' | 'transliteration' | 'definition'>

/** Dictionary entries by their numbers. */
export async function listStrongs(db: Db, ids: readonly string[]): Promise<StrongsEntry[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('strongs')
    .select(['id', 'language', 'lemma', 'transliteration', 'definition'])
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * How often Nave's topics point to each verse of these chapters: the verses that readers have returned to most. Only
 * references of a few verses count. Keys are `JHN.3.16`.
 */
export async function countCitations(
  db: Db,
  places: readonly { book: string; chapter: number }[],
): Promise<Map<string, number>> {
  if (places.length === 0) return new Map()
  const pairs = sql.join(places.map(({ book, chapter }) => sql`(${book}, ${chapter}::smallint)`))
  const { rows } = await sql<{ book: string; chapter: number; verse: number; count: number }>`
    select book, start_chapter as chapter, verse, count(*)::int as count
    from topic_references, generate_series(start_verse::int, end_verse::int) as verse
    where (book, start_chapter) in (${pairs}) and end_chapter = start_chapter and end_verse - start_verse <= 6
    group by 1, 2, 3`.execute(db)
  return new Map(rows.map(({ book, chapter, verse, count }) => [`${book}.${chapter}.${verse}`, count]))
}

export type OutlinedPassage = StoredRow<
  'commentary_entries',
  'book' | 'chapter' | 'start_verse' | 'end_verse' | 'title'
>

/** The passages into which a commentary divides some books, in order, with the subject of each. */
export async function listOutline(db: Db, source: string, books: readonly string[]): Promise<OutlinedPassage[]> {
  if (books.length === 0) return []
  return db
    .selectFrom('commentary_entries')
    .select(['book', 'chapter', 'start_verse', 'end_verse', 'title'])
    .where('source', '=', source)
    .where('book', 'in', [...books])
    .orderBy('book')
    .orderBy('chapter')
    .orderBy('start_verse')
    .execute()
}
