/// <reference lib="dom" />
import type { Locator, Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { dayOf } from '../../shared/day.ts'
import { verseOfDay, versesOfDays } from '../../shared/verse-of-day.ts'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()
beforeEach(() => stack.gemini.clear())

const phoneOf = (width: number, height: number): OpenOptions => ({
  context: { hasTouch: true, isMobile: true, viewport: { width, height } },
})
const phone = phoneOf(390, 844)
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy answer' })

async function openChat(options: OpenOptions, path = '/read/JHN/3'): Promise<Page> {
  const page = await stack.open(path, options)
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).tap()
  await sheetOf(page).getByLabel('Your question').waitFor()
  return page
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

/** Runs in the page: names what moves without being moved by a style's transition, also soon after a press. */
function recordShifts(): void {
  const shifts: string[] = Object.assign(globalThis, { shifts: [] }).shifts
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Shift = PerformanceEntry & { value: number; sources: Source[] }
  const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const described = ({ node, previousRect, currentRect }: Source) =>
    `${node?.textContent?.slice(0, 40)} (${at(previousRect)} → ${at(currentRect)})`
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      shifts.push(`${location.pathname} ${value.toFixed(4)} ${sources.map(described).join(', ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Resolves when the sheet reaches this fraction of the window's height. */
const reaches = (page: Page, part: number) =>
  page.waitForFunction((wanted) => {
    const height = document.querySelector('dialog:modal')?.getBoundingClientRect().height ?? 0
    return Math.abs(height / innerHeight - wanted) < 0.005
  }, part)

test('a question from Home opens a tall sheet, one from the text a lower one; Back restores it', async () => {
  // Home may ask the model which passage is meant
  stack.gemini.script(['text,say=Read John 4:10 too.', 'text,say=Read John 4:10 too.'])
  const page = await stack.open('/', phone)
  await page.getByPlaceholder('Ask any question or enter a passage').fill('Why did Nicodemus come to Jesus by night?')
  await page.keyboard.press('Enter')
  await sheetOf(page).waitFor()
  await reaches(page, 0.9)
  await copy(page).waitFor()
  await page.waitForURL(/chatId=\d+/)
  await reaches(page, 0.9)
  await page.getByRole('button', { name: 'Make the chat smaller' }).press('Enter')
  await reaches(page, 0.6)
  const path = new URL(page.url()).pathname
  await sheetOf(page).getByRole('link', { name: 'John 4:10' }).tap()
  await page
    .getByRole('dialog', { name: /John 4:10/ })
    .getByRole('link')
    .first()
    .tap()
  await sheetOf(page).waitFor({ state: 'detached' })
  await page.goBack()
  await sheetOf(page).waitFor()
  await reaches(page, 0.6)
  await copy(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
})

test.each([
  ['arrives word by word', 1],
  // as on a busy device, which draws many words together
  ['arrives in large pieces', 450],
  ['arrives at once', 900],
])('from Home to the end of a long answer that %s nothing on a phone moves by itself', async (_, per) => {
  const long = `steady,rate=5000,tokens=900,per=${per},seed=4`
  // Home may ask the model which passage is meant
  stack.gemini.script([long, long])
  const page = await stack.page(phone)
  await page.addInitScript(recordShifts)
  await page.goto('/')
  await page.getByRole('region', { name: 'Example questions' }).getByRole('button').last().waitFor()
  await page.getByPlaceholder('Ask any question or enter a passage').fill('Why did Nicodemus come to Jesus by night?')
  await page.keyboard.press('Enter')
  await copy(page).waitFor()
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  await sheetOf(page).getByText('About John 3').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([])
})

test.each(['1 Samuel 16:7', 'John 14:27', 'John 11:35'])(
  '%s as the verse of the day moves nothing',
  async (reference) => {
    const days = versesOfDays.map((_, day) => new Date(2027, 0, 1 + day, 12))
    const page = await stack.page(phone)
    await page.clock.setFixedTime(days.find((day) => verseOfDay(dayOf(day)) === reference)!)
    await page.addInitScript(recordShifts)
    await page.goto('/')
    await page.getByRole('link', { name: reference }).waitFor()
    await page.getByRole('region', { name: 'Example questions' }).getByRole('button').last().waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([])
  },
)

test('the chat on a phone leaves its height to the words: 48 px of header, the verses inside the field, the note once', async () => {
  stack.gemini.script(['text,say=By night.'])
  const page = await openChat(phone, '/read/JHN/3?verse=16')
  const sheet = sheetOf(page)
  await reaches(page, 0.6)
  await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  const [outer, header] = [await boxOf(sheet), await boxOf(sheet.locator('header'))]
  expect(header.height).toBeLessThanOrEqual(49)
  expect(header.y - outer.y).toBeLessThanOrEqual(1)
  const field = sheet.getByLabel('Your question')
  const [frame, chip] = [
    await boxOf(field.locator('..')),
    await boxOf(sheet.locator('form').getByText('About John 3:16')),
  ]
  expect(chip.y).toBeGreaterThan(frame.y)
  expect(chip.y + chip.height).toBeLessThanOrEqual((await boxOf(field)).y + 1)
  await field.fill('When?')
  await field.press('Enter')
  await copy(page).waitFor()
  expect(await sheet.getByText('How answers are checked').count()).toBe(1)
  expect(await sheet.locator('form').getByText('How answers are checked').count()).toBe(0)
})

test.each([
  ['a small phone', 320, 640],
  ['a phone at twice its size', 195, 422],
])(
  'on %s at least two fifths of the window show the conversation, and every control can be pressed',
  async (_, width, height) => {
    stack.gemini.script(['text,say=By night.'])
    const page = await openChat(phoneOf(width, height), '/read/JHN/3?verse=16')
    const sheet = sheetOf(page)
    await sheet.getByLabel('Your question').fill('When?')
    await sheet.getByLabel('Your question').press('Enter')
    await copy(page).waitFor()
    const words = await boxOf(page.getByRole('log').locator('..'))
    expect(words.height).toBeGreaterThanOrEqual(0.4 * height)
    expect(words.y + words.height).toBeLessThan(height)
    for (const control of await sheet.locator('header button, form button, form textarea').all()) {
      if (!(await control.isVisible())) continue
      const { x, y, width: wide, height: high } = await boxOf(control)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(y + high).toBeLessThanOrEqual(height)
    }
  },
)

test('next to the link back the suggestions are whole on a phone', async () => {
  const page = await stack.page(phone)
  await page.route('**/suggestions', (route) =>
    route.fulfill({
      json: {
        suggestions: ['Who is the good shepherd?', 'Why still waters?', 'Who are my enemies?'].map((question) => ({
          question,
          summary: question,
        })),
      },
    }),
  )
  await page.goto('/read/MAT/5')
  await page.locator('button.note[data-kind="crossref"]').first().tap()
  await page.getByRole('dialog', { name: 'Cross references' }).getByRole('link').first().tap()
  const bar = page.getByRole('region', { name: 'Ask about this chapter' })
  await bar.getByRole('button', { name: 'Back to Matthew 5' }).waitFor()
  const chips = bar.getByRole('listitem').getByRole('button')
  await chips.first().waitFor()
  for (const chip of await chips.all()) {
    const seen = await chip.evaluate((element) => {
      element.scrollIntoView({ inline: 'center', block: 'nearest' })
      const own = element.getBoundingClientRect()
      // subtracts what its scroll containers clip
      let [left, right] = [own.left, own.right]
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const box = around.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return (right - left) / own.width
    })
    expect(seen).toBeGreaterThan(0.98)
  }
})

test('on a phone the field of an edited question is in view, below a long answer too', async () => {
  const says = Array.from({ length: 30 }, (_, at) => `Paragraph ${at + 1} of a long answer.`).join('\n\n')
  stack.gemini.script([`text,say=${says}`])
  const page = await openChat(phone)
  await sheetOf(page).getByLabel('Your question').fill('What is long?')
  await page.keyboard.press('Enter')
  await copy(page).waitFor()
  await page.getByRole('button', { name: 'Edit and ask again' }).tap()
  const field = page.getByLabel('Edit your question')
  await field.waitFor()
  await expect.poll(async () => (await boxOf(field)).y).toBeGreaterThan(0)
  const { y, height } = await boxOf(field)
  expect(y + height).toBeLessThan(844)
})
