import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const database = await fileDatabase()
let api: TestApi | undefined
afterEach(() => api?.stop())

async function start(env: Record<string, string> = {}): Promise<TestApi> {
  api = await startApi({ databaseUrl: database.url, env })
  return api
}

const asked = (estimated_days = 3) => ({ name: 'Hope', description: 'Hope in hard days', estimated_days })

test('a visitor may build a limited number of plans at once, and an identical one does not count', async () => {
  const { visitor } = await start({ RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_PLANS_AT_ONCE: '2' })
  const [busy, calm] = [visitor(), visitor()]
  const statuses = []
  for (const days of [1, 2, 3, 1, 2]) statuses.push((await busy.post('/api/reading-plans', asked(days))).status)
  expect(statuses).toEqual([201, 201, 429, 201, 201])
  expect((await busy.post('/api/reading-plans', asked(3))).json().error).toBe('rate_limited')
  expect((await calm.post('/api/reading-plans', asked(3))).status).toBe(201)
  await database.db
    .updateTable('work_item')
    .set({ state: 'done' })
    .where('owner_id', '=', await busy.row())
    .execute()
  expect((await busy.post('/api/reading-plans', asked(3))).status).toBe(201)
})

test('a plan counts as a model call, and a rejected one leaves nothing', async () => {
  const { visitor } = await start({ RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_AI_PER_MINUTE: '1' })
  const eager = visitor()
  expect((await eager.post('/api/reading-plans', asked(1))).status).toBe(201)
  const refused = await eager.post('/api/reading-plans', asked(2))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await eager.get('/api/user/plans')).json().plans).toHaveLength(1)
})

test('a retry has the same limits, and the plan stays failed', async () => {
  const { visitor } = await start({ RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_AI_PER_MINUTE: '1' })
  const eager = visitor()
  await eager.post('/api/reading-plans', asked(1))
  const { planId } = await insertPlan(database.db, await eager.row(), { state: 'failed' })
  expect((await eager.post(`/api/reading-plans/${planId}/retry`)).status).toBe(429)
  expect((await eager.get(`/api/reading-plans/${planId}`)).json().plan.state).toBe('failed')
})

test('no more plans are accepted once a hundred are waiting', async () => {
  const { visitor } = await start()
  const key = randomBytes(8).toString('hex')
  await sql`
    insert into work_item (kind, entity_id, dedupe_key, deadline_at)
    select 'plan-generation', ${key}, ${key} || n, now() + interval '1 hour' from generate_series(1, 100) n`.execute(
    database.db,
  )
  const answer = await visitor().post('/api/reading-plans', asked())
  expect(answer.status).toBe(503)
  expect(answer.json().error).toBe('queue_full')
  expect(answer.headers['retry-after']).toBe('30')
  await database.db.deleteFrom('work_item').where('entity_id', '=', key).execute()
  expect((await visitor().post('/api/reading-plans', asked())).status).toBe(201)
})

test('while Redis is down plans are accepted and wait', async () => {
  const { visitor, deps } = await start({ RATE_LIMIT_DISABLED: 'false' })
  deps.redis.disconnect()
  const patient = visitor()
  const answer = await patient.post('/api/reading-plans', asked())
  expect(answer.status).toBe(201)
  const work = database.db.selectFrom('work_item').select(['state', 'enqueued_at'])
  expect(await work.where('entity_id', '=', String(answer.json().plan.id)).execute()).toEqual([
    { state: 'queued', enqueued_at: null },
  ])
  expect((await patient.get('/api/user/plans')).json().plans).toHaveLength(1)
})

test('if reading plans are off, none of their routes exist', async () => {
  const { deps } = await start()
  const off = await startApi({
    databaseUrl: database.url,
    env: { ENABLE_READING_PLANS: 'false', ID_SECRET: deps.env.ID_SECRET },
  })
  const visitor = api!.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  const { planId, stepIds } = await insertPlan(database.db, await visitor.row(), { isPublic: true })
  await visitor.post('/api/user/plans/current', { plan_id: planId })
  const headers = { 'X-User-ID': visitor.id()! }
  const calls: [string, string, object?][] = [
    ['POST', '/api/reading-plans', asked()],
    ['GET', '/api/reading-plans/suggested'],
    ['GET', '/api/reading-plans/search'],
    ['GET', `/api/reading-plans/${planId}`],
    ['PUT', `/api/reading-plans/${planId}`, { name: 'x' }],
    ['POST', `/api/reading-plans/${planId}/retry`],
    ['GET', `/api/reading-plans/${planId}/calendar.ics`],
    ['GET', '/api/user/plans'],
    ['GET', '/api/user/plans/current'],
    ['POST', '/api/user/plans/current', { plan_id: planId }],
    ['PUT', '/api/user/plans/current/next-step'],
    ['PUT', '/api/user/plans/current/previous-step'],
    ['PUT', `/api/user/plans/${planId}/steps/${stepIds[0]}`, { done: true }],
    ['POST', `/api/user/plans/${planId}/schedule`, { choice: 'catch_up' }],
    ['DELETE', `/api/user/plans/${planId}`],
  ]
  for (const [method, path, body] of calls) {
    const answer = await off.send(method, path, { headers, body })
    expect([answer.status, answer.json().error], `${method} ${path}`).toEqual([404, 'not_found'])
  }
  await off.stop()
  expect((await visitor.get('/api/user/plans/current')).json().progress.completed_steps).toBe(0)
})
