/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { heading, place, scrolled, verse } from '../helpers/browser/reader-parts.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const built = new URL('../../dist/web/', import.meta.url)

const site = sharedSite()

const { open } = site

describe('the text', () => {
  test('a chapter shows its heading, its verses and their numbers', async () => {
    const page = await open('/read/GEN/1')
    await heading(page, 'Genesis 1').waitFor()
    expect(await page.locator('.verse-number').count()).toBe(31)
    expect(await verse(page, 1).textContent()).toContain('In the beginning')
    await expect.poll(() => page.title(), { timeout: 15_000 }).toBe('Genesis 1 (WEB) · Philip')
    expect(await page.locator('[lang="en"] .chapter').count()).toBe(1)
  })

  test('the page contains the chapter, and fetches it only if it does not', async () => {
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

  test('words of Jesus have their own colour, and poetry lines are indented by their level', async () => {
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
  test('previous and next cross the boundaries of books', async () => {
    const page = await open('/read/EXO/1')
    await page.getByRole('link', { name: 'Previous Genesis 50' }).click()
    await heading(page, 'Genesis 50').waitFor()
    await page.getByRole('link', { name: 'Next Exodus 1' }).click()
    await heading(page, 'Exodus 1').waitFor()
    expect(await scrolled(page)).toBe(0)
  })

  test('the Bible starts without a previous chapter and ends without a next one', async () => {
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

  test('two quick taps on the right quarter go forward, on the left quarter back, and one tap does nothing', async () => {
    const page = await open('/read/PSA/23', { size: 'phone', context: { hasTouch: true, isMobile: true } })
    await page.locator('[data-turns]').waitFor()
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

  test('the next chapter is prefetched', async () => {
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
  ])('%s opens %s', async (from, to) => {
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

  test('the verses in the URL are highlighted and the lowest is centred', async () => {
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

test('Back from a cross reference shows the chapter again that came with the page', async () => {
  const page = await open('/read/MAT/5')
  await page.locator('button.note[data-kind="crossref"]').first().click()
  await page.getByRole('dialog', { name: 'Cross references' }).getByRole('link').first().click()
  await page.locator('[data-book="ISA"] .verse').first().waitFor()
  await page.goBack()
  await heading(page, 'Matthew 5').waitFor()
  await page.locator('[data-book="MAT"] .verse').first().waitFor()
})

describe('loading and errors', () => {
  test('a loading chapter shows lines of the height of the text', async () => {
    const page = await open('/search')
    await page.route('**/chapters/3', () => {})
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'JHN, John' }).click()
    await page.getByRole('link', { name: 'John 3', exact: true }).click()
    await page.getByText('Loading chapter...').waitFor()
  })

  test('a chapter that cannot be loaded says so, and a retry loads it', async () => {
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

describe('accessibility and weight', () => {
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
    // the last to appear
    await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
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

  test('a first visit takes at most 117 kB of script and 13 kB of style', async () => {
    const html = readFileSync(new URL('index.html', built), 'utf8')
    const sizeOf = (ending: RegExp) =>
      [...new Set(html.match(ending))].reduce(
        (sum, name) => sum + gzipSync(readFileSync(new URL(`.${name}`, built))).length,
        0,
      )
    expect(sizeOf(/\/assets\/[\w.-]+\.js/g)).toBeLessThan(117_000)
    expect(sizeOf(/\/assets\/[\w.-]+\.css/g)).toBeLessThan(13_000)
  })

  test('the text does not jump while the page loads', async () => {
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
