import { FONTS_KEPT, writeStored } from '../data/stored.ts'

const OURS = ['Literata Variable', 'Inter Variable']
const root = document.documentElement
let isDone = false

/** Loads our fonts, which on a slow network wait for the app. */
export function loadLateFonts(): void {
  if (root.dataset.fonts !== 'later') return
  void Promise.all(OURS.map((name) => document.fonts.load(`1em "${name}"`))).then(
    () => {
      root.dataset.fonts = 'arrived'
      // the next page asks the browser's cache for them
      writeStored(FONTS_KEPT, 'true')
    },
    () => {},
  )
}

/**
 * Lets the next screen use our fonts if they arrived too late for the first. A text that is being read keeps the font that
 * it was painted with, since another one would move its lines.
 */
export function showOurFonts(): void {
  const [sheet] = document.styleSheets
  const isWaiting = root.dataset.fonts === 'later' || [...document.fonts].some(({ status }) => status === 'loading')
  if (isDone || isWaiting || !sheet) return
  isDone = true
  delete root.dataset.fonts
  // a browser does not return to a face that it gave up, but accepts the same one as a new rule
  for (const { cssText } of [...sheet.cssRules])
    if (cssText.startsWith('@font-face')) sheet.insertRule(cssText.replace('optional', 'swap'), sheet.cssRules.length)
}
