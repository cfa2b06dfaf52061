/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type Size } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const navigator = (page: Page) => page.getByRole('dialog', { name: 'Choose a book and chapter' })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a book or a passage' })

async function open(size: Size = 'desk'): Promise<Page> {
  const page = await site.open('/read/JHN/3', { size })
  await page.locator('#v16').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'John 3' }).click()
  await navigator(page).getByRole('button', { name: 'GEN, Genesis' }).waitFor()
  return page
}

test.each<Size>(['phone', 'desk'])(
  'on a %s the frame and its Close button do not move between books and chapters',
  async (size) => {
    const page = await open(size)
    const places = () =>
      Promise.all([navigator(page).boundingBox(), navigator(page).getByRole('button', { name: 'Close' }).boundingBox()])
    await expectAccessible(page)
    const before = await places()
    await navigator(page).getByRole('button', { name: 'RUT, Ruth' }).click()
    await navigator(page).getByRole('link', { name: 'Ruth 2' }).waitFor()
    expect(await places()).toEqual(before)
  },
)

test('the books are grouped and have full names if there is room', async () => {
  const page = await open()
  const books = navigator(page).getByRole('tabpanel')
  expect(await books.getByRole('heading').allInnerTexts()).toEqual([
    'Law',
    'History',
    'Poetry and wisdom',
    'Prophets',
    'Gospels and Acts',
    'Letters',
    'Revelation',
    'Apocrypha',
  ])
  expect(await books.getByRole('button', { name: '1TH, 1 Thessalonians' }).allInnerTexts()).toEqual(['1 Thessalonians'])
})

test('on a phone the books have names too, also with text of twice the size', async () => {
  const page = await open('phone')
  const book = navigator(page).getByRole('button', { name: '1TH, 1 Thessalonians' })
  expect(await book.allInnerTexts()).toEqual(['1 Thessalonians'])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const cut = await navigator(page)
    .getByRole('tabpanel')
    .getByRole('button')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent))
  expect(cut).toEqual([])
})

test('typing filters the books, Enter opens the first, and a passage opens immediately', async () => {
  const page = await open()
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('sam')
  const shown = () => navigator(page).getByRole('tabpanel').getByRole('button').allInnerTexts()
  expect(await shown()).toEqual(['1 Samuel', '2 Samuel'])
  await page.keyboard.press('Enter')
  await navigator(page).getByRole('link', { name: '1 Samuel 31' }).waitFor()
  await navigator(page).getByRole('button', { name: 'Back to the books' }).click()
  await field(page).fill('qqq')
  await navigator(page).getByText('No book found.').waitFor()
  await field(page).fill('1 cor 13:4')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/1CO/13?verse=4')
  await navigator(page).waitFor({ state: 'detached' })
})

test('a page in German understands its own example', async () => {
  const page = await site.open('/read/JHN/1', { context: { locale: 'de' } })
  await page.locator('#place').click()
  await page.getByRole('searchbox').fill('Johannes 3,16')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/JHN/3?verse=16')
})

test('after a search opened by a key, Back restores the focus to the place', async () => {
  const page = await site.open('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.keyboard.press('/')
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'q')
  await page.goBack()
  await page.locator('#v16').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'John 3' }).evaluate((place) => place === document.activeElement))
    .toBe(true)
})

test.each([
  ['en', 'ArrowRight'],
  ['he', 'ArrowLeft'],
])('in a page in %s the key %s moves to the next tab', async (locale, key) => {
  const page = await site.open('/read/JHN/3', { context: { locale } })
  await page.locator('#place').click()
  const tabs = page.getByRole('tab')
  await tabs.first().press(key)
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true')
})
