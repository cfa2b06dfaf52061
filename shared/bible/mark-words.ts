import { escapeHtml } from './render.ts'

/** Private-use characters around the words that match; no Bible text contains them. */
export const MARK_START = '\ue000'
export const MARK_END = '\ue001'

/**
 * A text as HTML with its matches in `<mark>`: those between MARK_START and MARK_END in `marked`, a copy of the text
 * with the same number of characters, and those of the patterns. Matches that touch or overlap are merged.
 */
export function markHtml(text: string, marked: string, patterns: readonly RegExp[]): string {
  const ranges = markedRanges(marked)
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) ranges.push([match.index, match.index + match[0].length])
  }
  let html = ''
  let at = 0
  for (const [start, end] of merged(ranges)) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escapeHtml(text.slice(at))
}

type Range = [start: number, end: number]

function markedRanges(marked: string): Range[] {
  const ranges: Range[] = []
  let length = 0
  for (const [i, part] of marked.split(MARK_START).entries()) {
    const [inside = '', ...rest] = part.split(MARK_END)
    if (i > 0 && rest.length > 0) ranges.push([length, length + inside.length])
    length += inside.length + rest.join('').length
  }
  return ranges
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const [start, end] of ranges.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}
