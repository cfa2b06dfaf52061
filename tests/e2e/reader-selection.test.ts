/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from '../../infra/measure/check-web/at-rest.ts'
import { themes } from '../../infra/measure/check-web/screens.ts'
import type { Theme } from '../helpers/browser/browser.ts'
import { heading, place, verse } from '../helpers/browser/reader-parts.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const { open } = site

/** The lower edge of a verse in the window. */
const bottomOf = (page: Page, number: number) =>
  page
    .locator(`.verse[data-verse="${number}"]`)
    .last()
    .evaluate((part) => part.getBoundingClientRect().bottom)

describe('notes', () => {
  test('a press opens the note next to its marker, Escape closes it and restores the focus', async () => {
    const page = await open('/read/GEN/1')
    const marker = page.locator('button.note').first()
    await marker.click()
    const note = page.getByRole('dialog', { name: 'Footnote' })
    await note.waitFor()
    expect((await note.textContent())?.length).toBeGreaterThan(10)
    expect(await marker.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    expect(await marker.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  test('hovering shows a note and leaving hides it', async () => {
    const page = await open('/read/GEN/1')
    await page.locator('button.note').first().hover()
    const note = page.getByRole('dialog', { name: 'Footnote' })
    await note.waitFor()
    await note.hover()
    await page.mouse.move(5, 5)
    await note.waitFor({ state: 'detached' })
  })

  test('a cross reference shows its verses, and opens them', async () => {
    const page = await open('/read/MAT/5', { size: 'phone' })
    await page.locator('button.note[data-kind="crossref"]').first().click()
    const note = page.getByRole('dialog', { name: 'Cross references' })
    await note.getByText('high and lofty').waitFor()
    const box = await note.boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(390)
    await note.getByRole('link', { name: 'Isaiah 57:15' }).first().click()
    await heading(page, 'Isaiah 57').waitFor()
    expect(place(page)).toBe('/read/ISA/57?verse=15')
    expect(await verse(page, 15).getAttribute('data-highlighted')).toBe('')
    await page.getByRole('button', { name: 'Back to Matthew 5' }).click()
    await heading(page, 'Matthew 5').waitFor()
    expect(place(page)).toBe('/read/MAT/5')
    await page.getByRole('button', { name: /^Back to/ }).waitFor({ state: 'detached' })
  })
})

describe('selected verses', () => {
  test('a bar that appears under a press does not catch its release', async () => {
    const page = await open('/read/JHN/3')
    const bar = page.getByRole('region', { name: 'Ask about this chapter' })
    await bar.getByRole('listitem').first().waitFor()
    await atRest(page)
    const { x, y, width, height } = (await bar.boundingBox())!
    const isCaught = () =>
      page.evaluate(
        ([left, top]) =>
          document.elementFromPoint(left!, top!)?.closest('[aria-label="Ask about this chapter"]') !== null,
        [x + width / 2, y + height / 2],
      )
    expect(await isCaught()).toBe(true)
    await page.locator('#v3').hover()
    await page.mouse.down()
    expect(await isCaught()).toBe(false)
    await page.mouse.up()
    await page.getByRole('region', { name: 'Selected verses' }).getByText('John 3:3').waitFor()
  })

  test('a press on a number selects its verse, Shift extends the selection, and the bar names the verses', async () => {
    const page = await open('/read/JHN/3')
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    await page.getByRole('button', { name: 'Verse 18', exact: true }).click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: 'Selected verses' })
    await bar.getByText('John 3:16–18').waitFor()
    expect(await page.locator('.verse-number[aria-pressed="true"]').allTextContents()).toEqual(['16', '17', '18'])
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
  })

  test('tapping the words of a verse toggles its selection; a mouse click does not', async () => {
    const page = await open('/read/JHN/3', { size: 'phone', context: { hasTouch: true, isMobile: true } })
    const selected = page.getByRole('region', { name: 'Selected verses' })
    const third = verse(page, 3).first()
    await third.tap({ position: { x: 60, y: 8 } })
    await selected.getByText('John 3:3', { exact: true }).waitFor()
    await third.tap({ position: { x: 60, y: 8 } })
    await selected.waitFor({ state: 'detached' })
    const desk = await open('/read/JHN/3')
    await verse(desk, 3).first().click()
    await desk.locator('#v4').click()
    await desk.getByRole('region', { name: 'Selected verses' }).getByText('John 3:4', { exact: true }).waitFor()
  })

  test('the arrow keys go from verse to verse, and Enter selects', async () => {
    const page = await open('/read/JHN/3')
    await page.getByRole('button', { name: 'Verse 1', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('John 3:3', { exact: true }).waitFor()
  })

  test('dragging over words selects their verses', async () => {
    const page = await open('/read/JHN/3')
    const [from, to] = [await verse(page, 3).boundingBox(), await verse(page, 4).boundingBox()]
    await page.mouse.move(from!.x + 60, from!.y + 12)
    await page.mouse.down()
    await page.mouse.move(to!.x + 80, to!.y + 14, { steps: 8 })
    await page.mouse.up()
    await page.getByRole('region', { name: 'Selected verses' }).getByText('John 3:3–4').waitFor()
  })
})

describe('the bar of selected verses', () => {
  test.each(['no-preference', 'reduce'] as const)(
    'a verse under the bar moves above it, one in view stays where it is: motion %s',
    async (reducedMotion) => {
      const page = await open('/read/JHN/3', {
        size: 'phone',
        context: { hasTouch: true, isMobile: true, reducedMotion },
      })
      await verse(page, 3).waitFor()
      await page.locator('#v8').tap()
      const bar = page.getByRole('region', { name: 'Selected verses' })
      const isAbove = async () => (await bottomOf(page, 8)) < (await bar.boundingBox())!.y
      await expect.poll(isAbove).toBe(true)
      // a smooth scroll has ended by then, or begun
      const settled = () => page.evaluate(() => new Promise((done) => setTimeout(() => done(scrollY), 500)))
      const before = await settled()
      await page.locator('#v5').tap()
      await bar.getByText('John 3:5, 8').waitFor()
      await bar.getByRole('button', { name: 'Compare' }).waitFor()
      expect(await settled()).toBe(before)
    },
  )

  test.each<[string, (page: Page) => Promise<void>]>([
    ['turns the wheel', (page) => page.mouse.wheel(0, 5)],
    ['touches the page', (page) => page.touchscreen.tap(2, 300)],
    ['presses a key', (page) => page.keyboard.press('Shift')],
  ])('a verse under the bar does not move once the reader %s', async (_does, act) => {
    const page = await open('/read/JHN/3', {
      size: 'phone',
      context: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
    })
    await verse(page, 3).waitFor()
    const [asked, wanted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/assets/SheetActions-*.js', async (route) => {
      asked.resolve()
      await wanted.promise
      await route.continue()
    })
    await page.locator('#v8').tap()
    const bar = page.getByRole('region', { name: 'Selected verses' })
    await bar.waitFor()
    await asked.promise
    const at = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
        return scrollY
      })
    await act(page)
    const before = await at()
    wanted.resolve()
    await bar.getByRole('button', { name: 'Compare' }).waitFor()
    expect(await at()).toBe(before)
    expect(await bottomOf(page, 8)).toBeGreaterThan((await bar.boundingBox())!.y)
  })
})

test.each(Object.keys(themes) as Theme[])(
  'in the theme %s a selected verse has a dotted line and no fill, unlike a highlight',
  async (theme) => {
    const page = await open('/read/JHN/3?verse=17', { theme })
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    const look = (number: number) =>
      verse(page, number)
        .first()
        .evaluate((words) => {
          const { backgroundColor, boxShadow, textDecorationLine, textDecorationStyle } = getComputedStyle(words)
          return { fill: [backgroundColor, boxShadow], line: [textDecorationLine, textDecorationStyle] }
        })
    await expect.poll(async () => (await look(16)).line).toEqual(['underline', 'dotted'])
    const [plain, selected, marked] = [await look(15), await look(16), await look(17)]
    expect(selected.fill).toEqual(plain.fill)
    expect(marked.fill[0]).not.toBe(plain.fill[0])
    expect(marked.line[0]).toBe('none')
  },
)

describe('the bar beside a conversation', () => {
  const boxes = (page: Page) =>
    page.evaluate(() => {
      const edge = document.querySelector('aside[aria-label="Chat"]')!.getBoundingClientRect().left
      const parts = [...document.querySelectorAll('section[aria-label="Selected verses"] :is(button, [role="status"])')]
      const shown = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
      return { shown: shown.length, over: shown.filter(({ right }) => right > edge).length }
    })
  const asked = async (width: number, height: number) => {
    const page = await open('/read/JHN/3', { context: { viewport: { width, height } } })
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    const bar = page.getByRole('region', { name: 'Selected verses' })
    await bar.getByRole('button', { name: 'More' }).waitFor()
    await bar.getByRole('button', { name: 'Ask' }).click()
    await page.getByRole('textbox', { name: 'Your question' }).waitFor()
    return page
  }

  test('is not over it on a phone on its side', async () => {
    expect(await boxes(await asked(844, 390))).toEqual({ shown: 0, over: 0 })
  })

  test('is not over it on a small tablet', async () => {
    const { shown, over } = await boxes(await asked(844, 900))
    expect([shown > 4, over]).toEqual([true, 0])
  })
})

describe('copied and shared verses', () => {
  test('copying takes the words with reference and translation, without numbers and notes', async () => {
    const page = await open('/read/JHN/3', { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^For God so loved the world, that he gave his only born Son, .*eternal life\.\n— John 3:16 \(WEB\)$/,
    )
  })

  test('copied verses show gaps between them, with balanced quotation marks', async () => {
    const page = await open('/read/JHN/3', { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    for (const verse of [3, 5]) await page.getByRole('button', { name: `Verse ${verse}`, exact: true }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Jesus answered him, “.*Kingdom\.?.*” … Jesus answered, “.*”\n— John 3:3, 5 \(WEB\)$/)
  })

  test('a marked verse includes its number and the spaces inside its mark', async () => {
    const page = await open('/read/MAT/18?verse=21-24')
    const second = page.locator('#v22[data-highlighted]')
    await second.waitFor()
    const [painted, words] = await second.evaluate((number) => {
      const { backgroundColor, top, bottom } = getComputedStyle(number, '::after')
      const own = number.getBoundingClientRect()
      const band = [own.top + Number.parseFloat(top), own.bottom - Number.parseFloat(bottom)]
      const verse = number.nextElementSibling!
      const line = verse.getClientRects()[0]!
      return [
        { backgroundColor, band },
        { backgroundColor: getComputedStyle(verse).backgroundColor, band: [line.top, line.bottom] },
      ]
    })
    expect(painted?.backgroundColor).toBe(words?.backgroundColor)
    for (const edge of [0, 1]) expect(Math.abs(painted!.band[edge]! - words!.band[edge]!)).toBeLessThan(1)
  })

  test('sharing without a share sheet copies the link of the verses', async () => {
    const page = await open('/read/JHN/3', { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/read/JHN/3?verse=16`)
  })
})
