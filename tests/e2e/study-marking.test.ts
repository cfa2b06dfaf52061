/// <reference lib="dom" />
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { bar, drag, painted, select, swatch } from '../helpers/browser/study-parts.ts'

const site = sharedSite()
const { open } = site

describe('after some words of a verse got a colour', () => {
  async function openMarked() {
    const page = await open('/read/JHN/3')
    await drag(page, 'loved', 'world')
    await swatch(page, 'Rose, wavy line').click()
    await expect.poll(() => painted(page, 'rose')).toBe('loved the world,')
    return page
  }

  test('other words of it get one of their own, and another colour changes only these', async () => {
    const page = await openMarked()
    await drag(page, 'gave', 'gave')
    await swatch(page, 'Rose, wavy line').click()
    await expect.poll(() => painted(page, 'rose')).toBe('loved the world,gave')
    await swatch(page, 'Blue, dashed line').click()
    await expect.poll(() => painted(page, 'blue')).toBe('gave')
    expect(await painted(page, 'rose')).toBe('loved the world,')
  })

  test('a colour for more verses paints all of these, and Undo restores the words', async () => {
    const page = await openMarked()
    await select(page, 17)
    expect(await swatch(page, 'Rose, wavy line').getAttribute('aria-pressed')).toBe('false')
    await swatch(page, 'Gold, plain line').click()
    await expect.poll(() => painted(page, 'gold')).toMatch(/^For God so loved .* saved through him\.$/)
    expect(await painted(page, 'rose')).toBe('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => painted(page, 'rose')).toBe('loved the world,')
    expect(await painted(page, 'gold')).toBe('')
  })
})

test('two highlights of a verse are deleted by one tap, and restored by one Undo', async () => {
  const page = await open('/read/JHN/3')
  for (const verses of [
    [5, 6],
    [6, 7],
  ]) {
    await page.keyboard.press('Escape')
    for (const verse of verses) await select(page, verse)
    await swatch(page, 'Green, dotted line').click()
    await expect.poll(() => page.locator(`#v${verses[1]}`).getAttribute('aria-label')).toContain('Green')
  }
  const before = await painted(page, 'green')
  await page.keyboard.press('Escape')
  await select(page, 6)
  await swatch(page, 'Green, dotted line').click()
  await expect.poll(() => painted(page, 'green')).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => painted(page, 'green')).toBe(before)
})

describe('when the document’s code does not load', () => {
  const OFF = 'This browser keeps no notes: its storage is turned off.'

  test('for a moment, the highlight appears once it does', async () => {
    const page = await open('/read/JHN/3')
    let failed = 0
    await page.route(/assets\/open-study-/, (route) => (failed++ === 0 ? route.abort() : route.continue()))
    await select(page, 16)
    await swatch(page, 'Gold, plain line').click()
    await expect.poll(() => painted(page, 'gold')).toMatch(/^For God so loved/)
    expect(failed).toBeGreaterThan(1)
    expect(await page.getByText(OFF).count()).toBe(0)
  })

  test('because the server has a newer build, a message says so and offers to reload', async () => {
    const page = await open('/read/JHN/3')
    await page.route(/assets\/open-study-/, (route) => route.fulfill({ status: 404 }))
    await select(page, 16)
    await swatch(page, 'Gold, plain line').click()
    await page.getByText('Reload the page to continue.').waitFor()
    expect(await page.getByText(OFF).count()).toBe(0)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await reloaded
  })

  test('a new note and My Notes say the same in their place', async () => {
    const page = await open('/read/JHN/3')
    await page.route(/assets\/open-study-/, (route) => route.fulfill({ status: 404 }))
    await select(page, 16)
    await bar(page).getByRole('button', { name: 'Note' }).click()
    const sheet = page.getByRole('dialog', { name: 'Note on John 3:16' })
    await sheet.getByText('Reload the page to continue.').waitFor()
    await sheet.getByRole('button', { name: 'Reload', exact: true }).waitFor()
    await expectAccessible(page)
    expect(await page.getByText(OFF).count()).toBe(0)
    await page.goto('/notes')
    await page.getByRole('alert').getByText('Reload the page to continue.').waitFor()
    await expectAccessible(page)
    await page.unroute(/assets\/open-study-/)
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await page.getByText('Select a verse in the reader').waitFor()
  })

  test('for a reader who has notes, a colour can be chosen, and tries again', async () => {
    const page = await site.page()
    await page.addInitScript(() => localStorage.setItem('study', 'on'))
    await page.route(/assets\/open-study-/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/read/JHN/3')
    await page.getByText('Reload the page to continue.').waitFor()
    await page.unroute(/assets\/open-study-/)
    await select(page, 16)
    await swatch(page, 'Gold, plain line').click()
    await expect.poll(() => painted(page, 'gold')).toMatch(/^For God so loved/)
  })
})
