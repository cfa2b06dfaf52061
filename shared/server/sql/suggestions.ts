import { sql } from 'kysely'
import type { Reference } from '../../bible/versification.ts'
import type { PassageVerse, Suggestion } from '../../contract/bible.ts'
import type { Db } from '../db.ts'
import type { SuggestionKey } from '../suggestion-key.ts'
import { versesOf } from './bibles.ts'
import { newestInstructions } from './suggestion-sets.ts'

/** A chapter, or the part of it that a step of a reading plan covers. */
export type SuggestionPlace = { bibleId: string; book: string; chapter: number; step?: Reference }

/** The passage of a plan step; `is_shared`: the plan is public or the edition's, not only a visitor's. */
export type StepRange = Reference & { is_shared: boolean }

/** The passage of a plan step that the visitor may read: from their own plan or a public one. */
export async function findStepRange(db: Db, stepId: number, visitorId: string | null): Promise<StepRange | undefined> {
  const { rows } = await sql<StepRange>`
    select s.book, s.start_chapter, s.start_verse, s.end_chapter, s.end_verse,
      (p.is_public or p.owner_id is null) as is_shared
    from plan_steps s join reading_plans p on p.id = s.plan_id
    where s.id = ${stepId} and (p.is_public or p.owner_id = ${visitorId}::uuid)`.execute(db)
  return rows[0]
}

/** The scope of stored suggestions: the step's own range, or empty for a whole chapter. */
function suggestionScope(step: Reference | undefined): string {
  return step ? `${step.start_chapter}:${step.start_verse}-${step.end_chapter}:${step.end_verse}` : ''
}

export type ReadySuggestions = {
  /** The key of the set for the place in the visitor's theology and profile. */
  key: SuggestionKey
  suggestions: Suggestion[] | null
  /** False if nothing is stored, or what is stored was made with older instructions. */
  isCurrent: boolean
}

/**
 * The stored suggestions for a place in the visitor's theology and profile; a visitor who has asked nothing has the theology of
 * the partner whose edition they read.
 */
export async function findSuggestions(
  db: Db,
  place: SuggestionPlace,
  { visitorId, partner }: { visitorId: string | null; partner: string | null },
): Promise<ReadySuggestions> {
  const scope = suggestionScope(place.step)
  type Row = { theology_slug: string; profile_slug: string; suggestions: Suggestion[] | null; is_current: boolean }
  const { rows } = await sql<Row>`
    select own.theology_slug, own.profile_slug,
      -- null for the written ones: they are read from the release, so that a new release shows its own
      case when s.model_provider <> 'builtin' then s.suggestions end as suggestions,
      coalesce(s.instructions_hash = ${newestInstructions}, false) as is_current
    from (
      select coalesce(v.theology_slug, (select default_theology_slug from partners where slug = ${partner}),
          (select slug from theologies where is_default)) as theology_slug,
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

/** The verses that suggested questions are about: the chapter, or the part of it that a plan step covers. */
export async function suggestionMaterial(
  db: Db,
  { bibleId, book, chapter, step }: SuggestionPlace,
): Promise<{ verses: PassageVerse[] }> {
  const from = step?.book === book && step.start_chapter === chapter ? step.start_verse : 1
  const to = step?.book === book && step.end_chapter === chapter ? step.end_verse : 999
  const range = { book, start_chapter: chapter, start_verse: from, end_chapter: chapter, end_verse: to }
  return { verses: await versesOf(db, bibleId, range) }
}
