import { expect, test } from 'vitest'
import { planCalendar } from '../../api/plans/plan-calendar.ts'
import { addDays } from '../../shared/plans/schedule.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

const values = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(line.indexOf(':') + 1))

test('a public plan is a calendar that starts on the reader’s date', async () => {
  const { planId } = await insertPlan(database.db, null, { isPublic: true, days: 3, stepsADay: 2 })
  const answer = await api.visitor().get(`/api/reading-plans/${planId}/calendar.ics?start=2027-02-27`)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="reading-plan.ics"')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(values(answer.text, 'DTSTART;VALUE=DATE')).toEqual(['20270227', '20270228', '20270301'])
  expect(values(answer.text, 'DTEND;VALUE=DATE')).toEqual(['20270228', '20270301', '20270302'])
  expect(values(answer.text, 'SUMMARY')[0]).toBe('Mark 1:1–45\\, Mark 2:1–28')
  expect(new Set(values(answer.text, 'UID')).size).toBe(3)
})

test('a visitor’s own plan has the dates on which they read it', async () => {
  const visitor = api.visitor()
  const { planId } = await insertPlan(database.db, null, { isPublic: true })
  const today = new Date().toISOString().slice(0, 10)
  await visitor.post('/api/user/plans/current', { plan_id: planId, today: addDays(today, 1) })
  const { following } = (await visitor.get(`/api/reading-plans/${planId}`)).json().plan
  const { text } = await visitor.get(`/api/reading-plans/${planId}/calendar.ics?start=2027-01-01`)
  expect(values(text, 'DTSTART')).toEqual(following.dates.map((date: string) => date.replaceAll('-', '')))
})

test('an invalid start date is rejected', async () => {
  const { planId } = await insertPlan(database.db, null, { isPublic: true })
  for (const start of ['tomorrow', '2027-13-01', '2027-02-30']) {
    expect((await api.get(`/api/reading-plans/${planId}/calendar.ics?start=${start}`)).status, start).toBe(400)
  }
})

test('no line is longer than 75 bytes, and no name can inject a line', () => {
  const name = `Ruhe; Trost, \\ 慰め\r\nBEGIN:VALARM\n${'恵み'.repeat(60)}`
  const step = {
    ...{ id: 1, day: 1, day_index: 1, step_order: 1, name, title: name, theme: null, verse_range: 'John 3:16' },
    ...{
      book: 'JHN',
      start_chapter: 3,
      start_verse: 16,
      end_chapter: 3,
      end_verse: 16,
      word_count: 26,
      is_done: false,
    },
  }
  const text = planCalendar({
    ...{ plan: { slug: 'x', name, steps: [step] }, dates: ['2027-01-01', '2027-01-02'], host: 'localhost' },
    ...{ product: 'Philip', now: new Date('2026-12-31T23:59:58.999Z') },
  })
  const lines = text.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
  expect(lines.at(-1)).toBe('')
  expect(values(text, 'DTSTAMP')).toEqual(['20261231T235958Z'])
  expect(values(text, 'X-WR-CALNAME')[0]).toBe(`Ruhe\\; Trost\\, \\\\ 慰め\\nBEGIN:VALARM\\n${'恵み'.repeat(60)}`)
})
