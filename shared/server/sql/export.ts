import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db.ts'
import { isReadable } from './plans.ts'

/**
 * Everything that is stored about a visitor, as the pieces of one JSON document. Each conversation and each plan is
 * read once the one before it was consumed, so that a long-time visitor costs no more memory than a new one. The lists
 * of a visitor who has written nothing are empty.
 */
export async function exportVisitor(db: Db, visitorId: string | null): Promise<AsyncIterable<string>> {
  const visitor = visitorId ? await findVisitor(db, visitorId) : undefined
  const nothing = ['chats', 'reading_plans', 'followed_plans', 'study_updates'].map((name) => ({
    name,
    ids: [],
    find: async () => {},
  }))
  if (!visitorId || !visitor) return piecesOf(null, nothing)
  const [chats, plans, followed, updates] = await Promise.all([
    idsOf(db.selectFrom('chats').select('id').where('owner_id', '=', visitorId).orderBy('created_at').execute()),
    idsOf(
      db.selectFrom('reading_plans').select('id').where('owner_id', '=', visitorId).orderBy('created_at').execute(),
    ),
    idsOf(
      db
        .selectFrom('visitor_plans')
        .select('plan_id as id')
        .where('visitor_id', '=', visitorId)
        .orderBy('created_at')
        .execute(),
    ),
    idsOf(db.selectFrom('study_updates').select('n as id').where('visitor_id', '=', visitorId).orderBy('n').execute()),
  ])
  return piecesOf(visitor, [
    { name: 'chats', ids: chats, find: (id) => findChat(db, visitorId, id) },
    { name: 'reading_plans', ids: plans, find: (id) => findPlan(db, visitorId, id) },
    { name: 'followed_plans', ids: followed, find: (id) => findFollowedPlan(db, visitorId, id) },
    // encrypted notes: only the visitor's devices can read them
    { name: 'study_updates', ids: updates, find: (id) => findStudyUpdate(db, visitorId, id) },
  ])
}

type List = { name: string; ids: number[]; find: (id: number) => Promise<unknown> }

async function* piecesOf(visitor: unknown, lists: List[]): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(new Date())},"visitor":${JSON.stringify(visitor)}`
  for (const { name, ids, find } of lists) {
    yield `,"${name}":[`
    let comma = ''
    for (const id of ids) {
      const item = await find(id)
      // deleted in the meantime
      if (!item) continue
      yield comma + JSON.stringify(item)
      comma = ','
    }
    yield ']'
  }
  yield '}'
}

async function idsOf(rows: Promise<{ id: number }[]>): Promise<number[]> {
  return (await rows).map(({ id }) => id)
}

function findVisitor(db: Db, visitorId: string) {
  return db
    .selectFrom('visitors')
    .where('id', '=', visitorId)
    .select(['translation_id', 'theology_slug', 'profile_slug', 'commentary', 'dismissed_hints'])
    .select(['created_at', 'seen_at'])
    .executeTakeFirst()
}

function findChat(db: Db, visitorId: string, id: number) {
  return db
    .selectFrom('chats as c')
    .where('c.owner_id', '=', visitorId)
    .where('c.id', '=', id)
    .select([
      'c.id',
      'c.title',
      'c.is_public',
      'c.is_kept',
      'c.bible_id',
      'c.book',
      'c.chapter',
      'c.verses',
      'c.plan_step_id',
    ])
    .select(['c.created_at', 'c.updated_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('messages as m')
          .whereRef('m.chat_id', '=', 'c.id')
          .select([
            'm.id',
            'm.role',
            'm.content',
            'm.note',
            'm.status',
            'm.error',
            'm.care',
            'm.version',
            'm.is_chosen',
          ])
          .select([
            'm.bible_id',
            'm.book',
            'm.chapter',
            'm.verses',
            'm.plan_step_id',
            'm.citations',
            'm.spans',
            'm.follow_ups',
          ])
          .select(['m.model_name', 'm.model_provider', 'm.created_at', 'm.finished_at'])
          .select((inner) =>
            jsonObjectFrom(
              inner
                .selectFrom('answer_ratings as r')
                .whereRef('r.message_id', '=', 'm.id')
                .select(['r.thumb', 'r.includes_text', 'r.rated_at']),
            ).as('rating'),
          )
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
    .executeTakeFirst()
}

function findPlan(db: Db, visitorId: string, id: number) {
  return db
    .selectFrom('reading_plans as p')
    .where('p.owner_id', '=', visitorId)
    .where('p.id', '=', id)
    .select(['p.id', 'p.slug', 'p.name', 'p.description', 'p.type', 'p.theme', 'p.estimated_days', 'p.bible_id'])
    .select(['p.is_public', 'p.is_listed', 'p.state', 'p.created_at', 'p.updated_at'])
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
    .executeTakeFirst()
}

function findStudyUpdate(db: Db, visitorId: string, n: number) {
  return db
    .selectFrom('study_updates')
    .where('visitor_id', '=', visitorId)
    .where('n', '=', n)
    .select(['n', 'client', 'seq', 'is_snapshot', sql<string>`encode(data, 'base64')`.as('data')])
    .executeTakeFirst()
}

function findFollowedPlan(db: Db, visitorId: string, id: number) {
  return (
    db
      .selectFrom('visitor_plans as v')
      .innerJoin('reading_plans as p', 'p.id', 'v.plan_id')
      .where('v.visitor_id', '=', visitorId)
      .where('v.plan_id', '=', id)
      .select(['v.plan_id', 'v.is_current', 'v.current_step_id', 'v.schedule', 'v.created_at'])
      // its creator may have given it another name after making it private
      .select(sql<string | null>`case when ${isReadable(visitorId)} then p.name end`.as('name'))
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
      .executeTakeFirst()
  )
}
