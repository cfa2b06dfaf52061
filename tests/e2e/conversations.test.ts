/// <reference lib="dom" />
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const chat = (id: number, question: string, book: string, book_id: string) => ({
  id,
  title: `${book} ${id}: ${question}`,
  is_public: false,
  is_owner: true,
  updated_at: '2026-01-01T00:00:00Z',
  reference: { translation: 'eng-web', verse: null, book, book_id, chapter: id },
})

async function open(chats: object[], options?: OpenOptions): Promise<Page> {
  const page = await site.page(options)
  await page.route('**/api/chats', (route) => route.fulfill({ json: { chats } }))
  await page.goto('/conversations')
  await page.getByRole('heading', { name: 'Conversations', level: 1 }).waitFor()
  return page
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('all conversations are listed with their places, and a field narrows them', async () => {
  const page = await open([chat(3, 'Born again?', 'John', 'JHN'), chat(23, 'Whose shepherd?', 'Psalms', 'PSA')], {
    size: 'phone',
  })
  await rows(page).first().waitFor()
  expect(await rows(page).getByRole('link').allInnerTexts()).toEqual([
    expect.stringMatching(/^Born again\?\s+John 3 · /),
    expect.stringMatching(/^Whose shepherd\?\s+Psalm 23 · /),
  ])
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search your conversations' }).fill('psalm')
  await expect.poll(() => rows(page).count()).toBe(1)
  await rows(page).getByRole('link').click()
  await page.waitForURL('**/read/PSA/23?chatId=23')
})

test('deleting a conversation can be undone', async () => {
  const page = await open([chat(3, 'Born again?', 'John', 'JHN')])
  await page.getByRole('button', { name: 'Delete Born again?' }).click()
  await expect.poll(() => rows(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows(page).count()).toBe(1)
})

test('an empty list explains how to start one', async () => {
  const page = await open([])
  await page.getByRole('main').getByRole('link', { name: 'Ask a question' }).click()
  await page.getByPlaceholder('Ask any question or enter a passage').waitFor()
})

test('after a deletion by keyboard the focus is on the next row, or else on the heading', async () => {
  const page = await open([chat(3, 'Born again?', 'John', 'JHN'), chat(23, 'Whose shepherd?', 'Psalms', 'PSA')])
  const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}` })
  const isFocused = (target: Locator) =>
    expect.poll(() => target.evaluate((node) => node === document.activeElement)).toBe(true)
  await remove('Born again?').press('Enter')
  await expect.poll(() => rows(page).count()).toBe(1)
  await isFocused(remove('Whose shepherd?'))
  await page.keyboard.press('Enter')
  await expect.poll(() => rows(page).count()).toBe(0)
  await isFocused(page.getByRole('heading', { level: 1 }))
})

test('older conversations are shown on demand, and one of them can be deleted', async () => {
  const page = await site.page()
  const [newest, older, oldest] = [
    chat(3, 'Newest?', 'John', 'JHN'),
    chat(4, 'Older?', 'John', 'JHN'),
    chat(5, 'Oldest?', 'John', 'JHN'),
  ]
  const deleted = new Set<number>()
  await page.route('**/api/chats*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('older_than')
    const listed = after === null ? newest : after === '3' ? older : oldest
    const chats = [listed].filter(({ id }) => !deleted.has(id))
    return route.fulfill({ json: { chats, ...(listed !== oldest && { has_older: true }) } })
  })
  await page.route('**/api/chat/5', (route) => {
    deleted.add(5)
    return route.fulfill({ status: 204 })
  })
  await page.goto('/conversations')
  const names = async () => (await rows(page).getByRole('link').locator('span').allInnerTexts()).join(' ')
  const showOlder = page.getByRole('button', { name: 'Show older' })
  await expect.poll(names).toBe('Newest?')
  await showOlder.click()
  await expect.poll(names).toBe('Newest? Older?')
  await showOlder.click()
  await expect.poll(names).toBe('Newest? Older? Oldest?')
  expect(await showOlder.count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('oldest')
  await expect.poll(names).toBe('Oldest?')
  const isDeleted = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'Delete Oldest?' }).click()
  await expect.poll(names).toBe('')
  await isDeleted
  await page.getByRole('searchbox').fill('')
  await expect.poll(names).toBe('Newest? Older?')
})
