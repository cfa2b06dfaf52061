/// <reference lib="dom" />
import { beforeAll, expect, test } from 'vitest'
import { addTranslations } from '../../infra/measure/check-web/many-translations.ts'
import { sizes } from '../../infra/measure/check-web/screen.ts'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()
beforeAll(async () => void (await addTranslations(site.database.url, 200)))

const phone = { context: { viewport: sizes.phone } }
const picker = 'Choose a translation'

test('a translation is found by its language, is chosen, and opens at the same chapter', async () => {
  const page = await site.open('/read/RUT/2', phone)
  await page.getByText('Boaz').first().waitFor()
  await page.getByRole('button', { name: 'Translation: World English Bible' }).click()
  const sheet = page.getByRole('dialog', { name: picker })
  await expect.poll(() => sheet.getByRole('listitem').count()).toBe(203)
  const current = sheet.getByRole('button', { name: 'World English Bible WEB' })
  expect(await current.getAttribute('aria-current')).toBe('true')
  // the reader's own language is the first group
  expect(await sheet.getByRole('heading', { level: 3 }).first().textContent()).toBe('English')
  await sheet.getByRole('searchbox').fill('swahili')
  await expect.poll(() => sheet.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Swahili'])
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Translation 13 / }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Translation: Translation 13' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/read/RUT/2')
  await page.getByText('Boaz').first().waitFor()
})

test('what is not found is said, and Escape returns the focus', async () => {
  const page = await site.open('/read/RUT/2', phone)
  const opener = page.getByRole('button', { name: 'Translation: World English Bible' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: picker })
  await sheet.getByRole('searchbox').fill('klingon')
  await sheet.getByText('No translation found for “klingon”.').waitFor()
  // the first empties the field
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true)
})

test('favourites are first, also after a reload, and can be removed again', async () => {
  const page = await site.open('/read/RUT/2')
  const opener = page.getByRole('button', { name: 'Translation: World English Bible' }).first()
  await opener.click()
  const sheet = page.getByRole('dialog', { name: picker })
  await sheet.getByRole('button', { name: 'Add to favourites: Translation 7', exact: true }).click()
  await page.reload()
  await opener.click()
  const first = sheet.getByRole('region').first()
  expect(await first.getAttribute('aria-label')).toBe('Favourites')
  expect(await first.getByRole('listitem').count()).toBe(1)
  await first.getByRole('button', { name: 'Remove from favourites: Translation 7' }).click()
  await expect.poll(() => sheet.getByRole('region').first().getAttribute('aria-label')).toBe('English')
})

test('those that lack the open book say so', async () => {
  const page = await site.open('/read/JHN/3')
  await page.getByRole('button', { name: 'Translation: World English Bible' }).first().click()
  const sheet = page.getByRole('dialog', { name: picker })
  await sheet.getByRole('button', { name: 'Translation 3 no John' }).waitFor()
  await sheet.getByRole('button', { name: 'Translation 4 T4' }).waitFor()
  await sheet.getByRole('button', { name: 'Translation 3 no John' }).click()
  await page.getByRole('heading', { name: 'The Translation 3 here has no John' }).waitFor()
})
