import type { Browser, Page } from 'playwright'
import { atMost, type Row } from './row.ts'
import { sizes } from './screen.ts'
import { middlesOf, slowPage } from './slow-page.ts'
import { waitForApp } from './wait-for-app.ts'

const PHONE = { latency: 400, bytesPerSecond: 400_000 / 8, slower: 4 }

/**
 * What a visitor waits for on a phone at 400 kbit/s with 400 ms of latency and a processor slowed four times: medians of
 * three new visitors. The model of `url` begins to answer at once, so the time to the first word is all ours.
 */
export async function slowRows(browser: Browser, url: string, print: (line: string) => void): Promise<Row[]> {
  const middles = await middlesOf(() => visit(browser, url), print)
  return [
    atMost('slow phone: Home can be used after', middles.home, 2500, 'ms'),
    atMost('slow phone: from a question to its first word', middles.word, 1500, 'ms'),
    atMost('slow phone: the next chapter after', middles.chapter, 600, 'ms'),
    atMost('slow phone: the text of a chapter can be read after', middles.text, 1500, 'ms'),
    atMost('slow phone: the app of a chapter is ready after', middles.app, 6000, 'ms'),
  ]
}

type Times = { home: number; word: number; chapter: number; text: number; app: number }

async function visit(browser: Browser, baseURL: string): Promise<Times> {
  const context = await browser.newContext({ baseURL, viewport: sizes.phone, hasTouch: true, isMobile: true })
  context.setDefaultTimeout(60_000)
  try {
    const home = await timeOfHome(await slowPage(context, PHONE))
    const opening = await newVisitor(browser, baseURL, timeOfChapter)
    const page = await slowPage(context, PHONE)
    await page.goto('/read/JHN/3')
    await waitForApp(page)
    // as after reading to the end: the next chapter has been prefetched, and the chat's code has been loaded
    const next = page.waitForResponse((response) => response.url().endsWith('/JHN/chapters/4'))
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 20_000)
    await next
    await page.waitForLoadState('networkidle')
    const chapter = await timed(page, '[data-chapter="4"]', () => page.keyboard.press('ArrowRight'))
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByLabel('Your question').fill('What does it mean to be born again?')
    const word = await timed(page, '[data-streaming]', () => page.keyboard.press('Enter'))
    return { home, word, chapter, ...opening }
  } finally {
    await context.close()
  }
}

/** Runs a measurement in a page whose browser has nothing of the site in its cache. */
async function newVisitor<T>(browser: Browser, baseURL: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL, viewport: sizes.phone, hasTouch: true, isMobile: true })
  try {
    return await measure(await slowPage(context, PHONE))
  } finally {
    await context.close()
  }
}

/** From the request until the words of a chapter are painted, by the page's own clock, and until the app has replaced them. */
async function timeOfChapter(page: Page): Promise<{ text: number; app: number }> {
  const begun = performance.now()
  await page.goto('/read/JHN/3', { waitUntil: 'commit' })
  await page.locator('[data-opening] #v16').waitFor()
  await waitForApp(page)
  const app = performance.now() - begun
  const text = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  if (text === undefined) throw new Error('the chapter was never painted')
  return { text, app }
}

/** From the request until the painted box of Home takes words. Rejects if the app, once it runs, has lost them. */
async function timeOfHome(page: Page): Promise<number> {
  const words = 'Who was Nicodemus?'
  const box = page.locator('main input').first()
  const begun = performance.now()
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await box.fill(words)
  const ms = performance.now() - begun
  await waitForApp(page)
  if ((await box.inputValue()) !== words) throw new Error('the words typed before the app ran are lost')
  await page.close()
  return ms
}

/** From an act of the visitor until an element is on the page, both by the page's own clock. */
async function timed(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = () => (document.querySelector(wanted) ? done(performance.now()) : requestAnimationFrame(look))
        look()
      }),
    selector,
  )
  const begun = await page.evaluate(() => performance.now())
  await act()
  return (await seen) - begun
}
