/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser.ts'
import { sharedSite } from '../helpers/site.ts'

const site = sharedSite()

const iPhone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  hasTouch: true,
  isMobile: true,
}
const onPhone: OpenOptions = { size: 'phone', context: iPhone }

const open = (path: string, options?: OpenOptions) => site.open(path, { ...options, hints: true })

const hint = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'Hint' }).filter({ has: page.getByRole('heading', { name: title }) })
const INSTALL = 'Keep Philip at hand'
const PROFILE = 'Answers that meet you'
const SHARE = 'Show it to somebody'
const dismiss = (page: Page, title: string) => hint(page, title).getByRole('button', { name: 'Got it' }).click()

test('hints come one at a time: install_app at the menu button, then set_profile in the open menu', async () => {
  const page = await open('/search', onPhone)
  await hint(page, INSTALL).waitFor()
  expect(await page.getByRole('complementary', { name: 'Hint' }).count()).toBe(1)
  expect((await hint(page, INSTALL).boundingBox())?.width).toBe(280)
  await expectAccessible(page)
  const told = page.waitForRequest('**/api/users/onboarding_hints/dismiss')
  await dismiss(page, INSTALL)
  expect((await told).postDataJSON()).toEqual({ hint_name: 'install_app' })
  await hint(page, INSTALL).waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await hint(page, PROFILE).waitFor()
  await expectAccessible(page)
})

test('a hint hides when its target disappears', async () => {
  const page = await open('/search')
  await hint(page, PROFILE).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await hint(page, PROFILE).waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await hint(page, PROFILE).waitFor()
})

test('dismissing a hint removes it for good', async () => {
  const page = await open('/search')
  await hint(page, PROFILE).waitFor()
  const told = page.waitForResponse('**/api/users/onboarding_hints/dismiss')
  await dismiss(page, PROFILE)
  expect(await (await told).json()).toEqual({ hints: ['install_app', 'share_conversation'] })
  const asked = page.waitForResponse('**/api/users/onboarding_hints')
  await page.reload()
  expect(await (await asked).json()).toEqual({ hints: ['install_app', 'share_conversation'] })
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My Profile' }).waitFor()
  expect(await page.getByRole('complementary', { name: 'Hint' }).count()).toBe(0)
})

test('share_conversation points at the share button of a conversation in the reader', async () => {
  const page = await site.page({ hints: true })
  const messages = [
    { id: 1, role: 'user', content: 'Who was Nicodemus?', status: 'complete' },
    { id: 2, role: 'assistant', content: 'A ruler of the Jews.', status: 'complete' },
  ].map((each) => ({
    ...each,
    isStreaming: false,
    has_audit_data: false,
    model_name: null,
    model_provider: null,
    citations: [],
    created_at: '2026-01-01T00:00:00Z',
  }))
  const reference = { translation: 'eng-web', book: 'John', book_id: 'JHN', chapter: 3, verse: null }
  const chat = { chat_id: 7, title: 'John 3: Nicodemus', is_public: false, is_owner: true, messages, reference }
  await page.route('**/api/chat/7', (route) => route.fulfill({ json: chat }))
  await page.route('**/api/users/onboarding_hints', (route) =>
    route.fulfill({ json: { hints: ['share_conversation'] } }),
  )
  await page.goto('/read/JHN/3?chatId=7')
  await page.getByText('A ruler of the Jews.').first().waitFor()
  await page.getByRole('button', { name: 'Share conversation' }).waitFor()
  await hint(page, SHARE).waitFor()
  await dismiss(page, SHARE)
  await hint(page, SHARE).waitFor({ state: 'detached' })
})

test('a failure to fetch or to dismiss hints is silent', async () => {
  const page = await site.page({ hints: true })
  await page.route('**/api/users/onboarding_hints/dismiss', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/search')
  await hint(page, PROFILE).waitFor()
  await dismiss(page, PROFILE)
  await hint(page, PROFILE).waitFor({ state: 'detached' })
  expect(await page.getByRole('alert').count()).toBe(0)
})
