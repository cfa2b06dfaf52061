import { divide } from './divide.ts'

/** A day of a plan as far as its dates go; it is read when all its steps are. */
export type PlanDay = { words: number; is_read: boolean }

/** The date, as `2026-11-21`, on which each day of a plan is read: the first entry is day 1. Dates never go back. */
export type Schedule = readonly string[]

/** One day after the other, from the date on which the plan was begun. */
export function firstSchedule(startedOn: string, days: number): Schedule {
  return Array.from({ length: days }, (_, index) => addDays(startedOn, index))
}

/** How many days should have been read before today and were not. */
export function daysBehind(schedule: Schedule, days: readonly PlanDay[], today: string): number {
  return days.filter(({ is_read }, index) => !is_read && schedule[index]! < today).length
}

/** What was left behind is read today, and all that follows stays where it is. */
export function catchUp(schedule: Schedule, days: readonly PlanDay[], today: string): Schedule {
  return inOrder(
    schedule.map((date, index) => (days[index]!.is_read || date >= today ? date : today)),
    days,
  )
}

/**
 * All that is unread is spread evenly from today to the last date of the plan, a little more each day. Where that date
 * has passed, as many days are added as are unread.
 */
export function spreadOut(schedule: Schedule, days: readonly PlanDay[], today: string): Schedule {
  const unread = indexesOfUnread(days)
  const end = schedule.at(-1) ?? today
  const room = end < today ? unread.length : daysBetween(today, end) + 1
  const words = unread.map((index) => days[index]!.words)
  const parts = Math.min(room, unread.length)
  const dates = [...schedule]
  let next = 0
  for (const [part, size] of divide(words, parts).entries()) {
    // where there are more dates than days, the gaps are as even as the days
    const date = addDays(today, Math.floor((part * room) / parts))
    for (let i = 0; i < size; i++) dates[unread[next++]!] = date
  }
  return inOrder(dates, days)
}

/** The first unread day is today, each further one a day later; the plan ends as much later. */
export function startFromHere(schedule: Schedule, days: readonly PlanDay[], today: string): Schedule {
  const dates = [...schedule]
  for (const [place, index] of indexesOfUnread(days).entries()) dates[index] = addDays(today, place)
  return inOrder(dates, days)
}

/** The date some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

function indexesOfUnread(days: readonly PlanDay[]): number[] {
  return days.flatMap(({ is_read }, index) => (is_read ? [] : [index]))
}

/** A day that was read out of turn takes the date of the day before it where its own would go back. */
function inOrder(dates: string[], days: readonly PlanDay[]): Schedule {
  for (let index = dates.length - 2; index >= 0; index--) {
    // a day that is read no longer has to wait for anything
    if (days[index]!.is_read && dates[index]! > dates[index + 1]!) dates[index] = dates[index + 1]!
  }
  for (let index = 1; index < dates.length; index++) {
    if (dates[index]! < dates[index - 1]!) dates[index] = dates[index - 1]!
  }
  return dates
}
