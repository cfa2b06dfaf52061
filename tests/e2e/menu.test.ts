/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, type Theme } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** A page on the real server, except for the calls that a test answers itself. */
async function open(path: string, options?: OpenOptions, played: Record<string, object> = {}): Promise<Page> {
  const page = await site.page(options)
  for (const [call, json] of Object.entries(played)) await page.route(`**${call}`, (route) => route.fulfill({ json }))
  await page.goto(path)
  await page.getByRole('banner').waitFor()
  return page
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Text settings' })

/** Opens the text settings from the menu. */
async function openSheet(page: Page): Promise<void> {
  await menu(page).getByRole('button', { name: 'Text and theme' }).click()
  await sheet(page).waitFor()
}

const chat = (id: number, reference: object | null = { book: 'John', book_id: 'JHN', chapter: 3 }) => ({
  id,
  title: `John 3: Question ${id}`,
  is_public: false,
  is_owner: true,
  updated_at: '2026-01-01T00:00:00Z',
  reference: reference && { translation: 'eng-web', verse: null, ...reference },
})

test('the menu starts with the six main screens, and marks the open one', async () => {
  const page = await open('/search', { stored: { last_place: 'ROM/8' } })
  const ways = menu(page).getByRole('list').first().getByRole('link')
  await expect
    .poll(() => ways.allInnerTexts())
    .toEqual(['Home', 'Read', 'Search', 'Reading Plans', 'My Notes', 'Conversations'])
  expect(await menu(page).locator('[aria-current="page"]').allInnerTexts()).toEqual(['Search'])
  await ways.nth(1).click()
  await page.waitForURL('**/read/ROM/8')
  await expect.poll(() => menu(page).locator('[aria-current="page"]').allInnerTexts()).toEqual(['Read'])
})

test('light and dark can be chosen manually, and apply from the first paint of the next visit', async () => {
  const page = await open('/search')
  await openSheet(page)
  await sheet(page).getByRole('radio', { name: 'Dark' }).check()
  await page.locator('html[data-theme="dark"]').waitFor()
  await page.reload({ waitUntil: 'commit' })
  await page.locator('html[data-theme="dark"]').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSheet(page)
  await sheet(page).getByRole('radio', { name: 'Light' }).check()
  await page.locator('html[data-theme="light"]').waitFor()
  await sheet(page).getByRole('radio', { name: 'Automatic' }).check()
  await page.locator('html[data-theme="dark"]').waitFor()
})

test('the menu lists the 5 most recent chats, and omits chats without a reference', async () => {
  const psalm = { book: 'Psalms', book_id: 'PSA', chapter: 23 }
  const chats = [chat(9), chat(8, null), chat(7), chat(6), chat(5), chat(4, psalm), chat(3)]
  const page = await open('/search', {}, { '/api/chats': { chats } })
  const recent = menu(page).getByRole('region', { name: 'Recent chats' }).getByRole('link')
  await recent.first().waitFor()
  expect(await recent.allInnerTexts()).toEqual(
    [9, 7, 6, 5, 4].map((id) => `Question ${id}\n${id === 4 ? 'Psalm 23' : 'John 3'}`),
  )
  await recent.first().click()
  await page.waitForURL('**/read/JHN/3?chatId=9')
})

test('selecting a translation saves it to the server and reloads the current chapter', async () => {
  const page = await open('/read/JHN/3')
  await page.getByText('For God so loved the world').first().waitFor()
  const saved = page.waitForRequest((request) => request.url().endsWith('/api/user/translation'))
  await menu(page).getByRole('combobox', { name: 'Translation' }).selectOption('eng-kjv')
  expect((await saved).postDataJSON()).toEqual({ translation_id: 'eng-kjv' })
  await page.getByText('everlasting life').first().waitFor()
  await page.reload()
  await page.getByText('everlasting life').first().waitFor()
})

test('a failure to save the translation is ignored', async () => {
  const page = await open('/read/JHN/3')
  await page.route('**/api/user/translation', (route) => route.fulfill({ status: 500, json: {} }))
  await menu(page).getByRole('combobox', { name: 'Translation' }).selectOption('eng-kjv')
  await page.getByText('everlasting life').first().waitFor()
})

test('the commentary toggle is disabled while saving', async () => {
  const page = await open('/search')
  const held = Promise.withResolvers<Route>()
  await page.route('**/api/user/commentary', (route) => held.resolve(route))
  await openSheet(page)
  const toggle = sheet(page).getByRole('switch', { name: 'Commentary' })
  await toggle.click()
  const route = await held.promise
  await expect.poll(() => toggle.isDisabled()).toBe(true)
  expect(await toggle.isChecked()).toBe(true)
  await route.continue()
  await expect.poll(() => toggle.isEnabled(), { timeout: 15_000 }).toBe(true)
  expect(await toggle.isChecked()).toBe(true)
  expect(route.request().postDataJSON()).toEqual({ commentary: 'mhc' })
})

test('without their flags there is no commentary toggle and no entry for plans', async () => {
  const flags = { enable_audit: false, enable_commentaries: false, enable_reading_plans: false }
  const page = await open('/search', {}, { '/api/feature-flags': flags })
  await menu(page).getByRole('link', { name: 'About Philip' }).waitFor()
  expect(await menu(page).getByRole('link', { name: 'Reading Plans' }).count()).toBe(0)
  await openSheet(page)
  expect(await sheet(page).getByRole('switch', { name: 'Commentary' }).count()).toBe(0)
  await page.unroute('**/api/feature-flags')
  await page.reload()
  await menu(page).getByRole('link', { name: 'Reading Plans' }).waitFor()
  await openSheet(page)
  await sheet(page).getByRole('switch', { name: 'Commentary' }).waitFor()
})

test('reading mode and theme are persisted locally', async () => {
  const page = await open('/read/JHN/3')
  await openSheet(page)
  await sheet(page).getByRole('radio', { name: 'Immersive' }).check()
  await sheet(page).getByRole('radio', { name: 'Parchment' }).check()
  await page.locator('html[data-mode="immersive"][data-theme="parchment"]').waitFor()
  await page.reload()
  await page.locator('html[data-mode="immersive"][data-theme="parchment"]').waitFor()
  await openSheet(page)
  await expect.poll(() => sheet(page).getByRole('radio', { name: 'Parchment' }).isChecked()).toBe(true)
})

test('the sidebar is 260 px wide on a desktop, and its open state is remembered', async () => {
  const page = await open('/search')
  await menu(page).waitFor()
  expect((await menu(page).boundingBox())?.width).toBe(260)
  await menuButton(page).click()
  await menu(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Search the Bible' }).waitFor()
  await page.locator('button[aria-label="Menu"][aria-expanded="false"]').waitFor()
  expect(await menu(page).count()).toBe(0)
})

test('on a phone the menu is a drawer that closes on Escape and after a choice', async () => {
  const page = await open('/search', { size: 'phone' })
  await page.locator('button[aria-label="Menu"][aria-expanded="false"]').waitFor()
  await menuButton(page).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: 'My Profile' }).click()
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('Export my data saves all of it as one file', async () => {
  const page = await open('/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ exported_at: expect.any(String), chats: [] })
})

test('Delete my data asks first, and then deletes the data on the server, in the browser and in its caches', async () => {
  const page = await open('/settings')
  await openSheet(page)
  const toggle = sheet(page).getByRole('switch', { name: 'Commentary' })
  await toggle.click()
  await expect
    .poll(async () => (await toggle.isChecked()) && (await toggle.isEnabled()), { timeout: 15_000 })
    .toBe(true)
  await page.keyboard.press('Escape')
  const before = await page.evaluate(async () => {
    localStorage.setItem('last_place', 'JHN/3')
    await (await caches.open('read')).put('/x', new Response('text'))
    return localStorage.getItem('philip_user_id')
  })
  await page.getByRole('main').getByRole('button', { name: 'Delete my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my data' })
  // the small headings of the page around it are not those of a dialog
  const title = dialog.getByRole('heading', { name: 'Delete my data?' })
  expect(await title.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('24px')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('philip_user_id'))).toBe(before)

  await page.getByRole('main').getByRole('button', { name: 'Delete my data' }).click()
  await expectAccessible(page)
  const erased = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  expect((await erased).status()).toBe(204)
  await page.getByText('All your data has been deleted.').waitFor()
  const after = await page.evaluate(async () => ({
    id: localStorage.getItem('philip_user_id'),
    place: localStorage.getItem('last_place'),
    caches: await caches.keys(),
  }))
  expect(after).toMatchObject({ place: null, caches: [] })
  expect(after.id).not.toBe(before)
  const { commentary } = await (await fetch(`${site.url}/api/user`, { headers: { 'X-User-ID': before! } })).json()
  expect(commentary).toBeNull()
})

test('if the server cannot delete the data, nothing is deleted and the dialog says so', async () => {
  const page = await open('/settings')
  await page.route('**/api/user', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.evaluate(() => localStorage.setItem('last_place', 'JHN/3'))
  await page.getByRole('main').getByRole('button', { name: 'Delete my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('alert').filter({ hasText: 'nothing was deleted' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('last_place'))).toBe('JHN/3')
})

test('with No AI the page for a new plan says what it cannot do, and links to existing plans', async () => {
  const page = await open('/reading-plans/create', { stored: { no_ai: 'true' } })
  await page.getByText('AI writes a plan from your words, and you have switched AI off.').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Discover plans' }).click()
  await page.getByRole('searchbox', { name: 'Search plans' }).waitFor()
})

test('the No AI switch removes every AI feature; reader, search and plans keep working', async () => {
  const page = await open('/read/JHN/3', {}, { '/api/chats': { chats: [chat(9)] } })
  await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
  await menu(page).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'No AI' }).click()
  await menu(page).getByRole('link', { name: 'Conversations' }).waitFor({ state: 'detached' })

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/read/JHN/3')
  await page.getByText('For God so loved the world').first().waitFor()
  await menu(page).getByRole('link', { name: 'Reading Plans' }).waitFor()
  for (const name of ['Recent chats', 'Ask about this chapter']) {
    expect(await page.getByRole('region', { name }).count()).toBe(0)
  }
  expect(await menu(page).getByRole('link', { name: 'My Profile' }).count()).toBe(0)
  await page.locator('#v16').click()
  const selected = page.getByRole('region', { name: 'Selected verses' })
  await selected.getByRole('button', { name: 'Copy' }).waitFor()
  expect(await selected.getByRole('button', { name: 'Ask' }).count()).toBe(0)

  await page.goto('/read/JHN/3?question=Who%20was%20Nicodemus%3F')
  await page.getByText('For God so loved the world').first().waitFor()
  expect(await page.getByRole('complementary', { name: 'Chat' }).count()).toBe(0)

  await page.goto('/')
  const box = page.getByPlaceholder('Search for words or enter a passage')
  await box.fill('john 4')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/read/JHN/4')
  await page.goto('/')
  expect(await page.getByRole('region', { name: 'Example questions' }).count()).toBe(0)
  await box.fill('living water')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=living+water')
  await page.locator('mark').first().waitFor()
  expect(asked.filter((path) => /^\/api\/(?:home|chat$)|suggestions|example-questions/.test(path))).toEqual([])

  await menu(page).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'No AI' }).click()
  await menu(page).getByRole('region', { name: 'Recent chats' }).waitFor()
})

test.each<Theme>(['light', 'dark', 'parchment', 'parchmentDark'])(
  'axe finds nothing on the menu in %s',
  async (theme) => {
    const page = await open('/search', { theme }, { '/api/chats': { chats: [chat(9)] } })
    await menu(page).getByRole('region', { name: 'Recent chats' }).waitFor()
    await expectAccessible(page)
    await openSheet(page)
    await sheet(page).getByRole('switch', { name: 'Commentary' }).waitFor()
    await expectAccessible(page)
  },
)
