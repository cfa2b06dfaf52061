/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage, type Size } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const mark = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Philip/ })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const box = (page: Page) => page.getByRole('searchbox', { name: 'Ask any question or enter a passage' })

describe.each<Size>(['phone', 'desk'])('from the reader on a %s', (size) => {
  test('the logo in the header links home', async () => {
    const page = await site.open('/read/1TH/5', { size })
    await mark(page).click()
    await box(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('Home is the first entry of the menu', async () => {
    const page = await site.open('/read/1TH/5', { size })
    if (size === 'phone') await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const entry = menu(page).getByRole('link', { name: 'Home', exact: true })
    await entry.waitFor()
    const entries = await menu(page)
      .locator('ul a')
      .evaluateAll((links) => links.map((link) => link.textContent))
    expect(entries[0]).toBe('Home')
    await entry.click()
    await box(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('the header of a reader on a phone keeps the chapter’s number beside a long name, and nothing is cut off', async () => {
  for (const width of [390, 360, 320]) {
    const page = await site.open('/read/1TH/5', { size: 'phone' })
    await page.setViewportSize({ width, height: 844 })
    const edges = await page.getByRole('button', { name: '1 Thessalonians 5' }).evaluate((button) => {
      const range = document.createRange()
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      let last: Node = button
      while (text.nextNode()) last = text.currentNode
      range.setStart(last, last.textContent!.length - 1)
      range.setEnd(last, last.textContent!.length)
      const { left, right } = range.getBoundingClientRect()
      return { left, right, end: button.getBoundingClientRect().right, number: range.toString() }
    })
    expect(edges.number).toBe('5')
    expect(edges.right).toBeLessThanOrEqual(edges.end)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a partner’s name and icon are in the reader on a phone too: the icon in the header, both in the menu', async () => {
  const page = await openPage(site.browser, `http://grace.localhost:${site.api.port}`, { size: 'phone' })
  await page.goto('/read/JHN/3')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Philip Grace Community Edition' })
  const widthOf = (place: typeof brand) =>
    place
      .locator('img[src="/partners/grace.svg"]')
      .evaluate((image: HTMLImageElement) => Math.round(image.getBoundingClientRect().width))
  await brand.locator('img').waitFor()
  expect(await widthOf(brand)).toBe(28)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const inMenu = menu(page).getByRole('link', { name: 'Philip Grace Community Edition' })
  await inMenu.getByText('Grace Community Edition').waitFor()
  expect(await widthOf(inMenu)).toBe(28)
  await expectAccessible(page)
})

test('a drawer that was left with the back button stays closed on the way back', async () => {
  const page = await site.open('/trust', { size: 'phone' })
  const menuButton = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await menuButton.click()
  await menu(page).getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').waitFor()
  await drawer.waitFor({ state: 'detached' })
  await menuButton.click()
  await drawer.waitFor()
  await page.goBack()
  await page.waitForURL('**/trust')
  await drawer.waitFor({ state: 'detached' })
  await page.goForward()
  await page.getByRole('searchbox').waitFor()
  expect(await drawer.count()).toBe(0)
})
