let isDone = false

/**
 * Lets the next screen use our fonts if they arrived too late for the first. A text that is being read keeps the font that
 * it was painted with, since another one would move its lines.
 */
export function showOurFonts(): void {
  const [sheet] = document.styleSheets
  if (isDone || !sheet || [...document.fonts].some(({ status }) => status === 'loading')) return
  isDone = true
  // a browser does not return to a face that it gave up, but accepts the same one as a new rule
  for (const { cssText } of [...sheet.cssRules])
    if (cssText.startsWith('@font-face')) sheet.insertRule(cssText.replace('optional', 'swap'), sheet.cssRules.length)
}
