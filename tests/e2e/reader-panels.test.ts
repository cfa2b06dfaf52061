/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { heading, scrolled, verse } from '../helpers/browser/reader-parts.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const { open } = site

describe('navigator and translations', () => {
  test('the place opens the navigator: a book, then its chapters, then the chapter', async () => {
    const page = await open('/read/JHN/3')
    await page.getByRole('button', { name: 'John 3' }).click()
    const navigator = page.getByRole('dialog', { name: 'Choose a book and chapter' })
    await navigator.getByRole('button', { name: 'Psalms' }).click()
    expect(await navigator.getByRole('link').count()).toBe(150)
    await navigator.getByRole('button', { name: 'Back to the books' }).click()
    await navigator.getByRole('tab', { name: 'New Testament' }).click()
    expect((await navigator.getByRole('tabpanel').getByRole('button').allInnerTexts())[0]).toBe('Matthew')
    expect(await navigator.getByRole('tabpanel').getByRole('button').count()).toBe(27)
    await navigator.getByRole('button', { name: 'Romans' }).click()
    await navigator.getByRole('link', { name: 'Romans 8' }).click()
    await heading(page, 'Romans 8').waitFor()
  })

  test('the grid of books has 6 columns, the Old Testament 3 on a tablet and 4 on a desk', async () => {
    const columns = async (size: 'tablet' | 'desk', tab: string) => {
      const page = await open('/read/JHN/3', { size })
      await page.keyboard.press('g')
      await page.getByRole('tab', { name: tab }).click()
      return page.getByRole('tabpanel').evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' ').length)
    }
    expect(await columns('desk', 'All')).toBe(6)
    expect(await columns('tablet', 'Old Testament')).toBe(3)
    expect(await columns('desk', 'Old Testament')).toBe(4)
  })

  test('Escape and a press outside close the navigator', async () => {
    const page = await open('/read/JHN/3')
    const navigator = page.getByRole('dialog', { name: 'Choose a book and chapter' })
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 400)]) {
      await page.keyboard.press('g')
      await navigator.waitFor()
      await close()
      await navigator.waitFor({ state: 'detached' })
    }
  })

  test('choosing a translation replaces the text, is remembered, and is saved on the server', async () => {
    const page = await open('/read/JHN/3')
    await verse(page, 16).waitFor()
    const saved = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/api/user/translation'),
    )
    await page.locator('header').getByLabel('Translation').selectOption('spa-rv1909')
    await page.locator('[lang="es"] .verse[data-verse="16"]').getByText('Porque de tal manera').waitFor()
    expect((await saved).postDataJSON()).toEqual({ translation_id: 'spa-rv1909' })
    await page.reload()
    await page.locator('[lang="es"] .verse[data-verse="16"]').getByText('Porque de tal manera').waitFor()
  })
})

describe('a translation that is chosen', () => {
  const chooseKjv = (page: Page) => page.locator('header').getByLabel('Translation').selectOption('eng-kjv')
  const ofKjv = (page: Page) => verse(page, 16).getByText('that he gave his only begotten Son')

  test('says so if its text cannot be loaded, and shows no words of the one before it', async () => {
    const page = await open('/read/JHN/3')
    await verse(page, 16).waitFor()
    await page.route('**/eng-kjv/**/chapters/3', (route) => route.fulfill({ status: 503, body: '' }))
    await chooseKjv(page)
    await page.getByText('Failed to load chapter. Please try again.').waitFor()
    expect(await page.locator('.verse').count()).toBe(0)
    expect(await page.title()).toMatch(/^John 3 \(KJV\)/)
    await page.unroute('**/eng-kjv/**/chapters/3')
    await page.getByRole('button', { name: 'Try again' }).click()
    await ofKjv(page).waitFor()
  })

  test('leaves the text before it at its place and under its own name while it loads', async () => {
    const page = await open('/read/JHN/3')
    await verse(page, 16).waitFor()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => scrolled(page)).toBe(600)
    const held = Promise.withResolvers<void>()
    await page.route('**/eng-kjv/**/chapters/3', (route) => held.promise.then(() => route.continue()))
    const asked = page.waitForRequest('**/eng-kjv/**/chapters/3')
    await chooseKjv(page)
    await asked
    await page.locator('article[aria-busy="true"]').waitFor()
    await verse(page, 16).getByText('whoever believes in him should not perish').waitFor()
    expect(await page.title()).toMatch(/^John 3 \(WEB\)/)
    await page
      .locator('article')
      .getByText(/^World English Bible/)
      .waitFor()
    expect(await scrolled(page)).toBe(600)
    held.resolve()
    await ofKjv(page).waitFor()
    await page.locator('article[aria-busy="false"]').waitFor()
    expect(await page.title()).toMatch(/^John 3 \(KJV\)/)
    await page
      .locator('article')
      .getByText(/^King James/)
      .waitFor()
    expect(await scrolled(page)).toBeGreaterThan(300)
  })
})

describe('the place of the chat', () => {
  const openChat = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true }).click()

  test('above 768 px it takes the right half next to the text', async () => {
    const page = await open('/read/JHN/3', { size: 'tablet' })
    await openChat(page)
    const chat = page.getByRole('complementary', { name: 'Chat' })
    await chat.waitFor()
    const box = await chat.boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(box!.width / main!.width).toBeCloseTo(0.5, 1)
    expect(box!.y).toBe(56)
    const column = await verse(page, 1).boundingBox()
    expect(column!.x + column!.width).toBeLessThanOrEqual(box!.x)
  })

  test('below it is a sheet of 60 %, which a drag makes 90 % and 60 % again, and a drag down closes', async () => {
    const page = await open('/read/JHN/3', { size: 'phone' })
    await openChat(page)
    const sheet = page.getByRole('dialog', { name: 'Chat' })
    await sheet.waitFor()
    const drag = async (by: number) => {
      const grip = await page.getByRole('button', { name: /^Make the chat/ }).boundingBox()
      const y = grip!.y + grip!.height / 2
      await page.mouse.move(195, y)
      await page.mouse.down()
      await page.mouse.move(195, y + by, { steps: 4 })
      await page.mouse.up()
    }
    const reaches = (part: number) =>
      page.waitForFunction((wanted) => {
        const height = document.querySelector('dialog:modal')?.getBoundingClientRect().height ?? 0
        return Math.abs(height / innerHeight - wanted) < 0.005
      }, part)
    await reaches(0.6)
    await drag(-120)
    await reaches(0.9)
    await drag(120)
    await reaches(0.6)
    await drag(120)
    await sheet.waitFor({ state: 'detached' })
    expect(await page.getByRole('region', { name: 'Ask about this chapter' }).count()).toBe(1)
  })

  test('a press outside the sheet closes it, and it stays closed', async () => {
    const page = await open('/read/JHN/3?chatId=123456', { size: 'phone' })
    const sheet = page.getByRole('dialog', { name: 'Chat' })
    await sheet.waitFor()
    await page.mouse.click(195, 100)
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Ask about this chapter' }).waitFor()
  })
})
