/// <reference lib="dom" />
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { ESV_KEY, placeholder, startEsvServer, status } from '../helpers/model/esv-server.ts'

const server = await startEsvServer()
afterAll(() => server.close())
const site = sharedSite({ env: { ESV_API_KEY: ESV_KEY, ESV_BASE_URL: server.url } })

const open = (path: string) =>
  site.open(path, { stored: { translation_id: 'eng-esv' }, context: { serviceWorkers: 'allow' } })

test('a chapter of the ESV is shown with its notice, and is not stored on the device', async () => {
  const page = await open('/read/RUT/2')
  await page.getByText(placeholder(2, 1)).waitFor()
  await page.getByText('© 2001 by Crossway').waitFor()
  await page.getByRole('region', { name: 'Ask about this chapter' }).getByRole('listitem').first().waitFor()
  await expectAccessible(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // now the service worker handles these requests
  await page.reload()
  await page.getByText(placeholder(2, 23)).waitFor()
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url)
  })
  expect(kept.filter((url) => /eng-esv.*chapters/.test(url))).toEqual([])
  expect(server.calls.map(({ passage }) => passage).filter((passage) => !passage.startsWith('08002'))).toEqual([])
})

test('the notice is also shown if the ESV is the second translation, or one of those compared', async () => {
  const page = await site.open('/read/RUT/2?with=eng-esv')
  await page.getByText(placeholder(2, 1)).waitFor()
  await page.getByText('© 2001 by Crossway').waitFor()
  await page.goto('/read/RUT/2')
  await page.locator('#v4').click()
  await page.getByRole('button', { name: 'Compare' }).click()
  const version = page.getByRole('dialog').getByRole('region', { name: 'English Standard Version' })
  await version.getByText(placeholder(2, 4)).waitFor()
  await version.getByText('© 2001 by Crossway').waitFor()
})

test('the settings say that the ESV cannot be downloaded', async () => {
  const page = await open('/settings')
  await page.getByText('The ESV cannot be downloaded, because its publisher does not allow us to store it.').waitFor()
  expect(await page.getByRole('button', { name: 'Download for offline reading' }).count()).toBe(0)
})

test('a search says that the ESV cannot be searched by words, and finds a reference', async () => {
  const page = await open('/search?q=lamps')
  await page.getByRole('status').filter({ hasText: 'The words of the ESV cannot be searched' }).waitFor()
  await page.goto('/search?q=Ruth+2:4')
  await page.getByText(placeholder(2, 4)).waitFor()
})

test('the form for a plan says that another translation measures it', async () => {
  const page = await open('/reading-plans/create')
  await page.getByText('The ESV cannot be measured, because its publisher does not allow us to store it').waitFor()
  await expectAccessible(page)
})

test('a reader sees why a chapter of the ESV cannot be shown', async () => {
  server.script(status(500), status(500), status(500))
  const page = await open('/read/RUT/4')
  await page.getByText(/The publisher of the ESV, who provides its text, is not responding right now/).waitFor()
})
