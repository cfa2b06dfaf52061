import { sql } from 'kysely'
import type { TrustCounts } from '../../contract/trust.ts'
import type { Db } from '../db.ts'

/** What the check of the last thirty days' answers found, in numbers alone. */
export async function countCitations(db: Db): Promise<TrustCounts> {
  const { rows } = await sql<TrustCounts>`
    with answered as (
      select citations from messages
      where role = 'assistant' and finished_at > now() - interval '30 days' and status in ('complete', 'stopped')
    ), cited as (
      select c ->> 'verdict' as verdict, c ? 'quote' as quoted from answered, jsonb_array_elements(citations) as c
    )
    select
      (select count(*) from answered)::int as answers,
      (count(*) filter (where quoted))::int as quotations,
      (count(*) filter (where quoted and verdict = 'exact'))::int as exact,
      (count(*) filter (where quoted and verdict = 'repaired'))::int as repaired,
      (count(*) filter (where verdict = 'paraphrase'))::int as paraphrase,
      (count(*) filter (where not quoted))::int as references,
      (count(*) filter (where verdict = 'unresolved'))::int as unresolved
    from cited`.execute(db)
  return rows[0]!
}
