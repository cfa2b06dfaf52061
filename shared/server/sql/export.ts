import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db.ts'

/** Everything that is kept of a visitor, as one document. Undefined for one who has written nothing. */
export async function exportVisitor(db: Db, visitorId: string) {
  const visitor = await db
    .selectFrom('visitors')
    .where('id', '=', visitorId)
    .select(['translation_id', 'theology_slug', 'profile_slug', 'commentary', 'dismissed_hints'])
    .select(['created_at', 'seen_at'])
    .executeTakeFirst()
  if (!visitor) return undefined
  const [chats, reading_plans, followed_plans] = await Promise.all([
    exportChats(db, visitorId),
    exportPlans(db, visitorId),
    exportFollowedPlans(db, visitorId),
  ])
  return { visitor, chats, reading_plans, followed_plans }
}

function exportChats(db: Db, visitorId: string) {
  return db
    .selectFrom('chats as c')
    .where('c.owner_id', '=', visitorId)
    .select(['c.id', 'c.title', 'c.is_public', 'c.bible_id', 'c.book', 'c.chapter', 'c.verses', 'c.plan_step_id'])
    .select(['c.created_at', 'c.updated_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('messages as m')
          .whereRef('m.chat_id', '=', 'c.id')
          .select(['m.id', 'm.role', 'm.content', 'm.status', 'm.bible_id', 'm.book', 'm.chapter', 'm.verses'])
          .select([
            'm.citations',
            'm.spans',
            'm.follow_ups',
            'm.care',
            'm.error',
            'm.model_name',
            'm.model_provider',
            'm.created_at',
            'm.finished_at',
          ])
          .select((inner) =>
            jsonArrayFrom(
              inner
                .selectFrom('audits as a')
                .innerJoin('instructions as i', 'i.hash', 'a.instructions_hash')
                .whereRef('a.message_id', '=', 'm.id')
                .select(['i.text as instructions_prompt', 'a.instructions_hash', 'a.input_prompt', 'a.outcome'])
                .select(['a.tool_calls', 'a.tool_results', 'a.llm_raw_response', 'a.model_provider', 'a.model_name'])
                .select(['a.usage', 'a.timings', 'a.created_at'])
                .orderBy('a.id'),
            ).as('audits'),
          )
          .orderBy('m.id'),
      ).as('messages'),
    )
    .orderBy('c.created_at')
    .execute()
}

function exportPlans(db: Db, visitorId: string) {
  return db
    .selectFrom('reading_plans as p')
    .where('p.owner_id', '=', visitorId)
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.description',
      'p.type',
      'p.theme',
      'p.estimated_days',
      'p.bible_id',
      'p.is_public',
      'p.is_listed',
    ])
    .select(['p.state', 'p.created_at', 'p.updated_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('plan_steps as s')
          .whereRef('s.plan_id', '=', 'p.id')
          .select(['s.id', 's.day', 's.step_order', 's.title', 's.theme', 's.book'])
          .select(['s.start_chapter', 's.start_verse', 's.end_chapter', 's.end_verse'])
          .orderBy('s.step_order'),
      ).as('steps'),
    )
    .orderBy('p.created_at')
    .execute()
}

function exportFollowedPlans(db: Db, visitorId: string) {
  return db
    .selectFrom('visitor_plans as v')
    .innerJoin('reading_plans as p', 'p.id', 'v.plan_id')
    .where('v.visitor_id', '=', visitorId)
    .select(['v.plan_id', 'p.name', 'v.is_current', 'v.current_step_id', 'v.schedule', 'v.created_at'])
    .select(sql<string | null>`v.started_on::text`.as('started_on'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('step_progress as s')
          .whereRef('s.visitor_id', '=', 'v.visitor_id')
          .whereRef('s.plan_id', '=', 'v.plan_id')
          .select(['s.step_id', 's.completed_at'])
          .orderBy('s.completed_at'),
      ).as('completed_steps'),
    )
    .orderBy('v.created_at')
    .execute()
}
