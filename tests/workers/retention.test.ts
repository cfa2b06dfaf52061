import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { createRedis } from '../../shared/server/redis.ts'
import { takeLease } from '../../shared/server/sql/leases.ts'
import { deleteExpired } from '../../shared/server/sql/retention.ts'
import { runHourly } from '../../workers/upkeep/hourly.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase()

async function visitorSeen(daysAgo: number): Promise<string> {
  const seen_at = sql<Date>`now() - make_interval(days => ${daysAgo})`
  const row = await db.insertInto('visitors').values({ seen_at }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

const ids = async (table: 'visitors' | 'chats' | 'audits' | 'work_item') =>
  (await db.selectFrom(table).select('id').execute()).map((row) => row.id)

test('a visitor who was inactive for a year is deleted with everything, and no one else is', async () => {
  const [gone, kept] = [await visitorSeen(366), await visitorSeen(364)]
  await insertConversation(db, gone, { isPublic: true })
  const conversation = await insertConversation(db, kept)
  expect(await deleteExpired(db)).toEqual({
    visitors: 1,
    chats: 0,
    audits: 0,
    work: 0,
    keys: 0,
    suggestions: 0,
    reports: 0,
    codes: 0,
  })
  expect(await ids('visitors')).toEqual([kept])
  expect(await ids('chats')).toEqual([conversation.chatId])
  await db.deleteFrom('visitors').execute()
})

test('a conversation that is not kept is deleted after a day, with its messages', async () => {
  const owner = await visitorSeen(0)
  const [old, young, kept] = [
    await insertConversation(db, owner),
    await insertConversation(db, owner),
    await insertConversation(db, owner),
  ]
  const begun = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`
  const chats = db.updateTable('chats')
  await chats
    .set({ is_kept: false, created_at: begun(25) })
    .where('id', '=', old.chatId)
    .execute()
  await chats
    .set({ is_kept: false, created_at: begun(23) })
    .where('id', '=', young.chatId)
    .execute()
  await chats
    .set({ created_at: begun(25) })
    .where('id', '=', kept.chatId)
    .execute()
  expect((await deleteExpired(db)).chats).toBe(1)
  expect((await ids('chats')).sort()).toEqual([young.chatId, kept.chatId].sort())
  const messages = await db.selectFrom('messages').select('id').where('chat_id', '=', old.chatId).execute()
  expect(messages).toEqual([])
  await db.deleteFrom('visitors').execute()
})

test('the audit of an answer is deleted after thirty days, the answer stays', async () => {
  const owner = await visitorSeen(0)
  const [old, young] = [await insertConversation(db, owner), await insertConversation(db, owner)]
  for (const [{ answerId }, days] of [
    [old, 31],
    [young, 29],
  ] as const) {
    const at = sql<Date>`now() - make_interval(days => ${days})`
    await db.updateTable('audits').set({ created_at: at }).where('message_id', '=', answerId).execute()
    await db.updateTable('work_item').set({ finished_at: at }).where('entity_id', '=', String(answerId)).execute()
  }
  expect(await deleteExpired(db)).toEqual({
    visitors: 0,
    chats: 0,
    audits: 1,
    work: 1,
    keys: 0,
    suggestions: 0,
    reports: 0,
    codes: 0,
  })
  const left = await db.selectFrom('audits').select('message_id').execute()
  expect(left).toEqual([{ message_id: young.answerId }])
  expect(await ids('chats')).toHaveLength(2)
  await db.deleteFrom('visitors').execute()
})

test('the key of a repeated request is kept for a day', async () => {
  const visitor_id = await visitorSeen(0)
  const { answerId } = await insertConversation(db, visitor_id)
  const key = (name: string, hours: number) => ({
    ...{ visitor_id, key: name, request_hash: Buffer.alloc(32), message_id: answerId },
    created_at: sql<Date>`now() - make_interval(hours => ${hours})`,
  })
  await db
    .insertInto('idempotency_keys')
    .values([key('old', 25), key('young', 23)])
    .execute()
  expect((await deleteExpired(db)).keys).toBe(1)
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'young' }])
  await db.deleteFrom('visitors').execute()
})

test('more than one batch is deleted at once', async () => {
  const seen_at = sql<Date>`now() - interval '2 years'`
  await db
    .insertInto('visitors')
    .values(Array.from({ length: 1100 }, () => ({ seen_at })))
    .execute()
  expect((await deleteExpired(db)).visitors).toBe(1100)
  expect((await deleteExpired(db)).visitors).toBe(0)
})

/** Makes Postgres refuse a deletion in a table, as long as the test runs. */
async function refuseDeleting(table: 'visitors' | 'chats', when: string, code: string): Promise<void> {
  await sql
    .raw(`create function refuse() returns trigger language plpgsql as $$ begin
      if ${when} then raise exception 'refused' using errcode = '${code}'; end if;
      return null; end $$;
    create trigger refuse after delete on ${table} referencing old table as gone for each statement
      execute function refuse()`)
    .execute(db)
  onTestFinished(async () => {
    await sql`drop function refuse cascade`.execute(db)
    await db.deleteFrom('visitors').execute()
  })
}

test('a deletion that takes too long is tried with fewer rows', async () => {
  const seen_at = sql<Date>`now() - interval '2 years'`
  await db
    .insertInto('visitors')
    .values(Array.from({ length: 120 }, () => ({ seen_at })))
    .execute()
  await refuseDeleting('visitors', '(select count(*) from gone) > 60', '57014')
  expect((await deleteExpired(db)).visitors).toBe(120)
  expect(await ids('visitors')).toEqual([])
})

test('a kind of rows that cannot be deleted is reported, and the others are deleted', async () => {
  await db.deleteFrom('leases').execute()
  await visitorSeen(400)
  const { chatId } = await insertConversation(db, await visitorSeen(0))
  await db.updateTable('chats').set({ is_kept: false, created_at: sql<Date>`now() - interval '2 days'` }).execute()
  await refuseDeleting('visitors', 'exists (select from gone)', '57014')
  const lines: object[] = []
  const log = {
    info: (facts: object, line: string) => lines.push({ ...facts, line }),
    warn: (facts: object, line: string) => lines.push({ ...facts, line }),
  }
  await runHourly({ db, log: log as never, redis: { status: 'end' } as never })
  expect(lines).toEqual([
    { kind: 'visitors', code: '57014', line: 'could not delete expired rows' },
    expect.objectContaining({ visitors: 0, chats: 1, line: 'deleted expired rows' }),
  ])
  expect(await ids('chats')).not.toContain(chatId)
})

test('the hourly work finds its rows by an index', async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select tablename as name, indexdef as definition from pg_indexes where schemaname = 'public'`.execute(db)
  const isIndexed = (table: string, column: string) =>
    rows.some(({ name, definition }) => name === table && definition.includes(`(${column}`))
  for (const [table, column] of [
    ['visitors', 'seen_at'],
    ['audits', 'created_at'],
    ['work_item', 'finished_at'],
    ['idempotency_keys', 'created_at'],
    ['plan_keys', 'created_at'],
    ['suggestion_sets', 'created_at'],
    ['messages', 'finished_at'],
    ['reports', 'created_at'],
  ] as const) {
    expect(isIndexed(table, column), `${table}.${column}`).toBe(true)
  }
})

test('only one worker does the hourly work', async () => {
  const lines: string[] = []
  const log = {
    info: (_: object, line: string) => lines.push(line),
    warn: (_: object, line: string) => lines.push(line),
  }
  const worker = { db, log: log as never, redis: { status: 'end' } as never }
  await db.deleteFrom('leases').execute()
  await visitorSeen(400)
  await runHourly(worker)
  await visitorSeen(400)
  await runHourly(worker)
  expect(lines).toEqual(['deleted expired rows'])
  await db.updateTable('leases').set({ until: sql`now()` }).execute()
  await runHourly(worker)
  expect(lines).toEqual(['deleted expired rows', 'deleted expired rows'])
})

test('a lease that outlasts its own time, as after a clock was set back, is taken by one process', async () => {
  await db.deleteFrom('leases').execute()
  const until = (seconds: number) => ({ until: sql<Date>`now() + make_interval(secs => ${seconds})` })
  expect(await takeLease(db, 'sweep', 10)).toBe(true)
  await db.updateTable('leases').set(until(8)).execute()
  expect(await takeLease(db, 'sweep', 10)).toBe(false)
  await db.updateTable('leases').set(until(3600)).execute()
  const taken = await Promise.all(Array.from({ length: 10 }, () => takeLease(db, 'sweep', 10)))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('the hourly work counts the results of thirty days of checks, by the hour', async () => {
  await db.deleteFrom('leases').execute()
  await db.deleteFrom('answer_counts').execute()
  const log = { info: () => {}, warn: (_: object, line: string) => expect.fail(line) }
  await runHourly({ db, log: log as never, redis: { status: 'end' } as never })
  const { count } = await db
    .selectFrom('answer_counts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(30 * 24)
})

test('once a day Redis rewrites its log, without erased data', async () => {
  const redis = createRedis(inject('servers').redis, 'worker', createLog('test', 'silent'), 'hourly-test')
  await once(redis, 'ready')
  onTestFinished(() => redis.disconnect())
  const rewrites = async () =>
    Number(/cmdstat_bgrewriteaof:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0)
  const worker = { db, log: createLog('test', 'silent'), redis }
  const before = await rewrites()
  for (let hour = 0; hour < 3; hour++) {
    await db.deleteFrom('leases').where('name', '=', 'hourly').execute()
    await runHourly(worker)
  }
  expect(await rewrites()).toBe(before + 1)
})
