import { expect, test } from 'vitest'
import { curatedPlans, seedPlans } from '../../infra/run/seed-plans.ts'
import type { PlanStep } from '../../shared/contract/plans.ts'
import type { DraftStep } from '../../shared/plans/types.ts'
import { saveCurated } from '../../shared/server/sql/curated-plans.ts'
import { loadPlanBible } from '../../shared/server/sql/plan-bible.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

/** A seeded plan under its own slug, so that each test corrects a different one. */
async function corrected(slug: string, change: (steps: DraftStep[]) => DraftStep[] = (steps) => steps) {
  const { db } = database
  const bible = (await loadPlanBible(db, 'eng-web'))!
  const seeded = (await curatedPlans(db, bible)).find(({ head }) => head.slug === slug)!
  const copy = async (steps: DraftStep[]) => {
    const head = { ...seeded.head, slug: `${slug}-corrected` }
    await db.transaction().execute((trx) => saveCurated(trx, head, { ...seeded.plan, steps }, bible))
    const { id } = await db
      .selectFrom('reading_plans')
      .select('id')
      .where('slug', '=', head.slug)
      .executeTakeFirstOrThrow()
    return id
  }
  await db.deleteFrom('reading_plans').where('slug', '=', `${slug}-corrected`).execute()
  const planId = await copy(seeded.plan.steps)
  return { planId, correct: () => copy(change(structuredClone(seeded.plan.steps))) }
}

/** A reader who has marked the first steps of a plan. */
async function readerOf(planId: number, done: number) {
  const visitor = api.visitor()
  await visitor.post('/api/user/plans/current', { plan_id: planId })
  for (let step = 0; step < done; step++) await visitor.put('/api/user/plans/current/next-step')
  const steps = async () => (await visitor.get(`/api/reading-plans/${planId}`)).json().plan.steps as PlanStep[]
  const place = async () => {
    const { current_step, progress } = (await visitor.get('/api/user/plans/current')).json()
    return { current: (await steps()).findIndex(({ id }) => id === current_step.id), done: progress.completed_steps }
  }
  return { visitor, steps, place }
}

test('a corrected title or theme keeps all progress', async () => {
  const { planId, correct } = await corrected('mark-in-a-week', (steps) =>
    steps.map((step, index) => ({ ...step, title: `${step.title}!`, theme: index === 2 ? 'Bread' : step.theme })),
  )
  const { steps, place } = await readerOf(planId, 5)
  const before = await steps()
  await correct()
  expect(await place()).toEqual({ current: 5, done: 5 })
  const after = await steps()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after[0]!.title).toBe('The good news begins!')
})

test('a corrected passage keeps the other steps, and is read for those who have read most of it', async () => {
  const { planId, correct } = await corrected('mark-in-a-week', (steps) => {
    Object.assign(steps[1]!, { end_chapter: 6, end_verse: 6 })
    Object.assign(steps[2]!, { start_verse: 7 })
    // no verse of this has been read
    Object.assign(steps[3]!, { book: 'LUK', start_chapter: 3, start_verse: 1, end_chapter: 4, end_verse: 44 })
    return steps
  })
  const { steps, place } = await readerOf(planId, 5)
  await correct()
  expect((await steps()).map(({ is_done }) => is_done)).toEqual([true, true, true, false, true, false, false])
  expect(await place()).toEqual({ current: 5, done: 4 })
})

test('inserting or removing a step moves no reader back', async () => {
  const { planId, correct } = await corrected('mark-in-a-week', (steps) => {
    const extra = { book: 'PSA', start_chapter: 2, start_verse: 1, end_chapter: 2, end_verse: 12 }
    return [{ ...steps[0]!, ...extra, title: 'A psalm before it' }, ...steps.slice(0, 6)]
  })
  const [one, last] = [await readerOf(planId, 5), await readerOf(planId, 6)]
  await correct()
  expect(await one.place()).toEqual({ current: 6, done: 5 })
  // their last step was removed: they continue at the unread one
  expect(await last.place()).toEqual({ current: 0, done: 6 })
})

test('a plan with new divisions keeps its readers’ progress', async () => {
  const { planId, correct } = await corrected('new-testament-in-90-days', (steps) => {
    // every other pair of readings is split one verse later
    for (let index = 0; index + 1 < steps.length; index += 2) {
      const [step, next] = [steps[index]!, steps[index + 1]!]
      if (step.book !== next.book) continue
      Object.assign(step, { end_chapter: next.start_chapter, end_verse: next.start_verse })
      next.start_verse += 1
    }
    return steps
  })
  const before = await readerOf(planId, 40)
  const { current } = await before.place()
  await correct()
  const after = await before.place()
  expect(after.done).toBe(40)
  expect(after.current).toBe(current)
}, 120_000)

test('seeding again changes no step', async () => {
  const ids = async () =>
    (await database.db.selectFrom('plan_steps').select('id').orderBy('id').execute()).map(({ id }) => id)
  const before = await ids()
  await seedPlans(database.db)
  expect(await ids()).toEqual(before)
})
