/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

async function openPsalm(address = '', options?: OpenOptions): Promise<Page> {
  const page = await site.open(`/read/PSA/119${address}`, options)
  await page.locator('#v170').waitFor()
  await timersEnd(page)
  return page
}

/** Resolves once the reader has scrolled to a verse of the address, which waits for a timer. */
const timersEnd = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))

const y = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top)
  await expect.poll(() => y(page)).toBe(top)
}

/** The page is at this height, and stays there. */
async function expectAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => y(page)).toBe(top)
  await timersEnd(page)
  expect(await y(page)).toBe(top)
}

/** The distance of a verse from the top of the window. */
const topOf = (page: Page, verse: number) =>
  page.locator(`#v${verse}`).evaluate((node) => node.getBoundingClientRect().top)

/** Scrolls until a verse is below the header. */
async function readTo(page: Page, verse: number): Promise<void> {
  await page.locator(`#v${verse}`).evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - 100))
  await expect.poll(async () => Math.abs((await topOf(page, verse)) - 100)).toBeLessThan(2)
}

/** The verse is where `readTo` scrolled it, and stays there. */
async function expectRead(page: Page, verse: number): Promise<void> {
  await timersEnd(page)
  expect(Math.abs((await topOf(page, verse)) - 100)).toBeLessThan(3)
}

test.each(['?verse=16', '#v50'])('Back and a reload return to where the reader of %s was', async (address) => {
  const page = await openPsalm(address)
  expect(await y(page)).toBeGreaterThan(0)
  await scrollTo(page, 3000)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { level: 1, name: 'Psalm 120' }).waitFor()
  await page.goBack()
  await page.locator('#v170').waitFor()
  await expectAt(page, 3000)
  await page.reload()
  await page.locator('#v170').waitFor()
  await expectAt(page, 3000)
})

test('a tab that the system closes in the background opens where the reader was', async () => {
  const page = await site.page()
  // such a tab is not asked before it is closed
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true))
  await page.goto('/read/PSA/119')
  await page.locator('#v170').waitFor()
  await scrollTo(page, 3000)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect(await page.evaluate(() => localStorage.getItem('last_verse'))).toMatch(/^PSA\/119\/\d+$/)
  await page.reload()
  await page.locator('#v170').waitFor()
  await expectAt(page, 3000)
})

describe('a chapter that the page does not deliver', () => {
  const king = { stored: { translation_id: 'eng-kjv' } }

  /** Reloads the page while its chapter is on its way. Returns what lets it arrive. */
  async function reloadSlowly(page: Page): Promise<() => void> {
    const held = Promise.withResolvers<void>()
    await page.unroute('**/chapters/119')
    await page.route('**/chapters/119', (route) => held.promise.then(() => route.continue()).catch(() => {}))
    const asked = page.waitForRequest('**/chapters/119')
    await page.reload()
    await asked
    await page.getByText('Loading chapter').waitFor({ state: 'attached' })
    return held.resolve
  }

  test('is where the reader was once it is there, after a second reload meanwhile too', async () => {
    const page = await openPsalm('', king)
    await scrollTo(page, 3000)
    await reloadSlowly(page)
    expect(await y(page)).toBeLessThan(3000)
    const arrive = await reloadSlowly(page)
    arrive()
    await page.locator('#v170').waitFor()
    await expectAt(page, 3000)
  })

  test('stays where the reader scrolls it after that', async () => {
    const page = await openPsalm('', king)
    await scrollTo(page, 3000)
    const arrive = await reloadSlowly(page)
    arrive()
    await page.locator('#v170').waitFor()
    await expectAt(page, 3000)
    await scrollTo(page, 2000)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main')!.style.paddingBottom = '500px'
    })
    await expectAt(page, 2000)
  })

  test('is where the reader was beside another translation', async () => {
    const page = await openPsalm('?with=spa-rv1909', { size: 'phone' })
    await page.locator('[lang="es"] .verse[data-verse="170"]').first().waitFor()
    await readTo(page, 80)
    await page.reload()
    await page.locator('[lang="es"] .verse[data-verse="170"]').first().waitFor()
    await expectRead(page, 80)
  })
})
