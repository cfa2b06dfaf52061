/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

// the first question and the first check of a process load the finder and the installed texts
beforeAll(async () => {
  const headers = { 'Content-Type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await Promise.all([
    post('/api/home', { prompt: 'Where was Jesus born?' }),
    post('/api/check', { text: 'Jesus wept.' }),
  ])
}, 120_000)

const SENTENCE = 'The printer on the second floor jams whenever it rains outside'
const link = (page: Page) => page.getByRole('link', { name: 'Check whether this is in the Bible' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Text to check' })

/** Follows the link and expects the words in the field, and neither in the address nor in the browser's history. */
async function followed(page: Page): Promise<void> {
  await link(page).click()
  await page.waitForURL((url) => url.pathname === '/check' && url.search === '' && url.hash === '')
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe(SENTENCE)
  await page.waitForFunction(() => !JSON.stringify(history.state).includes('printer'))
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('printer')
}

test('Home leads from a sentence without a passage to its check', async () => {
  const page = await site.open('/')
  const box = page.getByPlaceholder('Ask any question or enter a passage')
  await box.fill(SENTENCE)
  await page.keyboard.press('Enter')
  await page.getByText('find a passage for that question').waitFor()
  await link(page).waitFor()
  await expectAccessible(page)
  await followed(page)
  await page.goBack()
  await box.waitFor()
  expect(await link(page).count()).toBe(0)
})

test('the search leads from a sentence with words that no verse has to its check, but not from a word', async () => {
  const page = await site.open(`/search?${new URLSearchParams({ q: SENTENCE })}`)
  await link(page).waitFor()
  await expectAccessible(page)
  await followed(page)
  const word = await site.open('/search?q=xyzzy')
  await word.getByText('Nothing found.').waitFor()
  expect(await link(word).count()).toBe(0)
})

test('a text that was checked before gives way to the text of the link', async () => {
  const page = await site.open('/check')
  await field(page).fill('Jesus wept, and the people said so.')
  await page.getByRole('button', { name: 'Check this text' }).click()
  await page.getByRole('region', { name: 'Result' }).waitFor()
  await page
    .getByRole('link', { name: /^(?:Home|Philip)/ })
    .first()
    .click()
  await page.getByPlaceholder('Ask any question or enter a passage').fill(SENTENCE)
  await page.keyboard.press('Enter')
  await link(page).waitFor()
  await followed(page)
})
