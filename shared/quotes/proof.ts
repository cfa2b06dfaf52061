import { lastIndex } from '../bible/last-index.ts'
import { tokensOf } from '../bible/quote-text.ts'
import { markdownChunks } from '../markdown/chunks.ts'
import { type Range, stretchesOf } from '../markdown/stretches.ts'
import { pause } from '../pause.ts'
import type { Checked } from './checked.ts'
import type { Edited } from './edits.ts'
import { parseChunk } from './parse.ts'
import type { Placed } from './writing.ts'

/**
 * Finds the words of each quotation in the finished content, which is parsed once more as the page will show it: a
 * quotation that does not show exactly the checked words has no position, nor has a seal whose block quote shows
 * anything else.
 */
export async function locateQuotations(result: Edited, list: readonly Placed[]): Promise<Map<Checked, Range>> {
  const placed = list
    .flatMap((each) => {
      const at = placeOf(result, each)
      return at && at.end > at.start ? [{ checked: each.checked, at }] : []
    })
    .sort((a, b) => a.at.start - b.at.start)
  const found = new Map<Checked, Range>()
  for (const chunk of markdownChunks(result.text)) {
    const end = chunk.start + chunk.text.length
    const inside = placed.slice(
      lastIndex(placed, ({ at }) => at.start < chunk.start) + 1,
      lastIndex(placed, ({ at }) => at.start < end) + 1,
    )
    if (inside.length === 0) continue
    const ranges = inside.map(({ at }) => ({ start: at.start - chunk.start, end: at.end - chunk.start }))
    const stretches = stretchesOf(parseChunk(chunk.text), chunk.text, ranges)
    for (const [i, { checked, at }] of inside.entries()) {
      const stretch = stretches[i]
      if (!stretch || (checked.sealed && stretch.quote && !stretch.isAlone)) continue
      if (isSame(stretch.text, shownWords(checked))) found.set(checked, at)
    }
    await pause()
  }
  return found
}

/** The words that a quotation finally shows. */
const shownWords = ({ quotation, citation, sealed }: Checked): string =>
  sealed ? (citation?.quote ?? sealed.words ?? quotation.text) : quotation.text

function placeOf({ place, begin }: Edited, placed: Placed): Range | undefined {
  if ('source' in placed) {
    const [start, last] = [place(placed.source.start), place(placed.source.end - 1)]
    return start === undefined || last === undefined ? undefined : { start, end: last + 1 }
  }
  const from = begin(placed.edit)
  return from === undefined ? undefined : { start: from + placed.inside.start, end: from + placed.inside.end }
}

function isSame(shown: string, verified: string): boolean {
  const [a, b] = [tokensOf(shown), tokensOf(verified)]
  return a.length > 0 && a.length === b.length && a.every(({ form }, i) => form === b[i]?.form)
}
