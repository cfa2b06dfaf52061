import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  catchUp,
  daysBehind,
  firstSchedule,
  type PlanDay,
  type Schedule,
  spreadOut,
  startFromHere,
} from '../../shared/plans/schedule.ts'

const START = '2026-02-20'
const days = fc.array(fc.record({ words: fc.integer({ min: 1, max: 3000 }), is_read: fc.boolean() }), {
  minLength: 1,
  maxLength: 60,
})
/** A plan of which some days were read, sometimes out of order, and which may have been rescheduled before. */
const situation = fc.record({
  days,
  late: fc.integer({ min: 0, max: 90 }),
  moves: fc.array(fc.nat(2), { maxLength: 3 }),
})
const ways = [catchUp, spreadOut, startFromHere]

function dated(plan: { days: PlanDay[]; late: number; moves: number[] }): { schedule: Schedule; today: string } {
  const first = firstSchedule(START, plan.days.length)
  const schedule = plan.moves.reduce(
    (moved, way, index) => ways[way]!(moved, plan.days, addDays(START, index * 3)),
    first,
  )
  return { schedule, today: addDays(START, plan.late) }
}

test.each(ways.map((way) => ({ way, name: way.name })))(
  '$name loses no unread day, repeats none, and schedules none in the past',
  ({ way }) => {
    fc.assert(
      fc.property(situation, (plan) => {
        const { schedule, today } = dated(plan)
        const moved = way(schedule, plan.days, today)
        // one date per day: the plan itself contains the readings, so none can be lost or repeated
        expect(moved).toHaveLength(plan.days.length)
        expect([...moved].sort()).toEqual(moved)
        for (const [index, day] of plan.days.entries()) {
          expect(moved[index]).toMatch(/^\d{4}-\d\d-\d\d$/)
          if (!day.is_read) expect(moved[index]! >= today).toBe(true)
        }
        expect(daysBehind(moved, plan.days, today)).toBe(0)
      }),
    )
  },
)

test('catching up or starting from here a second time changes nothing', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom(catchUp, startFromHere), (plan, way) => {
      const { schedule, today } = dated(plan)
      const once = way(schedule, plan.days, today)
      expect(way(once, plan.days, today)).toEqual(once)
    }),
  )
})

test('catching up moves only what was left behind', () => {
  const unread = (count: number) => Array.from({ length: count }, () => ({ words: 100, is_read: false }))
  const plan = [{ words: 100, is_read: true }, ...unread(4)]
  expect(catchUp(firstSchedule('2026-03-01', 5), plan, '2026-03-04')).toEqual([
    ...['2026-03-01', '2026-03-04', '2026-03-04', '2026-03-04', '2026-03-05'],
  ])
})

test('spreading out keeps the last date and evens the days', () => {
  const plan = Array.from({ length: 6 }, () => ({ words: 100, is_read: false }))
  expect(spreadOut(firstSchedule('2026-03-01', 6), plan, '2026-03-04')).toEqual([
    ...['2026-03-04', '2026-03-04', '2026-03-05', '2026-03-05', '2026-03-06', '2026-03-06'],
  ])
})

test('spreading out a plan whose last date has passed gives it as many days as are unread', () => {
  const plan = [true, false, false].map((is_read) => ({ words: 100, is_read }))
  expect(spreadOut(firstSchedule('2026-03-01', 3), plan, '2026-04-01').slice(1)).toEqual(['2026-04-01', '2026-04-02'])
})

test('starting from here schedules one day after the other from today', () => {
  const plan = [true, false, false, false].map((is_read) => ({ words: 100, is_read }))
  expect(startFromHere(firstSchedule('2026-02-26', 4), plan, '2026-03-04')).toEqual([
    ...['2026-02-26', '2026-03-04', '2026-03-05', '2026-03-06'],
  ])
})

test('dates cross months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
