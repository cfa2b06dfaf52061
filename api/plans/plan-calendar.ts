import type { Plan } from '#shared/contract/plans.ts'
import { addDays } from '#shared/plans/schedule.ts'

type Options = {
  plan: Pick<Plan, 'slug' | 'name' | 'steps'>
  /** The date of each day of the plan; a day without one is left out. */
  dates: readonly string[]
  host: string
  product: string
  now: Date
}

/** The days of a plan as an iCalendar file (RFC 5545): one all-day event for each day with readings. */
export function planCalendar({ plan, dates, host, product, now }: Options): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const events = dates.flatMap((date, index) => {
    const day = index + 1
    const steps = plan.steps.filter((step) => step.day === day)
    if (steps.length === 0) return []
    const passages = steps.map(({ verse_range }) => verse_range).join(', ')
    const lines = steps.map(({ verse_range, title }) => (title === verse_range ? title : `${verse_range}: ${title}`))
    return [
      'BEGIN:VEVENT',
      `UID:${plan.slug}-day-${day}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(passages)}`,
      `DESCRIPTION:${escaped([`${plan.name}, day ${day}`, ...lines].join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Reading plans//EN`,
    'CALSCALE:GREGORIAN',
  ]
  const lines = [...head, `X-WR-CALNAME:${escaped(plan.name)}`, ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const compact = (date: string) => date.replaceAll('-', '')

function escaped(text: string): string {
  // a separate line would be read as a property of the calendar
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A line folded at 75 bytes, never inside a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    // a continuation begins with a space, which counts
    if (size + bytes > 75) {
      parts.push(part)
      part = ''
      size = 1
    }
    part += character
    size += bytes
  }
  return [...parts, part].join('\r\n ')
}
