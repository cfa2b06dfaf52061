import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../infra/run/seed.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

async function catalogue() {
  const { db } = database
  return {
    theologies: await db.selectFrom('theologies').selectAll().orderBy('slug').execute(),
    profiles: await db.selectFrom('profiles').selectAll().orderBy('slug').execute(),
    partners: await db.selectFrom('partners').selectAll().orderBy('slug').execute(),
    questions: await db.selectFrom('example_questions').selectAll().orderBy('question').execute(),
  }
}

test('seeding again changes nothing', async () => {
  const before = await catalogue()
  await seed(database.db)
  await Promise.all([seed(database.db), seed(database.db)])
  expect(await catalogue()).toEqual(before)
})

test('seeding restores what was changed, and keeps what visitors chose', async () => {
  const { db } = database
  const before = await catalogue()
  await db
    .insertInto('visitors')
    .values({ theology_slug: 'baptist', profile_slug: 'new' } as never)
    .execute()
  await db.updateTable('theologies').set({ is_default: false, name: 'changed' }).execute()
  await db.updateTable('theologies').set({ is_default: true }).where('slug', '=', 'baptist').execute()
  await db.deleteFrom('example_questions').where('position', '<', 5).execute()
  await db.insertInto('example_questions').values({ question: 'Who wrote this?', position: 99 }).execute()
  await seed(db)
  const after = await catalogue()
  const withoutIds = (rows: { id?: number }[]) => rows.map(({ id: _id, ...row }) => row)
  expect({ ...after, questions: withoutIds(after.questions) }).toEqual({
    ...before,
    questions: withoutIds(before.questions),
  })
  const visitor = await db.selectFrom('visitors').select(['theology_slug', 'profile_slug']).executeTakeFirstOrThrow()
  expect(visitor).toEqual({ theology_slug: 'baptist', profile_slug: 'new' })
})
