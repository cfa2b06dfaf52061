import { expect, test } from 'vitest'
import type { Plan, PlanStep } from '../../shared/contract/plans.ts'
import { nextStep } from '../../web/data/next-step.ts'
import { stepPath } from '../../web/data/step-path.ts'
import { daysOfPlan, findSchedules } from '../../web/plans/plan-days.ts'
import {
  type DraftAction,
  draftIssues,
  draftOf,
  draftReducer,
  focusAfter,
  type PlanDraft,
  requestOf,
} from '../../web/plans/plan-draft.ts'
import { searchQuery } from '../../web/plans/plan-filters.ts'
import { removeRepeatedName } from '../../web/plans/remove-repeated-name.ts'

const step = (id: number, day: number, is_done = false): PlanStep => ({
  ...{ id, day, day_index: 1, step_order: id, name: `Mark ${id}`, title: `Mark ${id}`, theme: null, is_done },
  ...{ verse_range: `Mark ${id}`, book: 'MRK', word_count: 1000 },
  ...{ start_chapter: id, start_verse: 1, end_chapter: id, end_verse: 20 },
})

function planOf(steps: PlanStep[], dates: string[] | null = null): Plan {
  const days = Math.max(...steps.map(({ day }) => day))
  return {
    ...{ id: 7, slug: 'mark', name: 'Mark', description: 'Mark', type: 'curated', theme: null, estimated_days: days },
    ...{
      is_public: true,
      is_listed: true,
      is_current: true,
      is_owner: false,
      creator: 'featured',
      state: 'ready',
      error: null,
      note: null,
    },
    ...{ step_count: steps.length, minutes_a_day: 5, followers: 1, rating: null, progress: null, steps },
    steps_by_day: Object.groupBy(steps, ({ day }) => String(day)) as Record<string, PlanStep[]>,
    minutes_by_day: Object.fromEntries(steps.map(({ day }) => [String(day), 5])),
    ...{ checked_translation: null, numbering: 'eng-web', version: 'first' },
    following: dates && { started_on: dates[0] ?? null, dates },
  }
}

const dates = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']

test('the days of a plan are in order, with their readings', () => {
  const days = daysOfPlan(planOf([step(1, 1, true), step(2, 2), step(10, 10), step(3, 2, true)]))
  expect(days.map(({ day, is_read }) => [day, is_read])).toEqual([
    [1, true],
    [2, false],
    [10, false],
  ])
  expect(days[1]?.words).toBe(2000)
})

test('a reader continues with the first unread step, and starts over after the last', () => {
  expect(nextStep(planOf([step(1, 1, true), step(2, 2)]))?.id).toBe(2)
  expect(nextStep(planOf([step(1, 1, true)]))?.id).toBe(1)
  const read = planOf([step(1, 1), step(2, 2, true), step(3, 3)])
  expect([undefined, 1, 2, 3, 9].map((from) => nextStep(read, from)?.id)).toEqual([1, 1, 3, 3, 1])
})

test('new schedules are offered only to a follower who is behind', () => {
  const steps = [step(1, 1, true), step(2, 2), step(3, 3), step(4, 4)]
  expect(findSchedules(planOf(steps, dates), '2026-11-19')).toBeNull()
  expect(findSchedules(planOf(steps), '2026-12-01')).toBeNull()
})

test('each schedule says its daily minutes and its last date', () => {
  const ways = findSchedules(planOf([step(1, 1, true), step(2, 2), step(3, 3), step(4, 4)], dates), '2026-11-21')
  expect(ways).toEqual([
    { choice: 'catch_up', days: 2, minutes: 15, last: '2026-11-21' },
    { choice: 'spread_out', days: 2, minutes: 15, last: '2026-11-21' },
    { choice: 'start_today', days: 2, minutes: 5, last: '2026-11-23' },
  ])
})

const edited = (steps: PlanStep[]): PlanDraft => draftOf(planOf(steps))
const order = ({ steps }: PlanDraft) => steps.map(({ id, day }) => `${id}/${day}`)

test('a step moves within its day, and to the next day at its border', () => {
  let draft = edited([step(1, 1), step(2, 1), step(3, 2)])
  draft = draftReducer(draft, { type: 'stepMoved', key: 'step 1', by: 1 })
  expect(order(draft)).toEqual(['2/1', '1/1', '3/2'])
  draft = draftReducer(draft, { type: 'stepMoved', key: 'step 1', by: 1 })
  expect(order(draft)).toEqual(['2/1', '1/2', '3/2'])
  draft = draftReducer(draft, { type: 'stepMoved', key: 'step 2', by: -1 })
  draft = draftReducer(draft, { type: 'stepMoved', key: 'step 3', by: 1 })
  expect(order(draft)).toEqual(['2/1', '1/2', '3/2'])
})

