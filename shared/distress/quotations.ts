/** A quotation is not longer, or its end is missing. */
const LONGEST = 2000

/**
 * A text with a space for each quotation, since what visitors quote says nothing of themselves. The time is linear even for
 * a text of marks without an end.
 */
export function withoutQuotations(text: string): string {
  const ends = /[”»]/g
  let [kept, from, end] = ['', 0, -1]
  for (const { 0: mark, index } of text.matchAll(/["“«]/g)) {
    if (index < from) continue
    // all marks before the same end find it once
    if (mark !== '"' && end <= index) end = nextOf(ends, text, index)
    const to = mark === '"' ? text.indexOf('"', index + 1) : end
    if (to < 0 || to === text.length || (mark !== '"' && to - index - 1 > LONGEST)) continue
    kept += `${text.slice(from, index)} `
    from = to + 1
  }
  return kept + text.slice(from)
}

/** Where the pattern next matches after a position; the length of the text if it does not. */
function nextOf(pattern: RegExp, text: string, after: number): number {
  pattern.lastIndex = after + 1
  return pattern.exec(text)?.index ?? text.length
}
