/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { verse } from '../helpers/browser/reader-parts.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { bar, drag, painted, select, swatch } from '../helpers/browser/study-parts.ts'

const site = sharedSite()

const { open } = site

describe('highlights', () => {
  test('a verse gets a colour, keeps it after a reload, changes it and loses it', async () => {
    const page = await open('/read/JHN/3')
    await select(page, 16)
    await swatch(page, 'Gold, plain line').click()
    await expect.poll(() => painted(page, 'gold')).toMatch(/^For God so loved .* eternal life\.$/)
    expect(await swatch(page, 'Gold, plain line').getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => painted(page, 'gold')).toMatch(/^For God so loved/)
    expect(await page.locator('#v16').getAttribute('aria-label')).toBe('Verse 16, highlighted: Gold, plain line')
    await select(page, 16)
    await swatch(page, 'Blue, dashed line').click()
    await expect.poll(() => painted(page, 'blue')).toMatch(/^For God so loved/)
    expect(await painted(page, 'gold')).toBe('')
    await swatch(page, 'Blue, dashed line').click()
    await expect.poll(() => painted(page, 'blue')).toBe('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => painted(page, 'blue')).toMatch(/^For God so loved/)
  })

  test('some words of a verse get a colour, in another translation the whole verse', async () => {
    const page = await open('/read/JHN/3')
    await drag(page, 'loved', 'world')
    await swatch(page, 'Rose, wavy line').click()
    await expect.poll(() => painted(page, 'rose')).toBe('loved the world,')
    await page.evaluate(() => {
      localStorage.setItem('translation_id', 'eng-kjv')
      dispatchEvent(new Event('philip:stored'))
    })
    await expect.poll(() => painted(page, 'rose')).toMatch(/^For God so loved .* everlasting life\.$/)
  })

  test.each(['serif', 'sans', 'dyslexia'])(
    'several verses are one shape without gaps, in the font %s',
    async (font) => {
      const page = await open('/read/JHN/3', { stored: { reader_font: font } })
      await select(page, 5)
      await page.locator('#v7').click({ modifiers: ['Shift'] })
      await swatch(page, 'Green, dotted line').click()
      await expect.poll(() => painted(page, 'green')).toMatch(/^Jesus answered, .* ‘You must be born anew.’$/)
      const gaps = await page.evaluate(() => {
        const rects = [...document.querySelectorAll('mark.study')].flatMap((mark) => [...mark.getClientRects()])
        const lines = new Map(rects.map(({ top, bottom }) => [Math.round(top), { top, bottom }]))
        const sorted = [...lines.values()].sort((a, b) => a.top - b.top)
        return sorted.slice(1).map(({ top }, index) => Math.abs(top - sorted[index]!.bottom))
      })
      expect(gaps.length).toBeGreaterThan(2)
      expect(Math.max(...gaps)).toBeLessThan(0.6)
    },
  )

  test('a click on highlighted words opens them', async () => {
    const page = await open('/read/JHN/3')
    await select(page, 3)
    await swatch(page, 'Violet, double line').click()
    await expect.poll(() => painted(page, 'violet')).not.toBe('')
    await page.keyboard.press('Escape')
    await verse(page, 3).click()
    const sheet = page.getByRole('dialog', { name: 'Your notes on John 3:3' })
    await sheet.getByRole('button', { name: 'Delete the highlight' }).click()
    await expect.poll(() => painted(page, 'violet')).toBe('')
  })
})

describe('notes', () => {
  test('a note is written, found in the margin and on My Notes, edited and deleted', async () => {
    const page = await open('/read/JHN/3')
    await select(page, 16)
    await bar(page).getByRole('button', { name: 'Note' }).click()
    const sheet = page.getByRole('dialog', { name: 'Note on John 3:16' })
    await sheet.getByRole('textbox', { name: 'Your note' }).fill('The **whole** gospel, see [Romans 5](Romans 5:8).')
    await sheet.getByLabel('Add a label').fill('grace')
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'A note on verse 16' }).click()
    const opened = page.getByRole('dialog', { name: 'Your notes on John 3:16' })
    await opened.locator('strong', { hasText: 'whole' }).waitFor()
    await expectAccessible(page)
    await opened.getByRole('button', { name: 'Edit the note' }).click()
    await opened.getByRole('textbox', { name: 'Your note' }).fill('Shorter')
    await page.keyboard.press('Escape')
    await page.goto('/notes')
    const row = page.getByRole('listitem').filter({ hasText: 'Shorter' })
    await row.getByText('grace').waitFor()
    await row.getByRole('button', { name: 'Open what you kept at John 3:16' }).click()
    await page.getByRole('button', { name: 'Delete the note' }).click()
    await page.getByText('Select a verse in the reader').waitFor({ state: 'attached' })
  })

  test('a note on a chapter is above its first verse', async () => {
    const page = await open('/read/PSA/23', { size: 'phone' })
    await select(page, 1)
    await bar(page).getByRole('button', { name: 'Note' }).click()
    await page.getByRole('radio', { name: 'Whole chapter' }).check()
    await page.getByRole('textbox', { name: 'Your note' }).fill('Sung at night')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'A note on this chapter' }).click()
    await page.getByRole('dialog', { name: 'Your notes on Psalm 23' }).getByText('Sung at night').waitFor()
  })

  test('the sign of a note makes a page on a phone no wider than its window', async () => {
    const page = await open('/read/JHN/3', { size: 'phone', context: { hasTouch: true, isMobile: true } })
    await select(page, 16)
    await bar(page).getByRole('button', { name: 'Note' }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill('The gospel')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'A note on verse 16' }).waitFor()
    expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([390, 390])
  })

  test('what was typed is kept when the page is left at once', async () => {
    const page = await open('/read/JHN/3')
    await select(page, 1)
    await bar(page).getByRole('button', { name: 'Note' }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill('Half a sen')
    await page.goto('/notes')
    await page.getByText('Half a sen').waitFor()
  })

  test('two tabs show the same', async () => {
    const page = await open('/read/JHN/3')
    const other = await page.context().newPage()
    await other.goto('/notes')
    await select(page, 1)
    await swatch(page, 'Gold, plain line').click()
    await other.getByRole('link', { name: 'John 3:1' }).waitFor()
  })
})

