import { describe, expect, test } from 'vitest'
import { CurrentPlan, ScheduleAnswer, StepDoneAnswer } from '../../shared/contract/plans.ts'
import { addDays } from '../../shared/plans/schedule.ts'
import { followAs, insertPlan } from '../helpers/client/plan.ts'
import { next, planReaders, previous, today } from '../helpers/client/plan-reader.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

const reader = planReaders({ api, database })

describe('POST /api/user/plans/current', () => {
  test('starts a plan at its first step, today', async () => {
    const { visitor, begun, planId, stepIds } = await reader()
    expect(CurrentPlan.strict().safeParse(begun).error).toBeUndefined()
    expect(begun).toMatchObject({
      plan: { id: planId, is_current: true, following: { started_on: today } },
      current_step: { id: stepIds[0], book: 'MRK', start_chapter: 1 },
      progress: { completed_steps: 0, total_steps: 3, percentage: 0 },
    })
    expect(begun.plan.following.dates).toEqual([today, addDays(today, 1), addDays(today, 2)])
    expect((await visitor.get('/api/user/plans/current')).json()).toEqual(begun)
  })

  test('accepts the reader’s local date if it is plausible', async () => {
    const begin = async (given: string) => {
      const { planId } = await insertPlan(database.db, null, { isPublic: true })
      const answer = await api.visitor().post('/api/user/plans/current', { plan_id: planId, today: given })
      return answer.json().plan.following.started_on
    }
    expect(await begin(addDays(today, 1))).toBe(addDays(today, 1))
    expect([today, addDays(today, 1)]).toContain(await begin('1999-01-01'))
  })

  test('keeps one plan current, and the progress of the others', async () => {
    const one = await reader()
    await one.visitor.put(next)
    const other = await insertPlan(database.db, null, { isPublic: true })
    await one.visitor.post('/api/user/plans/current', { plan_id: other.planId })
    const { plans } = (await one.visitor.get('/api/user/plans')).json()
    expect(plans).toMatchObject([
      { id: other.planId, is_current: true, progress: { completed_steps: 0 } },
      { id: one.planId, is_current: false, progress: { completed_steps: 1, total_steps: 3, percentage: 33 } },
    ])
    const again = (await one.visitor.post('/api/user/plans/current', { plan_id: one.planId })).json()
    expect(again).toMatchObject({ current_step: { id: one.stepIds[1] }, progress: { completed_steps: 1 } })
  })

  test('resumes at the first unread step', async () => {
    const { visitor, mark, planId, stepIds } = await reader()
    await mark(0, true)
    await mark(1, true)
    const answer = await visitor.post('/api/user/plans/current', { plan_id: planId })
    expect(answer.json().current_step.id).toBe(stepIds[2])
  })

  test('starts over at the first step once all are read', async () => {
    const { visitor, planId, stepIds, place } = await reader()
    for (const _ of stepIds) await visitor.put(next)
    expect(await place()).toEqual([2, 3])
    const again = (await visitor.post('/api/user/plans/current', { plan_id: planId })).json()
    expect(again).toMatchObject({ current_step: { id: stepIds[0] }, progress: { completed_steps: 3 } })
    expect((await visitor.put(next)).json()).toMatchObject({
      current_step: { id: stepIds[1] },
      progress: { completed_steps: 3 },
    })
  })

  test.each(['initialized', 'building', 'failed'] as const)('rejects a plan that is %s', async (state) => {
    const { planId } = await insertPlan(database.db, null, { isPublic: true, state })
    const answer = await api.visitor().post('/api/user/plans/current', { plan_id: planId })
    expect([answer.status, answer.json().error]).toEqual([409, 'plan_not_ready'])
  })

  test.each([{}, { plan_id: '1' }, { plan_id: -1 }, { plan_id: 1, today: 'tomorrow' }])(
    '%j is refused',
    async (body) => {
      const answer = await api.visitor().post('/api/user/plans/current', body)
      expect([answer.status, answer.json().error]).toEqual([400, 'invalid'])
    },
  )
})

describe('next-step and previous-step', () => {
  test('move through a plan to its end and back to its start, and no further', async () => {
    const { visitor, stepIds, place } = await reader()
    const { current_step, progress } = (await visitor.put(next)).json()
    expect(current_step.id).toBe(stepIds[1])
    expect(progress).toEqual({ completed_steps: 1, total_steps: 3, percentage: 33 })
    expect((await visitor.put(next)).status).toBe(200)
    expect((await visitor.put(next)).json()).toMatchObject({
      current_step: { id: stepIds[2] },
      progress: { completed_steps: 3, total_steps: 3, percentage: 100 },
    })
    const past = await visitor.put(next)
    expect([past.status, past.json().error]).toEqual([409, 'past_end'])
    expect(await place()).toEqual([2, 3])
    expect((await visitor.put(previous)).json().current_step.id).toBe(stepIds[1])
    expect((await visitor.put(previous)).json().current_step.id).toBe(stepIds[0])
    const before = await visitor.put(previous)
    expect([before.status, before.json().error]).toEqual([409, 'past_end'])
    expect(await place()).toEqual([0, 1])
  })

  test('moving back removes marks set by moving forward, but not those of finished readings', async () => {
    const { visitor, mark, place } = await reader()
    await mark(1, true)
    await visitor.put(next)
    await visitor.put(next)
    expect(await place()).toEqual([2, 2])
    await visitor.put(previous)
    expect(await place()).toEqual([1, 2])
    await visitor.put(previous)
    expect(await place()).toEqual([0, 1])
    await visitor.put(next)
    expect(await place()).toEqual([1, 2])
  })

  test('a finished last step ends the plan', async () => {
    const { visitor, mark } = await reader(1)
    await mark(0, true)
    expect((await visitor.put(next)).status).toBe(409)
  })

  test('do nothing without a current plan', async () => {
    const visitor = api.visitor()
    for (const path of [next, previous]) expect((await visitor.put(path)).status).toBe(404)
    const { planId } = await insertPlan(database.db, null, { isPublic: true })
    await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
    await followAs(database.db, await visitor.row(), planId)
    for (const path of [next, previous]) expect((await visitor.put(path)).status).toBe(404)
    expect((await visitor.get('/api/user/plans/current')).status).toBe(204)
  })

  test('an invalid body is rejected', async () => {
    const { visitor, place } = await reader()
    expect((await visitor.put(next, { step_id: 'x' })).status).toBe(400)
    expect(await place()).toEqual([0, 0])
  })
})

