import { describe, expect, test } from 'vitest'
import type { PlanStep } from '../../shared/contract/plans.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

const chapter = (book: string, number: number, last: number) => ({
  ...{ book, start_chapter: number, start_verse: 1, end_chapter: number, end_verse: last },
})
const john3 = { day: 1, title: 'Born again', theme: 'hope', ...chapter('JHN', 3, 36) }

async function creator(options: Parameters<typeof insertPlan>[2] = {}) {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  const plan = await insertPlan(database.db, await visitor.row(), options)
  const path = `/api/reading-plans/${plan.planId}`
  const edit = (body: object) => visitor.put(path, body)
  const stored = async () => (await visitor.get(path)).json().plan
  return { ...plan, visitor, edit, stored }
}

describe('an edit', () => {
  test('of the name changes only the name', async () => {
    const { edit, stored } = await creator()
    const before = await stored()
    const answer = await edit({ name: '  Mark, slowly ' })
    expect(answer.status).toBe(200)
    expect(answer.json().plan).toEqual({ ...before, name: 'Mark, slowly', version: expect.any(String) })
    expect(await stored()).toEqual(answer.json().plan)
  })

  test('of the steps orders them, counts their words and names their books', async () => {
    const { edit, stepIds } = await creator()
    const kept = { id: stepIds[1], day: 2, title: 'Mark again', ...chapter('MRK', 2, 28) }
    const untitled = { day: 2, ...chapter('psalms', 23, 6) }
    const { plan } = (await edit({ steps: [john3, kept, untitled], is_public: true })).json()
    expect(plan).toMatchObject({ estimated_days: 2, is_public: true, state: 'ready', step_count: 3 })
    expect(plan.steps).toMatchObject([
      { day: 1, day_index: 1, step_order: 1, title: 'Born again', theme: 'hope', verse_range: 'John 3' },
      { id: stepIds[1], day: 2, day_index: 1, step_order: 2, title: 'Mark again' },
      { day: 2, day_index: 2, step_order: 3, title: 'Psalm 23', book: 'PSA' },
    ])
    for (const step of plan.steps) expect(step.word_count).toBeGreaterThan(100)
    expect(stepIds).not.toContain(plan.steps[0].id)
  })

  test('lists a plan only on request, and unlists it when it is made private', async () => {
    const { edit, planId } = await creator()
    const found = async () =>
      (await api.get('/api/reading-plans/search')).json().plans.some(({ id }: { id: number }) => id === planId)
    const read = async () => (await api.get(`/api/reading-plans/${planId}`)).status
    const flags = async (changes: object) => {
      const { is_public, is_listed } = (await edit(changes)).json().plan
      return { is_public, is_listed, found: await found(), read: await read() }
    }
    expect(await flags({ is_public: true })).toEqual({ is_public: true, is_listed: false, found: false, read: 200 })
    expect(await flags({ is_listed: true })).toEqual({ is_public: true, is_listed: true, found: true, read: 200 })
    expect(await flags({ name: 'Mark' })).toEqual({ is_public: true, is_listed: true, found: true, read: 200 })
    expect(await flags({ is_listed: false })).toEqual({ is_public: true, is_listed: false, found: false, read: 200 })
    expect(await flags({ is_listed: true })).toMatchObject({ is_listed: true })
    expect(await flags({ is_public: false })).toEqual({ is_public: false, is_listed: false, found: false, read: 404 })
    expect(await flags({ is_public: true })).toEqual({ is_public: true, is_listed: false, found: false, read: 200 })
    await edit({ is_public: false })
    expect(await flags({ is_listed: true })).toEqual({ is_public: true, is_listed: true, found: true, read: 200 })
    const refused = await edit({ is_listed: true, is_public: false })
    expect([refused.status, refused.json().issues]).toEqual([
      400,
      [{ path: 'is_listed', message: 'Only a public plan can be listed' }],
    ])
  })

  test('that reverses the order keeps each step', async () => {
    const { edit, stepIds, stored } = await creator()
    const steps = (await stored()).steps.reverse().map((step: object, index: number) => ({ ...step, day: index + 1 }))
    const { plan } = (await edit({ steps })).json()
    expect(plan.steps.map((step: { id: number }) => step.id)).toEqual([...stepIds].reverse())
    expect(plan.steps.map((step: { start_chapter: number }) => step.start_chapter)).toEqual([3, 2, 1])
  })

  test('keeps what was read, and moves readers on from a deleted step', async () => {
    const { edit, stored, stepIds, planId, visitor } = await creator({ days: 4, isPublic: true })
    const follower = api.visitor()
    await follower.post('/api/user/plans/current', { plan_id: planId })
    await follower.put('/api/user/plans/current/next-step')
    await visitor.post('/api/user/plans/current', { plan_id: planId })
    const [first, , third, fourth] = (await stored()).steps
    const steps = [first, third, { ...fourth, end_verse: 20 }].map((step, index) => ({ ...step, day: index + 1 }))
    expect((await edit({ steps })).status).toBe(200)
    const { current_step, progress } = (await follower.get('/api/user/plans/current')).json()
    expect(current_step.id).toBe(stepIds[2])
    expect(progress).toEqual({ completed_steps: 1, total_steps: 3, percentage: 33 })
    expect((await visitor.get('/api/user/plans/current')).json().current_step.id).toBe(stepIds[0])
    const last = (await stored()).steps[2]
    expect(last).toMatchObject({ end_verse: 20 })
    expect(last.id, 'another passage is another step').not.toBe(stepIds[3])
  })
})

