/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const finder = sharedStack({ env: { LLM_PROVIDER: 'builtin' } })

const visitors = [
  {
    locale: 'de-DE',
    words: 'Ich will nicht mehr leben',
    name: 'Hilfe',
    lang: 'de',
    dir: 'ltr',
    number: '0800 111 0 111',
    title: 'Gespräch',
  },
  {
    ...{ locale: 'ar-EG', words: 'أريد أن أموت', name: 'مساعدة', lang: 'ar', dir: 'rtl', number: '123' },
    title: 'المحادثة',
  },
]

test.each(visitors)('words of distress in "$lang" get help in it, on a page in it', async (visitor) => {
  const { locale, words, name, lang, dir, number, title } = visitor
  const page = await finder.page({ size: 'phone', context: { locale } })
  await page.goto('/')
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  const help = page.getByRole('region', { name, exact: true })
  const link = help.getByRole('link', { name: number, exact: true })
  await link.waitFor()
  expect([await help.getAttribute('lang'), await help.getAttribute('dir')]).toEqual([lang, dir])
  expect(await link.getAttribute('href')).toBe(`tel:${number.replaceAll(' ', '')}`)
  await page.waitForURL(/chatId=\d+/)
  await page.getByRole('heading', { name: title, exact: true, level: 2 }).waitFor()
  await expectAccessible(page)
  // no words of the visitor in the list, and no English ones
  await page.goto('/conversations')
  const chat = page.getByRole('main').locator('a[href*="chatId="]')
  await chat.waitFor()
  expect(await chat.textContent()).toMatch(new RegExp(`^${title}`))
})

test.each(visitors)(
  'without a server the browser gives the same help: in "$lang"',
  async ({ locale, words, name, dir }) => {
    const page = await finder.page({ size: 'phone', context: { locale } })
    await page.goto('/')
    await page.route('**/api/home', (route) => route.abort())
    await page.getByRole('searchbox').fill(words)
    await page.getByRole('searchbox').press('Enter')
    const help = page.getByRole('region', { name, exact: true })
    await help.getByRole('link', { name: 'findahelpline.com' }).first().waitFor()
    expect(await help.getAttribute('dir')).toBe(dir)
  },
)

test('groups of digits keep their order in words from right to left', async () => {
  const page = await finder.page({ size: 'phone', context: { locale: 'en-GB' } })
  await page.goto('/')
  await page.getByRole('searchbox').fill('אני רוצה למות')
  await page.getByRole('searchbox').press('Enter')
  const number = page.getByRole('region', { name: 'עזרה' }).locator('a[href="tel:116123"]')
  await number.waitFor()
  // the left edge of the first and of the last digit
  const [first, last] = await number.evaluate((link) => {
    const text = link.firstChild!
    return [text.textContent!.indexOf('1'), text.textContent!.lastIndexOf('3')].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(first).toBeLessThan(last!)
})
