import type { Page } from 'playwright'

/** Resolves when the app has replaced the page's opening, in which only links and the box work. */
export async function waitForApp(page: Page): Promise<void> {
  await page.locator('[data-opening]').waitFor({ state: 'detached' })
}
