import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claim, release } from '../../shared/server/work.ts'
import { keepClaim } from '../../workers/renewal.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase()

async function claimed(entity_id: string) {
  const { id } = await db
    .insertInto('work_item')
    .values({ kind: 'chat-answer', entity_id, deadline_at: sql<Date>`now() + interval '1 hour'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await claim(db, id, 0))!
}

/** Keeps a claim for the test, and resolves `lost` when it is lost. */
function keep(held: Awaited<ReturnType<typeof claimed>>) {
  const lost = Promise.withResolvers<void>()
  return { lost: lost.promise, letGo: keepClaim(db, { ...held, onLost: lost.resolve }, 20) }
}

const touchedAt = async (id: string) =>
  (await db.selectFrom('work_item').select('touched_at').where('id', '=', id).executeTakeFirstOrThrow()).touched_at

test('claims are renewed, and those that a newer run took or that have ended are lost', async () => {
  const [kept, taken, ended] = [await claimed('1'), await claimed('2'), await claimed('3')]
  await db
    .updateTable('work_item')
    .set({ touched_at: new Date(0) })
    .execute()
  const [one, two, three] = [keep(kept), keep(taken), keep(ended)]
  await claim(db, taken.id, 0)
  await release(db, ended)
  await Promise.all([two.lost, three.lost])
  await expect.poll(async () => (await touchedAt(kept.id)).getTime()).toBeGreaterThan(0)
  expect((await touchedAt(ended.id)).getTime()).toBeGreaterThan(0)
  for (const { letGo } of [one, two, three]) letGo()
})

test('a claim that was let go is not renewed any more', async () => {
  const [left, kept] = [await claimed('4'), await claimed('5')]
  const [one, two] = [keep(left), keep(kept)]
  one.letGo()
  await db
    .updateTable('work_item')
    .set({ touched_at: new Date(0) })
    .execute()
  await expect.poll(async () => (await touchedAt(kept.id)).getTime()).toBeGreaterThan(0)
  expect((await touchedAt(left.id)).getTime()).toBe(0)
  two.letGo()
})
