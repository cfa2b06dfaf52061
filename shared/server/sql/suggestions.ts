import { sql } from 'kysely'
import type { ChapterTopic, SuggestionMaterial } from '../../bible/suggest.ts'
import type { Reference } from '../../bible/versification.ts'
import type { Suggestion } from '../../contract/bible.ts'
import type { Db } from '../db.ts'
import type { SuggestionKey } from '../suggestion-key.ts'
import { versesOf } from './bibles.ts'
import { newestInstructions } from './suggestion-sets.ts'

/** A chapter, or as much of it as a step of a reading plan covers. */
export type SuggestionPlace = { bibleId: string; book: string; chapter: number; step?: Reference }

/** The passage of a plan step that the visitor may read: of their own plan or of a public one. */
export async function findStepRange(db: Db, stepId: number, visitorId: string | null): Promise<Reference | undefined> {
  const { rows } = await sql<Reference>`
    select s.book, s.start_chapter, s.start_verse, s.end_chapter, s.end_verse
    from plan_steps s join reading_plans p on p.id = s.plan_id
    where s.id = ${stepId} and (p.is_public or p.owner_id = ${visitorId}::uuid)`.execute(db)
  return rows[0]
}

/** What stored suggestions are filed under: the step's own range, or nothing for a whole chapter. */
export function suggestionScope(step: Reference | undefined): string {
  return step ? `${step.start_chapter}:${step.start_verse}-${step.end_chapter}:${step.end_verse}` : ''
}

export type ReadySuggestions = {
  /** The set that belongs to the place in the visitor's theology and profile. */
  key: SuggestionKey
  suggestions: Suggestion[] | null
  /** False where nothing is stored, or what is stored was made under other instructions than the newest. */
  isCurrent: boolean
}

/** The suggestions that are ready for a place in the visitor's theology and profile. */
export async function findSuggestions(
  db: Db,
  place: SuggestionPlace,
  visitorId: string | null,
): Promise<ReadySuggestions> {
  const scope = suggestionScope(place.step)
  type Row = { theology_slug: string; profile_slug: string; suggestions: Suggestion[] | null; is_current: boolean }
  const { rows } = await sql<Row>`
    select own.theology_slug, own.profile_slug, s.suggestions,
      coalesce(s.instructions_hash = ${newestInstructions}, false) as is_current
    from (
      select coalesce(v.theology_slug, (select slug from theologies where is_default)) as theology_slug,
        coalesce(v.profile_slug, (select slug from profiles where is_default)) as profile_slug
      from (select 1) one left join visitors v on v.id = ${visitorId}::uuid
    ) own
    left join suggestion_sets s on s.bible_id = ${place.bibleId} and s.book = ${place.book}
      and s.chapter = ${place.chapter} and s.scope = ${scope}
      and s.theology_slug = own.theology_slug and s.profile_slug = own.profile_slug`.execute(db)
  const { suggestions, is_current, ...voice } = rows[0]!
  const { bibleId: bible_id, book, chapter } = place
  return { key: { bible_id, book, chapter, ...voice, scope }, suggestions, isCurrent: is_current }
}

/** What questions can be made of: the verses of a place, the topics that refer to them, and what they refer to. */
export async function suggestionMaterial(
  db: Db,
  { bibleId, book, chapter, step }: SuggestionPlace,
): Promise<SuggestionMaterial> {
  const from = step?.book === book && step.start_chapter === chapter ? step.start_verse : 1
  const to = step?.book === book && step.end_chapter === chapter ? step.end_verse : 999
  const range = { book, start_chapter: chapter, start_verse: from, end_chapter: chapter, end_verse: to }
  const [verses, topics, links] = await Promise.all([
    versesOf(db, bibleId, range),
    topicsOf(db, range),
    db
      .selectFrom('cross_references')
      .select(['verse', 'target_book', 'target_chapter', 'target_verse'])
      .where('bible_id', '=', bibleId)
      .where('book', '=', book)
      .where('chapter', '=', chapter)
      .where('verse', '>=', from)
      .where('verse', '<=', to)
      .orderBy('verse')
      .limit(5)
      .execute(),
  ])
  return { verses, topics, links }
}

/** The topics with a reference that begins in the range; `total` is how many references the topic has in all. */
async function topicsOf(db: Db, range: Reference): Promise<ChapterTopic[]> {
  const { rows } = await sql<ChapterTopic>`
    select t.name, r.start_verse, case when r.end_chapter > r.start_chapter then 999 else r.end_verse end as end_verse,
      (select count(*) from topic_references every where every.topic_id = t.id)::int as total
    from topic_references r join topics t on t.id = r.topic_id
    where r.book = ${range.book} and r.start_chapter = ${range.start_chapter}
      and r.start_verse between ${range.start_verse} and ${range.end_verse}
    order by r.topic_id, r.ordinal limit 1000`.execute(db)
  return rows
}
