import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Plan } from '../../shared/contract/plans.ts'
import { planFailure } from '../../shared/plans/failure.ts'
import { jobIdOf } from '../../shared/server/queues.ts'
import { countPlanUse } from '../../shared/server/sql/plan-use.ts'
import { followAs, insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

const asked = { name: 'Hope', description: 'Hope in hard days', estimated_days: 3, is_public: false }

async function newVisitor() {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  return { visitor, ownerId: await visitor.row() }
}

async function plansOf(ownerId: string) {
  return database.db.selectFrom('reading_plans').selectAll().where('owner_id', '=', ownerId).execute()
}

async function workOf(planId: number) {
  const items = database.db.selectFrom('work_item').selectAll().where('kind', '=', 'plan-generation')
  return items.where('entity_id', '=', String(planId)).orderBy('created_at').execute()
}

describe('POST /api/reading-plans', () => {
  test('answers 201 with an initialized plan that belongs to the visitor and has a job in its queue', async () => {
    const visitor = api.visitor()
    const answer = await visitor.post('/api/reading-plans', { ...asked, name: '  Hope  ' })
    expect(answer.status).toBe(201)
    const { plan } = answer.json()
    expect(Plan.strict().safeParse(plan).error).toBeUndefined()
    expect(plan).toMatchObject({
      ...asked,
      ...{ state: 'initialized', error: null, type: 'generated', theme: null, is_owner: true, is_current: false },
      ...{ creator: 'me', steps: [], steps_by_day: {}, minutes_a_day: 0, checked_translation: null, rating: null },
      progress: { completed_steps: 0, total_steps: 0, percentage: 0 },
    })
    expect(plan.slug).toMatch(/^hope-[0-9a-f]{12}$/)
    const [work] = await workOf(plan.id)
    expect(work).toMatchObject({ state: 'queued', owner_id: await visitor.row() })
    const job = await api.deps.queues['plan-generation'].getJob(jobIdOf(work!.id, 0))
    expect(job?.data).toEqual({ workId: work!.id, gen: 0, v: 1 })
    expect((await visitor.get('/api/user/plans')).json().plans).toMatchObject([{ id: plan.id, state: 'initialized' }])
    expect((await visitor.get(`/api/reading-plans/${plan.id}`)).json().plan).toEqual(plan)
  })

  test('is built for the translation that its creator reads', async () => {
    const { visitor, ownerId } = await newVisitor()
    const [{ id = '' } = {}] = await database.db
      .selectFrom('bibles')
      .select('id')
      .where('id', '!=', 'eng-web')
      .execute()
    await visitor.put('/api/user/translation', { translation_id: id })
    await visitor.post('/api/reading-plans', asked)
    expect(await plansOf(ownerId)).toMatchObject([{ bible_id: id }])
  })

  test.each([
    [{ name: ' ' }, 'name', 'Plan name is required'],
    [{ description: '\n ' }, 'description', 'Plan description is required'],
    [{ estimated_days: 0 }, 'estimated_days', 'Duration must be at least 1 day'],
    [{ estimated_days: 1.5 }, 'estimated_days', 'Duration must be at least 1 day'],
    [{ estimated_days: 367 }, 'estimated_days', 'Duration must be at most 366 days'],
    [{ name: 'é'.repeat(101) }, 'name', 'A name has at most 100 characters'],
    [{ description: 'x'.repeat(2001) }, 'description', 'A description has at most 2000 characters'],
  ])('%j is rejected at its field', async (wrong, path, message) => {
    const { visitor, ownerId } = await newVisitor()
    const answer = await visitor.post('/api/reading-plans', { ...asked, ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid', issues: [{ path, message }] })
    expect(await plansOf(ownerId)).toEqual([])
  })

  test('characters are counted as people count them', async () => {
    const answer = await api.visitor().post('/api/reading-plans', { ...asked, name: '🌿'.repeat(100) })
    expect(answer.status).toBe(201)
  })
})

describe('repeated POST /api/reading-plans', () => {
  test('twenty identical creates at once create one plan and one job', async () => {
    const visitor = api.visitor()
    await visitor.get('/api/user')
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post('/api/reading-plans', asked)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const ids = new Set(answers.map((answer) => answer.json().plan.id))
    expect(ids.size).toBe(1)
    expect(await plansOf(await visitor.row())).toHaveLength(1)
    expect(await workOf([...ids][0])).toHaveLength(1)
  })

  test('a plan that was left while it is built is again among the visitor’s plans when it is requested again', async () => {
    const visitor = api.visitor()
    const create = async () => (await visitor.post('/api/reading-plans', asked)).json().plan
    const { id } = await create()
    expect((await visitor.delete(`/api/user/plans/${id}`)).status).toBe(204)
    expect(await create()).toMatchObject({ id, progress: { completed_steps: 0 } })
    expect((await visitor.get('/api/user/plans')).json().plans).toMatchObject([{ id }])
  })

  test('the same description from two visitors creates two plans', async () => {
    const [one, other] = [api.visitor(), api.visitor()]
    const ids = [await one.post('/api/reading-plans', asked), await other.post('/api/reading-plans', asked)]
    expect(new Set(ids.map((answer) => answer.json().plan.id)).size).toBe(2)
  })

  test('a repeated Idempotency-Key returns its plan, even long after it is done', async () => {
    const { visitor, ownerId } = await newVisitor()
    const create = (key: string, more: object = {}) =>
      visitor.post('/api/reading-plans', { ...asked, ...more }, { 'Idempotency-Key': key })
    const first = (await create('once')).json().plan
    await database.db.updateTable('work_item').set({ state: 'done' }).where('entity_id', '=', `${first.id}`).execute()
    const again = await create('once')
    expect(again.status).toBe(201)
    expect(again.json().plan.id).toBe(first.id)
    const other = await create('once', { estimated_days: 7 })
    expect(other.status).toBe(409)
    expect(other.json().error).toBe('idempotency_mismatch')
    expect((await create('twice')).json().plan.id).not.toBe(first.id)
    expect(await plansOf(ownerId)).toHaveLength(2)
    expect((await create('x'.repeat(129))).status).toBe(400)
  })

  test('twenty requests at once with one key create one plan', async () => {
    const { visitor, ownerId } = await newVisitor()
    const create = () => visitor.post('/api/reading-plans', asked, { 'Idempotency-Key': 'k' })
    const answers = await Promise.all(Array.from({ length: 20 }, create))
    expect(new Set(answers.map((answer) => answer.json().plan.id)).size).toBe(1)
    expect(await plansOf(ownerId)).toHaveLength(1)
  })
})

describe('GET /api/reading-plans/{id}', () => {
  test('shows the steps by day with their places, words, minutes and translation', async () => {
    const { visitor, ownerId } = await newVisitor()
    const { planId, stepIds } = await insertPlan(database.db, ownerId, { days: 2, stepsADay: 2 })
    const { plan } = (await visitor.get(`/api/reading-plans/${planId}`)).json()
    expect(plan.steps.map((step: { id: number }) => step.id)).toEqual(stepIds)
    expect(plan.steps[3]).toEqual({
      ...{ id: stepIds[3], day: 2, day_index: 2, step_order: 4, name: 'Mark 4', title: 'Mark 4', theme: null },
      ...{ verse_range: 'Mark 4', book: 'MRK', start_chapter: 4, start_verse: 1, end_chapter: 4, end_verse: 41 },
      ...{ word_count: 1000, is_done: false },
    })
    expect(Object.keys(plan.steps_by_day)).toEqual(['1', '2'])
    expect(plan.steps_by_day['2']).toEqual(plan.steps.slice(2))
    expect(plan).toMatchObject({ step_count: 4, minutes_a_day: 10, minutes_by_day: { 1: 10, 2: 10 } })
    expect(plan.checked_translation).toMatchObject({ id: 'eng-web' })
    expect(plan.checked_translation.name).toMatch(/World English/)
    expect(plan).toMatchObject({ progress: null, following: null })
  })

  test('a failed plan says why', async () => {
    const { visitor, ownerId } = await newVisitor()
    const { planId } = await insertPlan(database.db, ownerId, { state: 'failed' })
    const { plan } = (await visitor.get(`/api/reading-plans/${planId}`)).json()
    expect(plan).toMatchObject({ state: 'failed', error: 'deadline', steps: [] })
  })

  test('a visitor’s progress in a public plan is visible only to them', async () => {
    const [creator, reader] = [await newVisitor(), await newVisitor()]
    const { planId, stepIds } = await insertPlan(database.db, creator.ownerId, { isPublic: true })
    await reader.visitor.post('/api/user/plans/current', { plan_id: planId })
    await reader.visitor.put(`/api/user/plans/${planId}/steps/${stepIds[0]}`, { done: true })
    await countPlanUse(database.db)
    const read = (await reader.visitor.get(`/api/reading-plans/${planId}`)).json().plan
    expect(read).toMatchObject({ is_owner: false, creator: 'community', is_current: true, followers: 1 })
    expect(read.steps[0].is_done).toBe(true)
    const seen = (await creator.visitor.get(`/api/reading-plans/${planId}`)).json().plan
    expect(seen).toMatchObject({ is_owner: true, is_current: false, progress: null, following: null })
    expect(seen.steps[0].is_done).toBe(false)
  })
})

describe('POST /api/reading-plans/{id}/retry', () => {
  test('rebuilds a failed plan, once', async () => {
    const { visitor, ownerId } = await newVisitor()
    const { planId } = await insertPlan(database.db, ownerId, { state: 'failed' })
    const retry = () => visitor.post(`/api/reading-plans/${planId}/retry`)
    const answers = await Promise.all([retry(), retry(), retry()])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    const accepted = answers.find(({ status }) => status === 202)!
    expect(accepted.json().plan).toMatchObject({ id: planId, state: 'initialized', error: null })
    expect(await workOf(planId)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)!.json().error).toBe('nothing_to_retry')
  })

  test('a plan that stopped the servers is not rebuilt, and the answer says so', async () => {
    const { visitor, ownerId } = await newVisitor()
    const { planId } = await insertPlan(database.db, ownerId, { state: 'failed' })
    const error = planFailure('poison')
    await database.db.updateTable('reading_plans').set({ error }).where('id', '=', planId).execute()
    const answer = await visitor.post(`/api/reading-plans/${planId}/retry`)
    expect([answer.status, answer.json().error]).toEqual([409, 'nothing_to_retry'])
    expect(answer.json().detail).toContain('stopped our servers')
    expect(await workOf(planId)).toEqual([])
  })

  test.each(['initialized', 'building', 'ready'] as const)('a plan that is %s is a conflict', async (state) => {
    const { visitor, ownerId } = await newVisitor()
    const { planId } = await insertPlan(database.db, ownerId, { state })
    expect((await visitor.post(`/api/reading-plans/${planId}/retry`)).status).toBe(409)
    expect(await workOf(planId)).toEqual([])
  })
})

test('a plan that is made private disappears for its readers with the next call', async () => {
  const [creator, reader] = [await newVisitor(), await newVisitor()]
  const { planId, stepIds } = await insertPlan(database.db, creator.ownerId, { isPublic: true })
  await reader.visitor.post('/api/user/plans/current', { plan_id: planId })
  await creator.visitor.put(`/api/reading-plans/${planId}`, { is_public: false })
  expect((await reader.visitor.get(`/api/reading-plans/${planId}`)).status).toBe(404)
  expect((await reader.visitor.get('/api/user/plans')).json().plans).toEqual([])
  expect((await reader.visitor.get('/api/user/plans/current')).status).toBe(204)
  expect((await reader.visitor.put('/api/user/plans/current/next-step')).status).toBe(404)
  expect((await reader.visitor.put(`/api/user/plans/${planId}/steps/${stepIds[0]}`, { done: true })).status).toBe(404)
  await creator.visitor.put(`/api/reading-plans/${planId}`, { is_public: true })
  expect((await reader.visitor.get('/api/user/plans/current')).json().plan.id).toBe(planId)
})

test('questions about a step are accepted only from those who may read its plan', async () => {
  const [creator, stranger] = [await newVisitor(), await newVisitor()]
  const { planId, stepIds } = await insertPlan(database.db, creator.ownerId)
  const question = { bible_id: 'eng-web', bookId: 'MRK', chapter: 1, prompt: 'Why Mark?', plan_step_id: stepIds[0] }
  const ask = (visitor: typeof stranger.visitor) =>
    visitor.send('POST', '/api/chat', { body: question, headOnly: true }).then(({ status }) => status)
  const refused = await stranger.visitor.post('/api/chat', question)
  expect(refused.status).toBe(404)
  expect(refused.json()).toMatchObject({ error: 'not_found', issues: [{ path: 'plan_step_id' }] })
  expect(await ask(creator.visitor)).toBe(200)
  await creator.visitor.put(`/api/reading-plans/${planId}`, { is_public: true })
  expect(await ask(stranger.visitor)).toBe(200)
})

test('the deletion of all data removes the visitor’s public plan from its followers, and nothing else of theirs', async () => {
  const [creator, reader] = [await newVisitor(), await newVisitor()]
  const { planId } = await insertPlan(database.db, creator.ownerId, { isPublic: true })
  const other = await insertPlan(database.db, reader.ownerId)
  await followAs(database.db, reader.ownerId, other.planId)
  await reader.visitor.post('/api/user/plans/current', { plan_id: planId })
  await reader.visitor.put('/api/user/plans/current/next-step')
  expect((await creator.visitor.delete('/api/user')).status).toBe(204)
  expect((await reader.visitor.get(`/api/reading-plans/${planId}`)).status).toBe(404)
  expect((await reader.visitor.get('/api/user/plans/current')).status).toBe(204)
  expect((await reader.visitor.get('/api/user/plans')).json().plans).toMatchObject([{ id: other.planId }])
})

test('the export contains the visitor’s plans, their dates and progress', async () => {
  const { visitor, ownerId } = await newVisitor()
  const { planId, stepIds } = await insertPlan(database.db, ownerId, { name: 'Mine alone' })
  await visitor.post('/api/user/plans/current', { plan_id: planId })
  await visitor.put('/api/user/plans/current/next-step')
  const { reading_plans, followed_plans } = (await visitor.get('/api/user/export')).json()
  expect(reading_plans).toMatchObject([{ id: planId, name: 'Mine alone' }])
  expect(reading_plans[0].steps).toHaveLength(3)
  expect(followed_plans).toMatchObject([{ plan_id: planId, is_current: true, current_step_id: stepIds[1] }])
  expect(followed_plans[0].started_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(followed_plans[0].completed_steps).toMatchObject([{ step_id: stepIds[0] }])
})

test('deleting a plan deletes its rows', async () => {
  const { visitor, ownerId } = await newVisitor()
  const key = { 'Idempotency-Key': 'gone' }
  const { id } = (await visitor.post('/api/reading-plans', asked, key)).json().plan
  await visitor.delete('/api/user')
  const { rows } = await sql<{ rows: number }>`
    select (select count(*) from reading_plans where id = ${id}) + (select count(*) from visitor_plans where plan_id = ${id})
      + (select count(*) from plan_keys where plan_id = ${id})
      + (select count(*) from work_item where owner_id = ${ownerId}::uuid) as rows`.execute(database.db)
  expect(Number(rows[0]!.rows)).toBe(0)
})
