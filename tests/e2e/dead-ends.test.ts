/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite({ texts: false, env: { ENABLE_AUDIT: 'true' } })

test.each(['/reading-plans/99999', '/reading-plans/edit/99999'])(
  'a missing plan, at %s, links to the existing plans',
  async (address) => {
    const page = await site.open(address)
    await page.getByText('No plan found.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Discover plans' }).click()
    await page.getByRole('searchbox', { name: 'Search plans' }).fill('qqqq')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('No plans found. Try adjusting your search filters.').waitFor()
    await page.getByRole('link', { name: 'Show all plans' }).click()
    await page.waitForURL((url) => url.pathname === '/reading-plans/discover' && url.search === '')
  },
)

test('an audit of a missing chat links to the visitor’s conversations', async () => {
  const page = await site.open('/audit/1')
  await page.getByRole('alert').getByText('Failed to load chat').waitFor()
  await page.getByRole('link', { name: 'Your conversations' }).click()
  await page.getByRole('heading', { name: 'Conversations', level: 1 }).waitFor()
})

test('if the app cannot be installed, the page says so and where it can, and does not offer itself', async () => {
  const page = await site.open('/install')
  await page
    .getByText(/^Philip cannot be installed from this browser\. On an iPhone or iPad open it in Safari/)
    .waitFor()
  expect(await page.getByRole('main').locator('a[href="/install"]').count()).toBe(0)
})
