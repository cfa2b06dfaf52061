/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { plainWords } from '../../api/plain/words.ts'
import { sizes } from '../../infra/measure/check-web/screen.ts'
import english from '../../shared/words/en/plain.json' with { type: 'json' }
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { insertPlan } from '../helpers/client/plan.ts'

const stack = sharedStack({ env: { LLM_PROVIDER: 'builtin' } })

async function visit(locale: string, path: string): Promise<Page> {
  const context = await stack.browser.newContext({
    ...{ baseURL: stack.url, javaScriptEnabled: false, viewport: sizes.phone, locale },
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** What a page says in its own language: its texts and labels, without those in an element of another language. */
const saidBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang
    const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === own
    const said: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text
      if (isOwn(parentElement) && parentElement?.localName !== 'textarea') said.push(data.trim())
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title]')) {
      if (isOwn(element)) said.push(element.ariaLabel ?? '', element.getAttribute('title') ?? '')
    }
    return said.filter(Boolean)
  })

/** The pieces of the English messages between their places. */
const englishPieces = Object.values(english)
  .flatMap((message) => message.split(/\{(?:[^{}]|\{[^{}]*\})*\}|<[^>]*>/))
  .map((piece) => piece.replace(/^[\s“”:.,]+|[\s“”:.,]+$/g, ''))
  .filter((piece) => piece.length > 2)

/** What is the same everywhere: the product, addresses, and within a label the names of readings and works. */
const NAMES = /Philip|https?:\S+|Mark \d|Matthew Henry’s Concise Commentary/g

const isIn = (piece: string, text: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(piece)}(?!\\p{L})`, 'u').test(text)

async function expectLanguage(page: Page, language: string, dir: string): Promise<void> {
  const path = new URL(page.url()).pathname
  const root = page.locator('html')
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')], path).toEqual([language, dir])
  const said = await saidBy(page)
  expect(said.length, path).toBeGreaterThan(5)
  const left = said.filter((text) => englishPieces.some((piece) => isIn(piece, text)))
  expect(left, path).toEqual([])
  const latin = said.filter((text) => /[a-z]{2}/i.test(text.replace(NAMES, '')))
  if (dir === 'rtl') expect(latin, path).toEqual([])
}

describe.each([
  ['es-MX', 'es', 'ltr', 'Juan 3'],
  ['de-AT', 'de', 'ltr', 'Johannes 3'],
  ['ar-EG', 'ar', 'rtl', 'يوحنا 3'],
])('for %s', (locale, language, dir, chapter) => {
  const say = plainWords(language)
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test('pages for reading, finding and plans have no English words', async () => {
    const { planId } = await insertPlan(stack.database.db, null, { isPublic: true, isSuggested: true })
    const page = await visit(locale, '/plain/')
    await expectLanguage(page, language, dir)
    for (const path of [
      ...['books', 'read/JHN/3', 'plans', `plans/${planId}`, 'chats', 'profile', 'site/about', 'read/JHN/99'],
      ...['find?q=John+3:16', 'find?q=living+water', 'find?q=Genesis+99', 'find?q=zzz', 'find?q=the'],
    ]) {
      await page.goto(`/plain/${path}`)
      await expectLanguage(page, language, dir)
    }
    await page.goto('/plain/read/JHN/3')
    await page.getByRole('heading', { name: chapter, exact: true }).waitFor()
    expect(await page.title()).toBe(`${chapter} · Philip`)
    expect(await page.locator('#v16').evaluate((verse) => verse.closest('[dir]')?.getAttribute('dir'))).toBe('ltr')
  })

  test('a plan is followed in its words', async () => {
    const { planId } = await insertPlan(stack.database.db, null, { isPublic: true, isSuggested: true })
    const page = await visit(locale, `/plain/plans/${planId}`)
    await press(page, say('startPlan'))
    await page.getByText(say('readings', { read: 0, total: 3 })).waitFor()
    await expectLanguage(page, language, dir)
    await page.getByRole('status').getByRole('link').click()
    await expectLanguage(page, language, dir)
    await press(page, say('readAndNext'))
    await page.goto('/plain/plans')
    await page.getByRole('heading', { name: say('yourPlans') }).waitFor()
    await expectLanguage(page, language, dir)
  })

  test('a question is asked, shared and deleted in its words', async () => {
    const page = await visit(locale, '/plain/read/LUK/10')
    await page.getByRole('textbox', { name: /./ }).fill('Where is the good Samaritan?')
    await press(page, say('ask'))
    await page.getByText(say('deleteConversation')).waitFor()
    await expectLanguage(page, language, dir)
    expect(await page.getByRole('region', { name: say('answer') }).count()).toBe(1)
    await press(page, say('makeLink'))
    await page.getByRole('button', { name: say('makePrivate') }).waitFor()
    await expectLanguage(page, language, dir)
    const chat = new URL(page.url()).pathname
    await page.goto('/plain/chats')
    await expectLanguage(page, language, dir)
    await page.goto(chat)
    await page.getByText(say('deleteConversation')).click()
    await press(page, say('deleteNow'))
    await page.getByText(say('nothingAsked')).waitFor()
    expect((await page.goto(chat))?.status()).toBe(404)
    await expectLanguage(page, language, dir)
  })

  test('a refused form says why in its words', async () => {
    const page = await visit(locale, '/plain/read/JHN/3')
    await page.getByRole('textbox', { name: /./ }).fill(' \n ')
    await press(page, say('ask'))
    await page.getByRole('alert').getByText(say('writeQuestion')).waitFor()
    await expectLanguage(page, language, dir)
  })
})

test.each(['/plain/', '/plain/read/PSA/23', '/plain/find?q=light', '/plain/plans', '/plain/chats', '/plain/profile'])(
  '%s is accessible in Arabic, and fits a narrow window',
  async (path) => {
    // axe itself is a script, so this browser runs scripts; the page has none
    const page = await stack.page({ context: { viewport: { width: 320, height: 640 }, locale: 'ar' } })
    await page.goto(path)
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
  },
)
