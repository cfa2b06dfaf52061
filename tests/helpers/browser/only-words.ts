/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { atRest } from '../../../infra/measure/check-web/at-rest.ts'
import { type SizeName, sizes } from '../../../infra/measure/check-web/screen.ts'
import { books } from '../../../shared/bible/books.ts'
import { overflowing } from './overflowing.ts'
import { untranslated } from './untranslated.ts'

/** What a visitor's browser has stored to see the pseudo-locale. */
export const inPseudoLocale = { language: 'en-XA' }

/** A place has the book's name in the language of its translation. Names of products and of translations stay. */
const names = [...books.flatMap(({ id, name }) => [name, id]), 'Prayer of Manasses', 'Psalm']
const texts = ['World English Bible', 'King James Version', 'Reina-Valera 1909', 'WEB', 'KJV', 'RV1909', 'Philip']
const escaped = [...names, ...texts].map((name) => name.replace(/[()]/g, '\\$&')).sort((a, b) => b.length - a.length)
const ALLOWED = new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?: \\d+(?::[\\d–, -]+)?)?(?!\\p{L})`, 'gu')

/** Checks in each size that the interface of a page has only words of a catalog, and that none of them is cut. */
export async function expectOnlyWords(
  page: Page,
  wanted: readonly SizeName[] = ['phone', 'tablet', 'desk'],
): Promise<void> {
  for (const size of wanted) {
    await page.setViewportSize(sizes[size])
    await atRest(page)
    expect.soft(await untranslated(page, ALLOWED), size).toEqual([])
    expect.soft(await overflowing(page), size).toEqual([])
  }
}
