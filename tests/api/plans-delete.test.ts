import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DeletePlanAnswer } from '../../shared/contract/plans.ts'
import { deletePlan } from '../../shared/server/sql/delete-plan.ts'
import { claim, finish } from '../../shared/server/work.ts'
import { followAs, insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

/** A plan of a visitor, which they follow. */
async function ownPlan(options: Parameters<typeof insertPlan>[2] = {}) {
  const owner = api.visitor()
  await owner.put('/api/user/theology', { theology_slug: 'baptist' })
  const ownerId = await owner.row()
  const plan = await insertPlan(database.db, ownerId, options)
  await followAs(database.db, ownerId, plan.planId, '2026-01-01')
  const path = `/api/reading-plans/${plan.planId}`
  const listed = async () => (await owner.get('/api/user/plans')).json().plans.length
  return { ...plan, owner, path, listed, remove: () => owner.delete(path) }
}

test('a plan that only its creator reads is deleted', async () => {
  const { owner, path, listed, remove } = await ownPlan({ isPublic: true, isListed: true })
  const answer = await remove()
  expect([answer.status, answer.json()]).toEqual([200, { is_deleted: true }])
  expect(DeletePlanAnswer.strict().safeParse(answer.json()).error).toBeUndefined()
  expect([(await owner.get(path)).status, await listed(), (await remove()).status]).toEqual([404, 0, 404])
})

test('a plan that others read stays for them with their progress, and is no longer listed', async () => {
  const { owner, path, planId, stepIds, listed, remove } = await ownPlan({ isPublic: true, isListed: true })
  const reader = api.visitor()
  await reader.post('/api/user/plans/current', { plan_id: planId })
  await reader.put(`/api/user/plans/${planId}/steps/${stepIds[0]}`, { done: true })
  expect((await remove()).json()).toEqual({ is_deleted: false })
  expect(await listed()).toBe(0)
  expect((await owner.get(path)).json().plan).toMatchObject({ is_listed: false, progress: null })
  const { plans } = (await reader.get('/api/user/plans')).json()
  expect(plans).toMatchObject([{ id: planId, progress: { completed_steps: 1, total_steps: 3 } }])
})

test('a search for my own plans has no plan that I deleted, until I follow or edit it again', async () => {
  const { owner, path, planId, remove } = await ownPlan({ isPublic: true, isListed: true })
  const mine = async () => {
    const { plans } = (await owner.get('/api/reading-plans/search?creator=me')).json()
    return plans.map(({ id }: { id: number }) => id)
  }
  await api.visitor().post('/api/user/plans/current', { plan_id: planId })
  expect(await mine()).toEqual([planId])
  await remove()
  expect(await mine()).toEqual([])
  await owner.post('/api/user/plans/current', { plan_id: planId })
  expect(await mine()).toEqual([planId])
  await remove()
  expect(await mine()).toEqual([])
  await owner.put(path, { name: 'Mark again' })
  expect(await mine()).toEqual([planId])
  // leaving it is not deleting it
  await owner.delete(`/api/user/plans/${planId}`)
  expect(await mine()).toEqual([planId])
})

test('a private plan is deleted also if others began it while it was public', async () => {
  const { path, owner, planId, remove } = await ownPlan({ isPublic: true })
  await api.visitor().post('/api/user/plans/current', { plan_id: planId })
  await owner.put(path, { is_public: false })
  expect((await remove()).json()).toEqual({ is_deleted: true })
})

test('a plan that is being built can be deleted', async () => {
  const { path, owner, remove } = await ownPlan({ state: 'building' })
  expect((await remove()).json()).toEqual({ is_deleted: true })
  expect((await owner.get(path)).status).toBe(404)
})

const wish = { name: 'Hope', description: 'Hope in hard days', estimated_days: 3 }

/** A plan that a visitor has just asked for, and its work. */
async function requestedPlan() {
  const owner = api.visitor()
  const request = async () => (await owner.post('/api/reading-plans', wish)).json().plan.id as number
  const planId = await request()
  const open = () =>
    database.db.selectFrom('work_item').select(['id', 'state']).where('entity_id', '=', String(planId)).execute()
  return { owner, ownerId: await owner.row(), planId, request, open }
}

test('deleting a plan ends the building of it', async () => {
  const { owner, planId, request, open } = await requestedPlan()
  expect(await open()).toMatchObject([{ state: 'queued' }])
  expect((await owner.delete(`/api/reading-plans/${planId}`)).status).toBe(200)
  expect(await open()).toEqual([])
  // not the plan that is gone
  const next = await request()
  expect(next).not.toBe(planId)
  expect((await owner.get(`/api/reading-plans/${next}`)).json().plan.state).toBe('initialized')
})

test('a plan can be deleted while its building ends, without a deadlock', async () => {
  const { ownerId, planId, open } = await requestedPlan()
  const claimed = (await claim(database.db, (await open())[0]!.id, 0))!
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
    return rows[0]!.count
  }
  let removed: Promise<unknown> = Promise.resolve()
  const finished = finish(database.db, claimed, 'done', null, async (trx) => {
    removed = deletePlan(database.db, planId, ownerId)
    removed.catch(() => {})
    await expect.poll(waiting).toBe(1)
    await trx.updateTable('reading_plans').set({ state: 'ready' }).where('id', '=', planId).execute()
  })
  // Postgres resolves a deadlock after a second, so a shorter time shows that there was none
  const begun = performance.now()
  expect(await finished).toBe(true)
  expect(await removed).toBe('deleted')
  expect(performance.now() - begun).toBeLessThan(900)
})
