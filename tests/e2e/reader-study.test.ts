/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sizes } from '../../infra/measure/check-web/screen.ts'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { places } from '../helpers/browser/held-page.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite({ env: { ENABLE_COMMENTARIES: 'true' } })

async function open(path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.open(path, options)
  await page.locator('.verse').first().waitFor()
  return page
}

describe('Greek and Hebrew words', () => {
  const kjv = { translation_id: 'eng-kjv', reader_strongs: 'on' }
  const loved = (page: Page) => page.locator('.verse[data-verse="16"] .w').getByText('loved', { exact: true })

  test('are switched on in the text settings, and tapping a word shows its entry', async () => {
    const page = await open('/read/JHN/3', { stored: { translation_id: 'eng-kjv' } })
    await page.getByRole('link', { name: 'Next John 4' }).waitFor()
    await page.locator('.verse[data-verse="16"]').getByText('loved').waitFor()
    expect(await page.locator('.w').count()).toBe(0)
    await switchWords(page)
    await page.locator('.w[role="button"]').first().waitFor()
    await loved(page).click()
    const entry = page.getByRole('dialog', { name: 'Strong’s G25' })
    await entry.getByText(/^To love/).waitFor()
    expect(await entry.locator('[lang="el"]').textContent()).toMatch(/^ἀγαπ/)
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'detached' })
    expect(await loved(page).evaluate((node) => node === document.activeElement)).toBe(true)
  })

  test('are in the chapter that the page was delivered with, once they are switched on', async () => {
    const page = await open('/read/JHN/3')
    await page.locator('.verse[data-verse="16"]').getByText('loved').waitFor()
    const before = await places(page)
    expect(await page.locator('.w').count()).toBe(0)
    await switchWords(page)
    const word = page.locator('.verse[data-verse="16"] .w[role="button"]').first()
    await word.waitFor()
    expect(await places(page)).toEqual(before)
    await page.reload()
    await word.click()
    const entry = page.getByRole('dialog', { name: /^Strong’s G/ })
    await entry.waitFor()
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'detached' })
    await switchWords(page)
    await page.locator('.w').first().waitFor({ state: 'detached' })
    expect(await places(page)).toEqual(before)
  })

  test('a reader who wants them reads at once while the chapter is requested again, and gets them when it arrives', async () => {
    const page = await site.page({ stored: { reader_strongs: 'on' } })
    const chapter = '**/api/bible/eng-web/book/JHN/chapters/3'
    await page.route(chapter, (route) => route.abort())
    await page.goto('/read/JHN/3')
    await page.getByRole('link', { name: 'Next John 4' }).waitFor()
    await page.locator('.verse[data-verse="16"]').getByText('loved').waitFor()
    expect(await page.locator('.w').count()).toBe(0)
    await page.unroute(chapter)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('.w[role="button"]').first().waitFor()
  })

  test('are in both texts, also where the second is the one that the page was delivered with', async () => {
    const page = await open('/read/JHN/3', { stored: { ...kjv, second_translation: 'eng-web' } })
    await page.locator('.cell:not([data-second]) .w[role="button"]').first().waitFor()
    await page.locator('.cell[data-second] .w[role="button"]').first().waitFor()
  })

  test('an entry says its meaning first, and its numbers open other entries', async () => {
    const page = await open('/read/JHN/3', { stored: kjv, size: 'phone' })
    await page.locator('.w[role="button"]').first().waitFor()
    await loved(page).click()
    const entry = page.getByRole('dialog', { name: 'Strong’s G25' })
    await entry.getByText(/^To love/).waitFor()
    await entry.getByText('In the King James Version').waitFor()
    await expectAccessible(page)
    await entry.getByRole('button', { name: 'G5368' }).click()
    const other = page.getByRole('dialog', { name: 'Strong’s G5368' })
    await other.getByText(/^To be a friend/).waitFor()
    await other.getByRole('button', { name: 'G5384' }).waitFor()
  })

  test('are one tab stop, and the arrows move from word to word without turning the page', async () => {
    const page = await open('/read/GEN/1', { stored: kjv, theme: 'dark' })
    await page.locator('.w[role="button"]').first().waitFor()
    expect(await page.locator('.w[tabindex="0"]').count()).toBe(1)
    await page.locator('.w[tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    const entry = page.getByRole('dialog', { name: 'Strong’s H430' })
    await entry.locator('[lang="he"][dir="rtl"]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/read/GEN/1')
  })
})

