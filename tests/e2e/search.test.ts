/// <reference lib="dom" />
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

async function open(path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.open(path, options)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const results = (page: Page) => page.locator('ol li')
/** The names of the books in the results. */
const placesOf = (page: Page) => results(page).locator('a > span:first-child').allTextContents()

test('a search can be limited to a testament and to a book, and the URL says so', async () => {
  const page = await open('/search?q=shepherd')
  await page.getByText(/^\d+ verses$/).waitFor()
  await page.getByRole('radio', { name: 'New Testament' }).click()
  await page.getByText(/^\d+ verses in the New Testament$/).waitFor()
  expect((await placesOf(page)).some((place) => /^(Genesis|Psalm|Isaiah)/.test(place))).toBe(false)
  await page.getByLabel('Book', { exact: true }).selectOption('John')
  await page.getByText(/^\d+ verses in John$/).waitFor()
  expect((await placesOf(page)).every((place) => place.startsWith('John '))).toBe(true)
  expect(new URL(page.url()).search).toBe('?q=shepherd&testament=nt&book=JHN')
  await page.reload()
  await page.getByText(/^\d+ verses in John$/).waitFor()
  await page.getByRole('radio', { name: 'Old Testament' }).click()
  await page.getByText(/^\d+ verses in the Old Testament$/).waitFor()
  expect(await page.getByLabel('Book', { exact: true }).inputValue()).toBe('')
})

test('the same words are found in the other translations of the language, without the verses that are listed', async () => {
  const page = await open('/search?q=charity')
  await page.getByText('No verse has “charity”.').waitFor()
  await page.getByRole('button', { name: 'Search other translations too' }).click()
  const other = page.getByRole('region', { name: /King James/ })
  await other.getByText(/^\d+ verses/).waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).searchParams.get('also')).toBe('on')
  expect(await page.getByRole('region', { name: /Reina/ }).count()).toBe(0)
  await other.getByRole('link', { name: /1 Corinthians 13:13/ }).click()
  await page.waitForURL(/\/read\/1CO\/13\?verse=13&with=eng-kjv/)
})

test('an empty result says what to do, and can widen the search', async () => {
  const page = await open('/search?q=shepherd&book=RUT')
  await page.getByText('Nothing found in Ruth.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Search the whole Bible' }).click()
  await page.getByText(/^\d+ verses$/).waitFor()
  const nowhere = await open('/search?q=xyzzy')
  await nowhere.getByText('Nothing found.').waitFor()
  expect(await nowhere.getByRole('button', { name: 'Search the whole Bible' }).count()).toBe(0)
  await nowhere.getByRole('link', { name: 'Ask a question instead' }).click()
  await nowhere.waitForURL((url) => url.pathname === '/')
})

test('words that are too common are reported, and found in quotation marks', async () => {
  const page = await open('/search?q=I+am&book=EXO')
  await page.getByText('These words are too common to search for.').waitFor()
  await page.getByText('Add a name or a thing, or put two or more words in quotation marks').waitFor()
  expect(await page.getByRole('button', { name: 'Search the whole Bible' }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('“I am who I am”')
  await page.keyboard.press('Enter')
  await page.getByText('One verse in Exodus').waitFor()
  expect(await placesOf(page)).toEqual(['Exodus 3:14'])
})

test('found words are marked, more can be shown, and a result links to its verse', async () => {
  const page = await open('/search')
  await page.getByRole('link', { name: 'living water' }).click()
  await page.getByText(/^\d+ verses$/).waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/^liv/i)
  const phrase = await open('/search')
  await phrase.getByRole('link', { name: '“the Lord is my shepherd”' }).click()
  await results(phrase).first().waitFor()
  expect(await placesOf(phrase)).toContain('Psalm 23:1')
  await page.getByRole('searchbox').fill('love')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=love')
  await page.getByRole('button', { name: 'Show more' }).click()
  await results(page).nth(59).waitFor()
  const first = results(page).first().getByRole('link')
  const [where = ''] = await placesOf(page)
  await first.click()
  await page.getByRole('heading', { level: 1, name: where.split(':')[0] }).waitFor()
  await page.locator('.verse[data-highlighted]').first().waitFor()
})

test('a missing reference shows what exists instead', async () => {
  const page = await open('/search?q=Gen+99')
  await page.getByText('Genesis has 50 chapters, no chapter 99.').waitFor()
  expect(await page.getByText('Nothing found').count()).toBe(0)
  await expectAccessible(page)
})

test('a misspelt word is reported, and one click searches for the suggested word', async () => {
  const page = await open('/search?q=loving+kindnes&testament=ot')
  await page.getByText(/^No verse has “kindnes”\. \d+ verses in the Old Testament$/).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'loving kindness', exact: true }).click()
  await page.getByText(/^\d+ verses in the Old Testament$/).waitFor()
  expect(new URL(page.url()).search).toBe('?q=loving+kindness&testament=ot')
})

