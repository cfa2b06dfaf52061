import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Plans per statement. */
const BATCH = 200
/** A rating counts the most recent readers who took the plan. */
const RATED_BY = 200

const followers = sql`(select count(*)::int from visitor_plans where plan_id = p.id and started_on is not null)`

/**
 * Each reader who began a plan at least a day ago counts with their share of what was due by now, from 1 for nothing to
 * 5 for all of it; three virtual readers with a 3 are added, so that one reader alone decides little.
 */
const rating = sql`(
  select round((9 + sum(1 + 4 * least(1, r.done::numeric / r.due))) / (3 + count(*)), 1)::float8
  from (select
      (select count(*) from plan_steps where plan_id = p.id and day <= current_date - l.started_on) as due,
      (select count(*) from step_progress d where d.visitor_id = l.visitor_id and d.plan_id = p.id) as done
    from (select visitor_id, started_on from visitor_plans where plan_id = p.id and started_on is not null
      order by created_at desc limit ${RATED_BY}) l) r
  where r.due > 0)`

/** Counts the readers of every plan and rates it. In small statements, so that no other statement waits. */
export async function countPlanUse(db: Db): Promise<void> {
  let after: number | undefined = 0
  while (after !== undefined) {
    const { rows }: { rows: { last: number | null }[] } = await sql<{ last: number | null }>`
      with p as materialized (
        select id from reading_plans where id > ${after} and state = 'ready' order by id limit ${BATCH}
      ), counted as (
        insert into plan_use as u (plan_id, followers, rating)
        select p.id, ${followers}, ${rating} from p
        on conflict (plan_id) do update set followers = excluded.followers, rating = excluded.rating
        where (u.followers, u.rating) is distinct from (excluded.followers, excluded.rating)
      )
      select max(id) as last from p`.execute(db)
    after = rows[0]?.last ?? undefined
  }
}
