import { type RawBuilder, sql } from 'kysely'
import type { TrustCounts } from '../../contract/trust.ts'
import type { Db } from '../db.ts'

/** Hours per statement: that many answers take only a moment to read, even with a million answers a day. */
const BATCH = 6
/** A recheck changes the counts of its hour: each run recounts this many hours, and all of them within three days. */
const AGAIN = 12

const names = ['answers', 'quotations', 'exact', 'repaired', 'paraphrase', 'references', 'unresolved'] as const

// `c` is a citation and `n` its number; an answer without citations has one row with neither
const found = sql`
  (count(*) filter (where n is null or n = 1))::int as answers,
  (count(*) filter (where c ? 'quote'))::int as quotations,
  (count(*) filter (where c ? 'quote' and c ->> 'verdict' = 'exact'))::int as exact,
  (count(*) filter (where c ? 'quote' and c ->> 'verdict' = 'repaired'))::int as repaired,
  (count(*) filter (where c ->> 'verdict' = 'paraphrase'))::int as paraphrase,
  (count(*) filter (where not c ? 'quote'))::int as "references",
  (count(*) filter (where c ->> 'verdict' = 'unresolved'))::int as unresolved`

const citedSince = (from: RawBuilder<unknown>) => sql`
  messages m left join lateral jsonb_array_elements(m.citations) with ordinality as e (c, n) on true
  where m.role = 'assistant' and m.status in ('complete', 'stopped') and m.finished_at >= ${from}`

/**
 * What the checks of the last thirty days' answers found, in numbers only: the counted hours, and what was added since,
 * within three hours.
 */
export async function countCitations(db: Db): Promise<TrustCounts> {
  const since = sql`greatest(now() - interval '3 hours', (select max(hour) + interval '1 hour' from answer_counts))`
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const sums = sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::int as ${sql.ref(name)}`))
  const { rows } = await sql<TrustCounts>`
    select ${sums} from (
      select ${columns} from answer_counts where hour > now() - interval '30 days'
      union all
      select ${found} from ${citedSince(since)}
    ) counted`.execute(db)
  return rows[0]!
}

/**
 * Counts the finished hours of the last thirty days: those not counted yet, the last two, and some of those counted
 * longest ago. In small statements, so that no other statement waits.
 */
export async function countHours(db: Db): Promise<void> {
  const { rows } = await sql<{ hour: Date }>`
    select h.hour from generate_series(
      date_trunc('hour', now() - interval '30 days', 'UTC'), date_trunc('hour', now(), 'UTC') - interval '1 hour', interval '1 hour'
    ) as h (hour) left join answer_counts c on c.hour = h.hour
    where c.hour is null or h.hour >= date_trunc('hour', now(), 'UTC') - interval '2 hours'
      or h.hour in (select hour from answer_counts order by counted_at, hour limit ${AGAIN})
    order by h.hour desc`.execute(db)
  for (let at = 0; at < rows.length; at += BATCH) {
    await countEach(
      db,
      rows.slice(at, at + BATCH).map(({ hour }) => hour),
    )
  }
  await db.deleteFrom('answer_counts').where('hour', '<', sql<Date>`now() - interval '31 days'`).execute()
}

async function countEach(db: Db, hours: Date[]): Promise<void> {
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const excluded = sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  await sql`
    insert into answer_counts (hour, ${columns}, counted_at)
    select h.hour, f.*, now() from unnest(${hours}::timestamptz[]) as h (hour) cross join lateral (
      select ${found} from ${citedSince(sql`h.hour`)} and m.finished_at < h.hour + interval '1 hour'
    ) f
    on conflict (hour) do update set ${excluded}, counted_at = excluded.counted_at`.execute(db)
}
