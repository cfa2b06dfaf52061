/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from 'playwright'
import { controlContrasts, definePaints } from './contrast-in-page.ts'
import { atMost, type Row } from './row.ts'
import { type Screen, type SizeName, sizes } from './screen.ts'
import { screens, show, type ThemeName, themes, wear } from './screens.ts'

const LOOK_MS = 30_000
/** The states of a control besides the last, `disabled`, in which the browser ignores the pointer. */
const STATES = { rest: [], hover: ['hover'], focus: ['focus', 'focus-visible'], pressed: ['hover', 'active'] } as const
const LEAST = 4.5
const LEAST_DISABLED = 3

/**
 * The contrast of every control on every screen, on a phone and a desk, in every theme and state. Controls are disabled
 * for the check of that state. Prints each screen and what is too faint.
 */
export async function contrastRows(browser: Browser, url: string, print: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of ['phone', 'desk'] as const) {
    const faint = { enabled: 0, disabled: 0, controls: 0 }
    for (const screen of screens.filter((each) => each.sizes?.includes(size) ?? true)) {
      const start = performance.now()
      const found = await looked(browser, url, screen, size)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      print(`${size}, ${screen.name}: ${found.controls} looks at a control, ${seconds} s`)
      for (const line of [...found.enabled, ...found.disabled]) print(`  ${line}`)
      faint.controls += found.controls
      faint.enabled += found.enabled.length
      faint.disabled += found.disabled.length
    }
    const of = `of ${faint.controls}`
    rows.push(
      atMost(`${size}: controls below ${LEAST} : 1 in some state, ${of}`, faint.enabled, 0, ''),
      atMost(`${size}: disabled controls below ${LEAST_DISABLED} : 1`, faint.disabled, 0, ''),
    )
  }
  return rows
}

type Found = { enabled: string[]; disabled: string[]; controls: number }

async function looked(browser: Browser, baseURL: string, screen: Screen, size: SizeName): Promise<Found> {
  const isPhone = size === 'phone'
  const found: Found = { enabled: [], disabled: [], controls: 0 }
  const context = await browser.newContext({
    baseURL,
    viewport: sizes[size],
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(LOOK_MS)
  try {
    const page = await context.newPage()
    await show(page, screen)
    // the colours of a state, not those on the way to it
    await page.evaluate(withoutTransitions)
    await page.evaluate(definePaints)
    const session = await context.newCDPSession(page)
    for (const theme of Object.keys(themes) as ThemeName[]) {
      await wear(page, theme)
      for (const [state, forced] of Object.entries(STATES)) {
        await force(session, forced)
        const { faint, count } = await page.evaluate(controlContrasts, LEAST)
        found.controls += count
        found.enabled.push(...faint.map((line) => `${theme}, ${state}: ${line}`))
      }
      await force(session, [])
      const { faint } = await whileDisabled(page)
      found.disabled.push(...faint.map((line) => `${theme}, disabled: ${line}`))
    }
  } catch (error) {
    found.enabled.push(`could not be looked at: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await context.close().catch(() => {})
  }
  return found
}

/** Added by script, because the page's policy rejects style elements. */
function withoutTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Puts every control into these states, as if a pointer and the focus were on all of them. Begins again when the page
 * has replaced a control meanwhile, so that no control is looked at without its state.
 */
async function force(session: CDPSession, forcedPseudoClasses: readonly string[], tries = 3): Promise<void> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const selector = 'a[href], button, input, select, textarea, summary, label, [role="button"]'
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  try {
    const states = { forcedPseudoClasses: [...forcedPseudoClasses] }
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, ...states })))
  } catch (error) {
    const isReplaced = error instanceof Error && error.message.includes('Could not find node')
    if (!isReplaced || tries === 1) throw error
    await force(session, forcedPseudoClasses, tries - 1)
  }
}

async function whileDisabled(page: Page): Promise<{ faint: string[]; count: number }> {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLButtonElement>('button, input, select, textarea')) {
      if (control.disabled) continue
      control.disabled = true
      control.dataset.disabledByCheck = ''
    }
  })
  const found = await page.evaluate(controlContrasts, LEAST_DISABLED)
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLButtonElement>('[data-disabled-by-check]')) {
      control.disabled = false
      delete control.dataset.disabledByCheck
    }
  })
  return found
}
