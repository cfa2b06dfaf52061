/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

test('the passages that a verse leads to are shown in full; one opens in the reader, which leads back', async () => {
  const page = await site.open('/read/JHN/3')
  await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
  await page.getByRole('button', { name: 'Related' }).click()
  const sheet = page.getByRole('dialog', { name: 'Passages related to John 3:16' })
  await sheet.getByText('23 passages, from the Treasury of Scripture Knowledge').waitFor()
  const romans = sheet.getByRole('region', { name: 'Romans' })
  await romans.getByRole('link', { name: /Romans 5:8.*God commends his own love/ }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL(/\/read\/ROM\/5\?verse=8$/)
  await page.getByRole('button', { name: 'Back to John 3:16' }).click()
  await page.waitForURL(/\/read\/JHN\/3/)
})

test('signs beside verses that lead to many others are shown on request, and open these', async () => {
  const page = await site.open('/read/JHN/3')
  await page.getByRole('button', { name: 'Verse 16', exact: true }).waitFor()
  const signs = page.getByRole('button', { name: /^Passages related to verse/ })
  expect(await signs.count()).toBe(0)
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByRole('switch', { name: 'Signs for related passages' }).click()
  await page.keyboard.press('Escape')
  const sign = page.getByRole('button', { name: /^Passages related to verse 17: 30 verses$/ })
  await sign.waitFor()
  await expectAccessible(page)
  expect(await signs.count()).toBe(12)
  await sign.click()
  await page.getByRole('dialog', { name: 'Passages related to John 3:17' }).getByRole('link').first().waitFor()
  await page.keyboard.press('Escape')
  // another chapter has its own
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**/read/JHN/4')
  await page.getByRole('button', { name: /^Passages related to verse 23/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Passages related to verse 23/ }).waitFor()
})

test('Escape closes the sheet and keeps the verses', async () => {
  const page = await site.open('/read/PSA/23', { size: 'phone', theme: 'parchment' })
  await page.getByRole('button', { name: 'Verse 1', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selected verses' })
  await bar.getByRole('button', { name: 'Related' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link').first().waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await bar.waitFor()
})
