/// <reference lib="dom" />
import type { Page } from 'playwright'

export const verse = (page: Page, number: number) => page.locator(`.verse[data-verse="${number}"]`).first()
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const place = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
export const scrolled = (page: Page) => page.evaluate(() => scrollY)
