import type { Citation } from '../contract/chat.ts'
import type { Span } from '../contract/spans.ts'
import { attributesOf, closingSigns, hasChip } from '../span-words.ts'
import type { MarkdownNode } from './node.ts'
import { type Range, type StretchPiece, stretchesOf } from './stretches.ts'

/** A checked span within a chunk of an answer. `index` is its index among the answer's spans. */
export type Mark = Range & { span: Span; index: number }

/** The checked spans inside a chunk that begins at offset `start` of the answer. */
export function marksIn(spans: readonly Span[], { start, text }: { start: number; text: string }): Mark[] {
  return spans.flatMap((span, index) =>
    span.start < start || span.end > start + text.length
      ? []
      : [{ start: span.start - start, end: span.end - start, span, index }],
  )
}

/** Spans from the citations of an answer without spans: the quotations that were verified where they are. */
export function spansOfCitations(citations: readonly Citation[]): Span[] {
  return citations
    .flatMap(({ at, verdict, tool_call = null, quote: _, ...place }): Span[] => {
      if (!at || (verdict !== 'exact' && verdict !== 'repaired')) return []
      const source = { kind: 'scripture' as const, edition: '', edition_name: '', ...place }
      return [{ ...at, verdict, source, quoted: true, tool_call }]
    })
    .sort((a, b) => a.start - b.start)
}

/**
 * Wraps checked words in an element with their verdict, by offset alone, and appends the sign. A block quote gets one
 * seal for the whole if it contains only verified words and their source, and none otherwise. A span that does not
 * match exactly is not marked.
 */
export function markSpans(tree: MarkdownNode, source: string, marks: readonly Mark[]): void {
  const stretches = stretchesOf(tree, source, marks)
  // from last to first, so that earlier offsets stay valid
  for (const [i, mark] of [...marks.entries()].sort(([, a], [, b]) => b.start - a.start)) {
    const stretch = stretches[i]
    if (!stretch) continue
    const isSealed = isSeal(mark.span)
    const isWhole = isSealed && stretch.quote !== undefined && stretch.isAlone
    if (isSealed && mark.span.quoted && stretch.quote && !isWhole) continue
    if (isWhole && stretch.quote) stretch.quote.data = { hProperties: { 'data-sealed': mark.index } }
    const last = stretch.pieces.at(-1)
    for (const piece of stretch.pieces.toReversed()) surround(piece, mark, piece === last && !isWhole)
  }
}

const isSeal = ({ verdict, source }: Span): boolean =>
  source?.kind === 'scripture' && /^(?:exact|shortened|repaired)$/.test(verdict)

function surround({ node, parent, from, to }: StretchPiece, { span, index }: Mark, hasSign: boolean): void {
  const value = node.value ?? ''
  const words: MarkdownNode[] = [{ type: 'text', value: value.slice(from, to) }]
  const marked = element(attributesOf(span, index), words)
  node.value = value.slice(0, from)
  const behind: MarkdownNode[] = [marked]
  let rest = value.slice(to)
  if (hasSign) {
    const closing = closingSigns(rest)
    // with nothing behind it, a small sign can be lower, away from the line above
    const isLast = closing === rest && parent.children?.at(-1) === node
    const sign = element({ 'data-sign': index, ...(isLast && { 'data-last': true }) }, [])
    if (hasChip(span)) {
      // labels need room: they follow the closing punctuation, whereas a small sign is above it
      if (closing) behind.push({ type: 'text', value: closing })
      behind.push(sign)
      rest = rest.slice(closing.length)
    } else words.push(sign)
  }
  if (rest !== '') behind.push({ type: 'text', value: rest })
  parent.children?.splice(parent.children.indexOf(node) + 1, 0, ...behind)
}

const element = (hProperties: object, children: MarkdownNode[]): MarkdownNode => ({
  type: 'marked',
  children,
  data: { hName: 'span', hProperties },
})
