/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, type Size } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

async function open(path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.open(path, options)
  await page.locator('.verse').first().waitFor()
  return page
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Text settings' })

const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Text settings' }).click()
  await sheet(page).waitFor()
}

/** The computed style of the first verse. */
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
  test('size, line width and spacing change the text immediately and are kept for the next visit', async () => {
    const page = await open('/read/JHN/3')
    const before = await setIn(page)
    expect(before.size).toBe(18)
    await openSheet(page)
    await sheet(page).getByRole('button', { name: 'Larger text' }).click()
    await sheet(page).getByText('110 %').waitFor()
    await sheet(page).getByRole('radio', { name: 'Wide' }).click()
    await sheet(page).getByRole('radio', { name: 'Roomy' }).click()
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

  test('the size scales 20 px in immersive mode, and an invalid size is the default', async () => {
    const larger = await open('/read/JHN/3', { stored: { reader_mode: 'immersive', reader_text_size: '150' } })
    expect((await setIn(larger)).size).toBe(30)
    const unknown = await open('/read/JHN/3', { stored: { reader_text_size: '<b>', reader_line_width: 'odd' } })
    expect((await setIn(unknown)).size).toBe(18)
  })

  test('the keyboard opens the sheet, sets the size and returns to where it was', async () => {
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
})

describe('what the text shows', () => {
  test('words of Jesus have the normal colour if the reader wants it', async () => {
    const page = await open('/read/JHN/3')
    const colours = () =>
      page
        .locator('.verse .wj')
        .first()
        .evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node.parentElement!).color])
    const [red, ink] = await colours()
    expect(red).not.toBe(ink)
    await openSheet(page)
    await sheet(page).getByRole('switch', { name: 'Words of Jesus in colour' }).uncheck()
    expect(await colours()).toEqual([ink, ink])
  })

  test.each([
    { name: 'Verse numbers', hidden: '.verse-number', kept: 'button.note' },
    { name: 'Footnotes and references', hidden: 'button.note', kept: '.verse-number' },
  ])('$name can be switched off on their own, for later visits too', async ({ name, hidden, kept }) => {
    const page = await open('/read/JHN/3')
    const shown = (selector: string) => page.locator(`[data-chapter] ${selector}:visible`)
    const all = await shown(kept).count()
    expect(all).toBeGreaterThan(0)
    await openSheet(page)
    await sheet(page).getByRole('switch', { name, exact: true }).uncheck()
    await shown(hidden).first().waitFor({ state: 'hidden' })
    await page.reload()
    await page.locator('.verse').first().waitFor()
    expect(await shown(hidden).count()).toBe(0)
    expect(await shown(kept).count()).toBe(all)
  })

  test.each([
    ['Inter, without serifs', /^"?Inter/, /inter-latin/],
    ['Atkinson Hyperlegible, for low vision', /^"?Atkinson Hyperlegible/, /atkinson-hyperlegible/],
    ['OpenDyslexic, for dyslexia', /^"?OpenDyslexic/, /opendyslexic/],
  ])('the text is set in %s if the reader wants it, loaded from our host when chosen', async (name, family, file) => {
    const page = await site.page()
    const fetched: URL[] = []
    page.on('request', (request) => request.url().endsWith('.woff2') && fetched.push(new URL(request.url())))
    await page.goto('/read/JHN/3')
    await page.locator('.verse').first().waitFor()
    const isExtra = ({ pathname }: URL) => /atkinson|dyslexic/i.test(pathname)
    expect(fetched.filter(isExtra)).toEqual([])
    const chosen = () =>
      page
        .locator('.verse')
        .first()
        .evaluate((node) => getComputedStyle(node).fontFamily)
    expect(await chosen()).toMatch(/^"?Literata/)
    await openSheet(page)
    await sheet(page).getByLabel('Font').selectOption(name)
    expect(await chosen()).toMatch(family)
    await expect.poll(() => fetched.some(({ pathname }) => file.test(pathname))).toBe(true)
    expect(new Set(fetched.map(({ origin }) => origin))).toEqual(new Set([site.url]))
    await page.reload()
    await page.locator('.verse').first().waitFor()
    expect(await chosen()).toMatch(family)
  })
})

describe('lines of the text', () => {
  test.each<Size>(['phone', 'desk'])('each verse has its own line on a %s if the reader wants it', async (size) => {
    const page = await open('/read/JHN/3', { size })
    const lines = () =>
      page.locator('.p').evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) =>
          [...paragraph.querySelectorAll(':scope > .verse')].map((verse) => {
            const { left, top, bottom } = verse.getBoundingClientRect()
            const number = verse.previousElementSibling?.getBoundingClientRect()
            return { left, top, bottom, number: number ? { right: number.right, top: number.top } : null }
          }),
        ),
      )
    await openSheet(page)
    await sheet(page).getByRole('switch', { name: 'Each verse on its own line' }).check()
    const set = await lines()
    expect(set.length).toBeGreaterThan(30)
    for (const [index, { left, top, number }] of set.entries()) {
      expect(left).toBe(set[0]!.left)
      if (index > 0) expect(top).toBeGreaterThanOrEqual(set[index - 1]!.bottom)
      // the number is in the margin, on the first line of its verse
      if (number) expect(number.right).toBeLessThanOrEqual(left)
      if (number) expect(Math.abs(number.top - top)).toBeLessThan(8)
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.reload()
    await page.locator('.verse').first().waitFor()
    expect(new Set((await lines()).map(({ left }) => left)).size).toBe(1)
  })

  test('the text is justified if the reader wants it', async () => {
    const page = await open('/read/JHN/3')
    const align = () =>
      page
        .locator('.p')
        .first()
        .evaluate((node) => getComputedStyle(node).textAlign)
    expect(await align()).not.toBe('justify')
    await openSheet(page)
    await sheet(page).getByRole('switch', { name: 'Justified text' }).check()
    expect(await align()).toBe('justify')
    await page.reload()
    expect(await align()).toBe('justify')
    await openSheet(page)
    await sheet(page).getByRole('button', { name: 'Reset to the defaults' }).click()
    expect(await align()).not.toBe('justify')
  })

  test.each([
    ['parchmentDark', 'desk'],
    ['light', 'phone'],
  ] as const)('axe finds nothing in the sheet in %s on a %s', async (theme, size) => {
    const page = await open('/read/PSA/117', { size, theme })
    await openSheet(page)
    await expectAccessible(page)
  })
})

describe('keys', () => {
  test('a question mark shows the shortcuts, Escape closes them and restores the focus', async () => {
    const page = await open('/read/PSA/117', { theme: 'dark' })
    await page.getByRole('button', { name: 'Verse 1', exact: true }).focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await help.getByText('Search the Bible').waitFor()
    await expectAccessible(page)
    // shortcuts do nothing while the dialog is open
    await page.keyboard.press('g')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('v1')
  })

  test('a slash opens the search, and shortcuts are ignored while typing', async () => {
    const page = await open('/read/JHN/3')
    await page.keyboard.press('/')
    await page.waitForURL('**/search')
    await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'))
    await page.keyboard.type('what is g?')
    expect(await page.getByRole('searchbox').inputValue()).toBe('what is g?')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('on paper', () => {
  test('a chapter is black on white in every theme, with its notes and without controls', async () => {
    const page = await open('/read/GEN/1', { theme: 'parchmentDark' })
    await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const look = await page.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.querySelector('.verse')!).color,
      notes: document.querySelector('.notes')!.checkVisibility(),
    }))
    expect(look).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', notes: true })
    const pressed = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Chapters' }), page.locator('nav')]
    for (const gone of pressed) expect(await gone.first().isVisible()).toBe(false)
    expect(await page.getByRole('region', { name: 'Ask about this chapter' }).isVisible()).toBe(false)
    await page.getByText('World English Bible ·').last().waitFor()
  })
})

describe('returning', () => {
  test('Home links to the verse where reading stopped', async () => {
    const page = await open('/read/PSA/119')
    await page.locator('.verse[data-verse="105"]').first().scrollIntoViewIfNeeded()
    await page.waitForFunction(() => scrollY > innerHeight)
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Continue reading Psalm 119' })
    await link.waitFor()
    const verse = /#v(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]
    expect(Number(verse)).toBeGreaterThan(50)
    await link.click()
    await page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top
      return top !== undefined && top > 0 && top < innerHeight
    }, `v${verse}`)
  })

  test('the canonical URL follows the chapter', async () => {
    const page = await open('/read/JHN/3')
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
    expect(await canonical()).toMatch(/\/read\/JHN\/3$/)
    await page.getByRole('link', { name: 'Next John 4' }).click()
    await page.waitForFunction(() =>
      document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith('/read/JHN/4'),
    )
  })
})

describe('mistyped addresses', () => {
  test('an unknown book goes home, which offers similar names', async () => {
    const page = await site.page({ size: 'phone' })
    await page.goto('/read/Jhon/3')
    await page.waitForURL((url) => url.pathname + url.search === '/?notfound=1')
    await page.getByRole('status').getByRole('link', { name: 'John 3' }).click()
    await page.getByRole('heading', { level: 1, name: 'John 3' }).waitFor()
  })

  test('a missing page suggests a passage and a screen', async () => {
    const page = await site.page({ theme: 'parchment' })
    await page.goto('/serch')
    await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'Search the Bible' }).waitFor()
    await expectAccessible(page)
    await page.goto('/genisis/2')
    await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'Genesis 2' }).click()
    await page.getByRole('heading', { level: 1, name: 'Genesis 2' }).waitFor()
  })
})
