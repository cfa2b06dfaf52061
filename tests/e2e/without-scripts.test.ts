/// <reference lib="dom" />
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { sizes } from '../../infra/measure/check-web/screen.ts'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { insertPlan } from '../helpers/client/plan.ts'

const site = sharedSite()

const visit = async (path: string): Promise<Page> => {
  const context = await site.browser.newContext({
    ...{ baseURL: site.url, javaScriptEnabled: false, viewport: sizes.phone },
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  return page
}
const find = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('button', { name: 'Find' }).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('Home leads to a page with a box, and a reference to its verses and chapter', async () => {
  const page = await visit('/')
  await page.waitForURL('**/plain/')
  await find(page, 'John 3:16')
  await page.getByText('For God so loved the world').first().waitFor()
  await page.getByRole('link', { name: 'Read John 3' }).click()
  await page.waitForURL('**/plain/read/JHN/3#v16')
  await heading(page, 'John 3').waitFor()
  await page.locator('#v16').waitFor()
})

test('a question leads to the passage that answers it', async () => {
  const page = await visit('/plain/')
  await find(page, 'Where is the good Samaritan?')
  await heading(page, 'Luke 10').waitFor()
  await page.getByText('going down from Jerusalem to Jericho').waitFor()
})

test('words are found, marked, and lead to their verse', async () => {
  const page = await visit('/search?q=living+water')
  await page.waitForURL('**/plain/find?q=living+water')
  const found = page.getByRole('link', { name: 'John 4:11' })
  expect(await page.locator('mark').count()).toBeGreaterThan(2)
  await found.click()
  await page.waitForURL('**/plain/read/JHN/4#v11')
})

test('chapters turn to the next and the previous one, across books', async () => {
  const page = await visit('/plain/read/MAL/4')
  await page.getByRole('link', { name: /→$/ }).click()
  await page.waitForURL(/\/plain\/read\/(?!MAL)\w{3}\/1$/)
  await page.getByRole('link', { name: /^←/ }).click()
  await heading(page, 'Malachi 4').waitFor()
  await page.getByRole('link', { name: '2', exact: true }).click()
  await heading(page, 'Malachi 2').waitFor()
})

test('a chapter of the app is readable, and links to its page without scripts', async () => {
  const page = await visit('/read/JHN/3')
  await page.getByText('For God so loved the world').waitFor()
  await page.getByRole('link', { name: 'Read on without scripts' }).click()
  await page.waitForURL('**/plain/read/JHN/3')
})

test('every book can be opened', async () => {
  const page = await visit('/plain/books')
  await page.getByRole('main').getByRole('link', { name: 'Ruth', exact: true }).click()
  await heading(page, 'Ruth 1').waitFor()
})

test('another translation is kept from page to page', async () => {
  const page = await visit('/plain/read/JHN/3')
  await page.getByRole('link', { name: /Reina.Valera/ }).click()
  await page.getByText('Porque de tal manera amó Dios al mundo').waitFor()
  expect(await page.locator('[lang="es"][dir="ltr"]').count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: /→$/ }).click()
  await heading(page, 'Juan 4').waitFor()
  await find(page, 'agua viva')
  await page.getByRole('link', { name: 'Juan 4:10' }).waitFor()
})

test('a plan lists its days, and leads to its passages', async () => {
  const { planId } = await insertPlan(site.database.db, null, { isPublic: true, isSuggested: true })
  const page = await visit('/reading-plans')
  await page.waitForURL('**/plain/plans')
  await page.getByRole('link', { name: 'Through Mark' }).first().click()
  await heading(page, 'Day 2').waitFor()
  await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click()
  await page.waitForURL('**/plain/read/MRK/2')
  expect((await page.goto(`/plans/${planId}`))?.status()).toBe(200)
})

test('About and the notices are pages, with their links', async () => {
  const page = await visit('/about-philip')
  await heading(page, 'About Philip').waitFor()
  await page.getByRole('link', { name: 'Copyright Notices', exact: true }).click()
  await heading(page, 'Copyright notices').waitFor()
})

test('a visitor in danger sees help with numbers to call, and nothing else', async () => {
  const page = await visit('/plain/')
  await find(page, 'I want to kill myself tonight')
  const help = page.getByRole('region', { name: 'Help' })
  await help.waitFor()
  expect(await help.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  expect(await page.getByRole('main').getByRole('heading').count()).toBe(0)
})

test('a place that does not exist says so on a page, and typed text is text', async () => {
  const page = await visit('/plain/read/JHN/99')
  await page.getByRole('alert').waitFor()
  await find(page, '<img src=x onerror=alert(1)>')
  expect(await page.locator('img').count()).toBe(0)
  await find(page, 'Genesis 99')
  await page.getByText('Genesis has 50 chapters').waitFor()
})

test.each([
  '/plain/',
  '/plain/read/PSA/23',
  '/plain/find?q=light',
  '/plain/books',
  '/plain/plans',
  '/plain/site/about',
])('%s is accessible, and fits a narrow window', async (path) => {
  // axe itself is a script, so this browser runs scripts; the page has none
  const page = await site.page({ context: { viewport: { width: 320, height: 640 } } })
  await page.goto(path)
  expect(await page.locator('script').count()).toBe(0)
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('a chapter is shown by one response, which contains its style', async () => {
  const page = await site.page()
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.resourceType()))
  await page.goto('/plain/read/JHN/3')
  expect(loaded).not.toContain('stylesheet')
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).maxWidth)).not.toBe('none')
})

// ten packets of a new connection
test('a chapter and its style are within the first 14 kB', async () => {
  const bytes = await Promise.all(
    ['/plain/read/JHN/3', '/plain/style.css'].map(async (path) => (await fetch(site.url + path)).arrayBuffer()),
  )
  const sizes = bytes.map((each) => brotliCompressSync(Buffer.from(each)).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(14_000)
})
