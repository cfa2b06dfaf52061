import { sql } from 'kysely'
import type { Reference } from '../../bible/versification.ts'
import type { Suggestion } from '../../contract/bible.ts'
import type { Db } from '../db.ts'
import type { SuggestionKey } from '../suggestion-key.ts'
import type { Edition } from './warm-up.ts'

/** The hash of the instructions that a current set is made with. */
export const newestInstructions = sql<string>`(
  select hash from instruction_releases where kind = 'suggestions' order by id desc limit 1)`

type Voice = { name: string; description: string }

export type SuggestionSetPlace = {
  bible_name: string
  language: string
  book: { id: string; name: string; chapter_count: number }
  theology: Voice
  profile: Voice
  step: Reference | undefined
}

/** What a set is made of besides the text; undefined if any of it is gone. */
export async function findSuggestionPlace(db: Db, key: SuggestionKey): Promise<SuggestionSetPlace | undefined> {
  const row = await db
    .selectFrom('books as b')
    .innerJoin('bibles', 'bibles.id', 'b.bible_id')
    .innerJoin('theologies as t', (join) => join.on('t.slug', '=', key.theology_slug))
    .innerJoin('profiles as p', (join) => join.on('p.slug', '=', key.profile_slug))
    .select(['bibles.name as bible_name', 'bibles.language', 'b.id', 'b.name', 'b.chapter_count'])
    .select(['t.name as theology_name', 't.description as theology_description'])
    .select(['p.name as profile_name', 'p.description as profile_description'])
    .where('b.bible_id', '=', key.bible_id)
    .where('b.id', '=', key.book)
    .where('b.chapter_count', '>=', key.chapter)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    bible_name: row.bible_name,
    language: row.language,
    book: { id: row.id, name: row.name, chapter_count: row.chapter_count },
    theology: { name: row.theology_name, description: row.theology_description },
    profile: { name: row.profile_name, description: row.profile_description },
    step: stepOf(key),
  }
}

function stepOf({ book, scope }: SuggestionKey): Reference | undefined {
  const numbers = /^(\d+):(\d+)-(\d+):(\d+)$/.exec(scope)?.slice(1).map(Number)
  if (!numbers) return undefined
  const [start_chapter = 1, start_verse = 1, end_chapter = 1, end_verse = 1] = numbers
  return { book, start_chapter, start_verse, end_chapter, end_verse }
}

/** Replaces the stored set: there is never more than one. */
export async function saveSuggestions(
  db: Db,
  key: SuggestionKey,
  edition: Edition,
  suggestions: readonly Suggestion[],
): Promise<void> {
  await db
    .insertInto('suggestion_sets')
    .values({ ...key, ...edition, suggestions: JSON.stringify(suggestions) })
    .onConflict((conflict) =>
      conflict.columns(['bible_id', 'book', 'chapter', 'theology_slug', 'profile_slug', 'scope']).doUpdateSet((eb) => ({
        instructions_hash: eb.ref('excluded.instructions_hash'),
        model_provider: eb.ref('excluded.model_provider'),
        suggestions: eb.ref('excluded.suggestions'),
        created_at: sql`now()`,
      })),
    )
    .execute()
}

/** Whether a stored set was made with the newest instructions. */
export async function hasCurrentSet(db: Db, key: SuggestionKey): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (
      select from suggestion_sets
      where bible_id = ${key.bible_id} and book = ${key.book} and chapter = ${key.chapter} and scope = ${key.scope}
        and theology_slug = ${key.theology_slug} and profile_slug = ${key.profile_slug}
        and instructions_hash = ${newestInstructions}) as is_there`.execute(db)
  return rows[0]?.is_there === true
}

/** The stored questions for the other chapters of the book, in the same theology and profile. */
export async function questionsElsewhere(db: Db, key: SuggestionKey): Promise<string[]> {
  const { rows } = await sql<{ question: string }>`
    select each ->> 'question' as question
    from suggestion_sets s, jsonb_array_elements(s.suggestions) each
    where bible_id = ${key.bible_id} and book = ${key.book} and chapter <> ${key.chapter} and scope = ${key.scope}
      and theology_slug = ${key.theology_slug} and profile_slug = ${key.profile_slug}`.execute(db)
  return rows.map(({ question }) => question)
}
