/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { verse } from '../helpers/browser/reader-parts.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { bar, drag, painted, select, swatch } from '../helpers/browser/study-parts.ts'

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

test('a colour for a whole verse replaces the words that had one, and Undo restores them with their labels', async () => {
  const page = await open('/read/JHN/3')
  await drag(page, 'loved', 'world')
  await swatch(page, 'Rose, wavy line').click()
  await expect.poll(() => painted(page, 'rose')).toBe('loved the world,')
  await page.keyboard.press('Escape')
  await page.locator('mark.study').first().click()
  const sheet = page.getByRole('dialog', { name: 'Your notes on John 3:16' })
  await sheet.getByLabel('Add a label').fill('love')
  await page.keyboard.press('Enter')
  await sheet.getByText('love', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await select(page, 16)
  await swatch(page, 'Gold, plain line').click()
  await expect.poll(() => painted(page, 'gold')).toMatch(/^For God so loved .* eternal life\.$/)
  expect(await painted(page, 'rose')).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => painted(page, 'rose')).toBe('loved the world,')
  expect(await painted(page, 'gold')).toBe('')
  await page.keyboard.press('Escape')
  await page.locator('mark.study').first().click()
  await sheet.getByText('love', { exact: true }).waitFor()
})

test('a colour for a verse whose parts had no labels and no words of their own needs no Undo', async () => {
  const page = await open('/read/JHN/3')
  await select(page, 5)
  await swatch(page, 'Rose, wavy line').click()
  await expect.poll(() => painted(page, 'rose')).toMatch(/^Jesus answered/)
  await page.locator('#v7').click({ modifiers: ['Shift'] })
  await swatch(page, 'Gold, plain line').click()
  await expect.poll(() => painted(page, 'gold')).toMatch(/^Jesus answered/)
  expect(await painted(page, 'rose')).toBe('')
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  expect(await verse(page, 6).locator('mark').count()).toBeGreaterThan(0)
})
