import type { Browser, Page } from 'playwright'
import { atRest } from './at-rest.ts'
import { type Manners, smallTargets, watchManners } from './manners.ts'
import { atMost, type Row } from './row.ts'
import { type SizeName, sizes } from './screen.ts'
import { waitForApp } from './wait-for-app.ts'

const MOST_SHIFT = 0.01
const STEP_MS = 60_000

type Step = (page: Page) => Promise<unknown>
export type Journey = { name: string; path: string; steps: Step[]; sizes?: readonly SizeName[] }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()
const verse: Step = (page) => page.locator('[data-chapter] .verse').first().waitFor()
const answer: Step = (page) => button(page, 'Copy answer').waitFor()
const heading =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('heading', { name }).first().waitFor()
const pressEscape: Step = (page) => page.keyboard.press('Escape')
const openMenu: Step = async (page) => {
  // its entries may still be loading
  if ((await button(page, 'Menu').getAttribute('aria-expanded')) !== 'true') await button(page, 'Menu').click()
  await link(page, /^About/).waitFor()
}
const scrollDown: Step = async (page) => {
  for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 300)
}

/** The paths of visitors through the product, from their first page on. */
export const journeys: Journey[] = [
  {
    name: 'reads and turns the page',
    path: '/read/JHN/3',
    steps: [verse, scrollDown, (page) => link(page, /^Next/).click(), heading('John 4')],
  },
  {
    name: 'asks at Home',
    path: '/',
    steps: [
      (page) => page.getByRole('region', { name: 'Example questions' }).getByRole('button').last().waitFor(),
      (page) =>
        page
          .getByRole('search')
          .getByRole('searchbox')
          .or(page.locator('main input'))
          .first()
          .fill('Who was Nicodemus?'),
      (page) => page.keyboard.press('Enter'),
      answer,
    ],
  },
  {
    name: 'asks about a verse, and again',
    path: '/read/JHN/3',
    steps: [
      verse,
      (page) => page.locator('#v16').click(),
      (page) => button(page, /^Ask$/).click(),
      (page) => page.getByLabel('Your question').fill('What does it mean to believe?'),
      (page) => page.keyboard.press('Enter'),
      answer,
      (page) => page.getByLabel('Your question').fill('Who was Nicodemus?'),
      (page) => page.keyboard.press('Enter'),
      (page) => button(page, 'Copy answer').and(page.locator(':visible')).waitFor(),
    ],
  },
  {
    name: 'follows a cross reference and returns',
    path: '/read/MAT/5',
    steps: [
      verse,
      (page) => page.locator('button.note[data-kind="crossref"]').first().click(),
      (page) => page.getByRole('dialog').getByRole('link').first().click(),
      (page) => button(page, /^Back to/).click(),
      heading('Matthew 5'),
      (page) => page.locator('[data-book="MAT"] .verse').first().waitFor(),
    ],
  },
  {
    name: 'goes to a psalm by the navigator',
    path: '/read/JHN/3',
    steps: [
      verse,
      (page) => button(page, /^John/).click(),
      (page) => page.getByRole('button', { name: /^PSA/ }).click(),
      (page) => page.getByRole('link', { name: 'Psalms 23', exact: true }).click(),
      heading('Psalm 23'),
    ],
  },
  {
    name: 'searches and opens what was found',
    path: '/search',
    steps: [
      (page) => page.locator('main input').first().fill('living water'),
      (page) => page.keyboard.press('Enter'),
      (page) => page.locator('mark').first().waitFor(),
      (page) => page.locator('main li a').first().click(),
      verse,
    ],
  },
  {
    name: 'sets the text as they like it',
    path: '/read/PSA/23',
    steps: [
      verse,
      (page) => button(page, 'Text settings').click(),
      (page) => page.getByRole('radio', { name: 'Parchment' }).check({ force: true }),
      (page) => button(page, 'Larger text').click(),
      pressEscape,
    ],
  },
  {
    name: 'says who they are',
    path: '/read/JHN/3',
    steps: [
      verse,
      openMenu,
      (page) => link(page, 'My Profile').click(),
      (page) => page.getByRole('radio').first().waitFor(),
    ],
  },
  {
    name: 'looks for a plan',
    path: '/reading-plans',
    steps: [
      heading('My Plans'),
      (page) => page.goto('/reading-plans/discover').then(() => waitForApp(page)),
      (page) => button(page, /^Preview/).click(),
      heading('Day 1'),
    ],
  },
  {
    name: 'compares a verse',
    path: '/read/JHN/3',
    steps: [
      verse,
      (page) => page.locator('#v16').click(),
      (page) => button(page, 'Compare').click(),
      (page) => page.getByRole('dialog').getByText('King James Version').waitFor(),
      pressEscape,
    ],
  },
  {
    name: 'returns to a conversation',
    path: '/read/JHN/3?question=Who+was+Nicodemus%3F',
    steps: [answer, (page) => page.goto('/conversations').then(() => waitForApp(page)), heading('Conversations')],
  },
  {
    name: 'asks how answers are checked',
    path: '/about-philip',
    steps: [heading(/Philip/), (page) => page.goto('/trust').then(() => waitForApp(page)), heading(/./), scrollDown],
  },
]

