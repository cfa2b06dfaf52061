/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { OpenOptions, Size } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const phone: OpenOptions = { size: 'phone', context: { hasTouch: true, isMobile: true } }

/** A reader's page on which questions are never answered. */
async function openReader(path: string, options: OpenOptions = phone): Promise<Page> {
  const page = await site.page(options)
  await page.route('**/api/chat', () => {})
  await page.goto(path)
  await page.locator('#v1').waitFor()
  return page
}

/** The edges of a verse and of the area between the header and the sheet, once nothing moves any more. */
async function seen(page: Page, verse: number) {
  await page.getByRole('dialog', { name: 'Chat' }).waitFor()
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const [y, top] = [scrollY, document.querySelector('dialog[open]')?.getBoundingClientRect().top]
        setTimeout(
          () => resolve(y === scrollY && top === document.querySelector('dialog[open]')?.getBoundingClientRect().top),
          400,
        )
      }),
  )
  return page.evaluate((number) => {
    const edges = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const { top, bottom } = edges(`.verse[data-verse="${number}"]`)
    return { top, bottom, from: edges('header').bottom, to: edges('dialog[open]').top }
  }, verse)
}

describe('the passage of a question on a phone', () => {
  test.each([
    ['in the middle of a chapter', 'MAT/18?verse=21-35', 21],
    ['at the end of a chapter', 'MAT/18?verse=35', 35],
    ['in a chapter of two verses', 'PSA/117?verse=2', 2],
  ])('is visible above the sheet: %s', async (_, path, verse) => {
    const page = await openReader(`/read/${path}&question=How+often+should+I+forgive`)
    const { top, bottom, from, to } = await seen(page, verse)
    expect(top).toBeGreaterThanOrEqual(from)
    expect(bottom).toBeLessThanOrEqual(to)
  })

  test('is visible above the sheet when the reader selects it low on the screen and asks', async () => {
    const page = await openReader('/read/MAT/18')
    // a dispatched click does not scroll, like a tap on the number
    await page.locator('#v21').evaluate((number) => scrollBy(0, number.getBoundingClientRect().top - 600))
    await page.locator('#v21').evaluate((number) => number.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    await page.getByRole('button', { name: 'Ask', exact: true }).tap()
    const { top, bottom, from, to } = await seen(page, 21)
    expect(top).toBeGreaterThanOrEqual(from)
    expect(bottom).toBeLessThanOrEqual(to)
  })

  test('leaves no gap below the chapter once the sheet is closed', async () => {
    const page = await openReader('/read/MAT/18?verse=35&question=Why')
    await seen(page, 35)
    const heights = () => page.evaluate(() => document.documentElement.scrollHeight)
    const open = await heights()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await heights()).toBeLessThan(open)
  })
})

const y = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top)
  await expect.poll(() => y(page)).toBe(top)
}

describe.each<Size>(['phone', 'desk'])('a page that is loaded on a %s', (size) => {
  test('starts at its top, even if another page was scrolled in the same tab', async () => {
    const page = await site.open('/read/PSA/119', { size })
    await page.locator('#v100').waitFor()
    await scrollTo(page, 2000)
    await page.goto('/read/MRK/4')
    await page.locator('#v41').waitFor()
    expect(await y(page)).toBe(0)
    await scrollTo(page, 300)
    await page.goto('/')
    expect(await y(page)).toBe(0)
    // opening the same address again is a new visit
    await page.goto('/read/PSA/119')
    await page.locator('#v100').waitFor()
    expect(await y(page)).toBe(0)
  })

  test('restores its scroll position after Back, Forward and a reload', async () => {
    const page = await site.open('/read/PSA/119', { size })
    await page.locator('#v100').waitFor()
    await scrollTo(page, 2000)
    await page.goto('/read/MRK/4')
    await page.locator('#v41').waitFor()
    await scrollTo(page, 300)
    await page.goBack()
    await expect.poll(() => y(page), { timeout: 15_000 }).toBe(2000)
    await page.goForward()
    await expect.poll(() => y(page), { timeout: 15_000 }).toBe(300)
    await page.reload()
    await expect.poll(() => y(page), { timeout: 15_000 }).toBe(300)
  })
})
