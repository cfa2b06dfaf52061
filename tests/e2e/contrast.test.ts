/// <reference lib="dom" />
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { atRest } from '../../infra/measure/check-web/at-rest.ts'
import type { Theme } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** The contrast of a button's text with its background, by the formula of WCAG. */
async function contrast(button: Locator): Promise<number> {
  await button.waitFor()
  await atRest(button.page())
  return button.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const paint = (color: string) => {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    const read = () => [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    const luminance = (rgb: number[]) =>
      rgb
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0)
    const chain: Element[] = []
    for (let each: Element | null = element; each; each = each.parentElement) chain.unshift(each)
    for (const each of chain) paint(getComputedStyle(each).backgroundColor)
    const behind = luminance(read())
    paint(getComputedStyle(element).color)
    const words = luminance(read())
    const opacity = chain.reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1)
    const ratio = (Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05)
    return opacity < 1 ? ratio * opacity : ratio
  })
}

const themes: Theme[] = ['light', 'dark', 'parchment', 'parchmentDark']

test.each(themes)('in %s a disabled primary button is readable: Save on My Profile', async (theme) => {
  const page = await site.open('/my-profile', { theme })
  const save = page.getByRole('button', { name: 'Save' })
  expect(await save.isDisabled()).toBe(true)
  expect(await contrast(save)).toBeGreaterThanOrEqual(4.5)
})

test.each(themes)('in %s a disabled primary button is readable: Try again on a phone', async (theme) => {
  const page = await site.page({ theme, size: 'phone' })
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '60' },
      contentType: 'application/problem+json',
      json: { error: 'queue_full', detail: 'Busy.' },
    }),
  )
  await page.goto('/read/JHN/3?question=Why')
  const again = page.getByRole('button', { name: /^Try again in/ })
  expect(await again.isDisabled()).toBe(true)
  expect(await contrast(again)).toBeGreaterThanOrEqual(4.5)
})
