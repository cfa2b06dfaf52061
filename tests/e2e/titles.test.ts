/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

declare global {
  interface Window {
    titles: Set<string>
  }
}

test.each([
  ['/', 'home'],
  ['/read/JHN/3', 'article #v16'],
  ['/read/JHN/3?verse=16', 'article #v16'],
  ['/search', 'h1'],
  ['/search?q=vine', 'mark'],
  ['/conversations', 'h1'],
  ['/settings', 'h1'],
  ['/my-profile', 'h1'],
  ['/theologies/wesleyan', 'h1'],
  ['/theologies/none', 'h1'],
  ['/site/copyright', 'h1'],
  ['/site/none', 'h1'],
  ['/about-philip', 'h1'],
  ['/about', 'h1'],
  ['/install', 'h1'],
  ['/trust', 'h1'],
  ['/check', 'h1'],
  ['/instructions', 'h1'],
  ['/reading-plans', 'h1'],
  ['/reading-plans/discover', 'h1'],
  ['/reading-plans/create', 'form'],
  ['/plans/999999', 'text=No plan found.'],
  ['/nowhere/at/all', 'h1'],
])('the title of %s does not change after the page arrived', async (path, shown) => {
  const page = await site.page()
  await page.addInitScript(() => {
    window.titles = new Set()
    const note = () => document.title && window.titles.add(document.title)
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(path)
  await page.getByRole('banner').waitFor()
  await page
    .locator(shown === 'home' ? '[name="question"], textarea, input' : shown)
    .first()
    .waitFor()
  expect(await page.evaluate(() => [...window.titles])).toEqual([await page.title()])
  expect(await page.title()).toMatch(/(^| · )Philip$/)
})
