import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { appendUpdates, listUpdates } from '../../shared/server/sql/study-updates.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const { db } = await fileDatabase()

/** Whether a reader of the documents waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`select exists (
    select from pg_locks where not granted and relation = 'study_documents'::regclass) as waiting`.execute(db)
  return rows[0]!.waiting
}

test('an update that is stored during a reading is in it with its number, or not at all', async () => {
  const visitor_id = await insertVisitor(db)
  const [client, data] = ['a'.repeat(32), Buffer.from('words')]
  await appendUpdates(db, { visitorId: visitor_id, client, keyHash: Buffer.alloc(32) }, [{ seq: 1, data }])
  const { reading } = await db.transaction().execute(async (trx) => {
    await sql`lock table study_documents in access exclusive mode`.execute(trx)
    const reading = listUpdates(db, visitor_id, 0)
    await expect.poll(isWaiting).toBe(true)
    await trx.insertInto('study_updates').values({ visitor_id, client, seq: 2, data, n: 2 }).execute()
    await trx.updateTable('study_documents').set({ last_n: 2 }).where('visitor_id', '=', visitor_id).execute()
    return { reading }
  })
  const { updates, last } = await reading
  expect(last).toBe(updates.length)
})
