import type { Span } from '#shared/contract/spans.ts'
import { closingSigns } from '#shared/span-words.ts'

/** Plain text, or the text of a checked span with the closing punctuation that precedes its sign. */
export type CheckedPiece =
  | { text: string; span?: undefined }
  | { text: string; span: Span; index: number; closing: string }

/** A paragraph, by its offset in the text. */
export type Paragraph = { start: number; pieces: CheckedPiece[] }

/**
 * The paragraphs of a text, split at its checked spans. Spans are in order; one that crosses a paragraph's end is cut.
 */
export function paragraphsOf(text: string, spans: readonly Span[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let start = 0
  let next = 0
  for (const gap of text.matchAll(/\n[ \t]*\n\s*|$/g)) {
    const end = gap.index
    const pieces: CheckedPiece[] = []
    let at = start
    for (; next < spans.length && (spans[next] as Span).start < end; next++) {
      const span = spans[next] as Span
      if (span.start > at) pieces.push({ text: text.slice(at, span.start) })
      const stop = Math.min(end, span.end)
      const closing = closingSigns(text.slice(stop, end))
      pieces.push({ text: text.slice(Math.max(at, span.start), stop), span, index: next, closing })
      at = stop + closing.length
    }
    if (at < end) pieces.push({ text: text.slice(at, end) })
    if (pieces.length > 0) paragraphs.push({ start, pieces })
    start = end + gap[0].length
  }
  return paragraphs
}