describe('an edit of a plan that is not ready', () => {
  test('gives a failed plan its steps', async () => {
    const { edit, visitor, planId } = await creator({ state: 'failed', days: 1 })
    const { plan } = (await edit({ steps: [john3] })).json()
    expect(plan).toMatchObject({ state: 'ready', error: null, step_count: 1 })
    expect((await visitor.post('/api/user/plans/current', { plan_id: planId })).status).toBe(200)
  })

  test('gives a failed plan its steps, checked with the default text if its own is not stored here', async () => {
    const { edit, stored, planId } = await creator({ state: 'failed', days: 1 })
    await database.db.updateTable('reading_plans').set({ bible_id: 'esv' }).where('id', '=', planId).execute()
    const { status, text } = await edit({ steps: [john3] })
    expect([status, text]).toEqual([200, expect.stringContaining('Born again')])
    expect(await stored()).toMatchObject({ state: 'ready', checked_translation: { id: 'eng-web' } })
    expect((await edit({ steps: [{ ...john3, end_verse: 37 }] })).json().issues).toHaveLength(1)
  })

  test('of steps whose text is no longer stored is rejected', async () => {
    const { edit, planId } = await creator({ days: 1 })
    await database.db.updateTable('reading_plans').set({ bible_id: 'gone' }).where('id', '=', planId).execute()
    expect((await edit({ steps: [john3] })).status).toBe(409)
  })

  test.each(['initialized', 'building'] as const)('of a plan that is %s is rejected', async (state) => {
    const { edit, stored } = await creator({ state })
    const answer = await edit({ name: 'Another' })
    expect([answer.status, answer.json().error]).toEqual([409, 'plan_in_progress'])
    expect((await stored()).name).toBe('Through Mark')
  })
})

describe('an edit of a plan that was changed since it was opened', () => {
  test('is rejected, and keeps the days and the progress of the change before', async () => {
    const { edit, stored, visitor, planId } = await creator({ days: 2 })
    const opened = await stored()
    const [first, second] = opened.steps
    const { plan } = (await edit({ steps: [first, second, { ...john3, day: 3 }], version: opened.version })).json()
    await visitor.post('/api/user/plans/current', { plan_id: planId })
    await visitor.put(`/api/user/plans/${planId}/steps/${plan.steps[2].id}`, { done: true })
    const late = await edit({ name: 'Late', steps: [first, second], version: opened.version })
    expect([late.status, late.json().error]).toEqual([409, 'plan_changed'])
    expect(await stored()).toMatchObject({ name: 'Through Mark', progress: { completed_steps: 1, total_steps: 3 } })
    expect((await edit({ steps: [first, second], version: plan.version })).status).toBe(200)
  })

  test('is stored for a client that sends no version', async () => {
    const { edit, stored } = await creator()
    await edit({ name: 'Changed' })
    expect((await edit({ description: 'Changed too' })).status).toBe(200)
    expect(await stored()).toMatchObject({ name: 'Changed', description: 'Changed too' })
  })
})

test('an edit with the ids of the answer to the edit before keeps its steps and what was read of them', async () => {
  const { edit, stored, visitor, planId } = await creator({ days: 2 })
  const [first, second] = (await stored()).steps
  const sent = [{ ...first, end_verse: 20 }, second, john3].map((step, index) => ({ ...step, day: index + 1 }))
  const { steps } = (await edit({ steps: sent })).json().plan
  const ids = steps.map(({ id }: { id: number }) => id)
  await visitor.post('/api/user/plans/current', { plan_id: planId })
  for (const id of [ids[0], ids[2]]) {
    expect((await visitor.put(`/api/user/plans/${planId}/steps/${id}`, { done: true })).status).toBe(200)
  }
  const again = sent.map((step, index) => ({ ...step, id: ids[index], title: 'Again' }))
  const { plan } = (await edit({ steps: again })).json()
  expect(plan.steps.map((step: PlanStep) => [step.id, step.title, step.is_done])).toEqual([
    [ids[0], 'Again', true],
    [ids[1], 'Again', false],
    [ids[2], 'Again', true],
  ])
})

