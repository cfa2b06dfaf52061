import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fileDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const KEYS = 200_000

const { db } = await fileDatabase()

type Plan = { Plan: object; Triggers?: { 'Constraint Name': string; Time: number; Calls: number }[] }

async function explain(statement: string, options = ''): Promise<Plan> {
  const { rows } = await sql<{
    'QUERY PLAN': [Plan]
  }>`explain (${sql.raw(`${options}format json`)}) ${sql.raw(statement)}`.execute(db)
  return rows[0]!['QUERY PLAN'][0]
}

test(`deleting a conversation takes no longer with ${KEYS} idempotency keys`, async () => {
  const visitor = await insertVisitor(db)
  await sql`insert into chats (id, owner_id) values (1, ${visitor}), (2, ${visitor})`.execute(db)
  for (const [chat, count] of [
    [1, KEYS],
    [2, 100],
  ]) {
    await db.transaction().execute(async (trx) => {
      // on a slow machine so many rows take longer than any statement of the product may
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`with written as (
        insert into messages (chat_id, role, content, status)
        select ${chat}::bigint, 'assistant', '', 'complete' from generate_series(1, ${count}::int) returning id)
        insert into idempotency_keys (visitor_id, key, request_hash, message_id)
        select ${visitor}::uuid, id::text, '', id from written`.execute(trx)
    })
  }
  await sql`analyze idempotency_keys`.execute(db)
  const { Triggers = [] } = await explain('delete from messages where chat_id = 2', 'analyze, ')
  const ofKeys = Triggers.find((trigger) => trigger['Constraint Name'] === 'idempotency_keys_message_id_fkey')
  expect(ofKeys?.Calls).toBe(100)
  // without an index each message scans all keys: 13 ms and more
  expect(ofKeys!.Time / ofKeys!.Calls).toBeLessThan(2)
}, 120_000)

test.each([
  ['visitors', 'seen_at', 'visitors_seen'],
  ['audits', 'created_at', 'audits_created'],
  ['work_item', 'finished_at', 'work_item_finished'],
])('expired rows of %s are found by an index', async (table, column, index) => {
  // a table of a few rows is scanned whatever its indexes
  const plan = await db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection)
    const { rows } = await sql`explain (format json) ${sql.raw(
      `select id from ${table} where ${column} < now() - interval '30 days' order by ${column} limit 500`,
    )}`.execute(connection)
    await sql`reset enable_seqscan`.execute(connection)
    return JSON.stringify(rows)
  })
  expect(plan).toContain(`"Index Name":"${index}"`)
})

/** Tables that readers do not fill: an occasional scan of a table for a change in them is acceptable. */
const RARELY_CHANGED = ['instructions', 'profiles', 'resources', 'theologies']

test('every foreign key has an index, so a deletion scans no whole table', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint fk
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not confrelid::regclass::text = any (${RARELY_CHANGED})
      and not exists (
        select from pg_index where indrelid = fk.conrelid and indkey[0] = any (fk.conkey) and indpred is null and indisvalid)
    order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual([])
})
