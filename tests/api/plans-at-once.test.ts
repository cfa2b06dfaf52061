import { describe, expect, test } from 'vitest'
import { insertPlan } from '../helpers/client/plan.ts'
import { next, planReaders, previous } from '../helpers/client/plan-reader.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

const reader = planReaders({ api, database })

describe('two tabs that begin plans', () => {
  test('leaves one plan current if two are started at once', async () => {
    const visitor = api.visitor()
    await visitor.get('/api/user')
    const plans = [1, 2, 3, 4].map(() => insertPlan(database.db, null, { isPublic: true }))
    const ids = (await Promise.all(plans)).map(({ planId }) => planId)
    const begin = (plan_id: number) => visitor.post('/api/user/plans/current', { plan_id })
    const answers = await Promise.all(ids.map(begin))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const mine = (await visitor.get('/api/user/plans')).json().plans
    expect(mine.filter((plan: { is_current: boolean }) => plan.is_current)).toHaveLength(1)
  })
})

describe('many tabs that move in a plan', () => {
  test('two tabs that leave the same step move once, and agree', async () => {
    const { visitor, stepIds } = await reader()
    const leave = () => visitor.put(next, { step_id: stepIds[0] })
    const answers = await Promise.all([leave(), leave(), leave(), leave()])
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.json()).toMatchObject({ current_step: { id: stepIds[1] }, progress: { completed_steps: 1 } })
    }
    const back = () => visitor.put(previous, { step_id: stepIds[1] })
    for (const answer of await Promise.all([back(), back()])) {
      expect(answer.json()).toMatchObject({ current_step: { id: stepIds[0] }, progress: { completed_steps: 0 } })
    }
  })

  test('with many tabs at once, progress never exceeds its total and all tabs agree', async () => {
    const { visitor, mark, planId } = await reader(5)
    const calls = Array.from({ length: 12 }, () => visitor.put(next))
    const answers = await Promise.all([...calls, mark(2, true), mark(4, true), visitor.put(previous)])
    for (const answer of answers) {
      expect([200, 409]).toContain(answer.status)
      if (answer.status === 409) continue
      const { completed_steps, total_steps, percentage } = answer.json().progress
      expect(total_steps).toBe(5)
      expect(completed_steps).toBeLessThanOrEqual(5)
      expect(percentage).toBeLessThanOrEqual(100)
    }
    for (let n = 0; n < 6; n++) await visitor.put(next)
    const [one, other, whole] = [
      (await visitor.get('/api/user/plans/current')).json(),
      (await visitor.get('/api/user/plans')).json().plans[0],
      (await visitor.get(`/api/reading-plans/${planId}`)).json().plan,
    ]
    expect(one.progress).toEqual({ completed_steps: 5, total_steps: 5, percentage: 100 })
    expect(other.progress).toEqual(one.progress)
    expect(whole.progress).toEqual(one.progress)
  })
})

describe('a tab that leaves a plan', () => {
  test('leaves the plan removed or moved, never half, while another tab moves on', async () => {
    for (let round = 0; round < 5; round++) {
      const { visitor, planId } = await reader()
      const answers = await Promise.all([visitor.put(next), visitor.delete(`/api/user/plans/${planId}`)])
      expect([200, 404]).toContain(answers[0].status)
      expect(answers[1].status).toBe(204)
      const { plan } = (await visitor.get(`/api/reading-plans/${planId}`)).json()
      expect(plan).toMatchObject({ progress: null, is_current: false })
      expect(plan.steps.some((step: { is_done: boolean }) => step.is_done)).toBe(false)
    }
  })
})
