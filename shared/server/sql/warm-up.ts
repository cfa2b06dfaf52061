import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** What makes a set current: today's instructions and provider. */
export type Edition = { instructions_hash: string; model_provider: string }

export type WarmUpRun = {
  night: string
  chapters: number
  /** Chapters that had no current set when the run began. */
  missing: number
  /** Chapters that have none now. */
  left: number
  started_at: Date
  finished_at: Date | null
}

/** How long the work of one night may take: until the next one. */
const NIGHT_SECONDS = 20 * 3600

const missingChapters = (bible: string, { instructions_hash, model_provider }: Edition) => sql`
  from chapters c
  cross join (select slug from theologies where is_default) t
  cross join (select slug from profiles where is_default) p
  where c.bible_id = ${bible} and not exists (
    select from suggestion_sets s
    where s.bible_id = c.bible_id and s.book = c.book and s.chapter = c.chapter and s.scope = ''
      and s.theology_slug = t.slug and s.profile_slug = p.slug
      and s.instructions_hash = ${instructions_hash} and s.model_provider = ${model_provider})`

/**
 * Starts or continues the run of a night: accepts work for every chapter of a translation without a current set, unless
 * such work is open already. Returns the accepted items; the date is the database's.
 */
export async function beginWarmUp(db: Db, bible: string, edition: Edition): Promise<{ id: string; gen: number }[]> {
  return db.transaction().execute(async (trx) => {
    await sql`
      insert into warm_up_runs (night, instructions_hash, model_provider, chapters, missing)
      select current_date, ${edition.instructions_hash}, ${edition.model_provider},
        (select count(*) from chapters where bible_id = ${bible}), (select count(*) ${missingChapters(bible, edition)})
      on conflict (night) do update set finished_at = null`.execute(trx)
    const { rows } = await sql<{ id: string; gen: number }>`
      insert into work_item (kind, entity_id, dedupe_key, deadline_at)
      select 'suggestion-precompute', entity, 'suggestions:' || entity, now() + make_interval(secs => ${NIGHT_SECONDS})
      from (
        select concat_ws('/', c.bible_id, c.book, c.chapter, t.slug, p.slug, '') as entity
        ${missingChapters(bible, edition)}
      ) missing
      on conflict (dedupe_key) where state in ('queued', 'running') do nothing
      returning id, gen`.execute(trx)
    return rows
  })
}

/** Records that a night's run is over once no chapter is left. */
export async function endWarmUp(db: Db, bible: string, edition: Edition): Promise<void> {
  await sql`
    update warm_up_runs set finished_at = now()
    where night = (select max(night) from warm_up_runs) and finished_at is null
      and not exists (select 1 ${missingChapters(bible, edition)})`.execute(db)
}

/** The last run and its remaining chapters; undefined before the first night. */
export async function lastWarmUp(db: Db, bible: string): Promise<WarmUpRun | undefined> {
  const run = await db
    .selectFrom('warm_up_runs')
    .select([sql<string>`night::text`.as('night'), 'chapters', 'missing', 'started_at', 'finished_at'])
    .select(['instructions_hash', 'model_provider'])
    .orderBy('night', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!run) return undefined
  const { instructions_hash, model_provider, ...rest } = run
  const edition = { instructions_hash, model_provider }
  const { rows } = await sql<{ left: number }>`select count(*)::int as left ${missingChapters(bible, edition)}`.execute(
    db,
  )
  return { ...rest, left: rows[0]?.left ?? 0 }
}
