/// <reference lib="dom" />
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, type Theme } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

async function open(path = '/my-profile', options?: OpenOptions): Promise<Page> {
  return site.open(path, options)
}

const card = (page: Page, name: string) => page.getByRole('main').getByRole('radio', { name })
const choose = (page: Page, name: string) => page.getByRole('main').locator('label', { hasText: name }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** The profile's cards, once they are loaded. */
async function cards(page: Page): Promise<string[]> {
  await page.getByRole('main').getByRole('radio').first().waitFor({ state: 'attached' })
  return page
    .getByRole('main')
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
}

test('the cards list the non-default profiles, each with name and description', async () => {
  const page = await open()
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  await page.getByText('Which profile best describes you?').waitFor()
  const { profiles } = await (await fetch(`${site.url}/api/profiles`)).json()
  const listed = profiles.filter(({ is_default }: { is_default: boolean }) => !is_default)
  expect(await cards(page)).toEqual(listed.map(({ slug }: { slug: string }) => slug))
  for (const { name, description } of listed) {
    await page.getByRole('main').locator('label', { hasText: name }).filter({ hasText: description }).waitFor()
  }
})

test('Save is disabled until a change is made, and saving goes home with a flash', async () => {
  const page = await open()
  await cards(page)
  expect(await save(page).isDisabled()).toBe(true)
  await choose(page, 'Growing in faith')
  await expect.poll(() => save(page).isEnabled()).toBe(true)
  await save(page).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Profile updated to Growing in faith').waitFor()
  await page.goto('/my-profile')
  await expect.poll(() => card(page, 'Growing in faith').isChecked(), { timeout: 15_000 }).toBe(true)
})

test('Cancel goes home with a flash and changes nothing', async () => {
  const page = await open()
  await cards(page)
  await choose(page, 'Growing in faith')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Profile changes canceled.').waitFor()
  await page.goto('/my-profile')
  await cards(page)
  expect(await card(page, 'Growing in faith').isChecked()).toBe(false)
})

test('during save all controls are disabled, and a failure enables them again', async () => {
  const page = await open()
  await cards(page)
  const held = Promise.withResolvers<Route>()
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'PUT' ? held.resolve(route) : route.continue(),
  )
  await choose(page, 'Growing in faith')
  await save(page).click()
  const route = await held.promise
  const saving = page.getByRole('button', { name: 'Saving...' })
  await saving.waitFor()
  expect(await saving.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  expect(await card(page, 'Growing in faith').isDisabled()).toBe(true)
  expect(await page.getByRole('combobox', { name: 'Select a theology' }).isDisabled()).toBe(true)
  await route.fulfill({ status: 500, json: {} })
  await expect.poll(() => save(page).isEnabled(), { timeout: 15_000 }).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/my-profile')
})

test('a Christian profile shows the Biblical Perspective with a dropdown and a description', async () => {
  const page = await open()
  await cards(page)
  expect(await page.getByRole('heading', { name: 'Biblical Perspective' }).count()).toBe(0)
  await choose(page, 'Growing in faith')
  await page.getByRole('heading', { name: 'Biblical Perspective' }).waitFor()
  const list = page.getByRole('combobox', { name: 'Select a theology' })
  await list.selectOption('catholic')
  const { description } = await (await fetch(`${site.url}/api/theology/catholic`)).json()
  await page.getByText(description).waitFor()
  await expectAccessible(page)
  await save(page).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/my-profile')
  await expect.poll(() => list.inputValue(), { timeout: 15_000 }).toBe('catholic')
})

test('choosing a non-Christian profile resets the theology to the default theology', async () => {
  const page = await open()
  await cards(page)
  await choose(page, 'Growing in faith')
  await page.getByRole('combobox', { name: 'Select a theology' }).selectOption('catholic')
  await choose(page, 'Of another faith')
  await page.getByRole('heading', { name: 'Biblical Perspective' }).waitFor({ state: 'detached' })
  await choose(page, 'Growing in faith')
  await expect.poll(() => page.getByRole('combobox', { name: 'Select a theology' }).inputValue()).toBe('christian')
})

test('the buttons scroll into view after a choice', async () => {
  const page = await open('/my-profile', { size: 'phone' })
  await cards(page)
  await choose(page, 'Just looking')
  const isInView = () => save(page).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)
  await expect.poll(isInView, { timeout: 15_000 }).toBe(true)
})

test('on a phone the buttons stay visible, and so does the chosen card', async () => {
  const page = await site.page({ size: 'phone' })
  await page.clock.install()
  await page.goto('/my-profile')
  await cards(page)
  const inSight = async () => {
    const [low, high] = await save(page).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return [innerHeight - bottom, top]
    })
    return low! >= 8 && high! >= 0
  }
  expect(await inSight()).toBe(true)
  const before = await page.evaluate(() => scrollY)
  await choose(page, 'Just looking')
  await expect.poll(() => save(page).isEnabled()).toBe(true)
  // by now the page would have scrolled to the buttons
  await page.clock.runFor(500)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await inSight()).toBe(true)
})

test('the perspective page shows name, description and instructions, and selects it', async () => {
  const page = await open('/theologies/catholic')
  const { name, description } = await (await fetch(`${site.url}/api/theology/catholic`)).json()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByText(description).waitFor()
  await page.getByRole('heading', { name: 'Instructions' }).waitFor()
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByText('Selected').waitFor()
  await page.reload()
  await page.getByText('Selected').waitFor()
  await expectAccessible(page)
})

test('a missing perspective, or one that cannot be loaded, says so', async () => {
  const page = await open('/theologies/nowhere')
  await page.getByRole('heading', { name: 'Perspective not found' }).waitFor()
  await page.route('**/api/theology/catholic', (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/theologies/catholic')
  await page.getByRole('heading', { name: 'Failed to load perspective details' }).waitFor()
})

test('a profile can be set with only the keyboard', async () => {
  const page = await open()
  await cards(page)
  await page.getByRole('main').getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('main').getByRole('radio').nth(2).isChecked()).toBe(true)
  await save(page).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText(/^Profile updated to/).waitFor()
})

test.each<Theme>(['dark', 'parchment'])('axe finds nothing on the profile page in %s', async (theme) => {
  const page = await open('/my-profile', { theme, size: 'phone' })
  await cards(page)
  await expectAccessible(page)
})
