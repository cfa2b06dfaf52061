/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from '../../infra/check-web/at-rest.ts'
import { expectAccessible } from '../helpers/browser.ts'
import { sharedSite } from '../helpers/site.ts'

const built = new URL('../../dist/web/', import.meta.url)

const site = sharedSite()

const { open } = site

const verse = (page: Page, number: number) => page.locator(`.verse[data-verse="${number}"]`).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const place = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const scrolled = (page: Page) => page.evaluate(() => scrollY)

describe('the text', () => {
  test('a chapter shows its heading, its verses and their numbers', async () => {
    const page = await open('/read/GEN/1')
    await heading(page, 'Genesis 1').waitFor()
    expect(await page.locator('.verse-number').count()).toBe(31)
    expect(await verse(page, 1).textContent()).toContain('In the beginning')
    await expect.poll(() => page.title(), { timeout: 15_000 }).toBe('Genesis 1 (WEB) · Philip')
    expect(await page.locator('[lang="en"] .chapter').count()).toBe(1)
  })

  test('the page delivers the chapter with itself, and asks for it only where it does not', async () => {
    const page = await site.page()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/read/GEN/1')
    await verse(page, 1).waitFor()
    expect(asked).not.toContain('/api/bible/eng-web/book/GEN/chapters/1')
    await page.getByRole('link', { name: 'Next Genesis 2' }).click()
    await heading(page, 'Genesis 2').waitFor()
    expect(asked).toContain('/api/bible/eng-web/book/GEN/chapters/2')
  })

  test('study mode sets the text in 18 px, immersive mode in 20 px, and an unknown mode is study', async () => {
    const size = async (mode: string) => {
      const page = await open('/read/JHN/3', { stored: { reader_mode: mode } })
      return verse(page, 16).evaluate((node) => getComputedStyle(node).fontSize)
    }
    expect(await size('study')).toBe('18px')
    expect(await size('immersive')).toBe('20px')
    expect(await size('sideways')).toBe('18px')
  })

  test('verse numbers, notes and headings are not part of what is copied', async () => {
    const page = await open('/read/MAT/5')
    await verse(page, 5).waitFor()
    const selectable = await page
      .locator('.verse-number, button.note')
      .evaluateAll((nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).userSelect))])
    expect(selectable).toEqual(['none'])
  })

  test('words of Jesus have a colour of their own, and lines of poetry step in by their level', async () => {
    const page = await open('/read/MAT/5')
    const red = await page
      .locator('.wj')
      .first()
      .evaluate((node) => getComputedStyle(node).color)
    const ink = await page
      .locator('.verse')
      .first()
      .evaluate((node) => getComputedStyle(node).color)
    expect(red).not.toBe(ink)
    const edges = (level: string) =>
      page
        .locator(level)
        .first()
        .evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingInlineStart))
    expect(await edges('.q2')).toBeGreaterThan(await edges('.q1'))
  })
})