/** Switches the links of the words on or off, and closes the panel. */
async function switchWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByRole('switch', { name: /^Greek and Hebrew words/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Switches the commentary on or off, and closes the panel. */
async function switchCommentary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text settings' }).click()
  const toggle = page.getByRole('switch', { name: 'Commentary' })
  await toggle.click()
  await expect.poll(() => toggle.isEnabled(), { timeout: 15_000 }).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('the commentary', () => {
  test('is next to the text when its toggle is on, below it on narrow screens, and hidden when it is off', async () => {
    const page = await open('/read/JHN/3')
    const commentary = page.getByRole('complementary', { name: 'Commentary' })
    expect(await commentary.count()).toBe(0)
    await switchCommentary(page)
    await commentary
      .getByText(/Nicodemus/)
      .first()
      .waitFor()
    await commentary.getByRole('heading', { level: 3 }).first().waitFor()
    const text = await page.locator('.chapter').boundingBox()
    const side = await commentary.boundingBox()
    expect(side!.x).toBeGreaterThanOrEqual(text!.x + text!.width)
    await page.setViewportSize(sizes.phone)
    await page.locator('article').getByRole('complementary', { name: 'Commentary' }).waitFor()
    expect((await commentary.boundingBox())!.width).toBeLessThan(390)
    await page.setViewportSize(sizes.desk)
    await switchCommentary(page)
    await commentary.waitFor({ state: 'detached' })
  })

  test('is set like a book: in the serif of Scripture, no smaller than 15 px', async () => {
    const page = await open('/read/PSA/23')
    await switchCommentary(page)
    const words = page.getByRole('complementary', { name: 'Commentary' }).locator('p').last()
    await words.waitFor()
    const { fontFamily, fontSize } = await words.evaluate((element) => {
      const { fontFamily, fontSize } = getComputedStyle(element)
      return { fontFamily, fontSize: Number.parseFloat(fontSize) }
    })
    expect(fontFamily).toMatch(/^"?Literata/)
    expect(fontSize).toBeGreaterThanOrEqual(15)
  })

  test('moves nothing when it loads: its space is reserved from the first paint', async () => {
    const page = await open('/read/JHN/3')
    await switchCommentary(page)
    const commentary = page.getByRole('complementary', { name: 'Commentary' })
    await commentary.getByRole('heading', { level: 3 }).first().waitFor()
    const left = async () => (await page.locator('.chapter').boundingBox())!.x
    const place = await left()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const slow = ['**/api/user', '**/api/feature-flags', '**/api/commentary/**', '**/assets/Commentary-*.js']
    for (const call of slow) await page.route(call, (route) => held.then(() => route.continue()))
    await page.reload()
    await page.locator('.verse').first().waitFor()
    expect(await commentary.count()).toBe(0)
    expect(await left()).toBe(place)
    answer()
    await commentary.getByRole('heading', { level: 3 }).first().waitFor()
    expect(await left()).toBe(place)
  })

  test('links to the passages that it names, and follows the chapter', async () => {
    const page = await open('/read/JHN/3')
    await switchCommentary(page)
    const commentary = page.getByRole('complementary', { name: 'Commentary' })
    await commentary
      .getByText(/Nicodemus/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Next John 4' }).click()
    await commentary
      .getByText(/Samaria/)
      .first()
      .waitFor()
    // a long comment is folded, and one press shows all of it
    const more = commentary.getByRole('button', { name: 'Read all of it' })
    const folded = await more.count()
    expect(folded).toBeGreaterThan(0)
    while ((await more.count()) > 0) await more.first().click()
    expect(await commentary.getByText(/--|"/).count()).toBe(0)
    const link = commentary.locator('a[href]').first()
    const to = (await link.getAttribute('href'))!
    await link.click()
    await page.waitForURL((url) => url.pathname + url.search === to)
  })
})

// a short psalm, because axe is slow on a long text
test('the commentary next to the text follows the reading', async () => {
  const page = await site.open('/read/MAT/5')
  await page.locator('.verse').first().waitFor()
  await switchCommentary(page)
  const commentary = page.getByRole('complementary', { name: 'Commentary' })
  await commentary.getByRole('heading', { level: 3 }).nth(3).waitFor()
  const position = () => commentary.evaluate((element) => Math.round(element.scrollTop))
  // how far the section of the verse at the top of the window is below the top of the column
  const distance = () =>
    commentary.evaluate((element) => {
      const numbers = [...document.querySelectorAll('.verse-number')]
      const verse = Number(numbers.find((each) => each.getBoundingClientRect().top > 60)!.id.slice(1))
      const sections = [...element.querySelectorAll<HTMLElement>('[data-from]')]
      const section = sections.findLast(({ dataset }) => Number(dataset.from) <= verse)!
      return Math.round(section.getBoundingClientRect().top - element.getBoundingClientRect().top)
    })
  await page.mouse.move(500, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(position).toBeGreaterThan(100)
  await expect.poll(distance).toBe(16)
  await page.mouse.wheel(0, -900)
  await expect.poll(position).toBe(0)
})

test('axe finds nothing in the commentary next to the text, nor in the entry of a word', async () => {
  const page = await open('/read/PSA/117', {
    stored: { translation_id: 'eng-kjv', reader_strongs: 'on' },
    theme: 'dark',
  })
  await switchCommentary(page)
  await page.getByRole('complementary', { name: 'Commentary' }).getByRole('heading', { level: 3 }).first().waitFor()
  await page.locator('.w[role="button"]').first().click()
  await page.getByRole('dialog').locator('[lang="he"]').waitFor()
  await expectAccessible(page)
})