test('words of distress get help, and no verse that merely shares a word', async () => {
  const page = await open('/search?q=I+want+to+kill+myself', { size: 'phone' })
  await page.getByRole('region', { name: 'Help' }).waitFor()
  expect(await results(page).count()).toBe(0)
  expect(await page.getByText(/verses?$/).count()).toBe(0)
  await expectAccessible(page)
})

test('words of distress are no title, which the browser would keep in its history', async () => {
  const page = await site.page()
  const titles = new Set<string>()
  await page.exposeFunction('titled', (title: string) => titles.add(title))
  await page.addInitScript(() => {
    const note = () =>
      document.title && (window as unknown as { titled: (title: string) => void }).titled(document.title)
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/search?q=my+husband+hits+me')
  await page.getByRole('region', { name: 'Help' }).waitFor()
  await page.getByRole('searchbox').fill('I want to kill myself')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: '988' }).first().waitFor()
  expect([...titles].filter((title) => /hits|kill/.test(title))).toEqual([])
})

test.each([
  ['unreachable', (route: Route) => route.abort()],
  ['refusing', (route: Route) => route.fulfill({ status: 503, json: { error: 'busy', detail: 'Busy.' } })],
] as const)('with the server %s, words of distress get help, and no verse of an earlier search', async (_, fail) => {
  const page = await open('/search?q=shepherd')
  await results(page).first().waitFor()
  await page.route('**/search?*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : fail(route),
  )
  await page.getByRole('searchbox').fill('I want to kill myself')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('region', { name: 'Help' }).waitFor()
  expect(await results(page).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('searchbox').fill('vine')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('region', { name: 'Help' }).waitFor({ state: 'detached' })
  // while it loads, the verses found last are still there, dimmed
  await expect.poll(() => results(page).count()).toBe(0)
})

test('a slash focuses the box', async () => {
  const page = await open('/search?q=love')
  await results(page).first().waitFor()
  await page.keyboard.press('/')
  await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'))
  expect(new URL(page.url()).search).toBe('?q=love')
})

test.each([
  ['light', 'desk'],
  ['dark', 'phone'],
  ['parchment', 'tablet'],
  ['parchmentDark', 'phone'],
] as const)('axe finds nothing on the search in %s on a %s', async (theme, size) => {
  const page = await open('/search?q=shepherd&testament=nt', { theme, size })
  await page.locator('mark').first().waitFor()
  await expectAccessible(page)
})

test('the name of a book leads to the book, also where verses have the word', async () => {
  const page = await open('/search?q=James')
  await page.getByText(/^\d+ verses$/).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'James 1', exact: true }).click()
  await page.waitForURL('**/read/JAS/1')
  const spanish = await open('/search?q=hechos', { stored: { translation_id: 'spa-rv1909' } })
  await spanish.getByRole('main').getByRole('link', { name: 'Hechos 1', exact: true }).waitFor()
  const word = await open('/search?q=shepherd')
  await word.getByText(/^\d+ verses$/).waitFor()
  expect(await word.getByRole('main').locator('ul a').count()).toBe(0)
})
