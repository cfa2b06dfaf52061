/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'
import { bar, painted, select, swatch } from '../helpers/browser/study-parts.ts'

const { open } = sharedSite()

const field = (page: Page) => page.getByRole('textbox', { name: 'Your note' })

async function beginNote(page: Page, text: string) {
  await select(page, 16)
  await bar(page).getByRole('button', { name: 'Note' }).click()
  await field(page).fill(text)
}

/** The name of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('after editing, the keyboard is at the sign of the note again, and after deleting at its verse', async () => {
  const page = await open('/read/JHN/3')
  await beginNote(page, 'First')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Escape')
  const sign = page.getByRole('button', { name: 'A note on verse 16' })
  await sign.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Your notes on John 3:16' })
  await sheet.getByRole('button', { name: 'Edit the note' }).press('Enter')
  await field(page).pressSequentially(' and more')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('A note on verse 16')
  await page.keyboard.press('Enter')
  await sheet.getByText('First and more').waitFor()
  await sheet.getByRole('button', { name: 'Delete the note' }).press('Enter')
  await sign.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Verse 16')
})

test('a note and a quotation are written in the direction of their own script', async () => {
  const page = await open('/read/JHN/3')
  await beginNote(page, 'שלום עולם')
  const isRtl = (element: Element) => element.matches(':dir(rtl)')
  expect(await field(page).evaluate(isRtl)).toBe(true)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Escape')
  await select(page, 1)
  await swatch(page, 'Gold, plain line').click()
  await expect.poll(() => painted(page, 'gold')).toMatch(/Nicodemus/)
  await page.goto('/notes')
  expect(await page.getByText('שלום עולם').evaluate(isRtl)).toBe(true)
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.reload()
  await page.locator('html[dir="rtl"]').waitFor()
  expect(await page.locator('mark').getByText('Nicodemus').evaluate(isRtl)).toBe(false)
})

test('what does not fit is said: a label too many stays in its field, and no fewer than 0 characters are left', async () => {
  const page = await open('/read/JHN/3')
  await beginNote(page, 'x')
  // longer than what can be typed, as a note from a file
  await field(page).evaluate((element: HTMLTextAreaElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
    set!.call(element, 'x'.repeat(10_005))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByText('0 characters left', { exact: true }).waitFor()
  await field(page).fill('Short')
  const labels = page.getByLabel('Add a label')
  for (let at = 1; at <= 21; at++) {
    await labels.fill(`label ${at}`)
    await labels.press('Enter')
  }
  await page.getByText('label 20', { exact: true }).waitFor()
  expect(await labels.inputValue()).toBe('label 21')
  await page.getByText('At most 20 labels. Remove one to add another.').waitFor()
  await page.getByRole('button', { name: 'Remove the label label 3', exact: true }).click()
  await labels.press('Enter')
  await page.getByText('label 21', { exact: true }).waitFor()
  expect(await labels.inputValue()).toBe('')
})