describe('from chapter to chapter', () => {
  test('previous and next lead across the borders of books', async () => {
    const page = await open('/read/EXO/1')
    await page.getByRole('link', { name: 'Previous Genesis 50' }).click()
    await heading(page, 'Genesis 50').waitFor()
    await page.getByRole('link', { name: 'Next Exodus 1' }).click()
    await heading(page, 'Exodus 1').waitFor()
    expect(await scrolled(page)).toBe(0)
  })

  test('the Bible begins without a previous chapter and ends without a next one', async () => {
    const first = await open('/read/GEN/1')
    await first.getByRole('link', { name: /^Next/ }).waitFor()
    expect(await first.getByRole('link', { name: /^Previous/ }).count()).toBe(0)
    const last = await open('/read/REV/22')
    await last.getByRole('link', { name: /^Previous/ }).waitFor()
    expect(await last.getByRole('link', { name: /^Next/ }).count()).toBe(0)
  })

  test('the arrow keys turn the page, and the focus goes to the new heading', async () => {
    const page = await open('/read/PSA/22')
    await page.getByRole('link', { name: 'Next Psalm 23' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await heading(page, 'Psalm 23').waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await page.keyboard.press('ArrowLeft')
    await heading(page, 'Psalm 22').waitFor()
  })

  test('two quick taps on the right quarter go on, on the left quarter back, one tap does nothing', async () => {
    const page = await open('/read/PSA/23', { size: 'phone', context: { hasTouch: true, isMobile: true } })
    await page.getByRole('link', { name: 'Next Psalm 24' }).waitFor()
    await page.touchscreen.tap(370, 300)
    await page.touchscreen.tap(370, 300)
    await heading(page, 'Psalm 24').waitFor()
    await page.getByRole('link', { name: 'Previous Psalm 23' }).waitFor()
    await page.touchscreen.tap(15, 300)
    await page.touchscreen.tap(15, 300)
    await heading(page, 'Psalm 23').waitFor()
    await page.touchscreen.tap(200, 300)
    await page.touchscreen.tap(200, 300)
    expect(place(page)).toBe('/read/PSA/23')
  })

  test('the next chapter is here before it is asked for', async () => {
    const page = await site.page()
    const brought = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/book/JHN/chapters/4'))
    await page.goto('/read/JHN/3')
    await brought
    await page.route('**/chapters/4', (route) => route.abort())
    await page.getByRole('link', { name: 'Next John 4' }).click()
    await heading(page, 'John 4').waitFor()
    expect(await verse(page, 14).textContent()).toContain('water')
  })
})

describe('addresses', () => {
  test.each([
    ['/read/JHN/99', '/read/JHN/1'],
    ['/read/JHN/0', '/read/JHN/1'],
    ['/read/john/3?verse=16', '/read/JHN/3?verse=16'],
    ['/eng-web/JHN/3?verse=16', '/read/JHN/3?verse=16'],
    ['/read/XYZ/1', '/?notfound=1'],
    ['/read/%3Cscript%3E/1', '/?notfound=1'],
  ])('%s leads to %s', async (from, to) => {
    const page = await open(from)
    await page.waitForURL((url) => url.pathname + url.search === to)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('a chapter that the translation lacks goes home with its message', async () => {
    const page = await open('/read/XYZ/1')
    await page.getByText("We couldn't find a passage for that question.").waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(place(page)).toBe('/')
  })

  test('the verses of the address are highlighted and the lowest stands in the middle', async () => {
    const page = await open('/read/PSA/119?verse=105-107,103')
    await page.waitForFunction(() => scrollY > 0)
    const marked = await page
      .locator('.verse[data-highlighted]')
      .evaluateAll((nodes) => [...new Set(nodes.map((node) => Number((node as HTMLElement).dataset.verse)))])
    expect(marked).toEqual([103, 105, 106, 107])
    const middle = await verse(page, 103).evaluate((node) => node.getBoundingClientRect().top / innerHeight)
    expect(middle).toBeGreaterThan(0.3)
    expect(middle).toBeLessThan(0.7)
  })
})

describe('notes', () => {
  test('a press opens the note beside its marker, Escape closes it and gives the focus back', async () => {
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

  test('the pointer shows a note while it rests there, and takes it away when it leaves', async () => {
    const page = await open('/read/GEN/1')
    await page.locator('button.note').first().hover()
    const note = page.getByRole('dialog', { name: 'Footnote' })
    await note.waitFor()
    await note.hover()
    await page.mouse.move(5, 5)
    await note.waitFor({ state: 'detached' })
  })

  test('a cross reference shows the words it leads to, and leads there', async () => {
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

test('Back from a cross reference shows the chapter again that came with the page', async () => {
  const page = await open('/read/MAT/5')
  await page.locator('button.note[data-kind="crossref"]').first().click()
  await page.getByRole('dialog', { name: 'Cross references' }).getByRole('link').first().click()
  await page.locator('[data-book="ISA"] .verse').first().waitFor()
  await page.goBack()
  await heading(page, 'Matthew 5').waitFor()
  await page.locator('[data-book="MAT"] .verse').first().waitFor()
})

describe('selected verses', () => {
  test('a bar that comes up under a press does not catch its release', async () => {
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
  test('a press on a number selects its verse, Shift reaches on, and the bar names them', async () => {
    const page = await open('/read/JHN/3')
    await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
    await page.getByRole('button', { name: 'Verse 18', exact: true }).click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: 'Selected verses' })
    await bar.getByText('John 3:16–18').waitFor()
    expect(await page.locator('.verse-number[aria-pressed="true"]').allTextContents()).toEqual(['16', '17', '18'])
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
  })

  test('a finger on the words of a verse selects it, and lets it go again; a mouse does not', async () => {
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

  test('words that are dragged over select their verses', async () => {
    const page = await open('/read/JHN/3')
    const [from, to] = [await verse(page, 3).boundingBox(), await verse(page, 4).boundingBox()]
    await page.mouse.move(from!.x + 60, from!.y + 12)
    await page.mouse.down()
    await page.mouse.move(to!.x + 80, to!.y + 14, { steps: 8 })
    await page.mouse.up()
    await page.getByRole('region', { name: 'Selected verses' }).getByText('John 3:3–4').waitFor()
  })

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

  test('copied verses show the gap between them, and every quotation mark has its other half', async () => {
    const page = await open('/read/JHN/3', { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    for (const verse of [3, 5]) await page.getByRole('button', { name: `Verse ${verse}`, exact: true }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Jesus answered him, “.*Kingdom\.?.*” … Jesus answered, “.*”\n— John 3:3, 5 \(WEB\)$/)
  })

  test('a marked verse has its number and the spaces inside its mark', async () => {
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

describe('navigator and translations', () => {
  test('the place opens the navigator: a book, then its chapters, then the chapter', async () => {
    const page = await open('/read/JHN/3')
    await page.getByRole('button', { name: 'John 3' }).click()
    const navigator = page.getByRole('dialog', { name: 'Choose a book and chapter' })
    await navigator.getByRole('button', { name: 'Psalms' }).click()
    expect(await navigator.getByRole('link').count()).toBe(150)
    await navigator.getByRole('button', { name: 'Back to the books' }).click()
    await navigator.getByRole('tab', { name: 'New Testament' }).click()
    expect((await navigator.getByRole('tabpanel').getByRole('button').allInnerTexts())[0]).toBe('Matthew')
    expect(await navigator.getByRole('tabpanel').getByRole('button').count()).toBe(27)
    await navigator.getByRole('button', { name: 'Romans' }).click()
    await navigator.getByRole('link', { name: 'Romans 8' }).click()
    await heading(page, 'Romans 8').waitFor()
  })

  test('the grid of books has 6 columns, the Old Testament 3 on a tablet and 4 on a desk', async () => {
    const columns = async (size: 'tablet' | 'desk', tab: string) => {
      const page = await open('/read/JHN/3', { size })
      await page.keyboard.press('g')
      await page.getByRole('tab', { name: tab }).click()
      return page.getByRole('tabpanel').evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' ').length)
    }
    expect(await columns('desk', 'All')).toBe(6)
    expect(await columns('tablet', 'Old Testament')).toBe(3)
    expect(await columns('desk', 'Old Testament')).toBe(4)
  })

  test('Escape and a press outside close the navigator', async () => {
    const page = await open('/read/JHN/3')
    const navigator = page.getByRole('dialog', { name: 'Choose a book and chapter' })
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 400)]) {
      await page.keyboard.press('g')
      await navigator.waitFor()
      await close()
      await navigator.waitFor({ state: 'detached' })
    }
  })

  test('another translation replaces the text, is kept, and is told to the server', async () => {
    const page = await open('/read/JHN/3')
    await verse(page, 16).waitFor()
    const saved = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/api/user/translation'),
    )
    await page.locator('header').getByLabel('Translation').selectOption('spa-rv1909')
    await page.locator('[lang="es"] .verse[data-verse="16"]').getByText('Porque de tal manera').waitFor()
    expect((await saved).postDataJSON()).toEqual({ translation_id: 'spa-rv1909' })
    await page.reload()
    await page.locator('[lang="es"] .verse[data-verse="16"]').getByText('Porque de tal manera').waitFor()
  })
})

describe('the place of the chat', () => {
  const openChat = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true }).click()

  test('above 768 px it takes the right half beside the text', async () => {
    const page = await open('/read/JHN/3', { size: 'tablet' })
    await openChat(page)
    const chat = page.getByRole('complementary', { name: 'Chat' })
    await chat.waitFor()
    const box = await chat.boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(box!.width / main!.width).toBeCloseTo(0.5, 1)
    expect(box!.y).toBe(56)
    const column = await verse(page, 1).boundingBox()
    expect(column!.x + column!.width).toBeLessThanOrEqual(box!.x)
  })

  test('below it is a sheet of 60 %, which a drag makes 90 % and 60 % again, and a drag down closes', async () => {
    const page = await open('/read/JHN/3', { size: 'phone' })
    await openChat(page)
    const sheet = page.getByRole('dialog', { name: 'Chat' })
    await sheet.waitFor()
    const drag = async (by: number) => {
      const grip = await page.getByRole('button', { name: /^Make the chat/ }).boundingBox()
      const y = grip!.y + grip!.height / 2
      await page.mouse.move(195, y)
      await page.mouse.down()
      await page.mouse.move(195, y + by, { steps: 4 })
      await page.mouse.up()
    }
    const reaches = (part: number) =>
      page.waitForFunction((wanted) => {
        const height = document.querySelector('dialog:modal')?.getBoundingClientRect().height ?? 0
        return Math.abs(height / innerHeight - wanted) < 0.005
      }, part)
    await reaches(0.6)
    await drag(-120)
    await reaches(0.9)
    await drag(120)
    await reaches(0.6)
    await drag(120)
    await sheet.waitFor({ state: 'detached' })
    expect(await page.getByRole('region', { name: 'Ask about this chapter' }).count()).toBe(1)
  })

  test('a press outside the sheet closes it, and it stays closed', async () => {
    const page = await open('/read/JHN/3?chatId=123456', { size: 'phone' })
    const sheet = page.getByRole('dialog', { name: 'Chat' })
    await sheet.waitFor()
    await page.mouse.click(195, 100)
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
  })
})

describe('when something is missing', () => {
  test('a chapter on its way says so, in lines of the height of the text', async () => {
    const page = await open('/search')
    await page.route('**/chapters/3', () => {})
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'JHN, John' }).click()
    await page.getByRole('link', { name: 'John 3', exact: true }).click()
    await page.getByText('Loading chapter...').waitFor()
  })

  test('a chapter that cannot be loaded says so, and another try brings it', async () => {
    const page = await open('/read/JHN/3')
    await page.getByRole('link', { name: 'Next John 4' }).waitFor()
    await page.route('**/chapters/15', (route) => route.fulfill({ status: 503, body: '' }))
    await page.keyboard.press('g')
    await page.getByRole('dialog').getByRole('button', { name: 'JHN, John' }).click()
    await page.getByRole('link', { name: 'John 15', exact: true }).click()
    await page.getByText('Failed to load chapter. Please try again.').waitFor()
    await page.unroute('**/chapters/15')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('I am the true vine').waitFor()
  })
})

describe('for everybody', () => {
  test.each([
    ['light', 'desk'],
    ['dark', 'phone'],
    ['parchment', 'phone'],
    ['parchmentDark', 'desk'],
  ] as const)('axe finds nothing in %s on a %s', async (theme, size) => {
    const page = await open('/read/MAT/3', { size, theme })
    await verse(page, 3).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
    await page.locator('button.note').first().click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.getByRole('tabpanel').waitFor()
    await expectAccessible(page)
  })

  test('a psalm with a title has its headings in order', async () => {
    const page = await open('/read/PSA/23')
    const title = page.locator('.psalm-title')
    await title.waitFor()
    expect(await title.getAttribute('aria-level')).toBe('2')
    await expectAccessible(page)
  })

  test('no page asks another host for anything', async () => {
    const page = await site.page()
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    for (const path of ['/read/MAT/5', '/', '/search?q=water']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    expect([...hosts]).toEqual([`127.0.0.1:${site.api.port}`])
  })

  test('a first visit takes at most 120 kB of script and 15 kB of style', async () => {
    const html = readFileSync(new URL('index.html', built), 'utf8')
    const sizeOf = (ending: RegExp) =>
      [...new Set(html.match(ending))].reduce(
        (sum, name) => sum + gzipSync(readFileSync(new URL(`.${name}`, built))).length,
        0,
      )
    expect(sizeOf(/\/assets\/[\w.-]+\.js/g)).toBeLessThan(120_000)
    expect(sizeOf(/\/assets\/[\w.-]+\.css/g)).toBeLessThan(15_000)
  })

  test('the text does not jump while the page comes to rest', async () => {
    const page = await site.page()
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/read/GEN/1')
    await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    expect(shift).toBeLessThan(0.02)
  })
})
