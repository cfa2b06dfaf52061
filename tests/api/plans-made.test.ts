import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRedis } from '../../infra/run/redis-server.ts'
import { Plan } from '../../shared/contract/plans.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { startWorker, type TestProcess } from '../helpers/stack/processes.ts'

let database: TestDatabase
let redis: Awaited<ReturnType<typeof startRedis>>
let api: TestApi
let worker: TestProcess
const folder = mkdtempSync(join(tmpdir(), 'philip-plans-'))

beforeAll(async () => {
  // a separate Redis, so that no other file's worker processes these jobs
  redis = await startRedis({ dir: folder })
  database = await createTestDatabase({ texts: true })
  const settings = { databaseUrl: database.url, redisUrl: redis.url }
  worker = await startWorker({ ...settings, env: { LLM_PROVIDER: 'builtin' } }, ['--queues', 'plan-generation'])
  api = await startApi(settings)
})

afterAll(async () => {
  await worker.end('SIGKILL')
  await api.stop()
  await database.drop()
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Visitor = ReturnType<TestApi['visitor']>

async function make(visitor: Visitor, description: string, estimated_days: number): Promise<Plan> {
  const asked = { name: description.slice(0, 100), description, estimated_days, is_listed: true }
  const created = await visitor.post('/api/reading-plans', asked)
  expect(created.status).toBe(201)
  const path = `/api/reading-plans/${created.json().plan.id}`
  const look = async () => (await visitor.get(path)).json().plan as Plan
  await expect.poll(async () => (await look()).state, { timeout: 60_000 }).toBe('ready')
  return look()
}

test('a requested plan is built, started, read to its end and found by others', async () => {
  const visitor = api.visitor()
  const plan = await make(visitor, 'The whole book of Ruth', 3)
  expect(Plan.strict().safeParse(plan).error).toBeUndefined()
  expect(Object.keys(plan.steps_by_day)).toEqual(['1', '2', '3'])
  expect(new Set(plan.steps.map(({ book }) => book))).toEqual(new Set(['RUT']))
  expect(plan).toMatchObject({ is_public: true, is_listed: true })
  expect(plan.checked_translation?.id).toBe('eng-web')
  expect(plan.minutes_a_day).toBeGreaterThan(0)
  const begun = (await visitor.post('/api/user/plans/current', { plan_id: plan.id })).json()
  expect(begun.current_step).toEqual(plan.steps[0])
  for (const _step of plan.steps) expect((await visitor.put('/api/user/plans/current/next-step')).status).toBe(200)
  const past = await visitor.put('/api/user/plans/current/next-step')
  expect(past.status).toBe(409)
  const { progress } = (await visitor.get('/api/user/plans/current')).json()
  expect(progress).toEqual({ completed_steps: plan.steps.length, total_steps: plan.steps.length, percentage: 100 })
  const found = (await api.visitor().get('/api/reading-plans/search?q=ruth&creator=community')).json().plans
  expect(found).toMatchObject([{ id: plan.id, creator: 'community', is_owner: false }])
}, 90_000)

test('a built plan can be saved unchanged by its editor', async () => {
  const visitor = api.visitor()
  const plan = await make(visitor, 'Comfort for people who grieve', 7)
  const { steps, estimated_days, name, description } = plan
  const answer = await visitor.put(`/api/reading-plans/${plan.id}`, { name, description, estimated_days, steps })
  expect(answer.status, answer.text).toBe(200)
  // only the version changes, as with every edit
  expect(answer.json().plan).toEqual({ ...plan, version: expect.any(String) })
}, 90_000)

test('a plan whose description is not understood says so, and has general passages', async () => {
  const visitor = api.visitor()
  for (const description of ['asdf qwer', 'chocolate cake', 'pastel de chocolate']) {
    const plan = await make(visitor, description, 3)
    expect([description, plan.note, plan.steps.some(({ book }) => book === '2SA')]).toEqual([
      description,
      'not_understood',
      false,
    ])
  }
  const { name, description, estimated_days, steps, id } = await make(visitor, 'zxcv', 1)
  const edited = await visitor.put(`/api/reading-plans/${id}`, { name, description, estimated_days, steps })
  expect(edited.json().plan.note).toBe(null)
}, 90_000)

test('a plan whose description is understood has no note', async () => {
  const visitor = api.visitor()
  const notes = []
  for (const description of ['women of the Old Testament', 'hope', 'walking on water'])
    notes.push((await make(visitor, description, 3)).note)
  notes.push((await make(visitor, 'hovering over the surface', 3)).note)
  expect(notes).toEqual([null, null, null, 'words_only'])
}, 90_000)
