import { fetchFile } from '../data/fetch-file.ts'
import { FONTS_KEPT, writeStored } from '../data/stored.ts'
import { addressesOf } from '../opening/preload.ts'
import { SHOWN } from './scroll-memory.ts'

const root = document.documentElement

/** Loads our fonts if they wait for the app, and lets the next screen use them if they were too late for the first. */
export function watchFonts(): void {
  if (root.dataset.fonts === 'later') void loadLateFonts()
  // before the next screen is painted: the text of this one is gone then
  let path = location.pathname
  addEventListener(SHOWN, () => {
    if (location.pathname !== path) showOurFonts()
    path = location.pathname
  })
}

async function loadLateFonts(): Promise<void> {
  try {
    // not by the browser's own loader: some give an optional font up on a slow network
    await Promise.all(addressesOf('fonts').map(fetchFile))
  } catch {
    return
  }
  root.dataset.fonts = 'arrived'
  // the next page asks the browser's cache for them
  writeStored(FONTS_KEPT, 'true')
}

let isDone = false

/** A text that is being read keeps the font that it was painted with, since another one would move its lines. */
function showOurFonts(): void {
  const [sheet] = document.styleSheets
  const isWaiting = root.dataset.fonts === 'later' || [...document.fonts].some(({ status }) => status === 'loading')
  if (isDone || isWaiting || !sheet) return
  isDone = true
  delete root.dataset.fonts
  // a browser does not return to a face that it gave up, but accepts the same one as a new rule
  for (const { cssText } of [...sheet.cssRules])
    if (cssText.startsWith('@font-face')) sheet.insertRule(cssText.replace('optional', 'swap'), sheet.cssRules.length)
}
