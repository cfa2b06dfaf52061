/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { place, verse } from '../helpers/browser/reader-parts.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { bar, painted, select, swatch } from '../helpers/browser/study-parts.ts'
import { HEBREW_TEXT as ID, importHebrewText } from '../helpers/db/numbered-text.ts'

/*
 * Joel 3:1 in Hebrew numbering is Joel 2:28 in English Bibles.
 */

const site = sharedSite()
beforeAll(() => importHebrewText(site.database.db))

const read = async (page: Page, translation: string, path: string) => {
  await page.evaluate((id) => localStorage.setItem('translation_id', id), translation)
  await page.goto(path)
  await verse(page, 1).waitFor()
}
/** Which verses have a mark. */
const marked = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('mark.study')].map((mark) => mark.closest('.verse')?.getAttribute('data-verse')),
    ),
  ])

test('a highlight is on the same verse in a translation with other numbers, and opens there from My Notes', async () => {
  const page = await site.open('/read/JOL/3', { stored: { translation_id: ID } })
  await select(page, 1)
  await swatch(page, 'Gold, plain line').click()
  await expect.poll(() => marked(page)).toEqual(['1'])
  await read(page, 'eng-web', '/read/JOL/2')
  await expect.poll(() => painted(page, 'gold')).toMatch(/pour out my Spirit on all flesh/)
  expect(await marked(page)).toEqual(['28'])
  // the bar knows it too, and another colour changes it
  await select(page, 28)
  await bar(page).getByRole('button', { name: 'Gold, plain line', pressed: true }).waitFor()
  await swatch(page, 'Blue, dashed line').click()
  await expect.poll(() => painted(page, 'blue')).toMatch(/pour out my Spirit on all flesh/)
  await page.goto('/read/JOL/3')
  await select(page, 1)
  await bar(page).getByRole('button', { name: 'Bookmark' }).click()
  await page.getByRole('button', { name: 'A bookmark on verse 1' }).waitFor()
  expect(await marked(page)).toEqual([])
  await page.goto('/notes')
  await page.getByRole('link', { name: 'Joel 3:1' }).first().click()
  await verse(page, 28).waitFor()
  expect(place(page)).toBe('/read/JOL/2?verse=28')
})

test('a highlight that is deleted in another translation is restored where it was', async () => {
  const page = await site.open('/read/JOL/3', { stored: { translation_id: ID } })
  await select(page, 2)
  await swatch(page, 'Gold, plain line').click()
  await expect.poll(() => marked(page)).toEqual(['2'])
  await read(page, 'eng-web', '/read/JOL/2')
  await expect.poll(() => marked(page)).toEqual(['29'])
  await select(page, 29)
  await bar(page).getByRole('button', { name: 'Gold, plain line', pressed: true }).click()
  await expect.poll(() => marked(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => marked(page)).toEqual(['29'])
  await read(page, ID, '/read/JOL/3')
  await expect.poll(() => marked(page)).toEqual(['2'])
})
