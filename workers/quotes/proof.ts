import { lastIndex } from '#shared/bible/last-index.ts'
import { tokensOf } from '#shared/bible/quote-text.ts'
import type { Citation } from '#shared/contract/chat.ts'
import { markdownChunks } from '#shared/markdown/chunks.ts'
import { type Range, stretchesOf } from '#shared/markdown/stretches.ts'
import type { Edited } from './edits.ts'
import { parseChunk } from './parse.ts'
import { pause } from './pause.ts'
import type { Seal } from './writing.ts'

/**
 * The citations that may carry a seal, each with its place. The finished content is read once more as the page will
 * show it: what does not show exactly the words that were verified, and nothing else in its block quote, gets none.
 */
export async function proven(result: Edited, seals: readonly Seal[]): Promise<Map<Citation, Citation>> {
  const placed = seals
    .flatMap((seal) => {
      const at = placeOf(result, seal)
      return at && at.end > at.start ? [{ citation: seal.citation, at }] : []
    })
    .sort((a, b) => a.at.start - b.at.start)
  const found = new Map<Citation, Citation>()
  for (const chunk of markdownChunks(result.text)) {
    const end = chunk.start + chunk.text.length
    const inside = placed.slice(
      lastIndex(placed, ({ at }) => at.start < chunk.start) + 1,
      lastIndex(placed, ({ at }) => at.start < end) + 1,
    )
    if (inside.length === 0) continue
    const ranges = inside.map(({ at }) => ({ start: at.start - chunk.start, end: at.end - chunk.start }))
    const stretches = stretchesOf(parseChunk(chunk.text), chunk.text, ranges)
    for (const [i, { citation, at }] of inside.entries()) {
      const stretch = stretches[i]
      if (!stretch || (stretch.quote && !stretch.isAlone)) continue
      if (isSame(stretch.text, citation.quote ?? '')) found.set(citation, { ...citation, at })
    }
    await pause()
  }
  return found
}

function placeOf({ place, begin }: Edited, seal: Seal): Range | undefined {
  if ('source' in seal) {
    const [start, last] = [place(seal.source.start), place(seal.source.end - 1)]
    return start === undefined || last === undefined ? undefined : { start, end: last + 1 }
  }
  const from = begin(seal.edit)
  return from === undefined ? undefined : { start: from + seal.inside.start, end: from + seal.inside.end }
}

function isSame(shown: string, verified: string): boolean {
  const [a, b] = [tokensOf(shown), tokensOf(verified)]
  return a.length > 0 && a.length === b.length && a.every(({ form }, i) => form === b[i]?.form)
}
