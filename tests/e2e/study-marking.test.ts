/// <reference lib="dom" />
import { describe, expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'
import { drag, painted, select, swatch } from '../helpers/browser/study-parts.ts'

const { open } = sharedSite()

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
