/// <reference lib="dom" />
import type { Page } from 'playwright'

/** From now on the server reports another build to this page. */
export async function releaseBuild(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.route('**/version.json', (route) => route.fulfill({ json: { buildHash: 'another' } }))
}

/** Whether the page is still the one of the build before. */
export const isOld = (page: Page): Promise<boolean> => page.evaluate(() => 'isOld' in window)

/** Returns to the window, which asks for the build, and waits for the response. */
export async function focusWindow(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/version.json')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await (await asked).finished()
}

/** Whether the page neither has been reloaded for the build nor begins to reload in the next frame. */
export async function staysOld(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() => resolve('isOld' in window && !sessionStorage.getItem('reloaded_for'))),
      ),
  )
}

/** Returns to the window, and waits until the page has been reloaded. */
export async function reloadOnFocus(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await loaded
}
