import type pg from 'pg'

/** The number of rows of each kind. Visitors who ask are the first of all visitors; every visitor follows one plan. */
export type Size = { visitors: number; asking: number; chats: number; keys: number; expired: number }

/** A share of the size of a successful site. */
export function sizeOf(share: number): Size {
  const part = (count: number) => Math.ceil(count * share)
  const asked = { asking: part(300_000), chats: part(1_500_000), keys: part(1_000_000) }
  return { visitors: part(1_000_000), ...asked, expired: part(40_000) }
}

const days = { answers: 365, audits: 30 }

const visitorId = (n: string) => `md5('visitor' || (${n}))::uuid`
const chatId = (n: string) => `('x' || substr(md5('chat' || (${n})), 1, 13))::bit(52)::bigint`
const place = `'eng-web', 'JHN', 3`
/** Words that do not compress well, so that a row is as long as a real one. */
const words = (seed: string, count: number) =>
  `(select string_agg(md5(concat(${seed}, ' ', k)), ' ') from generate_series(1, ${count}) k)`
const cited = `'[{"ref":"John 3:16","book":"JHN","chapter":3,"start_verse":16,"end_verse":16,"verdict":"exact","quote":"For God so loved the world"},{"ref":"Genesis 1:1","book":"GEN","chapter":1,"start_verse":1,"end_verse":1,"verdict":"exact"}]'`

/** Each statement fills one table. The work and the audits of some answers have just expired, by an hour. */
function statementsFor(size: Size): string[] {
  const askedBy = (chat: string) => visitorId(`(${chat}) % ${size.asking} + 1`)
  // answers end evenly spread over a year, the last one now
  const answeredAt = `now() - (${size.chats} - i) * interval '${days.answers} days' / ${size.chats}`
  // the number of answers young enough to have an audit
  const audited = Math.round((size.chats * days.audits) / days.answers)
  return [
    `insert into visitors (id, created_at, seen_at)
   select ${visitorId('i')}, now() - interval '366 days',
     now() - interval '365 days 1 hour' * (1 - (i - 1)::float8 / ${size.visitors})
   from generate_series(1, ${size.visitors}) i`,
    `insert into visitor_tokens (token_hash, visitor_id, created_at, seen_at)
   select sha256(('token' || i)::bytea), ${visitorId('i')}, now() - interval '1 day', now()
   from generate_series(1, ${size.visitors}) i`,
    `insert into chats (id, owner_id, title, bible_id, book, chapter, created_at, updated_at)
   select ${chatId('i')}, ${askedBy('i')}, 'John 3: ' || md5(i::text), ${place}, ${answeredAt}, ${answeredAt}
   from generate_series(1, ${size.chats}) i`,
    `insert into messages (id, chat_id, role, content, status, bible_id, book, chapter, citations, created_at, finished_at)
   overriding system value
   select 2 * i - 1 + part, ${chatId('i')}, case part when 0 then 'user' else 'assistant' end,
     ${words('i', 1)} || case part when 1 then ${words("'answer' || i", 20)} else '' end, 'complete', ${place},
     case part when 1 then ${cited} else '[]' end::jsonb, ${answeredAt}, ${answeredAt}
   from generate_series(1, ${size.chats}) i, generate_series(0, 1) part`,
    `select setval(pg_get_serial_sequence('messages', 'id'), ${2 * size.chats})`,
    `insert into work_item (id, kind, entity_id, owner_id, state, gen, fence, runs, deadline_at, created_at, finished_at)
   select md5('work' || i)::uuid, 'chat-answer', (2 * i)::text, ${askedBy('i')}, 'done', 1, 1, 1, at, at, at from (
     select i, case when i > ${size.chats - audited} then ${answeredAt} else now() - interval '30 days 30 minutes' end as at
     from generate_series(${size.chats - audited - size.expired + 1}, ${size.chats}) i) recent`,
    `insert into instructions (hash, text) values (repeat('f', 64), 'Answer from the text.') on conflict do nothing`,
    `insert into audits (work_id, fence, message_id, outcome, instructions_hash, input_prompt, llm_raw_response,
     model_provider, model_name, created_at)
   select id, 1, entity_id::bigint, 'complete', repeat('f', 64), ${words('entity_id', 90)}, ${words('entity_id', 20)},
     'gemini', 'measured', finished_at
   from work_item where state = 'done' on conflict do nothing`,
    `insert into idempotency_keys (visitor_id, key, request_hash, message_id, created_at)
   select ${askedBy('i')}, md5('key' || i)::uuid::text, sha256(('asked' || i)::bytea), 2 * i,
     now() - interval '25 hours' * ((i - ${size.chats - size.keys})::float8 / ${size.keys})
   from generate_series(${size.chats - size.keys + 1}, ${size.chats}) i`,
    `insert into visitor_plans (visitor_id, plan_id, is_current, started_on, created_at)
   select ${visitorId('i')}, p.id, true, current_date - i % 300, now() - i % 300 * interval '1 day'
   from generate_series(1, ${size.visitors}) i, reading_plans p where p.slug = $1`,
    `insert into step_progress (visitor_id, plan_id, step_id)
   select f.visitor_id, f.plan_id, s.id from visitor_plans f join plan_steps s on s.plan_id = f.plan_id and s.step_order = 1`,
  ]
}

