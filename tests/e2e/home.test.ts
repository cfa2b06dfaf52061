/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const NOT_FOUND = "We couldn't find a passage for that question. Please ask another question, or pick a sample below!"

const site = sharedSite()

const open = (path = '/', options?: OpenOptions) => site.open(path, options)

const box = (page: Page) => page.getByPlaceholder('Ask any question or enter a passage')

test('a passage opens the reader at its verses', async () => {
  const page = await open()
  await box(page).fill('john 3:16-17')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/JHN/3?verse=16-17')
})

test('a question opens the reader at the best passage for it, and asks it there', async () => {
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

test('words without a result stay in the box, with a message', async () => {
  const page = await open()
  await page.route('**/api/home', (route) =>
    route.fulfill({ json: { ask_question: false, book: null, chapter: null } }),
  )
  await box(page).fill('qqqq')
  await page.getByRole('button', { name: 'Ask or open' }).click()
  await page.getByText(NOT_FOUND).waitFor()
  expect(await box(page).inputValue()).toBe('qqqq')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.getByText(NOT_FOUND).count()).toBe(0)
})

test('blank words are not sent, and nothing is sent twice during a search', async () => {
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
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(sent).toEqual(['{"prompt":"john 3"}'])
})

test('an answer does not take away a reader who has left Home meanwhile', async () => {
  const page = await open()
  const asked = Promise.withResolvers<() => Promise<void>>()
  await page.route('**/api/home', (route) =>
    asked.resolve(() => route.fulfill({ json: { ask_question: false, book: 'PSA', chapter: 23, verses: [4] } })),
  )
  await box(page).fill('The Lord is my shepherd')
  await page.keyboard.press('Enter')
  const answer = await asked.promise
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor()
  await Promise.all([page.waitForResponse('**/api/home'), answer()])
  // the app has the answer before a later one
  await page.evaluate(() => fetch('/api/settings').then((response) => response.text()))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(new URL(page.url()).pathname).toBe('/site/privacy')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a missing passage shows a message that can be dismissed', async () => {
  const page = await open('/?notfound=1')
  await page.getByText(NOT_FOUND).waitFor()
})

test('the page has six example questions', async () => {
  const page = await open()
  const examples = page.getByRole('region', { name: 'Example questions' }).getByRole('button')
  await examples.first().waitFor()
  expect(await examples.count()).toBe(6)
})

test('a dismissed message does not return after a reload', async () => {
  const page = await open('/?notfound=1')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.waitForURL((url) => url.search === '')
  await page.reload()
  await box(page).waitFor()
  expect(await page.getByText(NOT_FOUND).count()).toBe(0)
})

test('the hero is 900 px wide at most', async () => {
  const page = await open()
  await page.setViewportSize({ width: 1900, height: 900 })
  await box(page).waitFor()
  expect((await page.getByRole('search').boundingBox())?.width).toBe(900)
})

test('the last ten conversations are listed, and the last five in the menu', async () => {
  const page = await open('/about-philip')
  await page.route('**/api/chats', (route) => route.fulfill({ json: { chats: Array.from({ length: 12 }, chat) } }))
  await page.goto('/')
  const recent = page.getByRole('region', { name: 'Recent conversations' }).getByRole('listitem').getByRole('link')
  await recent.nth(9).waitFor()
  expect(await recent.count()).toBe(10)
  const inMenu = page.getByRole('region', { name: 'Recent chats' }).getByRole('link')
  await inMenu.nth(4).waitFor()
  expect(await inMenu.count()).toBe(5)
  expect(await recent.first().textContent()).toMatch(/^Question 0John 3/)
  expect(await recent.first().getAttribute('href')).toBe('/read/JHN/3?chatId=1000')
  // a chat with an empty title still has a name
  expect(await recent.nth(1).textContent()).toMatch(/^Untitled Chat/)
})

function chat(_: unknown, index: number) {
  const reference = { translation: 'eng-web', book: 'John', book_id: 'JHN', chapter: 3, verse: null }
  const title = index === 1 ? 'John 3: ' : `John 3: Question ${index}`
  return { id: 1000 + index, title, is_public: false, is_owner: true, updated_at: '2026-08-01T10:00:00Z', reference }
}

test('lists that cannot be loaded are left out without an error', async () => {
  const page = await open('/about-philip')
  for (const path of ['**/api/chats', '**/api/example-questions'])
    await page.route(path, (route) => route.fulfill({ status: 404, json: { error: 'x' } }))
  await page.goto('/')
  await page.getByRole('region', { name: 'Example questions' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('region', { name: 'Recent conversations' }).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('without a network the question stays in the box and the page says so', async () => {
  const page = await open()
  await page.getByRole('region', { name: 'Example questions' }).getByRole('button').first().waitFor()
  await page.route('**/api/home', (route) => route.abort('internetdisconnected'))
  await box(page).fill('Who is my neighbour?')
  await page.keyboard.press('Enter')
  await page.getByText('You seem to be offline. Your question is still in the box.').waitFor()
  expect(await box(page).inputValue()).toBe('Who is my neighbour?')
})

test('the foot of the page names the year, the company and the notices', async () => {
  const page = await open()
  const foot = page.locator('footer')
  expect(await foot.textContent()).toMatch(/^© 2026 \S.* · Copyright Notices · Privacy · Accessibility · Instructions$/)
  await foot.getByRole('link', { name: 'Copyright Notices' }).click()
  await page.waitForURL('**/site/copyright')
})

test('the link of a chat says Redirecting... and goes home when the chat cannot be opened', async () => {
  const page = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/chat/4711', async (route) => {
    await promise
    await route.fulfill({ status: 404, json: { error: 'not_found' } })
  })
  await page.goto('/chat/4711')
  await page.getByText('Redirecting...').waitFor()
  resolve()
  await page.waitForURL((url) => url.pathname === '/')
  await box(page).waitFor()
})

test('one line says what this is, and visitors without a question get a verse of the day and a place to start', async () => {
  const page = await open()
  await page.getByText('Acts 8:30. Read the Bible, ask, and check every answer.').waitFor()
  const verse = page.getByRole('figure', { name: 'Verse of the day' })
  const address = await verse.getByRole('link').getAttribute('href')
  const [, book, chapter, number] = /^\/read\/(\w{3})\/(\d+)\?verse=(\d+)$/.exec(address!)!
  const words = await verse.getByRole('blockquote').textContent()
  await verse.getByRole('link').click()
  await page.locator(`[data-book="${book}"][data-chapter="${chapter}"]`).waitFor()
  const shown = await page.locator(`.verse[data-verse="${number}"]`).evaluateAll((parts) =>
    parts.map((part) => {
      const copy = part.cloneNode(true) as HTMLElement
      for (const marker of copy.querySelectorAll('button')) marker.remove()
      return copy.textContent ?? ''
    }),
  )
  expect(lettersOf(shown.join(' '))).toBe(lettersOf(words!))
  await page.evaluate(() => localStorage.removeItem('last_place'))
  await page.goto('/')
  await page.getByRole('link', { name: /^New to the Bible\? Start here\s*Mark 1/ }).click()
  await page.waitForURL('**/read/MRK/1')
})

test('the verse of the day has the direction of its translation', async () => {
  const page = await open('/about-philip')
  await page.route('**/api/bibles', async (route) => {
    const { bibles } = await (await route.fetch()).json()
    await route.fulfill({ json: { bibles: bibles.map((bible: object) => ({ ...bible, direction: 'rtl' })) } })
  })
  await page.goto('/')
  await page.getByRole('figure', { name: 'Verse of the day' }).locator('blockquote[dir="rtl"]').waitFor()
})

const lettersOf = (text: string) => text.replace(/\P{L}+/gu, '')

test('Continue and the recent conversations are above the examples, and nothing moves when they load', async () => {
  const page = await open('/about-philip')
  await page.route('**/api/chats', (route) => route.fulfill({ json: { chats: Array.from({ length: 3 }, chat) } }))
  await page.goto('/')
  const tops = () =>
    page.evaluate(() =>
      ['Recent conversations', 'Example questions'].map(
        (name) => document.querySelector(`section[aria-label="${name}"]`)?.getBoundingClientRect().top ?? 0,
      ),
    )
  await page.getByRole('region', { name: 'Recent conversations' }).waitFor()
  await page.getByRole('figure', { name: 'Verse of the day' }).getByRole('link').waitFor()
  const [recent, examples] = await tops()
  expect(recent).toBeLessThan(examples!)
  const held = Promise.withResolvers<void>()
  await page.unroute('**/api/chats')
  await page.route('**/api/chats', async (route) => {
    await held.promise
    await route.fulfill({ json: { chats: Array.from({ length: 3 }, chat) } })
  })
  await page.reload()
  await page.getByRole('region', { name: 'Example questions' }).getByRole('button').first().waitFor()
  expect((await tops())[1]).toBe(examples)
  held.resolve()
  await page.getByRole('region', { name: 'Recent conversations' }).waitFor()
  expect(await tops()).toEqual([recent, examples])
})

test('the last open chapter is offered again', async () => {
  const page = await open('/read/PSA/23')
  await page.locator('.verse').first().waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue reading Psalm 23' }).click()
  await page.waitForURL('**/read/PSA/23')
})

test('the search finds words, marks them and links to their verse', async () => {
  const page = await open('/read/JHN/3')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByLabel('Words or a reference').fill('living water')
  await page.keyboard.press('Enter')
  await page.getByText(/^\d+ verses$/).waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/^liv/i)
  await page.getByRole('link', { name: /^John 4:11/ }).click()
  await page.waitForURL('**/read/JHN/4?verse=11')
})

test('axe finds nothing on the home page, the search and a missing page', async () => {
  const page = await open('/', { size: 'phone', theme: 'parchment' })
  await page.getByRole('region', { name: 'Example questions' }).waitFor()
  await expectAccessible(page)
  await page.goto('/search?q=water')
  await page.locator('mark').first().waitFor()
  await expectAccessible(page)
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await expectAccessible(page)
})
