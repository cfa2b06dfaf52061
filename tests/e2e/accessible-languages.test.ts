/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { OF_COLOUR } from '../../infra/measure/check-web/axe.ts'
import { wear } from '../../infra/measure/check-web/screens.ts'
import { verdictChat } from '../../infra/measure/check-web/verdict-chat.ts'
import { LANGUAGES } from '../../shared/words/languages.ts'
import { expectAccessible, type Size } from '../helpers/browser/browser.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'

const { page: visitor, plan } = planScreens()

/** Where a screen is, and what it has, in any language, when it is complete. */
type Looked = { name: string; path: string; size: Size; shown: string; ready?: (page: Page) => Promise<void> }

const screens: Looked[] = [
  { name: 'Home', path: '/', size: 'phone', shown: 'main button[lang="en"]' },
  // the suggested questions fade in last
  { name: 'the reader', path: '/read/JHN/3', size: 'tablet', shown: 'article li > button' },
  { name: 'a conversation', path: '/read/JHN/3?chatId=1', size: 'desk', shown: '[role="log"] [data-verdict]' },
  { name: 'a plan', path: '/plans', size: 'phone', shown: 'main h1[lang]' },
  { name: 'the search', path: '/search?q=living+water', size: 'desk', shown: 'main mark' },
  { name: 'the settings', path: '/settings', size: 'phone', shown: 'main select' },
  { name: 'the menu', path: '/read/JHN/3', size: 'phone', shown: 'dialog[open] a[href="/settings"]', ready: openMenu },
]

async function openMenu(page: Page): Promise<void> {
  await page.locator('article #v16').waitFor()
  await page.getByRole('banner').getByRole('button').first().click()
}

const languages = LANGUAGES.filter(({ id }) => ['en', 'es', 'de', 'ar'].includes(id))
const cases = languages.flatMap(({ id, dir }) => screens.map((screen) => ({ id, dir, ...screen })))

test.each(cases)(
  'axe finds nothing on $name in "$id", light and dark',
  async ({ id, dir, path, size, shown, ready }) => {
    const wanted = path === '/plans' ? `/plans/${(await plan(shortSteps)).planId}` : path
    const page = await visitor({ context: { locale: id }, size })
    await page.route('**/api/chat/1', (route) => route.fulfill({ json: verdictChat }))
    await page.goto(wanted)
    await ready?.(page)
    await page.locator(shown).first().waitFor()
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir || 'ltr'])).toEqual([
      id,
      dir,
    ])
    await expectAccessible(page)
    await wear(page, 'dark')
    await expectAccessible(page, OF_COLOUR)
  },
)
