import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PlanCreator, PlanNote, PlanSearchQuery, PlanState } from '../../contract/plans.ts'
import type { Db } from '../db.ts'
import type { Tables } from '../tables.ts'

/** A plan step, if the visitor may read it: from their own plan or a public one. */
export async function readableStep(db: Db, id: number, visitorId: string | null): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('plan_steps as s')
    .innerJoin('reading_plans as p', 'p.id', 's.plan_id')
    .select('s.id')
    .where('s.id', '=', id)
    .where((step) =>
      step.or([step('p.is_public', '=', true), ...(visitorId ? [step('p.owner_id', '=', visitorId)] : [])]),
    )
    .executeTakeFirst()
}

/**
 * A plan as one visitor sees it. `followers` and `rating` are counted hourly; `done_steps` is null unless they follow
 * it.
 */
export type PlanRow = {
  id: number
  slug: string
  name: string
  description: string
  type: string
  theme: string | null
  estimated_days: number
  bible_id: string
  is_public: boolean
  is_listed: boolean
  is_current: boolean
  is_owner: boolean
  creator: PlanCreator
  state: PlanState
  error: string | null
  note: PlanNote | null
  step_count: number
  words: number
  followers: number
  rating: number | null
  done_steps: number | null
  /** Changes with every edit of the plan or its steps. */
  version: string
}

/** The plan if the visitor may read it: their own, or a public one. */
export async function readablePlan(db: Db, id: number, visitorId: string | null): Promise<PlanRow | undefined> {
  const [row] = await listPlans(db, visitorId, sql`p.id = ${id} and ${isReadable(visitorId)}`)
  return row
}

/** The plans that are suggested to everyone. */
export function suggestedPlans(db: Db, visitorId: string | null): Promise<PlanRow[]> {
  const isOffered = sql<boolean>`p.is_suggested and p.is_public and p.state = 'ready'`
  return listPlans(db, visitorId, isOffered, sql`p.estimated_days, p.name, p.id`)
}

/** The plans that a visitor has added, the current one first. */
export async function listUserPlans(db: Db, visitorId: string | null): Promise<PlanRow[]> {
  if (!visitorId) return []
  const isMine = sql<boolean>`f.plan_id is not null and ${isReadable(visitorId)}`
  return listPlans(db, visitorId, isMine, sql`f.is_current desc, f.created_at desc, p.id desc`)
}

/** The visitor's current plan, if they may still read it. */
export async function currentPlan(db: Db, visitorId: string | null): Promise<PlanRow | undefined> {
  if (!visitorId) return undefined
  const [row] = await listPlans(db, visitorId, sql`f.is_current and ${isReadable(visitorId)}`)
  return row
}

/** The listed plans, and with creator `me` the visitor's own ones that they did not delete, at most a hundred. */
export function searchPlans(db: Db, visitorId: string | null, asked: PlanSearchQuery): Promise<PlanRow[]> {
  const words = asked.q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12)
  const conditions = [
    sql`p.state = 'ready'`,
    creators(visitorId)[asked.creator ?? 'anybody'],
    ...(asked.days ? [sql`p.estimated_days between ${sql.join(lengths[asked.days], sql` and `)}`] : []),
    ...(asked.theme ? [sql`(lower(p.theme) = ${asked.theme} or ${text} ~ ${`\\m${asked.theme}\\M`})`] : []),
    ...words.map((word) => sql`strpos(${text}, ${word}) > 0`),
  ]
  return listPlans(db, visitorId, sql`${sql.join(conditions, sql` and `)}`, orders[asked.sort])
}

const text = sql`lower(concat_ws(' ', p.name, p.description, p.theme))`
const lengths = { '1-7': [1, 7], '8-30': [8, 30], '31-90': [31, 90], '91+': [91, 100_000] } as const

const followers = sql`coalesce(u.followers, 0)`

