import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { atRest } from '../../../infra/measure/check-web/at-rest.ts'
import { type SizeName, sizes } from '../../../infra/measure/check-web/screen.ts'
import { type ThemeName, themes } from '../../../infra/measure/check-web/screens.ts'
import { waitForApp } from '../../../infra/measure/check-web/wait-for-app.ts'
import { startBrowser } from '../../../infra/run/start-browser.ts'

export type Size = SizeName
export type Theme = ThemeName

export type OpenOptions = {
  size?: Size
  theme?: Theme
  stored?: Record<string, string>
  context?: BrowserContextOptions
}

export type TestBrowser = {
  open: (options?: { viewport?: Size }) => Promise<{ page: Page; context: BrowserContext; problems: string[] }>
  close: () => Promise<void>
}

/** A browser for one site. `problems` collects what a page must never report. */
export async function launchBrowser(origin: string): Promise<TestBrowser> {
  const browser = await startBrowser()
  return {
    open: async ({ viewport = 'desk' } = {}) => newPage(browser, { baseURL: origin, viewport: sizes[viewport] }),
    close: () => browser.close(),
  }
}

/**
 * A new visitor's page, in a window of one of the three sizes. The test fails if the page reports a script error or
 * violates its own Content-Security-Policy.
 */
export async function openPage(browser: Browser, origin: string, options: OpenOptions = {}): Promise<Page> {
  const { size = 'desk', theme = 'light', stored = {}, context: more } = options
  const { family, colorScheme } = themes[theme]
  const wanted = { baseURL: origin, viewport: sizes[size], colorScheme, ...more }
  const { page, context, problems } = await newPage(browser, wanted)
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    Object.entries({ themeFamily: family, ...stored }),
  )
  onTestFinished(async () => {
    await context.close()
    expect(problems).toEqual([])
  })
  return page
}

async function newPage(browser: Browser, options: BrowserContextOptions) {
  // a service worker would handle requests before the test's routes, so only the offline tests allow it
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  // the first question of a site waits until its API and its worker have loaded the indexes
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  meetTheApp(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted(HTML|Script| Type)/i.test(message.text())) problems.push(message.text())
  })
  return { page, context, problems }
}

/** Makes navigation wait until the app is rendered. */
function meetTheApp(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    // a test that waits for less than a whole page looks at its opening
    if (options?.waitUntil !== 'commit') await waitForApp(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await waitForApp(page)
    return answer
  }
}

/**
 * Runs axe once the page is at rest; violations fail the test with their rules and elements. Only those leave the page:
 * the details of all that axe found right are megabytes. `rules` are all of axe's, or those of another theme.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // halfway through a fade, the contrast is too low
  await atRest(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
