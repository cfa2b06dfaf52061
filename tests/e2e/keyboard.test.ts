/// <reference lib="dom" />
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { verse } from '../helpers/browser/reader-parts.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()

const open = (path: string) => stack.open(path, { context: { permissions: ['clipboard-read', 'clipboard-write'] } })

const MOST_TABS = 90

/** Presses Tab until the wanted element has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor()
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press(key)
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`the focus does not come to ${wanted}`)
}

test('reading works with only the keyboard: skip link, passage, next chapter, navigator', async () => {
  const page = await open('/')
  await tabTo(page, page.getByRole('link', { name: 'Skip to the text' }))
  await tabTo(page, page.getByPlaceholder('Ask any question or enter a passage'))
  await page.keyboard.type('john 3:16')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/JHN/3?verse=16')
  await page.locator('#v16').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**/read/JHN/4')
  await page.locator('[data-chapter="4"]').waitFor()
  await page.keyboard.press('g')
  const navigator = page.getByRole('dialog', { name: 'Choose a book and chapter' })
  await tabTo(page, navigator.getByRole('button', { name: 'RUT, Ruth' }))
  await page.keyboard.press('Enter')
  await tabTo(page, navigator.getByRole('link', { name: 'Ruth 2' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/RUT/2')
  await page.locator('[data-book="RUT"][data-chapter="2"]').waitFor()
})

test('Shift with an arrow key extends a selection of words, and does not turn the page', async () => {
  const page = await open('/read/JHN/3')
  await page.getByRole('link', { name: 'Next John 4' }).waitFor()
  await verse(page, 2).evaluate((span) => {
    const words = document.createTreeWalker(span, NodeFilter.SHOW_TEXT).nextNode()!
    getSelection()!.setBaseAndExtent(words, 0, words, 1)
  })
  await page.keyboard.press('Shift+ArrowRight')
  expect(await page.evaluate(() => `${getSelection()}`.length)).toBe(2)
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.pathname !== '/read/JHN/3')
  expect(new URL(page.url()).pathname).toBe('/read/JHN/4')
})

test('shortcuts of one key can be switched off in Settings; other keys still work', async () => {
  const page = await open('/settings')
  await page.getByRole('switch', { name: 'Shortcuts of one key' }).click()
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.getByRole('navigation', { name: 'Chapters' }).waitFor()
  for (const key of ['/', 'g', '?']) await page.keyboard.press(key)
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**/read/JHN/4')
  await page.locator('[data-chapter="4"]').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Shortcuts of one key' }).click()
  // keys do nothing while a control that takes them has the focus
  await page.getByRole('heading', { name: 'Settings' }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
})

test('searching and opening a result works with only the keyboard', async () => {
  const page = await open('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.keyboard.press('/')
  await page.waitForURL('**/search')
  await page.getByLabel('Words or a reference').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'q')
  await page.keyboard.type('living water')
  await page.keyboard.press('Enter')
  const found = page.getByRole('link', { name: /^John 4:11/ })
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/JHN/4?verse=11')
})

test('asking and sharing the answer works with only the keyboard', async () => {
  const page = await open('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Ask', exact: true }))
  await page.keyboard.press('Enter')
  const field = page.getByPlaceholder('Ask your own question...')
  await field.waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
  stack.gemini.script(['text,say=By night he came.'])
  await page.keyboard.type('When did he come?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('By night he came.').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
  await tabTo(page, page.getByRole('button', { name: 'Conversation menu' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const entries = page.getByRole('menuitem')
  await entries.first().waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('You have published this chat').waitFor()
  await page.getByText('Link copied').waitFor()
})

test('setting a profile works with only the keyboard', async () => {
  const page = await open('/')
  await tabTo(page, page.getByRole('link', { name: 'My Profile' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/my-profile')
  const first = page.getByRole('main').getByRole('radio').first()
  await tabTo(page, first)
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText(/^Profile updated to \S/).waitFor()
})

test('following a plan works with only the keyboard', async () => {
  const page = await open('/')
  await tabTo(page, page.getByRole('link', { name: 'Reading Plans' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/reading-plans')
  await tabTo(page, page.getByRole('button', { name: /^Add/ }).first())
  await page.keyboard.press('Enter')
  const mine = page.getByRole('list', { name: 'My plans' })
  await tabTo(page, mine.getByRole('button', { name: /^Start/ }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/**')
  await page.locator('[data-chapter] .verse').first().waitFor()
})

test('when a chat that was asked on Home closes, the focus is on the button that opens it', async () => {
  stack.gemini.script(['text,say=Read John 4:10 too.', 'text,say=Read John 4:10 too.'])
  const page = await open('/')
  await page.getByPlaceholder('Ask any question or enter a passage').fill('Why did Nicodemus come to Jesus by night?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Copy answer' }).waitFor({ state: 'hidden' })
  const opener = page.getByRole('button', { name: 'Ask', exact: true })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})
