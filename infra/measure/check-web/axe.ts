import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { atMost, type Row } from './row.ts'
import { type Screen, type SizeName, sizes } from './screen.ts'
import { screens, show, type ThemeName, themes, wear } from './screens.ts'

/** The rules about colours. A theme changes nothing else, so the other rules need only one theme. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const LOOK_MS = 30_000

/**
 * What axe finds on every screen in three sizes: all rules in the first theme, the colour rules in the three others.
 * Prints each screen with its time, and each finding; a screen that cannot be checked is a finding.
 */
export async function axeRows(
  launch: () => Promise<Browser>,
  url: string,
  print: (line: string) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  let browser = await launch()
  for (const size of Object.keys(sizes) as SizeName[]) {
    let [looks, findings] = [0, 0]
    for (const screen of screens.filter((each) => each.sizes?.includes(size) ?? true)) {
      const start = performance.now()
      let found = await looked(browser, url, screen, size)
      // a crashed browser is no finding about the screen: retry once with another one
      if (!browser.isConnected()) {
        browser = await launch()
        found = await looked(browser, url, screen, size)
      }
      looks += Object.keys(themes).length
      findings += found.length
      print(`${size}, ${screen.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
      for (const finding of found) print(`  ${finding}`)
    }
    rows.push(atMost(`axe, ${size}: findings in ${looks} looks`, findings, 0, ''))
  }
  await browser.close()
  return rows
}

/** The findings of one screen in one size, in all themes; a new visitor sees each screen. */
async function looked(browser: Browser, baseURL: string, screen: Screen, size: SizeName): Promise<string[]> {
  const found: string[] = []
  // no screen shows what a service worker caches ahead
  const settings = { baseURL, viewport: sizes[size], reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  let context: BrowserContext | undefined
  try {
    context = await browser.newContext(settings)
    context.setDefaultTimeout(LOOK_MS)
    const page = await context.newPage()
    await show(page, screen)
    for (const [index, theme] of (Object.keys(themes) as ThemeName[]).entries()) {
      await wear(page, theme)
      for (const finding of await analyse(page, index === 0)) found.push(`${theme}: ${finding}`)
    }
  } catch (error) {
    found.push(`could not be checked: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await context?.close().catch(() => {})
  }
  return found
}

async function analyse(page: Page, isWhole: boolean): Promise<string[]> {
  // no screen has a frame: the extra page in which axe collects the results of frames would only cost time
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (isWhole ? axe : axe.withRules(OF_COLOUR)).analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
