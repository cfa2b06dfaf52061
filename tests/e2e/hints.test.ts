/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, type OpenOptions, type Size } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const iPhone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  hasTouch: true,
  isMobile: true,
}
const onPhone: OpenOptions = { size: 'phone', context: iPhone }

/** What a browser stores in the visit of this number. */
const visit = (number: number) => ({ visit: JSON.stringify({ number, seen_at: Date.now(), hint: null }) })
const pageOf = (options: OpenOptions = {}, number = 3) =>
  site.page({ ...options, stored: { ...visit(number), ...options.stored } })
async function open(path: string, options?: OpenOptions, number?: number): Promise<Page> {
  const page = await pageOf(options, number)
  await page.goto(path)
  return page
}

const cards = (page: Page) => page.getByRole('complementary', { name: 'Hint' })
const hint = (page: Page, title: string) => cards(page).filter({ has: page.getByRole('heading', { name: title }) })
const INSTALL = 'Keep Philip at hand'
const PROFILE = 'Answers that fit you'
const SHARE = 'Share this conversation'
const dismiss = (page: Page, title: string) => hint(page, title).getByRole('button', { name: 'Got it' }).click()
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const numberOfVisit = (page: Page) => page.evaluate(() => JSON.parse(localStorage.visit ?? '{}').number)

/** Closes this page, and makes an hour pass before the next one. */
async function pause(page: Page): Promise<void> {
  // the app records when it is hidden, so the hour passes on a page without it
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  await page.evaluate(() => {
    localStorage.visit = JSON.stringify({ ...JSON.parse(localStorage.visit), seen_at: Date.now() - 3_600_000 })
  })
}

/** Waits until the hints have checked the screen, and checked again a second later. */
async function lookedTwice(page: Page): Promise<void> {
  // the hints of this page, which load after its first screen, record that it is seen; the page before it also recorded
  // its end, shortly before this one was parsed
  await page.waitForFunction(() => {
    const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    return JSON.parse(localStorage.visit ?? '{}').seen_at >= performance.timeOrigin + domInteractive
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2100)))
}

/** Checks that a hint covers nothing that can be read or pressed. */
async function expectCoversNothing(page: Page): Promise<void> {
  const covered = await cards(page)
    .first()
    .evaluate((card) => {
      const parts = [0.1, 0.5, 0.9]
      const points = parts.flatMap((x) => parts.map((y) => [x, y] as const))
      const seenAt = (x: number, y: number) => document.elementFromPoint(x, y)
      // ignore what a sheet covers anyway: it would be invisible without the hint too
      const isUnder = (other: Element, x: number, y: number) => {
        if (!card.contains(seenAt(x, y))) return false
        ;(card as HTMLElement).style.visibility = 'hidden'
        const isSeen = other.contains(seenAt(x, y))
        ;(card as HTMLElement).style.visibility = ''
        return isSeen
      }
      return [...document.querySelectorAll('a, button, p, li, h1, h2, input, label, small, time, textarea, header')]
        .filter((other) => !card.contains(other) && !other.contains(card))
        .filter((other) => {
          const { left, top, width, height } = other.getBoundingClientRect()
          return points.some(([x, y]) => isUnder(other, left + x * width, top + y * height))
        })
        .map((other) => other.textContent)
    })
  expect(covered).toEqual([])
}

describe('visits', () => {
  test('no hint is shown or fetched before the third visit; pages of one visit count once', async () => {
    const page = await site.page(onPhone)
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/onboarding_hints') && asked.push(request.url()))
    for (const number of [1, 2]) {
      await page.goto('/')
      await lookedTwice(page)
      await page.goto('/search')
      await lookedTwice(page)
      expect([await numberOfVisit(page), await cards(page).count(), asked]).toEqual([number, 0, []])
      await pause(page)
    }
    await page.goto('/')
    await hint(page, INSTALL).waitFor()
    expect(await numberOfVisit(page)).toBe(3)
  })

  test('at most one hint is shown in a visit, also after it was dismissed', async () => {
    const page = await open('/', onPhone)
    await hint(page, INSTALL).waitFor()
    const told = page.waitForRequest('**/api/users/onboarding_hints/dismiss')
    await dismiss(page, INSTALL)
    expect((await told).postDataJSON()).toEqual({ hint_name: 'install_app' })
    await hint(page, INSTALL).waitFor({ state: 'detached' })
    await menuButton(page).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Profile' }).waitFor()
    await lookedTwice(page)
    expect(await cards(page).count()).toBe(0)
    await pause(page)
    await page.goto('/search')
    await lookedTwice(page)
    await menuButton(page).click()
    await hint(page, PROFILE).waitFor()
  })
})

