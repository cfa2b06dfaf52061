/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const phone: OpenOptions = { size: 'phone', context: { hasTouch: true, isMobile: true } }
const verse = (page: Page, number: number) => page.locator(`.verse[data-verse="${number}"]`).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const place = (page: Page) => new URL(page.url()).pathname

/** Psalm 23 with its neighbours, and a finger that moves in a straight line. */
async function openPsalm(options: OpenOptions = phone) {
  const page = await site.open('/read/PSA/23', options)
  await page.locator('[data-turns]').waitFor()
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  const swipe = async (from: Point, to: Point) => {
    await send('touchStart', from)
    for (let step = 1; step <= STEPS; step++) {
      const between = (index: 0 | 1) => from[index] + ((to[index] - from[index]) * step) / STEPS
      await send('touchMove', [between(0), between(1)])
    }
    await send('touchEnd')
  }
  return { page, swipe }
}
type Point = [x: number, y: number]
const STEPS = 8

/** Resolves when a page turn in progress would have finished. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('a swipe to the left goes forward, to the right back, also with reduced motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, swipe } = await openPsalm({ ...phone, context: { ...phone.context, reducedMotion } })
    await swipe([300, 400], [120, 410])
    await heading(page, 'Psalm 24').waitFor()
    await page.getByRole('link', { name: 'Previous Psalm 23' }).waitFor()
    await swipe([100, 400], [290, 390])
    await heading(page, 'Psalm 23').waitFor()
  }
})

test('where the interface is written from right to left, what is ahead is on the left', async () => {
  const { page, swipe } = await openPsalm()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await swipe([100, 400], [290, 390])
  await heading(page, 'Psalm 24').waitFor()
  await page.getByRole('link', { name: 'Previous Psalm 23' }).waitFor()
  await swipe([300, 400], [120, 410])
  await heading(page, 'Psalm 23').waitFor()
  await page.keyboard.press('ArrowLeft')
  await heading(page, 'Psalm 24').waitFor()
  await page.keyboard.press('ArrowRight')
  await heading(page, 'Psalm 23').waitFor()
  await page.touchscreen.tap(370, 300)
  await page.touchscreen.tap(370, 300)
  await heading(page, 'Psalm 22').waitFor()
  expect(await verse(page, 1).evaluate((words) => getComputedStyle(words).direction)).toBe('ltr')
})

test.each<[string, Point, Point]>([
  ['down the text', [200, 600], [180, 300]],
  ['aslant', [300, 600], [180, 480]],
  ['from the left edge, which is the way back of the system', [8, 400], [200, 400]],
  ['from the right edge', [384, 400], [200, 400]],
  ['a few pixels across', [220, 400], [196, 400]],
])('a finger that moves %s does not turn the page', async (_, from, to) => {
  const { page, swipe } = await openPsalm()
  await swipe(from, to)
  await settled(page)
  expect(place(page)).toBe('/read/PSA/23')
})

test('a swipe does not turn the page over selected words, in a zoomed page, or over a row that scrolls', async () => {
  const { page, swipe } = await openPsalm()
  await verse(page, 2)
    .first()
    .evaluate((words) => getSelection()!.selectAllChildren(words))
  await swipe([300, 400], [120, 400])
  await settled(page)
  expect(place(page)).toBe('/read/PSA/23')
  await page.evaluate(() => getSelection()!.removeAllRanges())
  await page
    .locator('.verse')
    .first()
    .evaluate((words) => {
      const row = document.createElement('div')
      row.style.overflowX = 'auto'
      row.id = 'row'
      const wide = document.createElement('p')
      wide.style.width = '2000px'
      wide.style.height = '60px'
      row.append(wide)
      words.closest('section')!.prepend(row)
    })
  const { y = 0 } = (await page.locator('#row').boundingBox()) ?? {}
  await swipe([300, y + 30], [120, y + 30])
  await settled(page)
  expect(place(page)).toBe('/read/PSA/23')
  const zoom = await page.context().newCDPSession(page)
  await zoom.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await page.waitForFunction(() => visualViewport!.scale > 1.5)
  await swipe([300, 400], [120, 400])
  await settled(page)
  expect(place(page)).toBe('/read/PSA/23')
  await zoom.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await page.waitForFunction(() => visualViewport!.scale < 1.1)
  await swipe([300, 600], [120, 600])
  await heading(page, 'Psalm 24').waitFor()
})

test('a swipe and a double tap inside a sheet do not turn the page behind it', async () => {
  const { page, swipe } = await openPsalm()
  await page.getByRole('button', { name: 'Verse 2', exact: true }).tap()
  await page.getByRole('button', { name: 'Compare' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Compare Psalm 23:2' })
  const words = sheet.getByRole('region').first()
  await words.waitFor()
  const { y = 0, height = 0 } = (await words.boundingBox()) ?? {}
  const middle = y + height / 2
  await swipe([300, middle], [120, middle])
  await settled(page)
  expect(place(page)).toBe('/read/PSA/23')
  await page.touchscreen.tap(350, middle)
  await page.touchscreen.tap(350, middle)
  await settled(page)
  expect(place(page)).toBe('/read/PSA/23')
})
