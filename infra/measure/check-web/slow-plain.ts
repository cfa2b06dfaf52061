import type { Browser, Page } from 'playwright'
import { atMost, type Row } from './row.ts'
import { sizes } from './screen.ts'
import { middlesOf, slowPage } from './slow-page.ts'

const FAR_AWAY = { latency: 800, bytesPerSecond: 50_000 / 8, slower: 1 }

/**
 * What a visitor without scripts waits for at 50 kbit/s with 800 ms of latency: medians of three new visitors. `url`
 * answers with the built-in finder.
 */
export async function plainSlowRows(browser: Browser, url: string, print: (line: string) => void): Promise<Row[]> {
  const middles = await middlesOf(() => visit(browser, url), print)
  return [
    atMost('without scripts, 50 kbit/s: the text of a chapter can be read after', middles.text, 2500, 'ms'),
    atMost('without scripts, 50 kbit/s: from a question to its answer', middles.answer, 6000, 'ms'),
  ]
}

async function visit(browser: Browser, baseURL: string): Promise<{ text: number; answer: number }> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: sizes.phone })
  context.setDefaultTimeout(60_000)
  try {
    const page = await slowPage(context, FAR_AWAY)
    await page.goto('/plain/read/JHN/3', { waitUntil: 'load' })
    const text = await paintedAfter(page)
    await page.getByRole('textbox', { name: 'Ask about John 3' }).fill('Where is the good Samaritan?')
    const begun = performance.now()
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    // shown below the answer once it is complete
    await page.getByText('Delete this conversation').waitFor()
    return { text, answer: performance.now() - begun }
  } finally {
    await context.close()
  }
}

/** When the whole text had arrived and was painted, by the page's own clock. */
async function paintedAfter(page: Page): Promise<number> {
  for (;;) {
    const times = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return navigation && paint ? [navigation.domInteractive, paint.startTime] : undefined
    })
    if (times) return Math.max(...times)
  }
}
