/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack({ env: { LLM_PROVIDER: 'builtin' } })

test('the first response is in the language of the browser, before any script runs', async () => {
  const context = await stack.browser.newContext({ baseURL: stack.url, javaScriptEnabled: false, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/read/JHN/3')
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await page.getByRole('heading', { name: 'Juan 3' }).waitFor()
  // the text is in its own language
  expect(await page.locator('[data-given]').getAttribute('lang')).toBe('en')
  await context.close()
})

test('a reader who chose another language than the browser’s sees no words of it, but the text at once', async () => {
  const context = await stack.browser.newContext({ baseURL: stack.url, locale: 'es-MX' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  // the app never starts: the opening stays
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/read/JHN/3', { waitUntil: 'commit' })
  await page.locator('[data-given]').getByText('Nicodemus').first().waitFor()
  expect(await page.getByRole('heading', { name: 'Juan 3' }).isVisible()).toBe(false)
  await context.close()
})

test('the app takes over in the language of the browser, and is accessible in it', async () => {
  const context = await stack.browser.newContext({ baseURL: stack.url, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/read/JHN/3')
  await page.locator('[data-opening]').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Juan 3' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await expectAccessible(page)
  await context.close()
})
