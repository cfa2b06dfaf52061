/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectedText, printedText } from '../../infra/measure/printed-text.ts'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { insertPlan } from '../helpers/client/plan.ts'

const site = sharedSite()

/** The sheet of what can be sent of John 3:16. */
async function openSheet(options?: OpenOptions) {
  const page = await site.open('/read/JHN/3', options)
  await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Share John 3:16' })
  const canvas = sheet.getByRole('img', { name: /^For God so loved the world/ })
  await canvas.waitFor()
  // the fonts are loaded before it is drawn
  await page.waitForFunction(() => document.querySelector('canvas')!.width === 1080)
  return { page, sheet, canvas }
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { download, bytes: readFileSync(await download.path()) }
}

/** The colour of a pixel near the upper left corner. */
const cornerOf = (page: Page) =>
  page.evaluate(() => [...document.querySelector('canvas')!.getContext('2d')!.getImageData(8, 8, 1, 1).data])

describe('a verse as a picture', () => {
  test('is drawn in the page’s theme, takes another background and shape, and is saved', async () => {
    const { page, sheet } = await openSheet({ theme: 'parchment' })
    // near the top the gradient is as good as the theme's paper
    for (const [index, value] of [0xf7, 0xf0, 0xe1].entries())
      expect(Math.abs((await cornerOf(page))[index]! - value)).toBeLessThan(3)
    await sheet.getByRole('radio', { name: 'Dark', exact: true }).check()
    await page.waitForFunction(
      () => document.querySelector('canvas')!.getContext('2d')!.getImageData(8, 8, 1, 1).data[0]! < 40,
    )
    await sheet.getByRole('radio', { name: 'Tall' }).check()
    await page.waitForFunction(() => document.querySelector('canvas')!.height === 1920)
    const { download, bytes } = await downloaded(page, () =>
      sheet.getByRole('button', { name: 'Save picture' }).click(),
    )
    expect(download.suggestedFilename()).toBe('John-3-16.png')
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1080,
      1920,
    ])
  })

  test('needs no network', async () => {
    const { page, sheet } = await openSheet()
    await page.context().setOffline(true)
    await sheet.getByRole('radio', { name: 'Tall' }).check()
    await page.waitForFunction(() => document.querySelector('canvas')!.height === 1920)
    const { bytes } = await downloaded(page, () => sheet.getByRole('button', { name: 'Save picture' }).click())
    expect(bytes.length).toBeGreaterThan(20_000)
    await sheet.getByRole('radio', { name: 'Handout' }).check()
    await sheet.getByRole('button', { name: 'Save as PDF' }).click()
    await page.getByText('You seem to be offline. Your browser can still print this page.').waitFor()
  })

  test('of too many verses asks for fewer', async () => {
    const page = await site.open('/read/JHN/3')
    await page.getByRole('button', { name: 'Verse 1', exact: true }).click()
    await page.getByRole('button', { name: 'Verse 21', exact: true }).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByText('These verses are too long for a picture. Select fewer.').waitFor()
    expect(await page.getByRole('button', { name: 'Save picture' }).isDisabled()).toBe(true)
  })
})

test('the words are copied plainly, with their link, in two translations, and as markdown', async () => {
  const { page, sheet } = await openSheet({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await sheet.getByRole('radio', { name: 'Text' }).check()
  const words = 'For God so loved the world, that he gave his only born Son'
  const copied = async (format: string) => {
    await sheet.getByRole('radio', { name: format }).check()
    await sheet.getByRole('button', { name: 'Copy text' }).click()
    await sheet.getByText('Copied').waitFor()
    await sheet.getByText('Copy text').waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('Plain')).toMatch(new RegExp(`^${words}.*\n— John 3:16 \\(WEB\\)$`))
  expect(await copied('With link')).toMatch(/\n— John 3:16 \(WEB\)\nhttp:.*\/read\/JHN\/3\?verse=16$/)
  expect(await copied('Markdown')).toMatch(
    /^> For God .*\n>\n> — \[John 3:16\]\(http:.*\/read\/JHN\/3\?verse=16\) \(WEB\)$/,
  )
  await sheet.getByRole('radio', { name: 'Two texts' }).check()
  await sheet.getByLabel('Second translation').selectOption({ label: 'Reina-Valera 1909' })
  await sheet.getByText('Porque de tal manera amó Dios al mundo').waitFor()
  await sheet.getByRole('button', { name: 'Copy text' }).click()
  await sheet.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^For God .*\n— John 3:16 \(WEB\)\n\nPorque .*\n— .*3:16 \(RV1909\)$/,
  )
})

test('a handout is saved as PDF with the stored words in two translations', async () => {
  const { page, sheet } = await openSheet()
  await sheet.getByRole('radio', { name: 'Handout' }).check()
  await sheet.getByRole('radio', { name: 'Letter' }).check()
  await sheet.getByLabel('Second translation').selectOption({ label: 'Reina-Valera 1909' })
  await sheet.getByRole('switch', { name: 'Questions for a group' }).click()
  const { download, bytes } = await downloaded(page, () => sheet.getByRole('button', { name: 'Save as PDF' }).click())
  expect(download.suggestedFilename()).toBe('John-3-16.pdf')
  const text = printedText(bytes)
  for (const bible of ['eng-web', 'spa-rv1909']) {
    const { passages } = (await (await fetch(`${site.url}/api/bible/${bible}/passage?ref=John+3:16`)).json()) as {
      passages: { verses: { chapter: number; verse: number; text: string }[] }[]
    }
    expect(text).toContain(expectedText(passages[0]!.verses))
  }
  expect(text).not.toContain('Questionstotalkabout')
})

test('a day of a plan is printed', async () => {
  const { planId } = await insertPlan(site.database.db, null, { isPublic: true })
  const page = await site.open(`/reading-plans/${planId}`)
  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Handout...' }).click()
  const sheet = page.getByRole('dialog', { name: 'Handout of this plan' })
  const { bytes } = await downloaded(page, () => sheet.getByRole('button', { name: 'Save as PDF' }).click())
  expect(printedText(bytes)).toContain('Day1of3')
})

test.each(['Picture', 'Text', 'Handout'])(
  'axe finds nothing in “%s”, and nothing is wider than a phone',
  async (name) => {
    const { page, sheet } = await openSheet({ size: 'phone', theme: 'dark' })
    await sheet.getByRole('radio', { name, exact: true }).check()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
)
