import type { ScheduleChoice } from '#shared/contract/plans.ts'
import {
  addDays,
  catchUp,
  firstSchedule,
  type PlanDay,
  type Schedule,
  spreadOut,
  startFromHere,
} from '#shared/plans/schedule.ts'
import type { PlanStepRow } from '#shared/server/sql/plans.ts'
import type { FollowRow } from '#shared/server/sql/user-plans.ts'

const DAY_MS = 86_400_000
const choices = { catch_up: catchUp, spread_out: spreadOut, start_today: startFromHere }

/** The reader's date if it is plausible: yesterday, today or tomorrow in UTC. */
export function readersToday(given: string | undefined): string {
  const today = new Date().toISOString().slice(0, 10)
  const isPossible = given && Math.abs(Date.parse(given) - Date.parse(today)) <= DAY_MS
  return isPossible ? given : today
}

/** The date on which each day of a followed plan is read; none before it was begun. */
export function datesOf(follow: Pick<FollowRow, 'started_on' | 'schedule'>, days: number): Schedule {
  if (!follow.started_on) return []
  if (!follow.schedule || follow.schedule.length === 0) return firstSchedule(follow.started_on, days)
  // a plan that became longer continues day by day
  const dates = follow.schedule.slice(0, days)
  while (dates.length < days) dates.push(addDays(dates.at(-1)!, 1))
  return dates
}

/** The dates after one of the three choices of a reader who is behind. */
export function reschedulePlan(
  follow: FollowRow,
  steps: readonly PlanStepRow[],
  { days, choice, today }: { days: number; choice: ScheduleChoice; today: string },
): Schedule {
  return choices[choice](datesOf(follow, days), daysOf(steps, days), today)
}

/** The days of a plan with their words; one without steps counts as read. */
function daysOf(steps: readonly PlanStepRow[], days: number): PlanDay[] {
  const all = Array.from({ length: days }, () => ({ words: 0, is_read: true }))
  for (const { day, word_count, is_done } of steps) {
    const own = all[day - 1]
    if (!own) continue
    own.words += word_count
    own.is_read &&= is_done
  }
  return all
}
