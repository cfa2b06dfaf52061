/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { screens } from '../../infra/measure/check-web/screens.ts'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

const names = ['home', 'reader-selection', 'navigator', 'compare', 'text-settings', 'menu', 'chat-empty', 'search']
const more = [
  'profile',
  'perspective',
  'plans',
  'plan-create',
  'plan-discover',
  'about',
  'trust',
  'instructions',
  'check',
]

/** A screen in a window of this width. */
async function opened(name: string, width: number, height: number): Promise<Page> {
  const screen = screens.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  const viewport = { width, height }
  const page = await site.page({
    context: { viewport, reducedMotion: 'reduce' },
  })
  await page.goto(screen.path)
  await screen.ready(page)
  return page
}

/** By how many pixels the page, or an open dialog, is wider than its window. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )

// a phone of 390 px at 200 %, and 320 px, the width at which no page may need scrolling in two directions
test.each([...names, ...more])('at 200 % nothing of %s overflows the window', async (name) => {
  for (const [width, height] of [
    [195, 422],
    [320, 640],
  ] as const) {
    const page = await opened(name, width, height)
    expect(Math.max(...(await tooWide(page))), `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('at 200 % the place is below the name, and everything in the header can be pressed', async () => {
  const page = await opened('reader', 195, 422)
  const header = page.getByRole('banner')
  for (const name of ['Menu', 'John 3', 'Text settings'])
    await header.getByRole('button', { name }).click({ trial: true })
  await header.getByRole('link', { name: 'Search' }).click({ trial: true })
  await expectAccessible(page)
})

test('in forced colours chosen and selected items are distinguishable', async () => {
  const page = await site.page({ context: { forcedColors: 'active' } })
  await page.goto('/read/JHN/3')
  await page.locator('#v16').click()
  const outline = (name: string) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .evaluate((node) => getComputedStyle(node).outlineStyle)
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByRole('radio', { name: 'Study' }).waitFor()
  expect(await outline('Study')).toBe('solid')
  expect(await outline('Immersive')).toBe('none')
  const line = (verse: number) =>
    page
      .locator(`.verse[data-verse="${verse}"]`)
      .first()
      .evaluate((node) => getComputedStyle(node).textDecorationLine)
  expect(await line(16)).toBe('underline')
  expect(await line(17)).toBe('none')
})

test('with reduced motion nothing moves: only fades remain', async () => {
  const page = await site.page({ context: { reducedMotion: 'reduce' } })
  await page.goto('/read/JHN/3')
  await page.locator('#v16').click()
  await page.getByRole('region', { name: 'Selected verses' }).getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog').waitFor()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((node) => {
      const { transitionProperty, transitionDuration, animationName, animationDuration } = getComputedStyle(node)
      const moves = /transform|translate|height|width|all/.test(transitionProperty) && /[1-9]/.test(transitionDuration)
      const isAnimated = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01
      return moves || isAnimated ? [`${node.tagName} ${transitionProperty} ${animationName}`] : []
    }),
  )
  expect(moving).toEqual([])
})

test('a page has its landmarks, and Scripture its language and direction', async () => {
  const page = await site.page()
  await page.goto('/read/JHN/3')
  for (const role of ['banner', 'main', 'navigation'] as const) await page.getByRole(role).first().waitFor()
  const text = page.locator('[lang="en"][dir="ltr"]:not(html)').filter({ has: page.locator('.chapter') })
  await text.waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
