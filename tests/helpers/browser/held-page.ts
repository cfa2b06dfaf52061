/// <reference lib="dom" />
import type { Page } from 'playwright'
import type { OpenOptions } from './browser.ts'

type Site = { page: (options?: OpenOptions) => Promise<Page> }

const opening = (page: Page) => page.locator('[data-opening]')

/** A page whose app does not load until `start` is called; `at` is the time that it shows. */
export async function openHeld(
  site: Site,
  path: string,
  { at, ...options }: OpenOptions & { at?: Date } = {},
): Promise<{ page: Page; start: () => Promise<void> }> {
  const page = await site.page(options)
  if (at) await page.clock.setFixedTime(at)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-/, async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'commit' })
  await opening(page).waitFor()
  // the text can be there before its style sheet
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link')].every((link) => link.rel !== 'stylesheet' || link.sheet),
  )
  await page.evaluate(() => document.fonts.ready)
  const start = async () => {
    release()
    await opening(page).waitFor({ state: 'detached' })
  }
  return { page, start }
}

/** The positions of the header, the headings, the box, the verse of the day and every verse. */
export const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, h1, form, a:has(~ figure), figure, .chapter-number, .verse-number')].map(
      (element) => {
        const { x, y, height } = element.getBoundingClientRect()
        return `${element.tagName} ${element.id} ${Math.round(x)} ${Math.round(y)} ${Math.round(height)}`
      },
    ),
  )

/** The sum of all layout shifts so far. */
export const sumOfShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))