describe.each<Size>(['phone', 'desk'])('on a %s', (size) => {
  const options: OpenOptions = size === 'phone' ? onPhone : { size }

  test('hints are shown by priority, one at a time, 280 px wide, and cover nothing', async () => {
    const page = await open('/', options)
    const title = size === 'phone' ? INSTALL : PROFILE
    await hint(page, title).waitFor()
    expect(await cards(page).count()).toBe(1)
    expect((await hint(page, title).boundingBox())?.width).toBe(280)
    await expectCoversNothing(page)
    await expectAccessible(page)
  })

  test('a screen of Scripture has no hint', async () => {
    const page = await open('/read/JHN/3', options)
    await lookedTwice(page)
    expect(await cards(page).count()).toBe(0)
  })

  test('a conversation has its hint below a second answer, not below a first, and not while it is public', async () => {
    const page = await pageOf(options)
    await playHints(page)
    await playChat(page, { answers: 1 })
    await page.goto('/read/JHN/3?chatId=7')
    await page.getByText('Answer 1.').waitFor()
    await lookedTwice(page)
    expect(await cards(page).count()).toBe(0)

    await playChat(page, { answers: 2 })
    await page.goto('/read/JHN/3?chatId=7')
    await hint(page, SHARE).waitFor()
    await expectCoversNothing(page)
    const [answer, card] = [page.getByText('Answer 2.'), hint(page, SHARE)]
    expect((await card.boundingBox())!.y).toBeGreaterThan((await answer.boundingBox())!.y)
    await dismiss(page, SHARE)
    await hint(page, SHARE).waitFor({ state: 'detached' })

    await playChat(page, { answers: 2, is_public: true })
    await page.goto('/read/JHN/3?chatId=7')
    await page.getByText('You have published this chat').waitFor()
    await lookedTwice(page)
    expect(await cards(page).count()).toBe(0)
  })

  test('a non-owner of a shared conversation sees none', async () => {
    const page = await pageOf(options)
    await playHints(page)
    await playChat(page, { answers: 3, is_public: true, is_owner: false })
    await page.goto('/read/JHN/3?chatId=7')
    await page.getByText('This chat was shared by someone else.').waitFor()
    await lookedTwice(page)
    expect(await cards(page).count()).toBe(0)
  })
})

test('the menu of a phone has its hint under the entry when it opens, and every entry can be tapped', async () => {
  const page = await open('/search', { size: 'phone', context: { hasTouch: true, isMobile: true } })
  await lookedTwice(page)
  await menuButton(page).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const plans = menu.getByRole('link', { name: 'Reading Plans' })
  await plans.waitFor()
  const before = await plans.boundingBox()
  expect(await hint(page, PROFILE).count()).toBe(1)
  const [profile, card] = [
    await menu.getByRole('link', { name: 'My Profile' }).boundingBox(),
    await hint(page, PROFILE).boundingBox(),
  ]
  expect(Math.round(card!.width)).toBe(280)
  expect(card!.y).toBeGreaterThanOrEqual(profile!.y + profile!.height)
  await expectCoversNothing(page)
  await expectAccessible(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2100)))
  const after = await plans.boundingBox()
  expect(after!.y).toBe(before!.y)
  await plans.tap({ timeout: 5000 })
  await page.waitForURL('**/reading-plans')
})

test('a hint hides when its target disappears', async () => {
  const page = await open('/')
  await hint(page, PROFILE).waitFor()
  await menuButton(page).click()
  await hint(page, PROFILE).waitFor({ state: 'detached' })
  await menuButton(page).click()
  await hint(page, PROFILE).waitFor()
})

test('dismissing a hint removes it permanently', async () => {
  const page = await open('/')
  await hint(page, PROFILE).waitFor()
  const told = page.waitForResponse('**/api/users/onboarding_hints/dismiss')
  await dismiss(page, PROFILE)
  expect(await (await told).json()).toEqual({ hints: ['install_app', 'share_conversation'] })
  await pause(page)
  const asked = page.waitForResponse('**/api/users/onboarding_hints')
  await page.goto('/')
  expect(await (await asked).json()).toEqual({ hints: ['install_app', 'share_conversation'] })
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My Profile' }).waitFor()
  await lookedTwice(page)
  expect(await cards(page).count()).toBe(0)
})

test('a failure to fetch or to dismiss hints is silent', async () => {
  const page = await pageOf()
  await page.route('**/api/users/onboarding_hints/dismiss', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await hint(page, PROFILE).waitFor()
  await dismiss(page, PROFILE)
  await hint(page, PROFILE).waitFor({ state: 'detached' })
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.route('**/api/users/onboarding_hints', (route) => route.fulfill({ status: 500, json: {} }))
  await pause(page)
  await page.goto('/')
  await lookedTwice(page)
  expect([await cards(page).count(), await page.getByRole('alert').count()]).toEqual([0, 0])
})

async function playHints(page: Page): Promise<void> {
  await page.route('**/api/users/onboarding_hints', (route) =>
    route.fulfill({ json: { hints: ['share_conversation'] } }),
  )
}

/** Answers with chat 7 and this many answers instead of calling the server. */
async function playChat(
  page: Page,
  { answers, ...flags }: { answers: number; is_public?: boolean; is_owner?: boolean },
) {
  const message = (id: number, role: string, content: string) => ({
    ...{ id, role, content, status: 'complete', isStreaming: false, has_audit_data: false, model_name: null },
    ...{ model_provider: null, citations: [], created_at: '2026-01-01T00:00:00Z' },
  })
  const messages = Array.from({ length: answers }, (_, index) => [
    message(2 * index + 1, 'user', `Question ${index + 1}?`),
    message(2 * index + 2, 'assistant', `Answer ${index + 1}.`),
  ]).flat()
  const reference = { translation: 'eng-web', book: 'John', book_id: 'JHN', chapter: 3, verse: null }
  const chat = {
    chat_id: 7,
    title: 'John 3: Nicodemus',
    is_public: false,
    is_owner: true,
    messages,
    reference,
    ...flags,
  }
  await page.unroute('**/api/chat/7')
  await page.route('**/api/chat/7', (route) => route.fulfill({ json: chat }))
}
