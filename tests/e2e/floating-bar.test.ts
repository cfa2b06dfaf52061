/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const bar = (page: Page) => page.getByRole('region', { name: 'Ask about this chapter' })
const opacityOf = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).opacity)
const isShown = (page: Page) => expect.poll(() => opacityOf(page), { timeout: 15_000 }).toBe('1')
const isAway = (page: Page) => expect.poll(() => opacityOf(page), { timeout: 15_000 }).toBe('0')

/** Turns the wheel until the page is at its top: what follows would otherwise be one scroll with it. */
async function wheelToTop(page: Page): Promise<void> {
  await page.mouse.wheel(0, -100_000)
  await page.waitForFunction(() => scrollY === 0)
}

describe.each(['phone', 'desk'] as const)('on a %s the suggestions', (size) => {
  test.each(['study', 'immersive'])('leave the text while it is read, and are back on the way up: %s', async (mode) => {
    const page = await site.open('/read/JHN/3', { size, stored: { reader_mode: mode } })
    await bar(page).waitFor()
    await isShown(page)
    await page.mouse.move(size === 'phone' ? 200 : 800, 400)
    await page.mouse.wheel(0, 400)
    await isAway(page)
    // a press goes to the text under it
    const isInWay = await bar(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1)))
    })
    expect(isInWay).toBe(false)
    await page.mouse.wheel(0, -100)
    await isShown(page)
  })

  test('are there at the end of the chapter, and in the next one', async () => {
    const page = await site.open('/read/JHN/3', { size })
    await bar(page).waitFor()
    await page.mouse.move(size === 'phone' ? 200 : 800, 400)
    await page.mouse.wheel(0, 400)
    await isAway(page)
    await page.mouse.wheel(0, 100_000)
    await isShown(page)
    await wheelToTop(page)
    await page.mouse.wheel(0, 400)
    await isAway(page)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { level: 1, name: 'John 4' }).waitFor()
    await isShown(page)
  })

  test('appear on a slow network only when a scroll can hide them', async () => {
    const page = await site.page({ size })
    const { promise: isWanted, resolve: send } = Promise.withResolvers<void>()
    const loaded = page.waitForResponse(/SuggestionBar/)
    await page.route(/ReaderLayers/, (route) => isWanted.then(() => route.continue()))
    await page.goto('/read/JHN/3')
    await loaded.then((response) => response.finished())
    expect(await bar(page).count()).toBe(0)
    send()
    await bar(page).waitFor()
    await isShown(page)
    await page.mouse.move(size === 'phone' ? 200 : 800, 400)
    await page.mouse.wheel(0, 400)
    await isAway(page)
  })

  test('stay where an address scrolls to its verse, and can be reached with the keyboard', async () => {
    const page = await site.open('/read/PSA/119?verse=60', { size })
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 15_000 }).toBeGreaterThan(100)
    await bar(page).waitFor()
    await isShown(page)
    await page.mouse.move(size === 'phone' ? 200 : 800, 400)
    await page.mouse.wheel(0, 200)
    await isAway(page)
    await bar(page).getByRole('button', { name: 'Ask', exact: true }).focus()
    await isShown(page)
  })
})