/** How far each journey shifts by itself, what covered something, and on a phone which controls are too small. */
export async function journeyRows(browser: Browser, baseURL: string, print: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of ['phone', 'desk'] as const) {
    let [worst, covers, small, failed] = [0, 0, 0, 0]
    for (const journey of journeys) {
      const found = await walk(browser, baseURL, journey, size)
      print(`${size}, ${journey.name}: shift ${found.shift.toFixed(4)}`)
      for (const line of [...found.problems, ...found.covers, ...found.small]) print(`  ${line}`)
      if (found.shift > MOST_SHIFT) for (const line of found.shifts) print(`  shift ${line}`)
      worst = Math.max(worst, found.shift)
      covers += found.covers.length
      small += found.small.length
      failed += found.problems.length
    }
    rows.push(
      atMost(`${size}: journeys of ${journeys.length} that could not be walked`, failed, 0, ''),
      atMost(`${size}: layout shift of the worst journey`, worst, MOST_SHIFT, '', 4),
      atMost(`${size}: things over Scripture, an answer or a control`, covers, 0, ''),
    )
    if (size === 'phone') rows.push(atMost('phone: controls smaller than 44 px', small, 0, ''))
  }
  return rows
}

type Found = Manners & { small: string[]; problems: string[] }

/** Walks a journey as a new visitor. `look` sees the page after each step, which is numbered from 1. */
export async function walk(
  browser: Browser,
  baseURL: string,
  journey: Journey,
  size: SizeName,
  look?: (page: Page, step: number) => Promise<unknown>,
): Promise<Found> {
  const isPhone = size === 'phone'
  const context = await browser.newContext({ baseURL, viewport: sizes[size], hasTouch: isPhone, isMobile: isPhone })
  context.setDefaultTimeout(STEP_MS)
  const page = await context.newPage()
  const [small, problems] = [new Set<string>(), [] as string[]]
  try {
    await page.addInitScript(watchManners)
    await page.goto(journey.path)
    await waitForApp(page)
    for (const [index, step] of journey.steps.entries()) {
      await step(page)
      await atRest(page)
      await look?.(page, index + 1)
      if (isPhone) for (const each of await page.evaluate(smallTargets)) small.add(each)
    }
  } catch (error) {
    problems.push(`could not be walked: ${(error as Error).message.split('\n')[0]}`)
  }
  const manners = await page
    .evaluate(() => JSON.parse(sessionStorage.getItem('manners') ?? 'null') as Manners | null)
    .catch(() => null)
  await context.close()
  return { shift: 0, shifts: [], covers: [], ...manners, small: [...small], problems }
}