describe('reports each error at its field', () => {
  const wrong: [object, string, string][] = [
    [{ name: ' ' }, 'name', 'Plan name is required'],
    [{ description: '' }, 'description', 'Plan description is required'],
    [{ estimated_days: 0 }, 'estimated_days', 'Duration must be at least 1 day'],
    [{ estimated_days: 400 }, 'estimated_days', 'Duration must be at most 366 days'],
    [{ steps: [] }, 'steps', 'Plan must have at least one reading step'],
    [{ steps: [{ ...john3, book: ' ' }] }, 'steps.0.book', 'Book is required'],
    [{ steps: [{ ...john3, book: undefined }] }, 'steps.0.book', 'Book is required'],
    [{ steps: [{ ...john3, book: 'Hezekiah' }] }, 'steps.0.book', 'Unknown book'],
    [{ steps: [{ ...john3, start_chapter: 0 }] }, 'steps.0.start_chapter', 'Valid start chapter is required'],
    [{ steps: [{ ...john3, start_verse: 0 }] }, 'steps.0.start_verse', 'Valid start verse is required'],
    [{ steps: [{ ...john3, end_chapter: 0 }] }, 'steps.0.end_chapter', 'Valid end chapter is required'],
    [{ steps: [{ ...john3, end_verse: undefined }] }, 'steps.0.end_verse', 'Valid end verse is required'],
    [{ steps: [{ ...john3, start_chapter: 4 }] }, 'steps.0.start_chapter', 'Start chapter cannot be after end chapter'],
    [
      { steps: [{ ...john3, start_verse: 17, end_verse: 16 }] },
      'steps.0.start_verse',
      'Start verse cannot be after end verse',
    ],
    [{ steps: [{ ...john3, end_verse: 37 }] }, 'steps.0', 'John 3 has 36 verses, no verse 37'],
    [{ steps: [john3, { ...john3, day: 3 }] }, 'steps', 'Day 2 has no reading'],
    [{ steps: [john3], estimated_days: 2 }, 'steps', 'Day 2 has no reading'],
    [{ steps: [{ ...john3, id: 1 }] }, 'steps.0.id', 'Unknown step'],
    [{ steps: [{ ...john3, title: 'x'.repeat(121) }] }, 'steps.0.title', 'A title has at most 120 characters'],
    [{ estimated_days: 2 }, 'steps.2', 'Day 3 is not one of the days 1 to 2'],
  ]

  test.each(wrong)('%j', async (body, path, message) => {
    const { edit, stored } = await creator()
    const before = await stored()
    const answer = await edit(body)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid', issues: [{ path, message }] })
    expect(await stored()).toEqual(before)
  })

  test('all of it at once', async () => {
    const { edit } = await creator()
    const { issues } = (await edit({ name: '', steps: [{ day: 1 }, { ...john3, start_verse: 40 }] })).json()
    expect(issues.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      ...['steps.0.book', 'steps.0.start_chapter', 'steps.0.start_verse', 'steps.0.end_chapter', 'steps.0.end_verse'],
      'steps.1.start_verse',
    ])
  })

  test('a duplicate step', async () => {
    const { edit, stored } = await creator({ days: 1 })
    const [step] = (await stored()).steps
    const { issues } = (await edit({ steps: [step, step] })).json()
    expect(issues).toEqual([{ path: 'steps.1.id', message: 'Duplicate step' }])
  })
})

test('two edits at once leave one of the two plans complete', async () => {
  const { edit, stored } = await creator()
  const plans = [
    {
      name: 'Psalms',
      steps: [
        { day: 1, ...chapter('PSA', 23, 6) },
        { day: 2, ...chapter('PSA', 1, 6) },
      ],
    },
    { name: 'John', steps: [john3] },
  ]
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(plans.map(edit))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { name, steps, estimated_days } = await stored()
    expect([
      ['Psalms', ['PSA', 'PSA'], 2],
      ['John', ['JHN'], 1],
    ]).toContainEqual([name, steps.map((step: { book: string }) => step.book), estimated_days])
  }
})

test('readers can move in a plan while its creator edits it', async () => {
  const { edit, planId } = await creator({ days: 6, isPublic: true })
  const readers = Array.from({ length: 4 }, () => api.visitor())
  for (const reader of readers) await reader.post('/api/user/plans/current', { plan_id: planId })
  const edits = [
    { steps: [john3, { day: 2, ...chapter('PSA', 23, 6) }] },
    { steps: [1, 2, 3].map((day) => ({ day, ...chapter('MRK', day, 20) })) },
  ]
  const moves = readers.flatMap((reader) => [1, 2, 3].map(() => reader.put('/api/user/plans/current/next-step')))
  const answers = await Promise.all([...moves.slice(0, 6), ...edits.map(edit), ...moves.slice(6)])
  for (const { status, text } of answers) expect([200, 409], text).toContain(status)
  for (const reader of readers) {
    const { progress, current_step, plan } = (await reader.get('/api/user/plans/current')).json()
    expect(progress.completed_steps).toBeLessThanOrEqual(progress.total_steps)
    expect(plan.steps.map((step: { id: number }) => step.id)).toContain(current_step.id)
  }
})