const orders = {
  popularity: sql`${followers} desc, p.is_suggested desc, p.id`,
  newest: sql`p.created_at desc, p.id desc`,
  rating: sql`u.rating desc nulls last, ${followers} desc, p.id`,
  duration: sql`p.estimated_days, p.name, p.id`,
}

const isListed = sql`(p.is_public and p.is_listed)`

const creators = (visitorId: string | null) => ({
  anybody: isListed,
  me: visitorId
    ? sql`(p.owner_id = ${visitorId}::uuid and (p.deleted_at is null or f.plan_id is not null))`
    : sql`false`,
  community: sql`${isListed} and p.owner_id is not null`,
  featured: sql`${isListed} and p.owner_id is null`,
})

/** Whether the visitor may read the plan `p`: their own, or a public one. */
export const isReadable = (visitorId: string | null) =>
  visitorId ? sql<boolean>`(p.is_public or p.owner_id = ${visitorId}::uuid)` : sql<boolean>`p.is_public`

// counted in the column list: that way only the hundred shown plans are counted, not all
async function listPlans(
  db: Db,
  visitorId: string | null,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`p.id`,
): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.slug, p.name, p.description, p.type, p.theme, p.estimated_days, p.bible_id, p.is_public,
      p.is_public and p.is_listed as is_listed, p.state, p.error, p.note, coalesce(f.is_current, false) as is_current, coalesce(p.owner_id = ${visitorId}::uuid, false) as is_owner,
      case when p.owner_id is null then 'featured' when p.owner_id = ${visitorId}::uuid then 'me' else 'community' end
        as creator,
      (select count(*)::int from plan_steps where plan_id = p.id) as step_count,
      (select coalesce(sum(word_count), 0)::int from plan_steps where plan_id = p.id) as words,
      ${followers} as followers, u.rating, p.updated_at::text as version,
      case when f.plan_id is not null then (select count(*)::int from step_progress d
        where d.visitor_id = f.visitor_id and d.plan_id = f.plan_id) end as done_steps
    from reading_plans p
    left join plan_use u on u.plan_id = p.id
    left join visitor_plans f on f.plan_id = p.id and f.visitor_id = ${visitorId}::uuid
    where ${condition} order by ${order} limit 100`.execute(db)
  return rows
}

export type PlanHead = { id: number; type: string; name: string; description: string; estimated_days: number }

/** The data for a preview of a plan while it is public and has its steps; undefined for any other plan. */
export function findPublicPlan(db: Db, id: number): Promise<PlanHead | undefined> {
  return db
    .selectFrom('reading_plans')
    .where((eb) => eb.and({ id, is_public: true, state: 'ready' }))
    .select(['id', 'type', 'name', 'description', 'estimated_days'])
    .executeTakeFirst()
}

export type PlanStepRow = Omit<Selectable<Tables['plan_steps']>, 'plan_id'> & { is_done: boolean }

/** The steps of a plan in order, with the visitor's progress. */
export async function listPlanSteps(db: Db, planId: number, visitorId: string | null): Promise<PlanStepRow[]> {
  // as one value of JSON: a thousand rows cost more to read
  const { rows } = await sql<{ steps: PlanStepRow[] | null }>`
    select json_agg(row) as steps from (
      select s.id, s.day, s.step_order, s.title, s.theme, s.book, s.start_chapter, s.start_verse, s.end_chapter,
        s.end_verse, s.word_count, d.step_id is not null as is_done
      from plan_steps s left join step_progress d on d.step_id = s.id and d.visitor_id = ${visitorId}::uuid
      where s.plan_id = ${planId} order by s.step_order) row`.execute(db)
  return rows[0]?.steps ?? []
}

/** The ids of the steps of a plan that the visitor has read. */
export async function listDoneSteps(db: Db, planId: number, visitorId: string | null): Promise<number[]> {
  if (!visitorId) return []
  const rows = await db
    .selectFrom('step_progress')
    .select('step_id')
    .where('visitor_id', '=', visitorId)
    .where('plan_id', '=', planId)
    .execute()
  return rows.map(({ step_id }) => step_id)
}