test('where the browser refuses storage, the first note says so', async () => {
  const page = await site.page()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto('/read/JHN/3')
  await select(page, 16)
  await bar(page).getByRole('button', { name: 'Note' }).click()
  const sheet = page.getByRole('dialog', { name: 'Note on John 3:16' })
  await sheet.getByText('This browser keeps no notes: its storage is turned off.').waitFor()
})

describe('bookmarks', () => {
  test('are set, sorted into named lists and moved', async () => {
    const page = await open('/read/JHN/3')
    for (const number of [3, 16]) {
      await page.keyboard.press('Escape')
      await select(page, number)
      await bar(page).getByRole('button', { name: 'Bookmark' }).click()
      await bar(page).getByRole('button', { name: 'Bookmark', pressed: true }).waitFor()
    }
    await page.goto('/notes?kind=bookmark')
    const list = page.getByRole('region', { name: 'Bookmarks' })
    const places = () => list.getByRole('link').allTextContents()
    await expect.poll(places).toEqual(['John 3:3', 'John 3:16'])
    await list.getByRole('button', { name: 'Move down' }).first().click()
    await expect.poll(places).toEqual(['John 3:16', 'John 3:3'])
    await list.getByRole('button', { name: 'Open what you kept at John 3:3' }).click()
    await page.getByLabel('List', { exact: true }).selectOption('New list…')
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('To learn by heart')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'To learn by heart' }).getByText('John 3:3').waitFor()
    await expectAccessible(page)
  })
})