test('the focus stays on the button of a step that moves, on the day where it arrives', () => {
  const draft = edited([step(1, 1), step(2, 1), step(3, 2)])
  const after = (key: string, by: 1 | -1) => focusAfter(draft, { type: 'stepMoved', key, by })
  expect(after('step 1', 1)).toEqual({ selector: '[data-step="step 1"] [data-move="1"]', day: 1 })
  expect(after('step 2', 1)).toEqual({ selector: '[data-step="step 2"] [data-move="1"]', day: 2 })
  expect(after('step 1', -1)).toEqual({ selector: '[data-step="step 1"] [data-move="-1"]', day: 1 })
})

test('after a step is removed, the focus is on the next one of its day, or on the button that adds one', () => {
  const draft = edited([step(1, 1), step(2, 1), step(3, 2)])
  const after = (key: string) => focusAfter(draft, { type: 'stepRemoved', key })
  expect(after('step 1')).toEqual({ selector: '[data-step="step 2"]', day: 1 })
  expect(after('step 2')).toEqual({ selector: '[data-add="1"]', day: 1 })
  expect(focusAfter(draft, { type: 'stepAdded', key: 'new', day: 1 })).toBeUndefined()
})

test('a new step is last on its day, and is not yet valid', () => {
  const draft = draftReducer(edited([step(1, 1), step(2, 2)]), { type: 'stepAdded', key: 'new', day: 1 })
  expect(order(draft)).toEqual(['1/1', 'undefined/1', '2/2'])
  expect(draftIssues(draft).map(({ path }) => path)).toEqual([
    'steps.1.book',
    'steps.1.start_chapter',
    'steps.1.start_verse',
    'steps.1.end_chapter',
    'steps.1.end_verse',
  ])
  expect(requestOf(draft).steps?.[1]).not.toHaveProperty('key')
})

test('a duration before the last day with readings is marked, and its message names these days', () => {
  const shortened = (days: number) =>
    draftIssues({ ...edited([1, 2, 3, 4, 5].map((day) => step(day, day))), estimated_days: days })
  expect(shortened(5)).toEqual([])
  expect(shortened(4)).toEqual([
    { path: 'estimated_days', message: 'Day 5 has readings: move or remove them, or choose more days.' },
  ])
  expect(shortened(3).map(({ message }) => message)).toEqual([
    'Days 4–5 have readings: move or remove them, or choose more days.',
  ])
  expect(shortened(0).map(({ message }) => message)).toEqual(['Duration must be at least 1 day'])
})

test('steps take their stored ids after a save, also those that were edited, added or moved meanwhile', () => {
  const sent = draftReducer(edited([step(1, 1), step(2, 2)]), { type: 'stepAdded', key: 'new', day: 1 })
  const actions: DraftAction[] = [
    { type: 'stepChanged', key: 'new', change: { title: 'Typed meanwhile' } },
    { type: 'stepRemoved', key: 'step 1' },
    { type: 'stepAdded', key: 'newer', day: 1 },
    { type: 'saved', sent: sent.steps, stored: { version: 'second', steps: [step(1, 1), step(8, 1), step(9, 2)] } },
  ]
  const { steps, ...draft } = actions.reduce(draftReducer, sent)
  expect(steps.map(({ key, id, title }) => [key, id, title])).toEqual([
    ['new', 8, 'Typed meanwhile'],
    ['newer', undefined, ''],
    ['step 2', 9, 'Mark 2'],
  ])
  expect(requestOf({ steps, ...draft })).toMatchObject({ version: 'second', numbering: 'eng-web' })
})

test('the query of a search contains only non-default filters, in a fixed order', () => {
  const query = (text: string) => searchQuery(new URLSearchParams(text))
  expect(query('sort=newest&days=91%2B&q= hope ')).toBe('q=hope&days=91%2B&sort=newest')
  expect(query('sort=popularity&theme=&creator=nobody&page=3')).toBe('')
})

test('the URL of a step names its chapter, its plan and itself', () => {
  expect(stepPath(7, step(3, 1))).toBe('/read/MRK/3?plan=7&step=3')
  expect(stepPath(7, step(3, 1), 4, 99)).toBe('/read/MRK/4?chatId=99&plan=7&step=3')
})

test('a description is omitted if the plan’s name has the same words', () => {
  expect(removeRepeatedName({ name: 'Mark in a week', description: ' Mark in a week.\n' })).toBeNull()
  expect(removeRepeatedName({ name: 'The life of Joseph', description: 'the life of Joseph' })).toBeNull()
  expect(removeRepeatedName({ name: 'Mark', description: 'Mark. A chapter a day.' })).toBe('Mark. A chapter a day.')
})
