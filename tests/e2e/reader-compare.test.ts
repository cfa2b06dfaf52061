/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

async function open(path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.open(path, options)
  await page.locator('.verse').first().waitFor()
  return page
}

const verse = (page: Page, number: number) => page.locator(`.verse[data-verse="${number}"]`).first()

describe('selected verses in other translations', () => {
  test('Compare shows them in each translation, starting with the reader’s', async () => {
    const page = await open('/read/JHN/3')
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    await page.getByRole('button', { name: 'Verse 17', exact: true }).click()
    await page.getByRole('button', { name: 'Compare' }).click()
    const sheet = page.getByRole('dialog', { name: 'Compare John 3:16–17' })
    await sheet.getByText('Porque de tal manera amó Dios al mundo').waitFor()
    await sheet
      .getByRole('region', { name: /King James/ })
      .getByText('For God so loved the world')
      .waitFor()
    expect((await sheet.getByRole('region').allTextContents())[0]).toMatch(/^World English Bible/)
    expect(await sheet.locator('[lang="es"] sup').allTextContents()).toEqual(['16', '17'])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Selected verses' }).waitFor()
  })

  test('on a phone the bar has room for the longest name', async () => {
    const page = await open('/read/2TH/3', { size: 'phone', theme: 'parchment' })
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    const label = page.getByText('2 Thessalonians 3:16', { exact: true })
    await label.waitFor()
    expect(await label.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true)
    const bar = await page.getByRole('region', { name: 'Selected verses' }).boundingBox()
    expect(bar!.x).toBeGreaterThanOrEqual(0)
    expect(bar!.x + bar!.width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('dialog').locator('[lang="es"]').getByText('paz').first().waitFor()
  })

  test('axe finds nothing in the sheet', async () => {
    const page = await open('/read/PSA/117', { size: 'phone', theme: 'parchment' })
    await page.getByRole('button', { name: 'Verse 2', exact: true }).click()
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('dialog').locator('[lang="es"]').getByText('misericordia').first().waitFor()
    await expectAccessible(page)
  })
})

const cells = (page: Page, number: number) => page.locator(`.row:has(.verse[data-verse="${number}"]) > .cell`)
const spanish = (page: Page) => page.locator('[lang="es"] .verse').first()

async function choose(page: Page, second: string) {
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByLabel('Second translation').selectOption(second)
  await page.keyboard.press('Escape')
}

describe('two translations', () => {
  test('are side by side, each verse next to its counterpart, to the last', async () => {
    const page = await open('/read/JHN/3?with=spa-rv1909')
    await spanish(page).waitFor()
    await page.getByRole('heading', { level: 1, name: 'John 3' }).waitFor()
    for (const number of [1, 16, 36]) {
      const [left, right] = await cells(page, number).evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect()).map(({ top, left: x, right: end }) => ({ top, x, end })),
      )
      expect(left!.top).toBeCloseTo(right!.top, 0)
      expect(right!.x).toBeGreaterThan(left!.end)
    }
    expect(await cells(page, 16).last().textContent()).toContain('Porque de tal manera amó Dios al mundo')
    await page.getByRole('main').getByText('Reina-Valera 1909').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { level: 1, name: 'John 4' }).waitFor()
    await page.locator('[lang="es"]').getByText('Samaria').first().waitFor()
    expect(new URL(page.url()).search).toBe('?with=spa-rv1909')
  })

  test('alternate verse by verse on a phone', async () => {
    const page = await open('/read/PSA/117?with=spa-rv1909', { size: 'phone' })
    await spanish(page).waitFor()
    const [first, second] = await cells(page, 1).evaluateAll((nodes) =>
      nodes.map((node) => node.getBoundingClientRect()).map(({ top, bottom, width }) => ({ top, bottom, width })),
    )
    expect(second!.top).toBeGreaterThanOrEqual(first!.bottom)
    expect(second!.width).toBeGreaterThan(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })

  test('are chosen in the text settings and remembered', async () => {
    const page = await open('/read/JHN/3')
    await choose(page, 'spa-rv1909')
    await spanish(page).waitFor()
    expect(new URL(page.url()).search).toBe('?with=spa-rv1909')
    await page.goto('/read/GEN/1')
    await spanish(page).waitFor()
    await choose(page, '')
    await spanish(page).waitFor({ state: 'detached' })
    await page.reload()
    await verse(page, 1).waitFor()
    await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
    expect(await spanish(page).count()).toBe(0)
  })

  test('are selected together, and copying takes only the first', async () => {
    const page = await open('/read/JHN/3?with=spa-rv1909', {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await spanish(page).waitFor()
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    await page.locator('[lang="es"] .verse[data-verse="16"][data-selected]').first().waitFor()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^For God so loved the world, [^é]*eternal life\.\n— John 3:16 \(WEB\)$/,
    )
  })

  test.each([
    ['SNG/1', 4, ['Friends: We', 'Beloved: They']],
    ['SNG/5', 1, ['Lover: I', 'Friends: Eat']],
    ['SNG/6', 13, ['Friends: Return', 'Lover: Why']],
  ])('have each speaker of %s:%i above the words that are theirs', async (place, number, speakers) => {
    const page = await open(`/read/${place}?with=spa-rv1909`)
    await spanish(page).waitFor()
    const found = await page.locator('section.chapter h3').evaluateAll((headings, wanted) => {
      const spans = headings.map((heading) => heading.nextElementSibling!.querySelector<HTMLElement>('.verse')!)
      const named = headings.map((heading, index) => `${heading.textContent}: ${spans[index]!.textContent}`)
      return named.filter((_, index) => spans[index]!.dataset.verse === wanted)
    }, `${number}`)
    expect(found.map((text) => /^\w+: \w+/.exec(text)?.[0])).toEqual(speakers)
  })

  test('an unknown translation changes nothing', async () => {
    const page = await open('/read/JHN/3?with=nobody')
    await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
    expect(await page.locator('.row').count()).toBe(0)
  })
})

