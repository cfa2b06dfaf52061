/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const open = (options?: OpenOptions): Promise<Page> => site.page(options)

/** Answers a path's calls with a status and no problem document, as a proxy in front of the server would. */
const failing = (page: Page, path: string, status: number) =>
  page.route(path, (route) => route.fulfill({ status, contentType: 'text/plain', body: 'x' }))

test('a stream that is refused without a reason says HTTP error! Status: {code}', async () => {
  const page = await open()
  await failing(page, '**/api/chat', 500)
  await page.goto('/read/JHN/3?question=Why%3F')
  await page.getByRole('alert').getByText('HTTP error! Status: 500').waitFor()
  await page.getByRole('button', { name: 'Edit the question' }).click()
  expect(await page.getByRole('textbox', { name: 'Edit your question' }).inputValue()).toBe('Why?')
})

test('a missing perspective, and one that cannot be loaded', async () => {
  const page = await open()
  await page.goto('/theologies/nobody-teaches-this')
  await page.getByRole('heading', { name: 'Perspective not found' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).waitFor()
  await failing(page, '**/api/theology/catholic', 500)
  await page.goto('/theologies/catholic')
  await page.getByRole('heading', { name: 'Failed to load perspective details' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/theology/catholic')
  await page.getByRole('heading', { name: 'Catholic' }).waitFor()
})

test('a perspective shows name, description, Instructions, and + Select or Selected', async () => {
  const page = await open()
  await page.goto('/theologies/catholic')
  await page.getByRole('heading', { name: 'Instructions' }).waitFor()
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByText('Selected', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Selected', { exact: true }).waitFor()
})

test('without translations the menu says No translations available', async () => {
  const page = await open()
  await failing(page, '**/api/bibles', 404)
  await page.goto('/about-philip')
  await page.getByText('No translations available').waitFor()
})

test('the navigator says Error: {message} when the books cannot be loaded', async () => {
  const page = await open()
  await page.goto('/search')
  await page.getByLabel('Words or a reference').waitFor()
  await failing(page, '**/toc', 404)
  await page.goto('/about-philip')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await page.getByRole('dialog').getByText('Error: Books not found').waitFor()
})

test('a missing content page says Content Not Found, with a Home button', async () => {
  const page = await open()
  await page.goto('/site/nothing-of-this-name')
  await page.getByRole('heading', { name: 'Content Not Found' }).waitFor()
  await page.getByText('The requested content could not be found.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a rendering error shows Unexpected Application Error!', async () => {
  const page = await open()
  await page.route('**/api/chats', (route) => route.fulfill({ json: { chats: [{ id: 1, reference: {} }] } }))
  await page.goto('/')
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
})

test('failures to publish and to delete are silent, and nothing appears to have succeeded', async () => {
  const page = await open()
  const chat = {
    ...{ chat_id: 77, title: 'John 3: By night', is_public: false, is_owner: true },
    messages: [],
    reference: { translation: 'eng-web', book: 'John', book_id: 'JHN', chapter: 3, verse: null },
  }
  await page.route('**/api/chat/77', (route) => route.fulfill({ json: chat }))
  const refused = page.waitForResponse('**/api/chat/77/publish')
  await failing(page, '**/api/chat/77/publish', 500)
  await page.goto('/read/JHN/3?chatId=77')
  await page.getByRole('heading', { name: 'By night' }).waitFor()
  await page.getByRole('button', { name: 'Share conversation' }).click()
  await refused
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.getByText('You have published this chat').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('header 56 px and 48 px on small screens, sidebar 260 px', async () => {
  const page = await open()
  await page.goto('/about-philip')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  expect((await page.getByRole('navigation', { name: 'Menu' }).boundingBox())?.width).toBe(260)
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(56)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.waitForFunction(() => document.querySelector('header')!.getBoundingClientRect().height === 48)
})

test('layers: header 200, overlay 1000, dropdown 1500, modal 5000, drawer 10000, tooltip 20000', async () => {
  const page = await open()
  await page.goto('/about-philip')
  await page.getByRole('banner').waitFor()
  const layers = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return ['header', 'overlay', 'dropdown', 'modal', 'drawer', 'tooltip'].map((name) =>
      Number(style.getPropertyValue(`--layer-${name}`)),
    )
  })
  expect(layers).toEqual([200, 1000, 1500, 5000, 10000, 20000])
})

test('a legacy address redirects to the reader and keeps its query', async () => {
  const page = await open()
  await page.goto('/eng-web/JHN/3?verse=16')
  await page.waitForURL('**/read/JHN/3?verse=16')
})
