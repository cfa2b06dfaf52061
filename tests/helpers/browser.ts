import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { chromiumPath } from '../../infra/prepare.ts'

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const
export type Size = keyof typeof sizes

export const themes = {
  light: { family: 'simple', colorScheme: 'light' },
  dark: { family: 'simple', colorScheme: 'dark' },
  parchment: { family: 'parchment', colorScheme: 'light' },
  parchmentDark: { family: 'parchment', colorScheme: 'dark' },
} as const
export type Theme = keyof typeof themes

export type OpenOptions = {
  size?: Size
  theme?: Theme
  stored?: Record<string, string>
  context?: BrowserContextOptions
}

/** The machine's own Chromium, the same that `npm test` looks for. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath() })
}

/**
 * A page of a visitor of its own, in a window of one of the three sizes. The test fails when the page reports an error
 * of a script, or breaks its own Content-Security-Policy.
 */
export async function openPage(browser: Browser, origin: string, options: OpenOptions = {}): Promise<Page> {
  const { size = 'desk', theme = 'light', stored = {}, context: more } = options
  const { family, colorScheme } = themes[theme]
  const context = await browser.newContext({ baseURL: origin, viewport: sizes[size], colorScheme, ...more })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content.Security.Policy|TrustedHTML|Trusted Type/i.test(message.text())) faults.push(message.text())
  })
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    Object.entries({ themeFamily: family, ...stored }),
  )
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  return page
}

/** What axe finds on the page as it stands: nothing, or the test fails with the rules and the places. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