test('My Notes searches, filters by book and label, and sorts', async () => {
  const page = await open('/read/JHN/3')
  for (const [address, number, text] of [
    ['/read/JHN/3', 16, 'Love is first'],
    ['/read/GEN/1', 1, 'Light and love'],
  ] as const) {
    await page.goto(address)
    await select(page, number)
    await bar(page).getByRole('button', { name: 'Note' }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill(text)
    await page.getByRole('button', { name: 'Done' }).click()
  }
  await page.goto('/notes')
  const rows = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
  await expect.poll(rows).toEqual(['Genesis 1:1', 'John 3:16'])
  await page.getByLabel('Order').selectOption('Newest first')
  await expect.poll(rows).toEqual(['Genesis 1:1', 'John 3:16'])
  await page.getByRole('searchbox').fill('FIRST love')
  await expect.poll(rows).toEqual(['John 3:16'])
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Book', { exact: true }).selectOption('Genesis')
  await expect.poll(rows).toEqual(['Genesis 1:1'])
  await page.getByRole('link', { name: 'Genesis 1:1' }).click()
  await verse(page, 1).waitFor()
  await page.goBack()
  await expect.poll(rows).toEqual(['Genesis 1:1'])
  // typed and chosen before the page is drawn again, as on a slow device
  await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    for (const letter of 'first') {
      set!.call(field, field.value + letter)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const book = document.querySelector<HTMLSelectElement>('select[aria-label="Book"]')!
    book.value = 'JHN'
    book.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(await page.getByRole('searchbox').inputValue()).toBe('first')
  await expect.poll(rows).toEqual(['John 3:16'])
  expect(new URL(page.url()).search).toBe('?q=first&book=JHN&sort=date')
})

test('a note that was found by a search stays open while it is edited, also without the words of the search', async () => {
  const page = await open('/read/JHN/3')
  await select(page, 16)
  await bar(page).getByRole('button', { name: 'Note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('Love is first')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.goto('/notes?q=first')
  await page.getByRole('button', { name: 'Open what you kept at John 3:16' }).click()
  await page.getByRole('button', { name: 'Edit the note' }).click()
  const field = page.getByRole('textbox', { name: 'Your note' })
  await field.press('Backspace')
  await page.getByText('0 of 1').waitFor({ state: 'attached' })
  await field.press('e')
  expect(await field.inputValue()).toBe('Love is firse')
})

test('My Notes lists what was kept before the document is open, and opens an entry once it is', async () => {
  const page = await open('/read/JHN/3')
  await select(page, 16)
  await bar(page).getByRole('button', { name: 'Note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('Seen at a glance')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => keptLook(page)).toContain('Seen at a glance')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/open-study-/, (route) => released.then(() => route.continue()))
  await page.goto('/notes')
  await page.getByText('Seen at a glance').waitFor()
  await page.getByRole('button', { name: 'Open what you kept at John 3:16' }).click()
  release()
  const sheet = page.getByRole('dialog', { name: 'Your notes on John 3:16' })
  await sheet.getByRole('button', { name: 'Delete the note' }).click()
  await expect.poll(() => keptLook(page)).toBe('{"items":[],"total":0,"labels":[]}')
})

/** What the browser keeps for a first look, as JSON. */
const keptLook = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('philip-study')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const kept = opening.result.transaction('state').objectStore('state').get('look')
          kept.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(kept.result))
          }
        }
      }),
  )

test('the document’s code is loaded with the first highlight, not with the reader or the bar', async () => {
  const page = await open('/read/JHN/3')
  const loaded = (name: RegExp) =>
    page.evaluate(
      (source) => performance.getEntriesByType('resource').some((each) => new RegExp(source).test(each.name)),
      name.source,
    )
  await page.waitForLoadState('networkidle')
  expect(await loaded(/assets\/study-/)).toBe(false)
  await select(page, 16)
  await swatch(page, 'Gold, plain line').waitFor()
  expect(await loaded(/assets\/study-/)).toBe(true)
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length)
  expect(await databases()).toBe(0)
  await swatch(page, 'Gold, plain line').click()
  await expect.poll(() => painted(page, 'gold')).toMatch(/^For God so loved/)
  expect(await databases()).toBe(1)
})
