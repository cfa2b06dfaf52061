import type { Page } from 'playwright'

/** Resolves when the app has taken the place of the page's opening, which no key and no click reaches. */
export async function appStands(page: Page): Promise<void> {
  await page.locator('[data-opening]').waitFor({ state: 'detached' })
}
