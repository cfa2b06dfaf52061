import type { Browser, Page } from 'playwright'
import { percentile } from '../bench/table.ts'
import { fromTap } from './from-tap.ts'
import { atMost, type Row } from './row.ts'
import { sizes } from './screen.ts'
import { waitForApp } from './wait-for-app.ts'

const CHAPTERS: [place: string, verses: number][] = [
  ['JHN/3', 36],
  ['ROM/8', 39],
  ['ISA/53', 12],
  ['PSA/23', 6],
  ['GEN/1', 31],
]

/**
 * How long the sheet of related passages takes from the click until its passages are painted: the 95th percentile of
 * every verse of five chapters, each opened for the first time.
 */
export async function relatedRows(browser: Browser, baseURL: string, tell: (line: string) => void): Promise<Row[]> {
  const context = await browser.newContext({ baseURL, viewport: sizes.desk })
  try {
    const page = await context.newPage()
    const all: number[] = []
    const calls: number[] = []
    for (const [place, verses] of CHAPTERS) {
      await page.goto(`/read/${place}`)
      await waitForApp(page)
      for (let verse = 1; verse <= verses; verse++) {
        await page.locator(`#v${verse}`).click()
        const button = page.getByRole('button', { name: 'Related' })
        await button.waitFor()
        const [ms] = await Promise.all([
          fromTap(page, '[role="dialog"] [aria-busy="false"], dialog [aria-busy="false"]'),
          button.click(),
        ])
        // the first one loads the code of the bar
        if (verse > 1) all.push(ms)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
      calls.push(...(await callsOf(page)))
      tell(`${place}: ${verses} verses, p95 so far ${Math.round(percentile(all, 0.95))} ms`)
    }
    const called = `the call ${Math.round(percentile(calls, 0.95))} ms`
    const figures = `${all.length} verses, p50 ${Math.round(percentile(all, 0.5))} ms, ${called}`
    return [atMost(`sheet of related passages, p95 (${figures})`, percentile(all, 0.95), 100, 'ms')]
  } finally {
    await context.close()
  }
}

/** How long each call for related passages took on this page, in ms. */
const callsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/related?ref='))
      .map(({ duration }) => duration),
  )
