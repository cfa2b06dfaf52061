import { sql } from 'kysely'
import type { ReportReason } from '../../contract/report.ts'
import type { Db } from '../db.ts'

/** The target of a report: a public chat, or a public plan. */
export type ReportTarget = { kind: 'chat' | 'plan'; id: number }

/** Further reports of one target add nothing, and are not stored. */
const MOST_OF_ONE = 100

const columnOf = ({ kind }: Pick<ReportTarget, 'kind'>) => (kind === 'chat' ? 'chat_id' : 'plan_id')

/** Stores a report, without anything about its sender. */
export async function insertReport(
  db: Db,
  target: ReportTarget,
  { reason, note }: { reason: ReportReason; note: string },
): Promise<void> {
  const column = columnOf(target)
  const stored = db.selectFrom('reports').where(column, '=', target.id)
  const known = await stored.select((report) => report.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (Number(known.count) >= MOST_OF_ONE) return
  const ids = { chat_id: null, plan_id: null, [column]: target.id }
  await db
    .insertInto('reports')
    .values({ ...ids, reason, note })
    .execute()
}

/** A reported target that is still public, with its reports. `title` is the plan's or the chat's. */
export type Reported = ReportTarget & {
  title: string
  count: number
  reasons: string
  /** The newest notes that are not empty, at most three. */
  notes: string[]
  seconds_ago: number
  /** False for a plan of the edition, which cannot be taken down here. */
  may_be_taken_down: boolean
}

/** The reported public chats and plans, those with the newest report first. */
export async function listReported(db: Db, limit: number): Promise<Reported[]> {
  const { rows } = await sql<Reported>`
    select case when r.chat_id is null then 'plan' else 'chat' end as kind, coalesce(r.chat_id, r.plan_id) as id,
      coalesce(c.title, p.name) as title, count(*)::int as count,
      string_agg(distinct r.reason, ', ' order by r.reason) as reasons,
      coalesce((array_agg(r.note order by r.id desc) filter (where r.note <> ''))[1:3], '{}') as notes,
      extract(epoch from now() - max(r.created_at))::float8 as seconds_ago,
      r.chat_id is not null or p.owner_id is not null as may_be_taken_down
    from reports r left join chats c on c.id = r.chat_id left join reading_plans p on p.id = r.plan_id
    where coalesce(c.is_public, p.is_public)
    group by r.chat_id, r.plan_id, c.title, p.name, p.owner_id
    order by max(r.id) desc limit ${limit}`.execute(db)
  return rows
}

/** How many public chats and plans have reports. */
export async function countReported(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (r.chat_id, r.plan_id))::int as count
    from reports r left join chats c on c.id = r.chat_id left join reading_plans p on p.id = r.plan_id
    where coalesce(c.is_public, p.is_public)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes the reports of a target, once an operator has reviewed it. False if there are none. */
export async function deleteReports(db: Db, target: ReportTarget): Promise<boolean> {
  const deleted = await db.deleteFrom('reports').where(columnOf(target), '=', target.id).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
