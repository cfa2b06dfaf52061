/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { definePaints } from '../../infra/measure/check-web/contrast-in-page.ts'
import { screens, type ThemeName, themes, wear } from '../../infra/measure/check-web/screens.ts'
import { sharedSite } from '../helpers/browser/site.ts'

/** What docs/accessibility.md states and no other test checks. */
const site = sharedSite()

// WCAG 2.2, 1.4.12
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

const phone = { width: 390, height: 844 }

test.each(['home', 'reader-selection', 'compare', 'text-settings', 'menu', 'search', 'plans', 'profile', 'about'])(
  'with the text spacing of WCAG no word of %s is cut off or lies over another',
  async (name) => {
    const screen = screens.find((each) => each.name === name)!
    const page = await site.page({ context: { viewport: phone, reducedMotion: 'reduce' } })
    await page.goto(screen.path)
    await screen.ready(page)
    // the policy of the page allows no style element, but the inspector may add a sheet
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, spacing)
    const wrong = await page.evaluate(() => {
      const isShown = (node: Element) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const cut = [...document.querySelectorAll<HTMLElement>('p, h1, h2, h3, a, button, label, li, dt, dd')].filter(
        (node) => {
          const { overflowY, textOverflow, clipPath, display } = getComputedStyle(node)
          const isClipped = overflowY === 'hidden' || overflowY === 'clip'
          // an ellipsis says that there is more, and its control has the whole name
          const isSaid = textOverflow === 'ellipsis' || clipPath !== 'none' || display.includes('inline')
          return isShown(node) && isClipped && !isSaid && node.scrollHeight - node.clientHeight > 2
        },
      )
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
      return { cut: cut.map((node) => node.outerHTML.slice(0, 120)), wide }
    })
    expect(wrong.cut).toEqual([])
    // a dialog hides the scrollbar of the page: then the document is narrower than its window
    expect(wrong.wide).toBeLessThanOrEqual(0)
  },
)

test.each(Object.keys(themes) as ThemeName[])(
  'in %s the words of Scripture have a contrast of 7 : 1',
  async (theme) => {
    const page = await site.page({ context: { reducedMotion: 'reduce' } })
    await page.goto('/read/JHN/3')
    await page.locator('#v16').waitFor()
    await wear(page, theme)
    await page.evaluate(definePaints)
    const lowest = await page.evaluate(() => {
      const { paints } = window as unknown as {
        paints: () => { contrastOf: (element: Element, colour: string) => number }
      }
      const { contrastOf } = paints()
      const words = [...document.querySelectorAll('.chapter .verse')]
      return Math.min(...words.map((word) => contrastOf(word, getComputedStyle(word).color)))
    })
    expect(lowest).toBeGreaterThanOrEqual(7)
  },
)

test('the app may be turned to any orientation', async () => {
  const page = await site.page()
  await page.goto('/')
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
  expect(['any', undefined]).toContain(manifest.orientation)
})

test.each([['/read/JHN/3'], ['/search?q=light'], ['/my-profile'], ['/reading-plans/create']])(
  'on %s the focus is never under something that stays in place',
  async (path) => {
    const page = await site.page({ context: { viewport: { width: 820, height: 700 }, reducedMotion: 'reduce' } })
    await page.goto(path)
    await page.getByRole('main').waitFor()
    const covered: string[] = []
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const node = document.activeElement
        if (!node || node === document.body) return
        const { left, top, right, bottom } = node.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
        )
        const isSeen = points.some(([x, y]) => {
          const hit = document.elementFromPoint(x, y)
          return hit && (node.contains(hit) || hit.contains(node))
        })
        return isSeen ? undefined : node.outerHTML.slice(0, 120)
      })
      if (hidden) covered.push(hidden)
    }
    expect(covered).toEqual([])
  },
)