describe('PUT /api/user/plans/{id}/steps/{step_id}', () => {
  test('marks a step as read and as unread without moving the current step', async () => {
    const { mark, stepIds, place } = await reader()
    const answer = (await mark(2, true)).json()
    expect(StepDoneAnswer.strict().safeParse(answer).error).toBeUndefined()
    expect(answer).toMatchObject({
      step: { id: stepIds[2], is_done: true },
      progress: { completed_steps: 1, percentage: 33 },
    })
    expect((await mark(2, true)).json()).toEqual(answer)
    expect(await place()).toEqual([0, 1])
    expect((await mark(2, false)).json()).toMatchObject({ step: { is_done: false }, progress: { completed_steps: 0 } })
    expect((await mark(2, false)).status).toBe(200)
  })

  test('does not find a step of another plan, or of one that is not followed', async () => {
    const [one, other] = [await reader(), await reader()]
    const mark = (planId: number, stepId: number | undefined) =>
      one.visitor.put(`/api/user/plans/${planId}/steps/${stepId}`, { done: true }).then(({ status }) => status)
    expect(await mark(one.planId, other.stepIds[0])).toBe(404)
    expect(await mark(other.planId, other.stepIds[0])).toBe(404)
    expect(await mark(one.planId, 4503599627370495)).toBe(404)
    expect(await mark(one.planId, one.stepIds[0])).toBe(200)
  })

  test.each([{}, { done: 'yes' }, { done: null }])('%j is refused', async (body) => {
    const { visitor, planId, stepIds } = await reader()
    expect((await visitor.put(`/api/user/plans/${planId}/steps/${stepIds[0]}`, body)).status).toBe(400)
  })
})

describe('POST /api/user/plans/{id}/schedule', () => {
  /** A visitor who started a plan of six days four days ago and read only the first. */
  async function behind() {
    const visitor = api.visitor()
    await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
    const plan = await insertPlan(database.db, null, { isPublic: true, days: 6 })
    await followAs(database.db, await visitor.row(), plan.planId, addDays(today, -4))
    await visitor.put(`/api/user/plans/${plan.planId}/steps/${plan.stepIds[0]}`, { done: true })
    const choose = (choice: string) => visitor.post(`/api/user/plans/${plan.planId}/schedule`, { choice, today })
    return { ...plan, visitor, choose }
  }
  const offsets = (dates: string[]) => dates.map((date) => (Date.parse(date) - Date.parse(today)) / 86_400_000)

  test.each([
    ['catch_up', [-4, 0, 0, 0, 0, 1]],
    ['start_today', [-4, 0, 1, 2, 3, 4]],
  ])('%s schedules the unread days as described', async (choice, expected) => {
    const { choose, visitor, planId } = await behind()
    const answer = (await choose(choice)).json()
    expect(ScheduleAnswer.strict().safeParse(answer).error).toBeUndefined()
    expect(offsets(answer.following.dates)).toEqual(expected)
    expect(answer.progress.completed_steps).toBe(1)
    const { following } = (await visitor.get(`/api/reading-plans/${planId}`)).json().plan
    expect(following).toEqual(answer.following)
    expect((await choose(choice)).json()).toEqual(answer)
  })

  test('spread_out keeps the last date and every day', async () => {
    const { choose } = await behind()
    const dates = offsets((await choose('spread_out')).json().following.dates)
    expect(dates).toHaveLength(6)
    expect(dates[0]).toBe(-4)
    expect(dates.slice(1).every((date) => date >= 0 && date <= 1)).toBe(true)
    expect(dates).toEqual([...dates].sort((a, b) => a - b))
  })

  test('a plan that is not started, not followed or missing has no dates', async () => {
    const { choose, visitor } = await behind()
    expect((await choose('give_up')).status).toBe(400)
    const { planId } = await insertPlan(database.db, null, { isPublic: true })
    const path = `/api/user/plans/${planId}/schedule`
    expect((await visitor.post(path, { choice: 'catch_up' })).status).toBe(404)
    await followAs(database.db, await visitor.row(), planId)
    const early = await visitor.post(path, { choice: 'catch_up' })
    expect([early.status, early.json().error]).toEqual([409, 'plan_not_started'])
  })
})

describe('DELETE /api/user/plans/{id}', () => {
  test('removes the plan with its progress, and leaves no current plan', async () => {
    const { visitor, planId } = await reader()
    await visitor.put(next)
    expect((await visitor.delete(`/api/user/plans/${planId}`)).status).toBe(204)
    expect((await visitor.get('/api/user/plans/current')).status).toBe(204)
    expect((await visitor.get('/api/user/plans')).json().plans).toEqual([])
    expect((await visitor.delete(`/api/user/plans/${planId}`)).status).toBe(404)
    const again = (await visitor.post('/api/user/plans/current', { plan_id: planId })).json()
    expect(again.progress.completed_steps).toBe(0)
  })
})