describe('the second translation', () => {
  test('says so if it cannot be loaded, and shows no words of the one before it', async () => {
    const page = await open('/read/JHN/3?with=spa-rv1909')
    await spanish(page).waitFor()
    await page.route('**/eng-kjv/**/chapters/3', (route) => route.fulfill({ status: 503, body: '' }))
    await choose(page, 'eng-kjv')
    await page.getByRole('alert').getByText('King James Version').waitFor()
    expect(await page.locator('[data-second] .verse').count()).toBe(0)
    expect(await cells(page, 16).first().textContent()).toContain('For God so loved the world')
  })

  test('keeps its name while another one loads', async () => {
    const page = await open('/read/JHN/3?with=spa-rv1909')
    await spanish(page).waitFor()
    const held = Promise.withResolvers<void>()
    await page.route('**/eng-kjv/**/chapters/3', (route) => held.promise.then(() => route.continue()))
    const asked = page.waitForRequest('**/eng-kjv/**/chapters/3')
    await choose(page, 'eng-kjv')
    await asked
    await spanish(page).waitFor()
    const main = page.getByRole('main')
    await main.getByText('Reina-Valera 1909').waitFor()
    expect(await main.getByText('King James Version').count()).toBe(0)
    held.resolve()
    await cells(page, 16).last().getByText('his only begotten Son').waitFor()
    await main.getByText('King James Version').waitFor()
    expect(await spanish(page).count()).toBe(0)
  })

  test('with other verse numbers has each verse belong to the one beside it', async () => {
    const page = await site.page()
    const places = [16, 17].map((verse) => ({ verse, chapter: 3, start_verse: verse + 2, end_verse: verse + 2 }))
    await page.route('**/places?in=spa-rv1909', (route) => route.fulfill({ json: { places } }))
    await page.goto('/read/JHN/3?verse=16&with=spa-rv1909')
    await spanish(page).waitFor()
    const cell = page.locator('.row:has(#v16) > .cell').last()
    const { number, isMarked } = await cell.evaluate((node) => ({
      number: node.querySelector('.number')!.textContent,
      isMarked: [...node.querySelectorAll('.verse')].every((verse) => verse.matches('[data-highlighted]')),
    }))
    expect(number).toBe('18')
    expect(isMarked).toBe(true)
    expect(await page.locator('[lang="es"] [data-highlighted]:not(.row:has(#v16) *)').count()).toBe(0)
    await cell.evaluate((node) => getSelection()!.selectAllChildren(node.querySelector('.verse')!))
    await page.getByRole('region', { name: 'Selected verses' }).getByText('John 3:16', { exact: true }).waitFor()
  })
})

test('on a wide screen a third is beside them, and the words in which two of a language differ are marked', async () => {
  const page = await open('/read/JHN/3?with=eng-kjv', { size: 'desk' })
  await page.locator('.row').first().waitFor()
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByLabel('Third translation').selectOption('spa-rv1909')
  await page.getByRole('switch', { name: 'Mark differing words' }).click()
  await page.keyboard.press('Escape')
  await spanish(page).waitFor()
  const boxes = await cells(page, 16).evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })),
  )
  expect(boxes).toHaveLength(3)
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.top).toBeCloseTo(boxes[0]!.top, 0)
    expect(box.left).toBeGreaterThan(boxes[index]!.right)
  }
  const marked = await cells(page, 16).nth(1).locator('.differs').allTextContents()
  expect(marked).toEqual(['begotten', 'whosoever', 'believeth', 'everlasting'])
  expect(await page.locator('[lang="es"] .differs').count()).toBe(0)
  await expectAccessible(page)
  await page.reload()
  await spanish(page).waitFor()
  await page.setViewportSize({ width: 900, height: 900 })
  await spanish(page).waitFor({ state: 'detached' })
  expect(await cells(page, 16).count()).toBe(2)
})
