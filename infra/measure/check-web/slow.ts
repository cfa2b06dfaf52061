import type { Browser, BrowserContext, Page } from 'playwright'
import { median } from '../bench/table.ts'
import { atMost, type Row } from './row.ts'
import { sizes } from './screen.ts'
import { waitForApp } from './wait-for-app.ts'

const NETWORK = { latency: 400, bytesPerSecond: 400_000 / 8 }
const SLOWER = 4
const LOOKS = 3

/**
 * What a visitor waits for on a phone at 400 kbit/s with 400 ms of latency and a processor slowed four times: medians of
 * three new visitors. The model of `url` begins to answer at once, so the time to the first word is all ours.
 */
export async function slowRows(browser: Browser, url: string, print: (line: string) => void): Promise<Row[]> {
  const looks: Times[] = []
  while (looks.length < LOOKS) {
    const times = await visit(browser, url)
    print(
      Object.entries(times)
        .map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
        .join(', '),
    )
    looks.push(times)
  }
  const middle = (name: keyof Times) => median(looks.map((times) => times[name]))
  return [
    atMost('slow phone: Home can be used after', middle('home'), 2500, 'ms'),
    atMost('slow phone: from a question to its first word', middle('word'), 1500, 'ms'),
    atMost('slow phone: the next chapter after', middle('chapter'), 600, 'ms'),
  ]
}

type Times = { home: number; word: number; chapter: number }

async function visit(browser: Browser, baseURL: string): Promise<Times> {
  const context = await browser.newContext({ baseURL, viewport: sizes.phone, hasTouch: true, isMobile: true })
  context.setDefaultTimeout(60_000)
  try {
    const home = await timeOfHome(await slowPage(context))
    const page = await slowPage(context)
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
    return { home, word, chapter }
  } finally {
    await context.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { latency, bytesPerSecond } = NETWORK
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
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
