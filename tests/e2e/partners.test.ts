/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, openPage } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** A page on a partner's host, or on the product's own if none is named. */
async function open(partner: string | null, path: string, options?: OpenOptions, played: Record<string, object> = {}) {
  const host = partner ? `${partner}.localhost` : 'localhost'
  const page = await openPage(site.browser, `http://${host}:${site.api.port}`, options)
  for (const [call, answer] of Object.entries(played)) await page.route(`**${call}`, (route) => route.fulfill(answer))
  await page.goto(path)
  await page.getByRole('banner').waitFor()
  return page
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const titleIs = (page: Page, title: string) => expect.poll(() => page.title(), { timeout: 15_000 }).toBe(title)

test('a partner site shows the partner’s name and icon and an Edition subtitle', async () => {
  const page = await open('grace', '/')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Philip Grace Community Edition' })
  await brand.getByText('Grace Community Edition').waitFor()
  const icon = brand.locator('img[src="/partners/grace.svg"]')
  await expect
    .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 })
    .toBeGreaterThan(0)
  await expectAccessible(page)
})

test('the document title is the product name, or that and the partner name on partner sites', async () => {
  await titleIs(await open('grace', '/'), 'Philip Grace Community')
  await titleIs(await open(null, '/'), 'Philip')
})

const titles = {
  '/read/JHN/3': 'John 3 (WEB)',
  '/search': 'Search the Bible',
  '/search?q=vine': 'vine',
  '/reading-plans': 'My Plans',
  '/reading-plans/create': 'Create Plan',
  '/reading-plans/discover': 'Discover Plans',
  '/plans/999999': 'Reading Plans',
  '/theologies/wesleyan': 'Wesleyan and Methodist',
  '/about': 'About Grace Community',
  '/about-philip': 'About Philip',
  '/site/copyright': 'Copyright notices',
  '/site/nothing': 'Content Not Found',
  '/trust': 'How answers are checked',
  '/check': 'Check a text',
  '/instructions': 'The AI’s instructions',
  '/nowhere/at/all': 'Page not found',
}

test.each(Object.entries(titles))(
  'on a partner site the title of %s is “%s” with the edition’s name',
  async (path, title) => {
    const page = await open('grace', path)
    await titleIs(page, `${title} · Philip Grace Community`)
    expect(await page.locator('body').textContent()).not.toMatch(/harbor/i)
  },
)

test('a partner site has the partner’s icon in the tab, and is installed as the partner’s', async () => {
  const page = await open('grace', '/search')
  const head = page.locator('head')
  await head.locator('link[rel="icon"][href="/partners/grace.svg"]').waitFor({ state: 'attached' })
  await head.locator('link[rel="manifest"][href="/api/partners/grace/manifest"]').waitFor({ state: 'attached' })
  const own = await open(null, '/search')
  await titleIs(own, 'Search the Bible · Philip')
  expect(await own.locator('head link[rel="icon"]').getAttribute('href')).toBe('/icon.svg')
})

test('another product name is used everywhere', async () => {
  const settings = { enable_audit: false, product_name: 'Silas', copyright_holder: 'A church' }
  const page = await open('grace', '/site/copyright', {}, { '/api/settings': { json: settings } })
  await titleIs(page, 'Copyright notices · Silas Grace Community')
  await page.getByRole('banner').getByRole('link', { name: 'Silas Grace Community Edition' }).waitFor()
  await menu(page).getByRole('link', { name: 'About Silas' }).waitFor()
  await page.getByText('© 2026 A church').waitFor()
})

test('a partner site hides the profile, and /my-profile shows the home screen there', async () => {
  const page = await open('grace', '/my-profile')
  await page.getByPlaceholder('Ask any question or enter a passage').waitFor()
  await menu(page).getByRole('link', { name: 'About Grace Community' }).waitFor()
  expect(await menu(page).getByRole('link', { name: 'My Profile' }).count()).toBe(0)
})

test('the partner about page renders only its own about text as markdown', async () => {
  const page = await open('harbor', '/')
  await menu(page).getByRole('link', { name: 'About Harbor Chapel' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Harbor Chapel' }).waitFor()
  await page.getByRole('heading', { name: 'A chapel by the water' }).waitFor()
  await page.locator('footer').waitFor()
  expect(await page.locator('body').textContent()).not.toMatch(/grace community/i)
  await titleIs(page, 'About Harbor Chapel · Philip Harbor Chapel')
  await expectAccessible(page)
})

test('/about redirects to the About page without a partner, and names no partner', async () => {
  const page = await open(null, '/about')
  await page.waitForURL('**/about-philip')
  await menu(page).getByRole('link', { name: 'About Philip' }).waitFor()
  expect(
    await menu(page)
      .getByRole('link', { name: /^About/ })
      .count(),
  ).toBe(1)
})

test('an empty about text says so, and a partner that cannot be loaded shows the error in red', async () => {
  const partner = { slug: 'grace', name: 'Grace', icon_url: '', about_text: ' ', default_theology_slug: 'christian' }
  const empty = await open('grace', '/about', {}, { '/api/partners/grace': { json: { partner } } })
  await empty.getByText('No about information available for this partner.').waitFor()
  const failed = await open(
    'grace',
    '/about',
    {},
    { '/api/partners/grace': { status: 400, json: { detail: 'Not today.' } } },
  )
  await failed.getByRole('alert').filter({ hasText: 'Not today.' }).waitFor()
})

test('a visitor without a choice gets the partner’s default theology, also after the first write', async () => {
  const page = await open('harbor', '/')
  const theology = () =>
    page.evaluate(async () => {
      const headers = { 'X-User-ID': localStorage.getItem('philip_user_id') ?? '' }
      const read = async (path: string) => (await fetch(path, { headers })).json()
      const [{ theology }, user] = await Promise.all([read('/api/user/theology'), read('/api/user')])
      return [theology.slug, user.theology_slug]
    })
  await menu(page).getByRole('button', { name: 'Text and theme' }).click()
  const commentary = page.getByRole('dialog', { name: 'Text settings' }).getByRole('switch', { name: 'Commentary' })
  await commentary.waitFor()
  expect(await theology()).toEqual(['wesleyan', 'wesleyan'])
  const saved = page.waitForResponse('**/api/user/commentary')
  await commentary.click()
  await (await saved).finished()
  expect(await theology()).toEqual(['wesleyan', 'wesleyan'])
  const { theology_slug } = await site.database.db
    .selectFrom('visitors')
    .select('theology_slug')
    .executeTakeFirstOrThrow()
  expect(theology_slug).toBe('wesleyan')
})
