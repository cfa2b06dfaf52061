/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { themes } from '../../infra/measure/check-web/screens.ts'
import { expectAccessible, type OpenOptions, type Theme } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()
// the first check of a process loads the installed texts, which is slow on a busy machine
beforeAll(async () => {
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${site.url}/api/check`, { method: 'POST', headers, body: JSON.stringify({ text: 'Jesus wept.' }) })
}, 120_000)

const PASTED = `Dear friends, “For God so loved the world, that he gave his only born Son” (John 3:16).

As we read in the old Bible: “For God so loved the world, that he gave his only begotten Son” (John 3:16).

Somebody said that the earth was formless and empty. Darkness was on the surface of the deep. And we know: “God so loved the whole planet, that he gave his only Son” (John 3:16).

The Bible says, “God helps those who help themselves.” My grandmother said “a stitch in time saves nine of them.”`

const KINDS = ['exact', 'other_edition', 'exact', 'paraphrase', 'not_found', 'unchecked']

async function opened(options: OpenOptions = {}): Promise<Page> {
  const page = await site.page(options)
  await page.goto('/check')
  await field(page).waitFor()
  return page
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Text to check' })
const submit = (page: Page) => page.getByRole('button', { name: 'Check this text' })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })

async function checked(options: OpenOptions = {}, text = PASTED): Promise<Page> {
  const page = await opened(options)
  await field(page).fill(text)
  await submit(page).click()
  await result(page).waitFor()
  return page
}

test('a pasted text is shown with every passage of Scripture marked by its verdict', async () => {
  const page = await checked()
  await result(page).getByRole('heading', { name: '4 passages found' }).waitFor()
  const marks = page.locator('main [data-verdict]')
  expect(await marks.evaluateAll((all) => all.map((each) => each.getAttribute('data-verdict')))).toEqual(KINDS)
  expect(await marks.first().textContent()).toBe('For God so loved the world, that he gave his only born Son')
  expect(await marks.first().getAttribute('data-ref')).toBe('John 3:16')
  for (const says of [
    '2 word for word as in the WEB',
    '1 word for word as in another translation: KJV',
    '1 close to a verse, but not its words',
    '1 presented as Scripture, but not found',
    '1 not checked: its source is not installed',
  ])
    await result(page).getByRole('button', { name: says }).waitFor()
  const shown = await page.locator('main p[dir="auto"]').evaluateAll((all) => all.map((each) => each.textContent))
  expect(shown.join('\n\n')).toBe(PASTED)
})

test('a sign shows the stored words, the edition and the differences, and the focus returns', async () => {
  const page = await checked()
  const sign = page.getByRole('button', { name: 'Close to John 3:16, but not its words' })
  await sign.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: 'Close to John 3:16, but not its words' })
  await popover.getByRole('heading', { name: 'John 3:16 WEB' }).waitFor()
  await popover.locator('del', { hasText: 'planet' }).waitFor()
  await popover.locator('ins', { hasText: 'world' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await popover.waitFor({ state: 'detached' })
  expect(await sign.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a count steps through its passages, and the result is focused first', async () => {
  const page = await checked({ size: 'phone' })
  const heading = result(page).getByRole('heading')
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  const count = result(page).getByRole('button', { name: /^2 word for word/ })
  const shown = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.signOf)
  await count.click()
  expect(await shown()).toBe('0')
  expect(await page.locator('[data-sign-of="0"]').evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(
    56,
  )
  await count.click()
  expect(await shown()).toBe('2')
  await count.click()
  expect(await shown()).toBe('0')
})

test('the checked text survives a visit to a chapter; it is not stored', async () => {
  const page = await checked()
  await page.getByRole('button', { name: /^Word for word as in another translation/ }).click()
  await page.getByRole('link', { name: 'Read John 3' }).click()
  await page.waitForURL(/\/read\/JHN\/3/)
  await page.goBack()
  await result(page).getByRole('heading', { name: '4 passages found' }).waitFor()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(stored).not.toContain('stitch')
  await page.getByText('Nothing is stored').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit this text' }).click()
  expect(await field(page).inputValue()).toBe(PASTED)
  await page.getByText('Nothing is stored: your text is checked, sent back to you and forgotten.').waitFor()
  await page.reload()
  expect(await field(page).inputValue()).toBe('')
})

test('no sign covers a letter', async () => {
  const page = await checked({ size: 'phone' })
  const covered = await page.locator('main [data-sign-of]:has(svg)').evaluateAll((signs) =>
    signs.flatMap((sign) => {
      const own = sign.getBoundingClientRect()
      const letters = document.createTreeWalker(sign.closest('p')!, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: string[] = []
      for (let node = letters.nextNode() as Text | null; node; node = letters.nextNode() as Text | null) {
        for (let at = 0; at < node.length; at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          const middle = (own.top + own.bottom) / 2
          const meets = left < own.right - 0.5 && right > own.left + 0.5 && top < middle && bottom > middle
          if (meets && node.data.charAt(at).trim()) found.push(node.data.slice(at, at + 10))
        }
      }
      return found
    }),
  )
  expect(covered).toEqual([])
})

test('a verse that is named beside words that it does not have is shown beside them', async () => {
  const page = await checked({}, 'Money is the root of all evil (1 Timothy 6:10). As Genesis 51:3 says, be kind.')
  await result(page).getByRole('heading', { name: 'No passage of Scripture found' }).waitFor()
  await result(page).getByRole('button', { name: '1 reference that does not exist' }).waitFor()
  await page.locator('main [data-sign-of="0"]').click()
  const popover = page.getByRole('dialog', { name: 'Not found in WEB' })
  await popover.getByRole('heading', { name: '1 Timothy 6:10 WEB' }).waitFor()
  await popover.getByText('the love of money').waitFor()
  await popover.getByRole('link', { name: 'Read 1 Timothy 6' }).waitFor()
})

test('the check is sent without the visitor’s id', async () => {
  const page = await opened()
  await field(page).fill('Jesus wept.')
  const [request] = await Promise.all([page.waitForRequest('**/api/check'), submit(page).click()])
  expect(await request.allHeaders()).not.toHaveProperty('x-user-id')
  expect(request.postDataJSON()).toEqual({ text: 'Jesus wept.', bible_id: 'eng-web' })
})

test('a text is compared with the translation chosen on the page', async () => {
  const page = await opened()
  await field(page).fill('“For God so loved the world, that he gave his only begotten Son”')
  await page.getByRole('main').getByRole('combobox', { name: 'Compare with' }).selectOption('eng-kjv')
  await submit(page).click()
  await result(page).getByRole('button', { name: '1 word for word as in the KJV' }).waitFor()
})

test('a text without Scripture says so', async () => {
  const page = await checked({}, 'The letter was carried by a friend.')
  await result(page).getByRole('heading', { name: 'No passage of Scripture found' }).waitFor()
  expect(await page.locator('main [data-verdict]').count()).toBe(0)
})

describe('a failed check is explained in a plain sentence', () => {
  const refused = async (status: number, headers: Record<string, string> = {}) => {
    const page = await opened()
    await page.route('**/api/check', (route) => route.fulfill({ status, headers, json: { detail: 'x', error: 'x' } }))
    await field(page).fill('Jesus wept.')
    await submit(page).click()
    return page
  }
  const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()

  test('no text', async () => {
    const page = await opened()
    await submit(page).click()
    await said(page, 'Paste a text first.')
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a text that is too large, before it is sent', async () => {
    const page = await opened()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await field(page).fill('a word '.repeat(9400))
    await said(page, 'This text is longer than 64 KB, about 10,000 words. Check it in parts.')
    await submit(page).click()
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(sent.filter((url) => url.endsWith('/api/check'))).toEqual([])
    await expectAccessible(page)
  })

  test('too many checks', async () => {
    const page = await refused(429, { 'Retry-After': '12' })
    await said(page, 'Too many texts were checked from your network. Try again in 12 seconds.')
    expect(await field(page).inputValue()).toBe('Jesus wept.')
  })

  test('a busy server', async () =>
    said(await refused(503), 'Many texts are being checked right now. Try again shortly.'))

  test('no network', async () => {
    const page = await opened()
    await field(page).fill('Jesus wept.')
    await page.context().setOffline(true)
    await submit(page).click()
    await said(page, 'You’re offline. Your text is still here; check it when you’re online again.')
    await page.context().setOffline(false)
    await submit(page).click()
    await result(page).waitFor()
  })
})

test('the menu, the page of figures and the page for developers link to each other', async () => {
  const page = await site.page()
  await page.goto('/trust')
  await page.getByRole('link', { name: /^check a sermon/ }).click()
  await page.getByRole('heading', { name: 'Check a text' }).waitFor()
  expect(await page.title()).toBe('Check a text · Philip')
  await page.getByRole('link', { name: 'For developers' }).click()
  await page.getByRole('heading', { name: 'Connect an assistant' }).waitFor()
  await page.getByRole('link', { name: 'Check a Text', exact: true }).click()
  await field(page).waitFor()
})

test.each(Object.keys(themes) as Theme[])(
  'axe finds nothing in the theme %s, and nothing is cut off',
  async (theme) => {
    for (const size of ['phone', 'desk'] as const) {
      const page = await opened({ theme, size })
      await expectAccessible(page)
      await field(page).fill(PASTED)
      await submit(page).click()
      await result(page).waitFor()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  },
)

test('everything works with only the keyboard', async () => {
  const page = await opened()
  // the select cannot be focused until the list of translations is loaded
  await page.getByRole('combobox', { name: 'Compare with' }).getByRole('option').first().waitFor({ state: 'attached' })
  await field(page).focus()
  await page.keyboard.insertText('“Jesus wept.” (John 11:35)')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await result(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Word for word as in your translation' }).getByText('Jesus wept.').waitFor()
})
