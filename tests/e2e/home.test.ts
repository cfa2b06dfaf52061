/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, openPage, startBrowser } from '../helpers/browser.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { startApiProcess, type TestProcess } from '../helpers/processes.ts'

const NOT_FOUND = "We couldn't find a passage for that question. Please ask another question, or pick a sample below!"
let browser: Browser
let database: TestDatabase
let api: TestProcess & { port: number }

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApiProcess({ databaseUrl: database.url })
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  await api?.end('SIGTERM')
  await database?.drop()
})

async function open(path = '/', options?: OpenOptions): Promise<Page> {
  const page = await openPage(browser, `http://127.0.0.1:${api.port}`, options)
  await page.goto(path)
  await page.getByRole('banner').waitFor()
  return page
}

const box = (page: Page) => page.getByPlaceholder('Ask any question or enter a passage')

test('a passage opens the reader at its verses', async () => {
  const page = await open()
  await box(page).fill('john 3:16-17')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/JHN/3?verse=16-17')
})

test('a question opens the reader at the passage that it is best asked of, and asks it there', async () => {
  const page = await open()
  await page.route('**/api/home', (route) =>
    route.fulfill({ json: { ask_question: true, book: 'PSA', chapter: 23, verses: [4] } }),
  )
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/chat'))
  await box(page).fill('Why should I not fear?')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/read/PSA/23')
  const body = (await asked).postDataJSON()
  expect(body).toMatchObject({ bible_id: 'eng-web', bookId: 'PSA', chapter: 23, prompt: 'Why should I not fear?' })
})

test('words that lead nowhere leave the words in the box and say so', async () => {
  const page = await open()
  await page.route('**/api/home', (route) =>
    route.fulfill({ json: { ask_question: false, book: null, chapter: null } }),
  )
  await box(page).fill('qqqq')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.getByText(NOT_FOUND).waitFor()
  expect(await box(page).inputValue()).toBe('qqqq')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.getByText(NOT_FOUND).count()).toBe(0)
})

test('blank words are not sent, and nothing is sent twice while a search is under way', async () => {
  const page = await open()
  const sent: string[] = []
  await page.route('**/api/home', (route) => {
    sent.push(route.request().postData() ?? '')
  })
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await box(page).fill('john 3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.locator('form[aria-busy="true"]').waitFor()
  expect(sent).toEqual(['{"prompt":"john 3"}'])
})

test('a missing passage is told in a message that can be dismissed', async () => {
  const page = await open('/?notfound=1')
  await page.getByText(NOT_FOUND).waitFor()
})

test('six example questions stand on the page', async () => {
  const page = await open()
  const examples = page.getByRole('region', { name: 'Example questions' }).getByRole('button')
  await examples.first().waitFor()
  expect(await examples.count()).toBe(6)
})

test('the chapter that was open last is offered again', async () => {
  const page = await open('/read/PSA/23')
  await page.locator('.verse').first().waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue reading Psalm 23' }).click()
  await page.waitForURL('**/read/PSA/23')
})

test('the search finds words, marks them and leads to their verse', async () => {
  const page = await open('/read/JHN/3')
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByLabel('Words or a reference').fill('living water')
  await page.keyboard.press('Enter')
  await page.getByText(/^\d+ verses$/).waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/^liv/i)
  await page.getByRole('link', { name: /^John 4:11/ }).click()
  await page.waitForURL('**/read/JHN/4?verse=11')
})

test('axe finds nothing on the home page, the search and a page that is not there', async () => {
  const page = await open('/', { size: 'phone', theme: 'parchment' })
  await page.getByRole('region', { name: 'Example questions' }).waitFor()
  await expectAccessible(page)
  await page.goto('/search?q=water')
  await page.locator('mark').first().waitFor()
  await expectAccessible(page)
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'There is no page here' }).waitFor()
  await expectAccessible(page)
})
