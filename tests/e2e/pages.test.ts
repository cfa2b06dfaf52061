/// <reference lib="dom" />
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, type Size, type Theme } from '../helpers/browser/browser.ts'
import { focusWindow, isOld, releaseBuild, reloadOnFocus, staysOld } from '../helpers/browser/next-build.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

async function open(path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.page(options)
  await page.goto(path)
  return page
}

const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the About page says who the namesake was, why it is different, how it works and where to start', async () => {
  const page = await open('/about-philip')
  for (const name of ['Who was Philip?', 'Why it is different', 'How it works', 'Start exploring']) {
    await page.getByRole('heading', { level: 2, name }).waitFor()
  }
  const main = page.getByRole('main')
  for (const to of ['/site/copyright', '/site/launch-announcement', '/instructions', '/trust']) {
    await main.locator(`a[href="${to}"]`).first().waitFor()
  }
  await main.locator('a[href="/site/launch-announcement"]').first().click()
  await level1(page, 'Do you understand what you are reading?').waitFor()
})

test('the About page links to the source of the instructions if the operators set its URL', async () => {
  const page = await site.page()
  const settings = { enable_audit: false, product_name: 'Philip', copyright_holder: 'Philip' }
  const source_url = 'https://code.example/philip'
  await page.route('**/api/settings', (route) => route.fulfill({ json: { ...settings, source_url } }))
  await page.goto('/about-philip')
  const footer = page.locator('footer').filter({ hasText: /© 2026 \S/ })
  await footer.locator(`a[href="${source_url}"]`, { hasText: 'Source' }).waitFor()
  await footer.getByRole('link', { name: 'Instructions' }).waitFor()
})

test('a content page has a header with the brand, a Preview tag and the tagline', async () => {
  const page = await open('/site/copyright')
  await level1(page, 'Copyright notices').waitFor()
  await page.getByText('Preview', { exact: true }).waitFor()
  await page.getByText('Your questions. Biblical answers.').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Your questions. Biblical answers.').waitFor({ state: 'hidden' })
})

test('the footer has a copyright line of 2026 with the company, and a link to the copyright notices', async () => {
  const page = await open('/site/launch-announcement')
  const footer = page.locator('footer').filter({ hasText: /© 2026 \S/ })
  await footer.getByRole('link', { name: 'Copyright Notices' }).click()
  await level1(page, 'Copyright notices').waitFor()
})

test('internal links navigate in the app, external links open in a new tab', async () => {
  const page = await site.page()
  const text = '# Links\n\n[inside](/search) and [outside](https://example.org/) and [bad](javascript:alert(1))'
  await page.route('**/web-content/links.md', (route) => route.fulfill({ body: text }))
  await page.goto('/site/links')
  const outside = page.getByRole('link', { name: 'outside' })
  await outside.waitFor()
  expect(await outside.getAttribute('target')).toBe('_blank')
  expect(await outside.getAttribute('rel')).toContain('noopener')
  expect(await page.getByRole('link', { name: 'bad' }).count()).toBe(0)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'inside' }).click()
  await level1(page, 'Search the Bible').waitFor()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test.each(['/site/nowhere', '/site/Not%20a%20name', '/site'])(
  '%s is Content Not Found, with a link home',
  async (path) => {
    const page = await open(path)
    await level1(page, 'Content Not Found').waitFor()
    await page.getByText('The requested content could not be found.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await page.getByPlaceholder('Ask any question or enter a passage').waitFor()
  },
)

test('a page that could not be loaded is loaded by Try again', async () => {
  const page = await site.page()
  const file = '**/web-content/privacy.md'
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 500, json: {} })]) {
    await page.route(file, fail, { times: 1 })
    await page.goto('/site/privacy')
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await page.getByText('The requested content could not be found.').count()).toBe(0)
    await again.click()
    await level1(page, 'Privacy').waitFor()
  }
})

test('empty content is Content Not Found', async () => {
  const page = await site.page()
  await page.route('**/web-content/empty.md', (route) => route.fulfill({ body: '  \n' }))
  await page.goto('/site/empty')
  await level1(page, 'Content Not Found').waitFor()
})

test('the legacy path redirects with replace to the reader and keeps the query string', async () => {
  const page = await open('/search')
  await level1(page, 'Search the Bible').waitFor()
  await page.goto('/eng-web/JHN/3?verse=16&x=1')
  await page.waitForURL('**/read/JHN/3?verse=16&x=1')
  await page.getByText('For God so loved the world').first().waitFor()
  await page.goBack()
  await level1(page, 'Search the Bible').waitFor()
})

test('an internal error shows the router’s generic error with a link', async () => {
  const page = await site.page()
  await page.route('**/assets/SearchScreen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("broken")' }),
  )
  await page.goto('/search')
  await level1(page, 'Unexpected Application Error!').waitFor()
  await expectAccessible(page)
  await page.unroute('**/assets/SearchScreen-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await level1(page, 'Search the Bible').waitFor()
})

/** A page whose server reports another build from now on. */
async function openOld(path: string): Promise<Page> {
  const page = await open(path)
  await page.getByRole('banner').waitFor()
  await releaseBuild(page)
  return page
}

test('the page reloads when the build hash changes, once for each build', async () => {
  const page = await openOld('/search')
  await reloadOnFocus(page)
  await level1(page, 'Search the Bible').waitFor()
  expect(await isOld(page)).toBe(false)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await focusWindow(page)
  expect(
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve('isOld' in window)))),
  ).toBe(true)
})

test('a new build causes neither a reload nor an error where storage is blocked', async () => {
  const page = await openOld('/search')
  await page.evaluate(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await focusWindow(page)
  expect(
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve('isOld' in window)))),
  ).toBe(true)
})

test('a reload for a new build waits while someone is writing', async () => {
  const page = await openOld('/')
  const box = page.getByPlaceholder('Ask any question or enter a passage')
  await box.fill('What is a long')
  await focusWindow(page)
  await box.fill('What is a long question?')
  expect(await isOld(page)).toBe(true)
  await box.fill('')
  await reloadOnFocus(page)
  await box.waitFor()
  expect(await isOld(page)).toBe(false)
})

test.each<[string, string, (route: Route) => unknown]>([
  ['an answer has not begun', 'Thinking...', () => {}],
  ['a question was refused', 'Edit the question', (route) => route.fulfill({ status: 429, json: {} })],
])('a reload for a new build waits while %s', async (_, sign, answer) => {
  const page = await openOld('/read/JHN/3')
  await page.route('**/api/chat', answer)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByLabel('Your question').fill('Why by night?')
  await page.keyboard.press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await conversation.getByText(sign).waitFor()
  await focusWindow(page)
  expect(await staysOld(page)).toBe(true)
  await conversation.getByRole('button', { name: 'Close', exact: true }).click()
  await reloadOnFocus(page)
})

test.each<[Size, Theme, string]>([
  ['phone', 'dark', '/about-philip'],
  ['tablet', 'parchment', '/site/copyright'],
  ['desk', 'parchmentDark', '/site/nowhere'],
])('axe finds nothing on the pages: %s, %s, %s', async (size, theme, path) => {
  const page = await open(path, { size, theme })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
})