/** Fills a database that has the texts and the catalogue. Needs a superuser, since no key is checked meanwhile. */
export async function fillForScale(pool: pg.Pool, plan: string, size: Size): Promise<void> {
  const client = await pool.connect()
  try {
    // rows of other measurements
    await client.query('delete from visitors; delete from work_item')
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0`,
    )
    for (const statement of statementsFor(size)) await client.query(statement, statement.includes('$1') ? [plan] : [])
    await client.query('vacuum (analyze)')
  } finally {
    client.release(true)
  }
}

/** Adds chats with messages to a visitor, each answer with its work, its audit and its key. Returns their ids. */
export async function insertChats(pool: pg.Pool, visitor: string, count: number, messages: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with chat as (
       insert into chats (id, owner_id, title, bible_id, book, chapter)
       select ('x' || substr(md5(random()::text), 1, 13))::bit(52)::bigint, $1::uuid, 'John 3', ${place}
       from generate_series(1, $2) returning id
     ), question as (
       insert into messages (chat_id, role, content, status, bible_id, book, chapter)
       select id, 'user', ${words('id::text', 1)}, 'complete', ${place} from chat, generate_series(1, $3)
     ), answer as (
       insert into messages (chat_id, role, content, status, bible_id, book, chapter, citations, finished_at)
       select id, 'assistant', ${words('id::text', 20)}, 'complete', ${place}, ${cited}::jsonb, now()
       from chat, generate_series(1, $3) returning id
     ), work as (
       insert into work_item (kind, entity_id, owner_id, state, deadline_at, finished_at)
       select 'chat-answer', id::text, $1::uuid, 'done', now(), now() from answer returning id, entity_id
     ), known as (
       insert into idempotency_keys (visitor_id, key, request_hash, message_id)
       select $1::uuid, 'given' || id, sha256(id::text::bytea), id from answer
     ), audit as (
       insert into audits (work_id, fence, message_id, outcome, instructions_hash, input_prompt, model_provider, model_name)
       select id, 1, entity_id::bigint, 'complete', repeat('f', 64), ${words('entity_id', 90)}, 'gemini', 'measured' from work
     ) select id from chat`,
    [visitor, count, messages / 2],
  )
  return rows.map(({ id }) => Number(id))
}

/** Makes a visitor follow a plan, some steps into it. */
export async function insertFollowedPlan(pool: pg.Pool, visitor: string, plan: string, steps: number): Promise<void> {
  await pool.query(
    `insert into visitor_plans (visitor_id, plan_id, is_current, started_on)
     select $1::uuid, id, true, current_date - 200 from reading_plans where slug = $2`,
    [visitor, plan],
  )
  await pool.query(
    `insert into step_progress (visitor_id, plan_id, step_id)
     select $1::uuid, s.plan_id, s.id from plan_steps s join reading_plans p on p.id = s.plan_id
     where p.slug = $2 order by s.step_order limit $3`,
    [visitor, plan, steps],
  )
}
