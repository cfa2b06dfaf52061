/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

async function openPsalm(address = '', options?: OpenOptions): Promise<Page> {
  const page = await openWatched(options)
  await page.goto(`/read/PSA/119${address}`)
  await page.locator('#v170').waitFor()
  await timersEnd(page)
  return page
}

declare global {
  /** The short timers of the page that have not ended. */
  var timers: Set<number>
}

/** A new visitor's page for `timersEnd`. */
async function openWatched(options?: OpenOptions): Promise<Page> {
  const page = await site.page(options)
  await page.addInitScript(() => {
    globalThis.timers = new Set()
    const { setTimeout: start, clearTimeout: stop } = window
    const startWatched = (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const id = start(() => {
        timers.delete(id)
        act(...args)
      }, ms)
      if (ms <= 100) timers.add(id)
      return id
    }
    const stopWatched = (id: number) => {
      timers.delete(id)
      stop(id)
    }
    Object.assign(window, { setTimeout: startWatched, clearTimeout: stopWatched })
  })
  return page
}

/** Resolves once the reader has scrolled to a verse of the address, which waits for a timer. */
const timersEnd = (page: Page) =>
  page.evaluate(async () => {
    // the effects of what was just drawn start timers before the page is idle
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    do await idle()
    while (timers.size > 0)
  })

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

/** The distance of a verse's middle from the middle of the window. */
const fromMiddle = (page: Page, verse: number) =>
  page
    .locator(`.verse[data-verse="${verse}"]`)
    .first()
    .evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect()
      return Math.abs(top + bottom - innerHeight) / 2
    })

/** The verse is in the middle of the window, and stays there. */
async function expectCentred(page: Page, verse: number): Promise<void> {
  await timersEnd(page)
  // below the header, the middle is a little lower
  expect(await fromMiddle(page, verse)).toBeLessThan(60)
}

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

test.each([
  ['?verse=16', 3000],
  ['#v50', 3000],
  ['?verse=16', 0],
  ['#v50', 0],
])('Back and a reload return to where the reader of %s was, at %s', async (address, top) => {
  const page = await openPsalm(address)
  expect(await y(page)).toBeGreaterThan(0)
  await scrollTo(page, top)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { level: 1, name: 'Psalm 120' }).waitFor()
  await page.goBack()
  await page.locator('#v170').waitFor()
  await expectAt(page, top)
  await page.reload()
  await page.locator('#v170').waitFor()
  await expectAt(page, top)
})

/** Shows the page that its tab is in the background. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('a tab that the system closes in the background opens where the reader was', async () => {
  const page = await openWatched()
  // such a tab is not asked before it is closed
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true))
  await page.goto('/read/PSA/119')
  await page.locator('#v170').waitFor()
  await scrollTo(page, 3000)
  await hide(page)
  expect(await page.evaluate(() => localStorage.getItem('last_verse'))).toMatch(/^PSA\/119\/\d+$/)
  await page.reload()
  await page.locator('#v170').waitFor()
  await expectAt(page, 3000)
})

describe('a chapter that the page does not deliver', () => {
  const king = { stored: { translation_id: 'eng-kjv' } }

  /** Loads the page while its chapter is on its way. Returns what lets it arrive. */
  async function loadSlowly(page: Page, load: () => Promise<unknown>): Promise<() => void> {
    const held = Promise.withResolvers<void>()
    await page.unroute('**/chapters/119')
    await page.route('**/chapters/119', (route) => held.promise.then(() => route.continue()).catch(() => {}))
    const asked = page.waitForRequest('**/chapters/119')
    await load()
    await asked
    await page.getByText('Loading chapter').waitFor({ state: 'attached' })
    return held.resolve
  }
  const reloadSlowly = (page: Page) => loadSlowly(page, () => page.reload())

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

  test('still opens at the verse of its link after its tab was in the background, and was closed there', async () => {
    const page = await openWatched(king)
    await loadSlowly(page, () => page.goto('/read/PSA/119?verse=100'))
    await hide(page)
    const arrive = await reloadSlowly(page)
    await hide(page)
    arrive()
    await page.locator('#v170').waitFor()
    await expectCentred(page, 100)
  })
})

describe('a link to a verse', () => {
  const spanish = (page: Page) => page.locator('[lang="es"] .verse[data-verse="39"]').first()

  /** Opens the link beside a translation that is on its way. Returns what lets it arrive. */
  async function openBeside(): Promise<{ page: Page; arrive: () => void }> {
    const page = await openWatched({ size: 'phone' })
    const held = Promise.withResolvers<void>()
    await page.route('**/spa-rv1909/**/chapters/8', (route) => held.promise.then(() => route.continue()))
    await page.goto('/read/ROM/8?verse=28&with=spa-rv1909')
    await page.locator('.row #v28').waitFor()
    return { page, arrive: held.resolve }
  }

  test('shows it in the middle, also once another translation is beside it', async () => {
    const { page, arrive } = await openBeside()
    await expectCentred(page, 28)
    arrive()
    await spanish(page).waitFor()
    await expectCentred(page, 28)
  })

  test('stays where the reader has scrolled before the other translation is there', async () => {
    const { page, arrive } = await openBeside()
    await expectCentred(page, 28)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, -700)
    await expect.poll(() => fromMiddle(page, 28)).toBeGreaterThan(600)
    await timersEnd(page)
    const top = await y(page)
    arrive()
    await spanish(page).waitFor()
    await expectAt(page, top)
  })

  test('shows it in the middle again after a change of the translation', async () => {
    const page = await openPsalm('?verse=100')
    await expectCentred(page, 100)
    await page.getByRole('banner').getByRole('combobox', { name: 'Translation' }).selectOption('eng-kjv')
    await page.locator('.verse[data-verse="100"]').getByText('thy precepts').waitFor()
    await expectCentred(page, 100)
  })
})
