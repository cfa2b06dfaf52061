import type { Plan, PlanStep, ScheduleChoice } from '#shared/contract/plans.ts'
import { catchUp, daysBehind, type Schedule, spreadOut, startFromHere } from '#shared/plans/schedule.ts'
import { pageLanguage } from '../words/language.ts'

export type DayOfPlan = {
  day: number
  steps: readonly PlanStep[]
  minutes: number
  words: number
  is_read: boolean
  /** The date of the reading; undefined if the visitor does not follow the plan. */
  date: string | undefined
}

/** The days of a plan in order, each with its readings. */
export function daysOfPlan({ steps_by_day, minutes_by_day, following }: Plan): DayOfPlan[] {
  return Object.entries(steps_by_day)
    .map(([key, steps]) => ({
      day: Number(key),
      steps,
      minutes: minutes_by_day[key] ?? 0,
      words: steps.reduce((sum, step) => sum + step.word_count, 0),
      is_read: steps.every((step) => step.is_done),
      date: following?.dates[Number(key) - 1],
    }))
    .sort((a, b) => a.day - b.day)
}

export type WayOn = { choice: ScheduleChoice; days: number; minutes: number; last: string }

/**
 * The choices of a reader who has fallen behind, each with its cost: the most minutes of one day, and the last date.
 * Null if nothing is overdue. `days` is the number of unfinished days before today.
 */
export function findSchedules(plan: Plan, today: string): WayOn[] | null {
  const days = daysOfPlan(plan)
  const schedule = plan.following?.dates ?? []
  if (schedule.length < days.length || days.length === 0) return null
  const behind = daysBehind(schedule, days, today)
  if (behind === 0) return null
  const way = (choice: ScheduleChoice, dates: Schedule): WayOn => {
    const minutes = new Map<string, number>()
    for (const [index, day] of days.entries()) {
      const date = dates[index] ?? today
      if (!day.is_read) minutes.set(date, (minutes.get(date) ?? 0) + day.minutes)
    }
    return { choice, days: behind, minutes: Math.max(...minutes.values()), last: dates.at(-1) ?? today }
  }
  return [
    way('catch_up', catchUp(schedule, days, today)),
    way('spread_out', spreadOut(schedule, days, today)),
    way('start_today', startFromHere(schedule, days, today)),
  ]
}

/** A date for display: "Sat, Nov 21". */
export function writtenDate(date: string): string {
  const written = new Intl.DateTimeFormat(pageLanguage(), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  })
  return written.format(new Date(`${date}T00:00:00Z`))
}
