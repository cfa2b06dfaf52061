/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, type Size } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const WITHOUT = 'The King James Version here has no Tobit'
const place = (page: Page) => new URL(page.url()).pathname
const picker = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Translation' })
const tobit = (page: Page) => page.getByText('The book of the words of Tobit').first()

/** Opens Tobit after choosing a translation that lacks it. */
async function chooseKjv(size: Size): Promise<Page> {
  const page = await site.open('/read/TOB/1', { size })
  await tobit(page).waitFor()
  await picker(page).selectOption('eng-kjv')
  await page.getByRole('heading', { name: WITHOUT }).waitFor()
  expect(place(page)).toBe('/read/TOB/1')
  return page
}

describe.each<Size>(['phone', 'desk'])('a translation without the open book, on a %s', (size) => {
  test('says so, and lets the reader stay in the translation that has it', async () => {
    const page = await chooseKjv(size)
    expect(await page.getByRole('banner').getByRole('button', { name: 'Tobit 1' }).count()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Read Tobit in the World English Bible/ }).click()
    await tobit(page).waitFor()
    expect(place(page)).toBe('/read/TOB/1')
    expect(await picker(page).inputValue()).toBe('eng-web')
  })

  test('says so, and lets the reader open its first book', async () => {
    const page = await chooseKjv(size)
    await page.getByRole('link', { name: 'Open Genesis' }).click()
    await page.getByText('In the beginning God created the heaven and the earth').first().waitFor()
    expect(place(page)).toBe('/read/GEN/1')
    expect(await picker(page).inputValue()).toBe('eng-kjv')
  })

  test('is marked in the list of translations, unlike one that has the book', async () => {
    const page = await site.open('/read/TOB/1', { size })
    await tobit(page).waitFor()
    const names = () => picker(page).locator('option').allTextContents()
    await expect
      .poll(names, { timeout: 15_000 })
      .toContainEqual(expect.stringMatching(/^King James Version.*– no Tobit$/))
    expect((await names()).filter((name) => /no Tobit/.test(name))).toHaveLength(2)
    await page.goto('/read/JHN/3')
    await page.locator('#v16').waitFor()
    await picker(page).focus()
    expect((await names()).filter((name) => /– no /.test(name))).toEqual([])
  })
})

test('a link to a book that the reader’s translation lacks offers the same, and keeps the rest of the link', async () => {
  const page = await site.open('/read/Tobit/1?verse=3', { stored: { translation_id: 'eng-kjv' } })
  await page.getByRole('heading', { name: WITHOUT }).waitFor()
  await page.getByRole('button', { name: /^Read Tobit in the World English Bible/ }).click()
  await page.locator('.verse[data-verse="3"][data-highlighted]').first().waitFor()
})

test('a book that is absent is reported although the other translations cannot be asked for it', async () => {
  const page = await site.page({ stored: { translation_id: 'eng-kjv' } })
  await page.route('**/api/bibles?book=TOB', (route) => route.abort())
  await page.goto('/read/TOB/1')
  await page.getByRole('heading', { name: WITHOUT }).waitFor()
  expect(await page.getByRole('button', { name: /^Read Tobit/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Open Genesis' }).click()
  await page.getByText('In the beginning God created the heaven and the earth').first().waitFor()
})

test('Home and a missing page offer no passage that the chosen translation does not have', async () => {
  const page = await site.open('/search', { stored: { translation_id: 'eng-kjv' } })
  const home = async (asked: string) => {
    await page.evaluate((words) => history.replaceState({ usr: { asked: words } }, '', '/?notfound=1'), asked)
    await page.reload()
    await page.getByText("We couldn't find a passage for that question.").waitFor()
  }
  await home('Jon 3')
  await page.getByRole('status').getByRole('link', { name: 'Jonah 3' }).waitFor()
  await home('Tobit 1')
  expect(await page.getByRole('status').getByRole('link').count()).toBe(0)
  await page.goto('/genisis/2')
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'Genesis 2' }).waitFor()
  await page.goto('/tobyt/2')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await page.getByRole('link', { name: 'Tobit 2' }).count()).toBe(0)
})
