/// <reference lib="dom" />
import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from '../../infra/measure/check-web/at-rest.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** Delays the requests for these paths until `release` is called. */
async function delay(page: Page, path: string | RegExp): Promise<{ isAsked: Promise<void>; release: () => void }> {
  const free = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(path, async (route: Route) => {
    asked.resolve()
    await free.promise
    await route.continue()
  })
  return { isAsked: asked.promise, release: free.resolve }
}

const boxOf = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, width }
  })

describe('nothing moves when it is complete', () => {
  test('the text, when the conversation beside it has loaded', async () => {
    const page = await site.page()
    const code = await delay(page, /\/assets\/ChatPlacement|\/assets\/ReaderChat/)
    await page.goto('/read/JHN/3?question=Who+was+Nicodemus%3F')
    await code.isAsked
    const verse = page.locator('.verse').first()
    await verse.waitFor()
    const before = await boxOf(verse)
    code.release()
    await page.getByRole('complementary', { name: 'Chat' }).waitFor()
    expect(await boxOf(verse)).toEqual(before)
  })

  test('the menu, when the flags and the recent chats have loaded', async () => {
    const page = await site.page()
    await page.route('**/api/chats*', (route) =>
      route.fulfill({
        json: {
          chats: [
            {
              id: 7,
              title: 'Question: Who was Nicodemus?',
              is_public: false,
              created_at: new Date().toISOString(),
              updated_at: new Date().toISOString(),
              reference: { translation: 'eng-web', book: 'John', book_id: 'JHN', chapter: 3, verse: null },
            },
          ],
        },
      }),
    )
    const flags = await delay(page, '**/api/feature-flags')
    await page.goto('/search')
    await flags.isAsked
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const entries = ['Conversations', 'Settings', 'Check a Text'].map((name) => menu.getByRole('link', { name }))
    for (const entry of entries) await entry.waitFor()
    const before = await Promise.all(entries.map(boxOf))
    flags.release()
    await menu.getByRole('link', { name: 'Reading Plans' }).waitFor()
    await menu.getByRole('link', { name: /Who was Nicodemus/ }).waitFor()
    expect(await Promise.all(entries.map(boxOf))).toEqual(before)
  })

  test('the card of cross references, when their verses have loaded', async () => {
    const page = await site.page()
    const verses = await delay(page, '**/passage?*')
    await page.goto('/read/MAT/5')
    await page.locator('button.note[data-kind="crossref"]').first().click()
    await verses.isAsked
    const card = page.getByRole('dialog', { name: 'Cross references' })
    const before = await boxOf(card)
    verses.release()
    await card.locator('q').first().waitFor()
    expect(await boxOf(card)).toEqual(before)
  })

  test.each(['phone', 'desk'] as const)(
    'the comparison of translations on a %s, when their verses have loaded',
    async (size) => {
      const page = await site.page({ size })
      const verses = await delay(page, '**/passage?*')
      await page.goto('/read/JHN/3')
      await page.locator('#v16').click()
      await page.getByRole('button', { name: 'Compare' }).click()
      await verses.isAsked
      const sheet = page.getByRole('dialog', { name: 'Compare John 3:16' })
      const title = sheet.getByRole('heading', { name: 'John 3:16' })
      await title.waitFor()
      await atRest(page)
      const before = await Promise.all([sheet, title].map(boxOf))
      verses.release()
      await sheet.getByText('For God so loved the world').nth(1).waitFor()
      expect(await Promise.all([sheet, title].map(boxOf))).toEqual(before)
    },
  )
})

test.each(['phone', 'desk'] as const)(
  'the button Ask does not move on a %s when the suggestions beside it have loaded',
  async (size) => {
    const page = await site.page({ size })
    const suggestions = await delay(page, '**/suggestions')
    await page.goto('/read/JHN/3')
    await suggestions.isAsked
    const bar = page.getByRole('region', { name: 'Ask about this chapter' })
    const ask = bar.getByRole('button', { name: 'Ask', exact: true })
    await ask.waitFor()
    await atRest(page)
    const before = await Promise.all([bar, ask].map(boxOf))
    suggestions.release()
    await bar.getByRole('listitem').first().waitFor()
    expect(await Promise.all([bar, ask].map(boxOf))).toEqual(before)
  },
)
