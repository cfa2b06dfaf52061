import type { Page } from 'playwright'
import { atRest } from './at-rest.ts'
import type { Screen } from './screen.ts'
import { studyScreens } from './study-screens.ts'
import { verdictChat } from './verdict-chat.ts'
import { waitForApp } from './wait-for-app.ts'

export const themes = {
  light: { family: 'simple', colorScheme: 'light' },
  dark: { family: 'simple', colorScheme: 'dark' },
  parchment: { family: 'parchment', colorScheme: 'light' },
  parchmentDark: { family: 'parchment', colorScheme: 'dark' },
} as const
export type ThemeName = keyof typeof themes

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Every screen of the product, with what opens over it. */
export const screens: Screen[] = [
  {
    name: 'home',
    path: '/',
    ready: (page) => page.getByRole('region', { name: 'Example questions' }).getByRole('button').last().waitFor(),
  },
  { name: 'home-message', path: '/?notfound=1', ready: (page) => button(page, 'Dismiss').waitFor() },
  { name: 'reader', path: '/read/JHN/3', ready: chapterShown },
  {
    name: 'hint',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Got it' }).scrollIntoViewIfNeeded(),
    sizes: ['desk'],
  },
  { name: 'reader-poetry', path: '/read/PSA/23', ready: chapterShown },
  {
    name: 'reader-selection',
    path: '/read/JHN/3',
    ready: (page) => chapterShown(page).then(() => page.locator('#v16').click()),
  },
  {
    name: 'navigator',
    path: '/read/JHN/3',
    ready: (page) =>
      chapterShown(page)
        .then(() => page.keyboard.press('g'))
        .then(() => page.getByRole('dialog').waitFor()),
  },
  {
    name: 'compare',
    path: '/read/JHN/3',
    ready: (page) =>
      chapterShown(page)
        .then(() => page.locator('#v16').click())
        .then(() => button(page, 'Compare').click())
        .then(() => page.getByRole('dialog').getByText('King James Version').waitFor()),
  },
  {
    name: 'parallel',
    path: '/read/PSA/23?with=eng-kjv',
    ready: (page) => page.getByText('I shall not want').first().waitFor(),
  },
  {
    name: 'text-settings',
    path: '/read/PSA/23',
    ready: (page) =>
      chapterShown(page)
        .then(() => button(page, 'Text settings').click())
        .then(() => button(page, 'Reset to the defaults').waitFor()),
  },
  {
    name: 'keys',
    path: '/my-profile',
    ready: (page) =>
      heading('My Profile')(page)
        .then(() => page.keyboard.press('?'))
        .then(() => page.getByRole('dialog').waitFor()),
    sizes: ['desk'],
  },
  { name: 'menu', path: '/read/JHN/3', ready: openMenu, sizes: ['phone', 'tablet'] },
  {
    name: 'chat-empty',
    path: '/read/JHN/3',
    ready: (page) =>
      chapterShown(page)
        .then(() => button(page, /^Ask$/).click())
        .then(() => page.getByLabel('Your question').waitFor()),
  },
  { name: 'chat', path: '/read/JHN/3?question=What+does+it+mean+to+be+born+again%3F', ready: answered },
  { name: 'verdicts', path: '/read/JHN/3?chatId=1', ready: (page) => verdictsShown(page, 'beginning'), isThemed: true },
  {
    name: 'verdicts-in-blocks',
    path: '/read/JHN/3?chatId=1',
    ready: (page) => verdictsShown(page, 'end'),
    isThemed: true,
  },
  {
    name: 'verdict-source',
    path: '/read/JHN/3?chatId=1',
    ready: (page) =>
      verdictsShown(page, 'beginning')
        .then(() =>
          button(page, /^The assistant’s wording/)
            .first()
            .click(),
        )
        .then(() =>
          page
            .getByRole('dialog', { name: /^The assistant’s wording/ })
            .locator('sup, del')
            .first()
            .waitFor(),
        ),
  },
  { name: 'check', path: '/check', ready: (page) => page.getByRole('textbox', { name: 'Text to check' }).waitFor() },
  { name: 'check-result', path: '/check', ready: textChecked, isThemed: true },
  { name: 'search', path: '/search?q=living+water', ready: (page) => page.locator('mark').first().waitFor() },
  {
    name: 'search-nothing',
    path: '/search?q=xylophone',
    ready: (page) => page.getByText('Nothing found').first().waitFor(),
  },
  { name: 'profile', path: '/my-profile', ready: (page) => page.getByRole('radio').first().waitFor() },
  { name: 'perspective', path: '/theologies/catholic', ready: heading(/Instructions/) },
  { name: 'plans', path: '/reading-plans', ready: (page) => page.getByRole('heading', { level: 3 }).last().waitFor() },
  { name: 'plan-create', path: '/reading-plans/create', ready: heading('Create Reading Plan') },
  { name: 'plan-discover', path: '/reading-plans/discover', ready: heading(/Discover Plans/) },
  { name: 'plan', path: '/reading-plans', ready: openPlan },
  { name: 'about', path: '/about-philip', ready: heading(/Philip/) },
  { name: 'copyright', path: '/site/copyright', ready: heading(/Copyright/) },
  { name: 'no-content', path: '/site/nothing-here', ready: heading('Content Not Found') },
  { name: 'trust', path: '/trust', ready: heading(/./) },
  { name: 'instructions', path: '/instructions', ready: heading(/./) },
  { name: 'not-found', path: '/nowhere', ready: heading('Page not found') },
  ...studyScreens,
]

