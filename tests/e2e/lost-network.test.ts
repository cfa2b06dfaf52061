/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** Loses the network at the first request for these files: as on a first visit, no service worker has them yet. */
async function loseNetworkAt(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
}

async function findNetwork(page: Page, files: RegExp): Promise<void> {
  await page.unroute(files)
  await page.context().setOffline(false)
}

const notice = (page: Page) => page.getByText('You are offline.')

test('what loads after the first screen takes nothing from a page that has lost its network', async () => {
  const hints = /\/assets\/Hints-/
  const page = await site.page()
  await loseNetworkAt(page, hints)
  await page.goto('/read/JHN/3')
  await notice(page).waitFor()
  await page.getByText('For God so loved the world').first().waitFor()
  const loaded = page.waitForResponse(hints)
  await findNetwork(page, hints)
  await loaded
  await notice(page).waitFor({ state: 'detached' })
  await page.getByText('For God so loved the world').first().waitFor()
})

test('a sheet and a screen that are opened without a network appear, with their styles, when it is back', async () => {
  const share = /\/assets\/ShareSheet-/
  const page = await site.page()
  await loseNetworkAt(page, share)
  await page.goto('/read/JHN/3')
  await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await notice(page).waitFor()
  await page.getByText('For God so loved the world').first().waitFor()
  await findNetwork(page, share)
  const sheet = page.getByRole('dialog', { name: 'Share John 3:16' })
  await sheet.getByRole('radio', { name: 'Handout' }).waitFor()
  const isStyled = (href: RegExp) =>
    page.evaluate(
      (pattern) => [...document.styleSheets].some((each) => new RegExp(pattern).test(each.href ?? '')),
      href.source,
    )
  expect(await isStyled(share)).toBe(true)
  await page.keyboard.press('Escape')

  const settings = /\/assets\/SettingsScreen-/
  await loseNetworkAt(page, settings)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click()
  await notice(page).waitFor()
  await page.getByText('For God so loved the world').first().waitFor()
  await findNetwork(page, settings)
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  expect(await isStyled(settings)).toBe(true)
})

test('a chapter opens although its loading ahead never ends', async () => {
  const page = await site.page()
  let requests = 0
  await page.route('**/PSA/chapters/24', (route) => (++requests === 1 ? undefined : route.continue()))
  const ahead = page.waitForRequest('**/PSA/chapters/24')
  await page.goto('/read/PSA/23')
  await ahead
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { level: 1, name: 'Psalm 24' }).waitFor()
  await page.locator('.verse[data-verse="10"]').first().waitFor()
})
