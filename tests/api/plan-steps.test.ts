import { describe, expect, test } from 'vitest'
import { createPlanSteps } from '../../api/plans/plan-steps.ts'
import { CurrentPlan, CurrentReading, type Plan, type PlanStep } from '../../shared/contract/plans.ts'
import { readablePlan } from '../../shared/server/sql/plans.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

describe('the formatted steps of plans', () => {
  const inserted = async () => {
    const { planId } = await insertPlan(database.db, null, { isPublic: true })
    return (await readablePlan(database.db, planId, null))!
  }

  test('are formatted once until the plan changes', async () => {
    const steps = createPlanSteps(database.db)
    const row = await inserted()
    const first = await steps.find(row, undefined)
    expect(await steps.find(row, undefined)).toBe(first)
    expect(await steps.find({ ...row, version: 'another' }, undefined)).not.toBe(first)
  })

  test('are kept for the plans used last', async () => {
    const steps = createPlanSteps(database.db, 2)
    const [a, b, c] = [await inserted(), await inserted(), await inserted()]
    const [first, second] = [await steps.find(a, undefined), await steps.find(b, undefined)]
    expect(await steps.find(a, undefined)).toBe(first)
    await steps.find(c, undefined)
    expect(await steps.find(a, undefined)).toBe(first)
    expect(await steps.find(b, undefined)).not.toBe(second)
  })
})

test('two readers of one plan each see their own progress, in both lists of steps', async () => {
  const { planId, stepIds } = await insertPlan(database.db, null, { isPublic: true, days: 3, stepsADay: 2 })
  const [one, other] = [api.visitor(), api.visitor()]
  for (const visitor of [one, other]) await visitor.post('/api/user/plans/current', { plan_id: planId })
  await one.put(`/api/user/plans/${planId}/steps/${stepIds[0]}`, { done: true })
  await other.put(`/api/user/plans/${planId}/steps/${stepIds[3]}`, { done: true })
  const read = async (visitor: typeof one) => {
    const current = CurrentPlan.strict().parse((await visitor.get('/api/user/plans/current')).json())
    const { plan } = (await visitor.get(`/api/reading-plans/${planId}`)).json() as { plan: Plan }
    expect(plan).toEqual(current.plan)
    expect(Object.values(plan.steps_by_day).flat()).toEqual(plan.steps)
    const done = (steps: PlanStep[]) => steps.filter((step) => step.is_done).map(({ id }) => id)
    const { current_step, progress } = current
    return [done(plan.steps), current_step?.id, current_step?.is_done, progress.completed_steps]
  }
  expect(await read(one)).toEqual([[stepIds[0]], stepIds[0], true, 1])
  expect(await read(other)).toEqual([[stepIds[3]], stepIds[0], false, 1])
  const { plan } = (await api.visitor().get(`/api/reading-plans/${planId}`)).json() as { plan: Plan }
  expect(plan.steps.some((step) => step.is_done)).toBe(false)
})

test('the reading of the current plan names the open step and the first unread one, without the other steps', async () => {
  const { planId, stepIds } = await insertPlan(database.db, null, { isPublic: true, days: 3, stepsADay: 2 })
  const visitor = api.visitor()
  const path = '/api/user/plans/current/reading'
  expect((await visitor.get(path)).status).toBe(204)
  await visitor.post('/api/user/plans/current', { plan_id: planId })
  await visitor.put(`/api/user/plans/${planId}/steps/${stepIds[0]}`, { done: true })
  const { plan, next_step, ...reading } = CurrentReading.strict().parse((await visitor.get(path)).json())
  const current = CurrentPlan.parse((await visitor.get('/api/user/plans/current')).json())
  expect(reading).toEqual({ current_step: current.current_step, progress: current.progress })
  expect([reading.current_step?.id, next_step?.id]).toEqual([stepIds[0], stepIds[1]])
  expect(current.plan).toMatchObject(plan)
  for (const id of stepIds) await visitor.put(`/api/user/plans/${planId}/steps/${id}`, { done: true })
  const read = CurrentReading.parse((await visitor.get(path)).json())
  expect([read.next_step?.id, read.progress.percentage]).toEqual([stepIds[0], 100])
})

test('the next step of the current plan is where the plan resumes: the first unread one from the open step on', async () => {
  const { planId, stepIds } = await insertPlan(database.db, null, { isPublic: true, days: 4 })
  const visitor = api.visitor()
  const mark = (index: number, done: boolean) =>
    visitor.put(`/api/user/plans/${planId}/steps/${stepIds[index]}`, { done })
  const resume = async () => (await visitor.post('/api/user/plans/current', { plan_id: planId })).json().current_step.id
  const nextId = async () =>
    CurrentReading.parse((await visitor.get('/api/user/plans/current/reading')).json()).next_step?.id
  await resume()
  await visitor.put('/api/user/plans/current/next-step')
  await visitor.put('/api/user/plans/current/next-step')
  await mark(0, false)
  expect(await nextId()).toBe(stepIds[2])
  await mark(2, true)
  expect(await nextId()).toBe(stepIds[3])
  expect(await resume()).toBe(stepIds[3])
  await mark(3, true)
  expect(await nextId()).toBe(stepIds[0])
  expect(await resume()).toBe(stepIds[0])
})

test('an edit is visible to a follower at once, each time', async () => {
  const owner = api.visitor()
  await owner.put('/api/user/theology', { theology_slug: 'baptist' })
  const { planId } = await insertPlan(database.db, await owner.row(), { isPublic: true })
  const follower = api.visitor()
  await follower.post('/api/user/plans/current', { plan_id: planId })
  for (const title of ['First', 'Second', 'Third']) {
    const { plan } = (await owner.get(`/api/reading-plans/${planId}`)).json() as { plan: Plan }
    const steps = plan.steps.map((step) => ({ ...step, title }))
    expect((await owner.put(`/api/reading-plans/${planId}`, { steps })).status).toBe(200)
    const current = CurrentPlan.parse((await follower.get('/api/user/plans/current')).json())
    expect(new Set(current.plan.steps.map((step) => step.title))).toEqual(new Set([title]))
    expect(current.current_step?.title).toBe(title)
  }
})
