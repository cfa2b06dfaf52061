import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlansAnswer } from '../../shared/contract/plans.ts'
import { countPlanUse } from '../../shared/server/sql/plan-use.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { followAs, insertPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
let api: TestApi
let creator: ReturnType<TestApi['visitor']>
const plans: Record<string, number> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startApi({ databaseUrl: database.url })
  // exclude the edition's own plans from these searches
  await database.db.deleteFrom('reading_plans').execute()
  creator = await arrive()
  const ownerId = await creator.row()
  const stranger = await (await arrive()).row()
  const all: [string, string | null, Parameters<typeof insertPlan>[2]][] = [
    ['gospel', null, { name: 'A Gospel in a week', days: 7, isPublic: true, isSuggested: true }],
    ['grief', null, { name: 'Hope in grief', theme: 'Hope', days: 14, isPublic: true, isSuggested: true }],
    ['year', null, { name: 'All of it', description: 'The whole Bible', days: 365, isPublic: true }],
    ['hidden', null, { name: 'Not yet', isPublic: false, isSuggested: true }],
    [
      'grace',
      stranger,
      { name: '100% grace', description: 'By_grace alone', days: 31, isPublic: true, isListed: true },
    ],
    ['linked', stranger, { name: 'Grace by link', description: 'By_grace alone', days: 31, isPublic: true }],
    ['secret', stranger, { name: 'Grace in secret', isPublic: false }],
    ['unbuilt', stranger, { name: 'Grace to come', isPublic: true, isListed: true, state: 'building' }],
    ['shown', ownerId, { name: 'My faith', days: 8, isPublic: true, isListed: true }],
    ['mine', ownerId, { name: 'My own love', theme: 'love', days: 90 }],
  ]
  for (const [key, owner, options] of all) plans[key] = (await insertPlan(database.db, owner, options)).planId
})

afterAll(async () => {
  await api.stop()
  await database.drop()
})

async function arrive() {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  return visitor
}

async function search(query: string, visitor = creator): Promise<string[]> {
  const answer = await visitor.get(`/api/reading-plans/search?${query}`)
  expect(answer.status, answer.text).toBe(200)
  const names = Object.fromEntries(Object.entries(plans).map(([key, id]) => [id, key]))
  return answer.json().plans.map((plan: { id: number }) => names[plan.id])
}

test.each([
  ['', ['gospel', 'grace', 'grief', 'shown', 'year']],
  ['q=', ['gospel', 'grace', 'grief', 'shown', 'year']],
  ['q=gospel', ['gospel']],
  ['q=WEEK+gospel', ['gospel']],
  ['q=whole+bible', ['year']],
  ['q=gospel+grief', []],
  ['q=100%25', ['grace']],
  ['q=by_grace', ['grace']],
  ['q=%25', ['grace']],
  ["q=x'%20or%20true--", []],
  ['days=1-7', ['gospel']],
  ['days=8-30', ['grief', 'shown']],
  ['days=31-90', ['grace']],
  ['days=91%2B', ['year']],
  ['days=91+', ['year']],
  ['theme=hope', ['grief']],
  ['theme=grace', ['grace']],
  ['theme=faith', ['shown']],
  ['theme=love', []],
  ['creator=me', ['mine', 'shown']],
  ['creator=me&theme=love', ['mine']],
  ['creator=community', ['grace', 'shown']],
  ['creator=featured', ['gospel', 'grief', 'year']],
  ['creator=featured&days=8-30&theme=hope&q=grief', ['grief']],
  ['creator=&days=&theme=all&sort=', ['gospel', 'grace', 'grief', 'shown', 'year']],
])('%s finds %j', async (query, expected) => {
  expect((await search(query)).sort()).toEqual(expected)
})

test('a visitor without plans finds none of their own', async () => {
  expect(await search('creator=me', api.visitor())).toEqual([])
  expect(await search('creator=me', await arrive())).toEqual([])
})

test('sorts by duration with the shortest first, and by age with the newest first', async () => {
  expect(await search('sort=duration')).toEqual(['gospel', 'shown', 'grief', 'grace', 'year'])
  expect(await search('sort=newest')).toEqual(['shown', 'grace', 'year', 'grief', 'gospel'])
})

test('popularity counts the readers who started a plan, and the rating how well they kept up', async () => {
  const readers = await Promise.all([1, 2, 3, 4].map(arrive))
  const begin = async (index: number, key: string, startedOn?: string) =>
    followAs(database.db, await readers[index]!.row(), plans[key]!, startedOn)
  for (const index of [0, 1, 2]) await begin(index, 'year', '2020-01-01')
  for (const index of [0, 1]) await begin(index, 'gospel', '2020-01-01')
  // followed, but not started
  await begin(3, 'gospel')
  const steps = database.db.selectFrom('plan_steps').select('id').where('plan_id', '=', plans.gospel!).execute()
  for (const { id } of await steps) {
    await readers[0]!.put(`/api/user/plans/${plans.gospel}/steps/${id}`, { done: true })
    await readers[1]!.put(`/api/user/plans/${plans.gospel}/steps/${id}`, { done: true })
  }
  await countPlanUse(database.db)
  expect((await search('sort=popularity')).slice(0, 2)).toEqual(['year', 'gospel'])
  expect((await search('sort=rating')).slice(0, 2)).toEqual(['gospel', 'year'])
  const [gospel] = (await creator.get('/api/reading-plans/search?q=gospel')).json().plans
  // the rating combines two readers of 5 and three of 3
  expect(gospel).toMatchObject({ followers: 2, rating: 3.8 })
  const [year] = (await creator.get('/api/reading-plans/search?days=91%2B')).json().plans
  expect(year).toMatchObject({ followers: 3, rating: 2 })
  const [grief] = (await creator.get('/api/reading-plans/search?q=grief')).json().plans
  expect(grief).toMatchObject({ followers: 0, rating: null })
})

test('suggested plans are public and chosen by the edition, the shortest first', async () => {
  const answer = await creator.get('/api/reading-plans/suggested')
  expect(PlansAnswer.strict().safeParse(answer.json()).error).toBeUndefined()
  expect(answer.json().plans).toMatchObject([
    { id: plans.gospel, creator: 'featured', is_owner: false, step_count: 7, minutes_a_day: 5, estimated_days: 7 },
    { id: plans.grief, creator: 'featured', step_count: 14 },
  ])
  expect(answer.json().plans[0]).not.toHaveProperty('steps')
})

test.each(['days=5', 'theme=joy', 'creator=anybody', 'sort=name', 'q=a&q=b', `q=${'x'.repeat(201)}`, 'q=%00'])(
  '%s is refused',
  async (query) => {
    const answer = await creator.get(`/api/reading-plans/search?${query}`)
    expect([answer.status, answer.json().error]).toEqual([400, 'invalid'])
  },
)
