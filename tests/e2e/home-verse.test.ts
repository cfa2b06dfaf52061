/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { verseOfDay } from '../../shared/verse-of-day.ts'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { openHeld, places, sumOfShifts } from '../helpers/browser/held-page.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** Home before the app runs, on the day of the verse that its page contains or so many days later. */
async function openHome(daysLater = 0, options: OpenOptions = {}) {
  let day = 0
  // the first page of a day does not wait for the verse
  await expect
    .poll(async () => {
      const html = await (await fetch(site.url, { headers: { Accept: 'text/html' } })).text()
      day = Number(/data-verse-day="(\d+)"/.exec(html)?.[1])
      return day
    })
    .toBeGreaterThan(0)
  const held = await openHeld(site, '/', { ...options, at: new Date((day + daysLater + 0.5) * 86_400_000) })
  return { ...held, text: verseOfDay(day), figure: held.page.locator('figure') }
}

test.each(['phone', 'desk'] as const)(
  'on a %s Home shows its verse before the app runs, and asks for it no more',
  async (size) => {
    const { page, start, figure, text } = await openHome(0, { size })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    const before = (await figure.textContent())!
    expect(before).toContain(text)
    expect(before.length).toBeGreaterThan(text.length + 10)
    expect(await figure.getByRole('link').getAttribute('href')).toMatch(/^\/read\/\w{3}\/\d+\?verse=\d+$/)
    const held = await places(page)
    await start()
    await page.getByRole('region', { name: 'Example questions' }).waitFor()
    expect(await figure.textContent()).toBe(before)
    expect(await places(page)).toEqual(held)
    expect(asked.filter((url) => url.includes('/passage?'))).toEqual([])
  },
)

test.each(['phone', 'desk'] as const)('where another date is shown on a %s, Home waits for its verse', async (size) => {
  const { page, start, figure, text } = await openHome(1, { size })
  expect(await figure.getByText(text).isVisible()).toBe(false)
  await start()
  await figure.getByRole('link').waitFor()
  expect(await figure.textContent()).not.toContain(text)
  expect(await sumOfShifts(page)).toBeLessThan(0.005)
})

test('a reader of another translation waits for the verse in it', async () => {
  const { page, start, figure, text } = await openHome(0, { stored: { translation_id: 'eng-kjv' } })
  expect(await figure.getByText(text).isVisible()).toBe(false)
  await start()
  await figure.getByText(text).waitFor()
  expect(await page.getByText(text).count()).toBe(1)
})

test.each([
  ['phone', 'en', 'Continue reading'],
  ['desk', 'en', 'Continue reading'],
  // its words for new readers take two lines
  ['phone', 'es', 'Seguir leyendo'],
] as const)('a reader who returns on a %s, in %s, does not see where to begin', async (size, locale, words) => {
  const { page, start, figure } = await openHome(0, { size, context: { locale }, stored: { last_place: 'JHN/3' } })
  expect(await page.locator('[data-opening] a[href="/read/MRK/1"]').isVisible()).toBe(false)
  const held = await places(page)
  await start()
  await page.getByText(words).waitFor()
  await figure.getByRole('link').waitFor()
  expect(await places(page)).toEqual(held)
  expect(await sumOfShifts(page)).toBeLessThan(0.005)
})
