import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Db, inTransaction } from '../../shared/server/db.ts'
import { saveAnswer, type Written } from '../../shared/server/sql/answers.ts'
import { deleteChat } from '../../shared/server/sql/chats.ts'
import { deleteVisitor } from '../../shared/server/sql/visitors.ts'
import { claim, finish } from '../../shared/server/work.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

/** How many database statements are waiting for a lock. */
async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.count
}

async function runningAnswer(db: Db) {
  const owner = await insertVisitor(db)
  const { chatId, answerId } = await insertConversation(db, owner)
  const { id } = await db
    .insertInto('work_item')
    .values({
      kind: 'chat-answer',
      entity_id: String(answerId),
      owner_id: owner,
      deadline_at: sql`now() + interval '1 hour'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { owner, chatId, answerId, claimed: (await claim(db, id, 0))! }
}

type Deleted = { chatId: number; owner: string }

const written: Written = {
  status: 'complete',
  content: 'Yes.',
  citations: [],
  follow_ups: [],
  care: null,
  error: null,
  model_name: null,
  model_provider: null,
}

test.each([
  ['a conversation', (db: Db, { chatId, owner }: Deleted) => deleteChat(db, chatId, owner)],
  ['a visitor', (db: Db, { owner }: Deleted) => deleteVisitor(db, owner)],
])('%s can be deleted while its answer ends, without a deadlock', async (_, remove) => {
  const { db } = await ownDatabase()
  const running = await runningAnswer(db)
  let removed: Promise<unknown> = Promise.resolve()
  const finished = finish(db, running.claimed, 'done', null, async (trx) => {
    removed = remove(db, running)
    removed.catch(() => {})
    await expect.poll(() => waiting(db)).toBe(1)
    await saveAnswer(trx, running.answerId, written)
  })
  // Postgres resolves a deadlock after a second, so a shorter time shows that there was none
  const begun = performance.now()
  expect(await finished).toBe(true)
  await removed
  expect(performance.now() - begun).toBeLessThan(900)
  expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
  expect(await db.selectFrom('work_item').select('id').where('id', '=', running.claimed.id).execute()).toEqual([])
})

test('a transaction that Postgres aborted to break a deadlock runs once more', async () => {
  const { db } = await ownDatabase()
  await sql`create table pair (id int primary key)`.execute(db)
  await sql`insert into pair values (1), (2)`.execute(db)
  const lock = (each: Db, id: number) => sql`select from pair where id = ${id} for update`.execute(each)
  const holdsOne = Promise.withResolvers<void>()
  const holdsTwo = Promise.withResolvers<void>()
  const other = db.transaction().execute(async (trx) => {
    await lock(trx, 1)
    holdsOne.resolve()
    await holdsTwo.promise
    await lock(trx, 2)
  })
  await holdsOne.promise
  let runs = 0
  const retried = inTransaction(db, async (trx) => {
    runs += 1
    await lock(trx, 2)
    holdsTwo.resolve()
    // Postgres aborts the statement that closes the deadlock, so the other one must have waited for more than a second
    if (runs === 1) await new Promise((done) => setTimeout(done, 1300))
    await lock(trx, 1)
    return 'done'
  })
  expect(await retried).toBe('done')
  await other
  expect(runs).toBe(2)
})
