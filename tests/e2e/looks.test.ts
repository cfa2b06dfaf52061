/// <reference lib="dom" />
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'

const { open, plan } = planScreens()

const style = (of: Locator, property: string) =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const sizeOf = async (of: Locator) => Number.parseFloat(await style(of, 'font-size'))
const boxOf = async (of: Locator) => (await of.boundingBox())!

/** A visitor's page with one conversation, about Psalm 23. */
async function openWithChat(path: string): Promise<Page> {
  const page = await open('/about-philip')
  const reference = { translation: 'eng-web', book: 'Psalms', book_id: 'PSA', chapter: 23, verse: null }
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
  const chat = { id: 7, title: 'Psalm 23: Who leads me?', is_public: false, is_owner: true, ...times, reference }
  await page.route('**/api/chats*', (route) => route.fulfill({ json: { chats: [chat] } }))
  await page.goto(path)
  return page
}

/** Runs in the page: notes where each dialog comes from. */
function recordMovements(): void {
  const movements: string[] = Object.assign(globalThis, { movements: [] }).movements
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (!(target instanceof HTMLDialogElement) || propertyName !== 'transform') return
    for (const { effect } of target.getAnimations()) {
      const transform = (effect as KeyframeEffect).getKeyframes()[0]?.transform
      if (transform) movements.push(`${target.getAttribute('aria-label')} ${transform}`)
    }
  })
}

describe('Home', () => {
  test('examples are in two columns on a desk and in one on a phone', async () => {
    for (const size of ['desk', 'phone'] as const) {
      const page = await open('/', { size })
      const examples = page.getByRole('region', { name: 'Example questions' }).getByRole('button')
      await examples.nth(1).waitFor()
      const [first, second] = [await boxOf(examples.nth(0)), await boxOf(examples.nth(1))]
      expect(first.y === second.y).toBe(size === 'desk')
    }
  })

  test('a message is in the middle of its frame', async () => {
    const page = await open('/?notfound=1')
    const words = page.getByText("We couldn't find a passage")
    const frame = await boxOf(words.locator('..'))
    const line = await boxOf(words)
    expect(Math.abs(line.y + line.height / 2 - (frame.y + frame.height / 2))).toBeLessThanOrEqual(1)
  })

  test('a conversation about one psalm says Psalm, in the menu too', async () => {
    const page = await openWithChat('/')
    for (const name of ['Recent conversations', 'Recent chats']) {
      await page
        .getByRole('region', { name })
        .getByRole('link', { name: /Who leads me\?.*Psalm 23/ })
        .waitFor()
    }
  })
})

describe('the search in a window of 320 px', () => {
  test('names a testament on one line', async () => {
    const page = await open('/search?q=love', { size: 'phone' })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const name of ['Old Testament', 'New Testament']) {
      const label = page.getByText(name, { exact: true }).first()
      await label.waitFor()
      const lines = await label.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect([name, lines]).toEqual([name, 1])
    }
  })
})

describe('a plan', () => {
  test('of few days has no bars: each day says its minutes; the bars of a longer one say what they are', async () => {
    const short = await plan(shortSteps, { name: 'Few days' })
    const page = await open(`/reading-plans/${short.planId}`)
    await page.getByRole('heading', { name: 'Day 1' }).waitFor()
    expect(await page.getByRole('figure').count()).toBe(0)
    expect(await page.getByText(/^\d+ min$/).count()).toBe(3)
    const steps = Array.from({ length: 8 }, (_, index) => ({ ...shortSteps[0]!, day: index + 1 }))
    const long = await plan(steps, { name: 'Many days' })
    await page.goto(`/reading-plans/${long.planId}`)
    await page.getByRole('figure').getByText('How long each day takes').first().waitFor()
    // the day to read is open, the others are folded
    expect(await page.getByRole('list', { name: 'Days' }).locator('details[open]').count()).toBe(1)
    expect(await page.locator('details[open]').getByRole('heading', { name: 'Day 1' }).count()).toBe(1)
  })
})

test('the title of a dialog is larger than its words, and a message leaves the buttons of Your data free', async () => {
  const page = await open('/settings', { size: 'phone' })
  const exported = page.getByRole('button', { name: 'Export my data' })
  await Promise.all([page.waitForEvent('download'), exported.click()])
  await page.getByText('Saved as').waitFor()
  const isFree = await exported.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isFree).toBe(true)
  await page.getByRole('button', { name: 'Delete my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my data' })
  const [title, words] = [dialog.getByRole('heading'), dialog.getByText('Your conversations')]
  expect(await sizeOf(title)).toBeGreaterThanOrEqual(20)
  expect(await sizeOf(title)).toBeGreaterThan(await sizeOf(words))
})

describe('the reader', () => {
  test('words with an entry have no line until the pointer is on them', async () => {
    const page = await open('/read/JHN/3', { stored: { translation_id: 'eng-kjv', reader_strongs: 'on' } })
    const word = page.locator('.w[role="button"]').first()
    await word.waitFor()
    expect(await style(word, 'text-decoration-line')).toBe('none')
    await word.hover()
    expect(await style(word, 'text-decoration-line')).toBe('underline')
    const before = await style(word, 'background-color')
    await word.click()
    await page.getByRole('dialog').waitFor()
    expect(await style(word, 'background-color')).not.toBe(before)
  })

  test('verses of a conversation are marked more quietly than verses of a link', async () => {
    const page = await open('/read/JHN/3?verse=16')
    const verse = page.locator('.verse[data-highlighted]')
    await verse.waitFor()
    const loud = await style(verse, 'background-color')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByLabel('Your question').waitFor()
    await expect.poll(() => style(verse, 'background-color'), { timeout: 15_000 }).not.toBe(loud)
  })

  test('the drawer comes from its side, the navigator from the header', async () => {
    const page = await open('/read/JHN/3', { size: 'phone', context: { reducedMotion: 'no-preference' } })
    await page.evaluate(recordMovements)
    const movements = () => page.evaluate(() => (globalThis as unknown as { movements: string[] }).movements)
    await page.locator('#v16').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.poll(movements).toContainEqual(expect.stringMatching(/^Menu translate(X)?\(-/))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'John 3' }).click()
    await expect.poll(movements).toContainEqual(expect.stringMatching(/^Choose a book .* translate(Y\(|\(0px, )-/))
  })

  test('in a window of 320 px no action for selected verses is alone on its line', async () => {
    const page = await open('/read/JHN/3', { size: 'phone' })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 })
      if (width === 320) await page.locator('#v16').click()
      const bar = page.getByRole('region', { name: 'Selected verses' })
      await bar.getByRole('button', { name: 'More' }).waitFor()
      await bar.getByRole('button', { name: 'Bookmark' }).waitFor()
      const tops = await bar.evaluate((element) =>
        [...element.lastElementChild!.querySelectorAll('button')].map((each) => each.getBoundingClientRect().top),
      )
      for (const top of tops) expect([width, tops.filter((each) => each === top).length]).not.toEqual([width, 1])
    }
  })
})
