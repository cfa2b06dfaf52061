import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { prepare } from '../prepare.js'
import { startBrowser } from '../run/start-browser.ts'
import { journeys, walk } from './check-web/journeys.ts'
import { startProduct } from './check-web/product.ts'
import { type Screen, type SizeName, sizes } from './check-web/screen.ts'
import { screens, show, type ThemeName, themes, wear } from './check-web/screens.ts'

/**
 * `npm run screens`: pictures of the first screens in three sizes and four themes, and of the others on a phone and a
 * desktop, into .data/screens or the given folder: `npm run screens -- FOLDER all` takes every screen in all sizes and
 * themes, `npm run screens -- FOLDER journeys` every step of the visitors' journeys on a phone and a desk in all themes.
 */
const [folder = join(import.meta.dirname, '../../.data/screens'), extent] = process.argv.slice(2)
const FIRST = ['home', 'reader', 'chat']
const QUALITY = 42

prepare('screens')
const product = await startProduct()
const browser = await startBrowser()
try {
  mkdirSync(folder, { recursive: true })
  // delete the pictures of removed screens
  for (const name of globSync('*.jpg', { cwd: folder })) rmSync(join(folder, name))
  if (extent === 'journeys') await journeyPictures(browser)
  else for (const screen of screens) for (const size of sizesOf(screen)) await pictures(browser, screen, size)
} finally {
  await browser.close()
  await product.close()
}
process.exit(process.exitCode)

async function pictures(browser: Browser, screen: Screen, size: SizeName): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: sizes[size],
    reducedMotion: 'reduce',
    ...(size === 'desk' ? {} : { hasTouch: true }),
  })
  const page = await context.newPage()
  try {
    await show(page, screen)
    for (const theme of themesOf(screen)) await picture(page, theme, `${screen.name}-${size}`)
  } catch (error) {
    report(`${screen.name}, ${size}: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await context.close()
  }
}

async function journeyPictures(browser: Browser): Promise<void> {
  for (const [index, journey] of journeys.entries()) {
    for (const size of ['phone', 'desk'] as const) {
      const number = String(index + 1).padStart(2, '0')
      const { problems } = await walk(browser, product.url, journey, size, async (page, step) => {
        for (const theme of Object.keys(themes) as ThemeName[]) await picture(page, theme, `${number}-${step}-${size}`)
      })
      for (const problem of problems) report(`${journey.name}, ${size}: ${problem}`)
    }
  }
}

async function picture(page: Page, theme: ThemeName, name: string): Promise<void> {
  await wear(page, theme)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}-${theme}.jpg`), type: 'jpeg', quality: QUALITY })
}

function report(problem: string): void {
  process.stdout.write(`${problem}\n`)
  process.exitCode = 1
}

function isWhole(screen: Screen): boolean {
  return extent === 'all' || FIRST.includes(screen.name)
}

function sizesOf(screen: Screen): SizeName[] {
  const all = Object.keys(sizes) as SizeName[]
  return all.filter((size) => (screen.sizes?.includes(size) ?? true) && (isWhole(screen) || size !== 'tablet'))
}

function themesOf(screen: Screen): ThemeName[] {
  return isWhole(screen) || screen.isThemed ? (Object.keys(themes) as ThemeName[]) : ['light']
}
