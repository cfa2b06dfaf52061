import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { atMost, type Row } from './row.ts'
import { type Screen, type SizeName, screens, show, sizes, type ThemeName, themes, wear } from './screens.ts'

/** The rules that look at colours. A theme changes nothing else, so the others hold in all once they hold in one. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const LOOK_MS = 30_000

/**
 * What axe finds on every screen in three sizes: all rules in the first theme, the rules of colour in the three others.
 * Prints each screen with its time, and each finding; a screen that cannot be looked at is a finding.
 */
export async function axeRows(
  launch: () => Promise<Browser>,
  url: string,
  tell: (line: string) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  let browser = await launch()
  for (const size of Object.keys(sizes) as SizeName[]) {
    let [looks, findings] = [0, 0]
    for (const screen of screens.filter((each) => each.sizes?.includes(size) ?? true)) {
      const start = performance.now()
      let found = await looked(browser, url, screen, size)
      // a browser that ended says nothing about the screen: retry once with another one
      if (!browser.isConnected()) {
        browser = await launch()
        found = await looked(browser, url, screen, size)
      }
      looks += Object.keys(themes).length
      findings += found.length
      tell(`${size}, ${screen.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
      for (const finding of found) tell(`  ${finding}`)
    }
    rows.push(atMost(`axe, ${size}: findings in ${looks} looks`, findings, 0, ''))
  }
  await browser.close()
  return rows
}

/** The findings of one screen in one size, in all themes; each screen is seen by a visitor of its own. */
async function looked(browser: Browser, baseURL: string, screen: Screen, size: SizeName): Promise<string[]> {
  const found: string[] = []
  // what a service worker keeps ahead is seen on no screen
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
    found.push(`could not be looked at: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await context?.close().catch(() => {})
  }
  return found
}

async function analyse(page: Page, isWhole: boolean): Promise<string[]> {
  // no screen has a frame: the page of its own in which axe gathers what frames say would only cost time
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (isWhole ? axe : axe.withRules(OF_COLOUR)).analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
