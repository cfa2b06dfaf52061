/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { verdictChat } from '../../infra/measure/check-web/verdict-chat.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const spanish = { context: { locale: 'es-MX' } }
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** The distance of a verse from the top of the window. */
const topOf = (page: Page, verse: number) =>
  page.locator(`#v${verse}`).evaluate((node) => node.getBoundingClientRect().top)

/** Scrolls until a verse is below the header. */
async function readTo(page: Page, verse: number): Promise<void> {
  await page.locator(`#v${verse}`).evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - 100))
  await expect.poll(async () => Math.abs((await topOf(page, verse)) - 100)).toBeLessThan(2)
}

test('the interface speaks the first language of the browser that it has', async () => {
  const page = await site.open('/settings', spanish)
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor()
  expect(await languageOf(page)).toBe('es')
  expect(await page.title()).toBe('Ajustes · Philip')
  await page.getByRole('combobox', { name: 'Idioma' }).waitFor()
})

test('a chosen language is kept after a reload, and the focus stays in the list', async () => {
  const page = await site.open('/settings')
  expect(await languageOf(page)).toBe('en')
  const list = page.getByRole('combobox', { name: 'Language of the menus' })
  expect(await list.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLElement).lang))).toContain(
    'es',
  )
  expect(await page.getByText('Automatic translation').count()).toBe(0)
  await list.selectOption('Español')
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor()
  expect(await languageOf(page)).toBe('es')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  await page.getByText('Traducción automática').waitFor()
  await page.getByRole('link', { name: 'ayuda a mejorarla' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor()
  await page.getByRole('combobox', { name: 'Idioma de los menús' }).selectOption('English')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await languageOf(page)).toBe('en')
})

test('a language that cannot be loaded changes nothing, and a toast says so', async () => {
  const page = await site.open('/settings')
  await page.route(/\/assets\/language-es-.*\.js/, (route) => route.abort())
  const list = page.getByRole('combobox', { name: 'Language of the menus' })
  await list.selectOption('Español')
  await page.getByText('could not be loaded. Nothing was changed.').waitFor()
  expect(await languageOf(page)).toBe('en')
  expect(await list.inputValue()).toBe('en')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
})

test('the menu leads to the choice, and names the language', async () => {
  const page = await site.open('/search', spanish)
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Idioma: Español' }).click()
  await page.getByRole('combobox', { name: 'Idioma de los menús' }).waitFor()
})

test.each(['/read/PSA/119', '/read/PSA/119?verse=3', '/read/PSA/119#v3'])(
  'the language of a chosen Bible is offered once, and %s stays at the same verse',
  async (path) => {
    const page = await site.open(path)
    const picker = page.getByRole('banner').getByRole('combobox', { name: 'Translation' })
    await page.locator('#v80').waitFor()
    await picker.selectOption('spa-rv1909')
    const offer = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Español' })
    await offer.waitFor()
    expect(await offer.getAttribute('lang')).toBe('es')
    await page.getByText('Bienaventurados').first().waitFor()
    await readTo(page, 80)
    await offer.click()
    await page.getByRole('button', { name: 'Menú' }).waitFor()
    expect(await languageOf(page)).toBe('es')
    // longer than the reader waits before it scrolls to a verse of the address
    await page.waitForFunction((from) => performance.now() > from + 300, await page.evaluate(() => performance.now()))
    expect(Math.abs((await topOf(page, 80)) - 100)).toBeLessThan(3)
    const spanishPicker = page.getByRole('banner').getByRole('combobox', { name: 'Traducción' })
    await spanishPicker.selectOption('eng-web')
    await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'English' }).waitFor()
    await spanishPicker.selectOption('spa-rv1909')
    await spanishPicker.selectOption('eng-web')
    expect(await page.evaluate(() => localStorage.getItem('offered_languages'))).toBe('es en')
  },
)

test('a Spanish visitor without a translation is offered the Spanish one once, with examples in its language', async () => {
  const page = await site.open('/', { context: { locale: 'es-MX' } })
  const notices = page.getByRole('region', { name: 'Avisos' })
  await notices.getByText('¿Leer la Biblia en este idioma?').waitFor()
  await notices.getByRole('button', { name: 'Reina-Valera 1909' }).click()
  const example = page.getByRole('region', { name: 'Preguntas de ejemplo' }).getByRole('button').first()
  await expect.poll(() => example.getAttribute('lang')).toBe('es')
  expect(await example.textContent()).toMatch(/^¿/)
  expect(await page.evaluate(() => localStorage.getItem('translation_id'))).toBe('spa-rv1909')
  const english = await site.open('/', { context: { locale: 'en-US' } })
  await english.getByRole('region', { name: 'Example questions' }).getByRole('button').first().waitFor()
  expect(await english.evaluate(() => localStorage.getItem('offered_text'))).toBeNull()
})

test('the offer of a Spanish Bible stays until it is answered, and returns only if it was not', async () => {
  const page = await site.page({ context: { locale: 'es-MX' } })
  await page.clock.install()
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Avisos' }).getByText('¿Leer la Biblia en este idioma?')
  await offer.waitFor()
  await page.clock.fastForward('10:00')
  expect(await offer.count()).toBe(1)
  await page.goto('/trust')
  await offer.waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'No, gracias' }).click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('banner').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await offer.count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('translation_id'))).toBeNull()
})

test('from right to left a menu opens under its button', async () => {
  const page = await site.page({ context: { locale: 'ar' } })
  await page.route('**/api/chat/1', (route) => route.fulfill({ json: verdictChat }))
  await page.goto('/read/JHN/3?chatId=1')
  const button = page.locator('button[aria-haspopup="menu"]').first()
  await button.click()
  const menu = page.locator('[role="menu"]:popover-open')
  await menu.getByRole('menuitem').first().waitFor()
  const [from, opened] = [(await button.boundingBox())!, (await menu.boundingBox())!]
  const sides = [opened.x - from.x, opened.x + opened.width - (from.x + from.width)]
  expect(Math.min(...sides.map(Math.abs))).toBeLessThan(2)
  expect(Math.abs(opened.y - (from.y + from.height))).toBeLessThan(8)
})

test('a place that the translation lacks is said in the language of the page, on Home and in a search', async () => {
  const german = { context: { locale: 'de-DE' } }
  const lacks = 'Diese Übersetzung enthält diese Stelle nicht.'
  const page = await site.open('/', german)
  await page.locator('main input').first().fill('1. Mose 99')
  await page.keyboard.press('Enter')
  await page.getByText(lacks).waitFor()
  await page.goto('/search?q=Genesis+99')
  await page.getByText(lacks).waitFor()
})

test('a passage of an answer, and a conversation of this device, are named in the language of the page', async () => {
  const request = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Why by night?' }
  const kept = { request, key: 'a', talk: 'a', at: Date.now(), answer: { content: '' }, refused: 'No.' }
  const page = await site.page({ ...spanish, stored: { 'kept-questions': JSON.stringify([kept]) } })
  await page.route('**/api/chat/1', (route) => route.fulfill({ json: verdictChat }))
  await page.goto('/read/JHN/3?chatId=1')
  await page.getByRole('log').getByRole('link', { name: 'John 3:3' }).first().click()
  await page
    .getByRole('dialog', { name: 'Juan 3:3' })
    .getByRole('link', { name: /Juan 3$/ })
    .waitFor()
  await page.goto('/conversations')
  await page.getByRole('listitem').filter({ hasText: 'Why by night?' }).getByText('Juan 3').waitFor()
})
