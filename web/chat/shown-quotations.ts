import { blocksOf, spansOf } from '#shared/bible/quote-spans.ts'
import type { Citation } from '#shared/contract/chat.ts'

/** A quotation of a checked answer: `start` and `end` hold its words, `isBlock` that it is a block quote's. */
export type ShownQuotation = { start: number; end: number; isBlock: boolean; citation: Citation }

type Range = { start: number; end: number; isBlock: boolean }

/**
 * Where the quotations stand that the check let through, word for word or repaired. Citations come in the order of the
 * content, so each is looked for behind the one before it.
 */
export function shownQuotations(content: string, citations: readonly Citation[]): ShownQuotation[] {
  const ranges = quotedRanges(content)
  const found: ShownQuotation[] = []
  let from = 0
  for (const citation of citations) {
    const { quote, verdict } = citation
    if (!quote || (verdict !== 'exact' && verdict !== 'repaired')) continue
    const place = placeOf(content, ranges, lettersOf(quote).letters, from)
    if (!place) continue
    found.push({ ...place, citation })
    from = place.end
  }
  return found
}

function quotedRanges(content: string): Range[] {
  return blocksOf(content).flatMap((block): Range[] => {
    if (block.kind === 'code') return []
    if (block.kind === 'quote') return [{ start: block.start, end: block.end, isBlock: true }]
    return spansOf(content.slice(block.start, block.end)).map(({ start, end }) => ({
      start: block.start + start + 1,
      end: block.start + end - 1,
      isBlock: false,
    }))
  })
}

function placeOf(content: string, ranges: readonly Range[], wanted: string, from: number): Range | undefined {
  if (!wanted) return undefined
  for (const range of ranges) {
    if (range.end <= from) continue
    const start = Math.max(range.start, from)
    const { letters, at } = lettersOf(content.slice(start, range.end))
    const index = letters.indexOf(wanted)
    // between marks there is nothing besides the quotation
    if (index < 0 || (!range.isBlock && letters.length !== wanted.length)) continue
    if (!range.isBlock) return { ...range, start }
    return {
      isBlock: true,
      start: start + (at[index] ?? 0),
      end: start + (at[index + wanted.length - 1] ?? 0) + 1,
    }
  }
  return undefined
}

const dropped = /[\s“”‘’"'«»„‟「」『』*_>\\]/u

/** What two writings of the same quotation share, and where each character of it stands. */
function lettersOf(text: string): { letters: string; at: number[] } {
  let letters = ''
  const at: number[] = []
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? ''
    if (dropped.test(sign)) continue
    letters += sign
    at.push(i)
  }
  return { letters, at }
}
