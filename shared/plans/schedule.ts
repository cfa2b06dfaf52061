import { divide } from './divide.ts'

/** A day of a plan for scheduling; it is read once all its steps are. */
export type PlanDay = { words: number; is_read: boolean }

/** The date, as `2026-11-21`, of each day of a plan: the first entry is day 1. Dates never decrease. */
export type Schedule = readonly string[]

/** One day after the other, from the date on which the visitor started the plan. */
export function firstSchedule(startedOn: string, days: number): Schedule {
  return Array.from({ length: days }, (_, index) => addDays(startedOn, index))
}

/** How many days before today have not been read. */
export function daysBehind(schedule: Schedule, days: readonly PlanDay[], today: string): number {
  return days.filter(({ is_read }, index) => !is_read && schedule[index]! < today).length
}

/** Overdue days move to today, and all following days keep their dates. */
export function catchUp(schedule: Schedule, days: readonly PlanDay[], today: string): Schedule {
  return inOrder(
    schedule.map((date, index) => (days[index]!.is_read || date >= today ? date : today)),
    days,
  )
}

/**
 * Spreads all unread days evenly from today to the last date of the plan, a little more each day. If that date has
 * passed, the plan is extended by the number of unread days.
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
    // with more dates than days, the gaps are as even as the days
    const date = addDays(today, Math.floor((part * room) / parts))
    for (let i = 0; i < size; i++) dates[unread[next++]!] = date
  }
  return inOrder(dates, days)
}

/** The first unread day becomes today, each further one a day later; the plan ends correspondingly later. */
export function startFromHere(schedule: Schedule, days: readonly PlanDay[], today: string): Schedule {
  const dates = [...schedule]
  for (const [place, index] of indexesOfUnread(days).entries()) dates[index] = addDays(today, place)
  return inOrder(dates, days)
}

/** The date `days` days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

function indexesOfUnread(days: readonly PlanDay[]): number[] {
  return days.flatMap(({ is_read }, index) => (is_read ? [] : [index]))
}

/** Keeps the dates ascending: a day that was read out of turn takes the date of a neighbouring day. */
function inOrder(dates: string[], days: readonly PlanDay[]): Schedule {
  for (let index = dates.length - 2; index >= 0; index--) {
    // a day that is read no longer has to wait
    if (days[index]!.is_read && dates[index]! > dates[index + 1]!) dates[index] = dates[index + 1]!
  }
  for (let index = 1; index < dates.length; index++) {
    if (dates[index]! < dates[index - 1]!) dates[index] = dates[index - 1]!
  }
  return dates
}
