/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, openPage, startBrowser } from '../helpers/browser.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { startApiProcess, type TestProcess } from '../helpers/processes.ts'

let browser: Browser
let database: TestDatabase
let api: TestProcess & { port: number }

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApiProcess({ databaseUrl: database.url })
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  await api?.end('SIGTERM')
  await database?.drop()
})

async function open(path: string, options?: OpenOptions): Promise<Page> {
  const page = await openPage(browser, `http://127.0.0.1:${api.port}`, options)
  await page.goto(path)
  await page.locator('.verse').first().waitFor()
  return page
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Text settings' })
const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Text settings' }).click()
  await sheet(page).waitFor()
}

/** What the first verse is set in, as the browser computed it. */
const setIn = (page: Page) =>
  page
    .locator('.verse')
    .first()
    .evaluate((node) => {
      const { fontSize, lineHeight } = getComputedStyle(node)
      const column = node.closest('section')!.getBoundingClientRect().width
      return { size: Number.parseFloat(fontSize), leading: Number.parseFloat(lineHeight), column }
    })

describe('text settings', () => {
  test('size, line width and spacing change the text at once and are there on the next visit', async () => {
    const page = await open('/read/JHN/3')
    const before = await setIn(page)
    expect(before.size).toBe(18)
    await openSheet(page)
    await sheet(page).getByRole('button', { name: 'Larger text' }).click()
    await sheet(page).getByText('110 %').waitFor()
    await sheet(page).getByRole('radio', { name: 'Wide' }).click()
    await sheet(page).getByRole('radio', { name: 'Open' }).click()
    const after = await setIn(page)
    expect(after.size).toBeCloseTo(19.8, 1)
    expect(after.leading / after.size).toBeCloseTo(1.95, 2)
    expect(after.column).toBeGreaterThan(before.column)
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('.verse').first().waitFor()
    expect(await setIn(page)).toEqual(after)
    await openSheet(page)
    await sheet(page).getByRole('button', { name: 'Reset to the defaults' }).click()
    expect(await setIn(page)).toEqual(before)
  })

  test('the size is taken times 20 px in immersive mode, and what is no size is the usual one', async () => {
    const larger = await open('/read/JHN/3', { stored: { reader_mode: 'immersive', reader_text_size: '150' } })
    expect((await setIn(larger)).size).toBe(30)
    const unknown = await open('/read/JHN/3', { stored: { reader_text_size: '<b>', reader_line_width: 'odd' } })
    expect((await setIn(unknown)).size).toBe(18)
  })

  test('the keyboard opens the sheet, sets the size and comes back to where it was', async () => {
    const page = await open('/read/JHN/3', { size: 'phone' })
    const button = page.getByRole('button', { name: 'Text settings' })
    await button.focus()
    await page.keyboard.press('Enter')
    await sheet(page).waitFor()
    await sheet(page).getByRole('button', { name: 'Smaller text' }).focus()
    for (let press = 0; press < 4; press++) await page.keyboard.press('Enter')
    await sheet(page).getByText('80 %').waitFor()
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
    expect((await setIn(page)).size).toBeCloseTo(14.4, 1)
  })

  test('words of Jesus stand in plain ink where the reader wishes it', async () => {
    const page = await open('/read/JHN/3')
    const colours = () =>
      page
        .locator('.verse .wj')
        .first()
        .evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node.parentElement!).color])
    const [red, ink] = await colours()
    expect(red).not.toBe(ink)
    await openSheet(page)
    await sheet(page).getByRole('checkbox', { name: 'Words of Jesus in colour' }).uncheck()
    expect(await colours()).toEqual([ink, ink])
  })

  test.each([
    ['parchmentDark', 'desk'],
    ['light', 'phone'],
  ] as const)('axe finds nothing in the sheet in %s on a %s', async (theme, size) => {
    const page = await open('/read/JHN/3', { size, theme })
    await openSheet(page)
    await expectAccessible(page)
  })
})

describe('keys', () => {
  test('a question mark shows the keys, Escape closes them and gives the focus back', async () => {
    const page = await open('/read/JHN/3', { theme: 'dark' })
    await page.getByRole('button', { name: 'Verse 1', exact: true }).focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await help.getByText('Search the Bible').waitFor()
    await expectAccessible(page)
    // while it is open the keys are its own
    await page.keyboard.press('g')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('v1')
  })

  test('a slash opens the search, and the keys are silent while somebody types', async () => {
    const page = await open('/read/JHN/3')
    await page.keyboard.press('/')
    await page.waitForURL('**/search')
    await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'))
    await page.keyboard.type('what is g?')
    expect(await page.getByRole('searchbox').inputValue()).toBe('what is g?')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
