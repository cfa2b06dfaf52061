/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

test('offline, a screen that is not on the device says so, and offers what is', async () => {
  const page = await site.open('/read/JHN/3', { context: { serviceWorkers: 'allow' } })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of ['bible/eng-web/book/JHN/chapters/3', 'bible/eng-web/toc', 'bibles'])
    await page.waitForFunction(async (url) => (await caches.match(url)) !== undefined, `/api/${path}`)
  await page.context().setOffline(true)
  const says = page.getByText('This is not on this device, and needs a connection.')
  for (const path of ['/my-profile', '/theologies/catholic', '/about']) {
    await page.goto(path)
    await says.waitFor()
    expect(await page.getByText(/could not be found|Failed to load chapter/).count(), path).toBe(0)
  }
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'John 3' }).click()
  await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('dialog').getByText('This is not on this device, and needs a connection.').waitFor()
  await page.goto('/read/HAB/1')
  await says.waitFor()
  await page.getByRole('main').getByRole('link', { name: 'John 3' }).waitFor()
  await page.context().setOffline(false)
  await page.locator('[data-chapter="1"] .verse').first().waitFor()
})
