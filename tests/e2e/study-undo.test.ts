/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'
import { bar, select } from '../helpers/browser/study-parts.ts'

const { open } = sharedSite()

test('a second tap while the document’s code loads adds nothing', async () => {
  const page = await open('/read/JHN/3')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/open-study-/, (route) => released.then(() => route.continue()))
  await select(page, 16)
  const asked = page.waitForRequest(/assets\/open-study-/)
  const bookmark = bar(page).getByRole('button', { name: 'Bookmark' })
  await bookmark.click()
  await asked
  await bookmark.click()
  release()
  await bar(page).getByRole('button', { name: 'Bookmark', pressed: true }).waitFor()
  await page.goto('/notes')
  await page.getByText('One entry').waitFor()
  expect(await page.getByRole('link', { name: 'John 3:16' }).count()).toBe(1)
})