/** Opens a screen and waits until it is ready to be checked. */
export async function show(page: Page, { name, path, ready }: Screen): Promise<void> {
  await page.route('**/api/chat/1', (route) => route.fulfill({ json: verdictChat }))
  await (name === 'hint' ? inThirdVisit(page) : withoutHints(page))
  await page.goto(path)
  await waitForApp(page)
  await ready(page)
  await atRest(page)
}

/** The first visit in which a hint may appear. */
async function inThirdVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('visit', JSON.stringify({ number: 3, seen_at: Date.now(), hint: null }))
  })
}

/** Disables hints: their cards would change the screens. */
async function withoutHints(page: Page): Promise<void> {
  await page.route('**/onboarding_hints', (route) => route.fulfill({ json: { hints: [] } }))
}

function chapterShown(page: Page): Promise<void> {
  return page.locator('[data-chapter] .verse').first().waitFor()
}

async function openMenu(page: Page): Promise<void> {
  await chapterShown(page)
  await button(page, 'Menu').first().click()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^About/ })
    .first()
    .waitFor()
}

async function openPlan(page: Page): Promise<void> {
  await page.goto('/reading-plans/discover')
  await button(page, /^Preview/)
    .first()
    .click()
  await heading('Day 1')(page)
}

/** A text that a visitor could paste: the first verdicts that readers see. */
const PASTED = `Dear friends, “For God so loved the world, that he gave his only born Son” (John 3:16). Older Bibles say it like this: “For God so loved the world, that he gave his only begotten Son.”

It begins earlier. In the beginning, God created the heavens and the earth. The earth was formless and empty. Darkness was on the surface of the deep. And we know how the psalm goes on: “The Lord is my shepherd, I shall lack for nothing at all” (Psalm 23:1).

The Bible says, “God helps those who help themselves.” My grandmother said “a stitch in time saves nine of them.” Matthew Henry writes: “Birth is the beginning of life; to be born again, is to begin to live anew.”`

async function textChecked(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Text to check' }).fill(PASTED)
  await button(page, 'Check this text').click()
  await page.getByRole('region', { name: 'Result' }).waitFor()
}

async function answered(page: Page): Promise<void> {
  await button(page, 'Copy answer').waitFor({ timeout: 60_000 })
}

/** Shows the beginning or the end of the conversation that has every verdict; on a phone in the tall sheet. */
async function verdictsShown(page: Page, part: 'beginning' | 'end'): Promise<void> {
  await button(page, 'Copy answer').nth(1).waitFor()
  const taller = button(page, 'Make the chat taller')
  if (await taller.isVisible()) await taller.press('Enter')
  const scroller = page.getByRole('log').locator('..')
  await scroller.evaluate((element, end) => element.scrollTo(0, end ? element.scrollHeight : 0), part === 'end')
}

/** Switches an open page to another theme, as the menu and the system do. */
export async function wear(page: Page, theme: ThemeName): Promise<void> {
  const { family, colorScheme } = themes[theme]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate((kept) => {
    localStorage.setItem('themeFamily', kept)
    dispatchEvent(new Event('philip:stored'))
  }, family)
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme)
}
