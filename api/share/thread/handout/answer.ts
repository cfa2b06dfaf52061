import type { Span } from '#shared/contract/spans.ts'
import { markdownChunks } from '#shared/markdown/chunks.ts'
import { firstNumber, isOrdered, type MarkdownNode } from '#shared/markdown/node.ts'
import { parseMarkdown } from '#shared/markdown/parse.ts'
import { stretchesOf } from '#shared/markdown/stretches.ts'
import { labelOf } from '#shared/server/span-words.ts'
import { closingSigns } from '#shared/span-words.ts'
import type { FontName } from '../fonts.ts'
import type { HandoutPart } from './handout.ts'
import { ink, type Paper } from './paper.ts'
import type { PrintedPiece } from './pieces.ts'
import { piece, write } from './write.ts'

const SIZE = 10.5

type Answer = Extract<HandoutPart, { kind: 'answer' }>
/** A checked stretch that is shown, with its number in the list. */
type Shown = { span: Span; number: number }
/** Where a checked stretch ends in a text node. */
type Cut = { to: number; shown: Shown }

/** Writes an answer as its page shows it, each checked quotation with its sign and number, then what each sign means. */
export function writeAnswer(paper: Paper, { text, spans, edition }: Answer): void {
  const shown: Shown[] = []
  for (const chunk of markdownChunks(text)) {
    const tree = parseMarkdown(chunk.text)
    const own = spans.filter(({ start, end }) => start >= chunk.start && end <= chunk.start + chunk.text.length)
    const ranges = own.map(({ start, end }) => ({ start: start - chunk.start, end: end - chunk.start }))
    const cuts = new Map<MarkdownNode, Cut[]>()
    for (const [index, stretch] of stretchesOf(tree, chunk.text, ranges).entries()) {
      const last = stretch?.pieces.at(-1)
      if (!last) continue
      const entry = { span: own[index]!, number: shown.length + 1 }
      shown.push(entry)
      cuts.set(last.node, [...(cuts.get(last.node) ?? []), { to: last.to, shown: entry }])
    }
    for (const block of tree.children ?? []) writeBlock(paper, block, cuts, {})
  }
  writeVerdicts(paper, shown, edition)
}

type Place = { indent?: number; isQuote?: boolean; marker?: string }
type Cuts = ReadonlyMap<MarkdownNode, Cut[]>

function writeBlock(paper: Paper, node: MarkdownNode, cuts: Cuts, place: Place): void {
  const { indent = 0, isQuote = false, marker } = place
  const children = node.children ?? []
  const step = 16 * paper.scale
  switch (node.type) {
    case 'blockquote':
      for (const child of children) writeBlock(paper, child, cuts, { indent: indent + step, isQuote: true })
      return
    case 'list':
      for (const [index, item] of children.entries())
        writeBlock(paper, item, cuts, {
          ...place,
          indent: indent + step,
          marker: isOrdered(node) ? `${firstNumber(node) + index}.` : '•',
        })
      return
    case 'listItem':
      for (const [index, child] of children.entries())
        writeBlock(paper, child, cuts, { ...place, marker: index === 0 ? marker : undefined })
      return
    case 'table':
      for (const row of children) write(paper, joinedCells(row.children ?? [], paper, cuts), { indent, after: 0.25 })
      return
    case 'thematicBreak':
      paper.y += 8
      return
    case 'heading': {
      paper.need(60 * paper.scale)
      paper.y += 4
      write(paper, inline(paper, children, cuts, { font: 'sansBold', size: 12 }), { after: 0.35 })
      return
    }
    default: {
      const look = isQuote ? { font: 'serif' as const, size: 11.5 } : { font: 'sans' as const, size: SIZE }
      const pieces = node.value === undefined ? inline(paper, children, cuts, look) : inline(paper, [node], cuts, look)
      write(paper, pieces, {
        ...{ indent, hasBar: isQuote, leading: 1.55, after: 0.6 },
        ...(marker && { marker: piece(paper, marker, 'sans', SIZE, ink.muted) }),
      })
    }
  }
}

function joinedCells(cells: readonly MarkdownNode[], paper: Paper, cuts: Cuts): PrintedPiece[] {
  return cells.flatMap((cell, index) => [
    ...(index > 0 ? [piece(paper, '   ·   ', 'sans', SIZE, ink.muted)] : []),
    ...inline(paper, cell.children ?? [], cuts, { font: 'sans', size: SIZE }),
  ])
}

type Look = { font: FontName; size: number }

function inline(paper: Paper, nodes: readonly MarkdownNode[], cuts: Cuts, look: Look): PrintedPiece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'break') return [piece(paper, '\n', look.font, look.size)]
    if (node.type === 'strong') return inline(paper, node.children ?? [], cuts, { ...look, font: 'sansBold' })
    if (node.type === 'emphasis') return inline(paper, node.children ?? [], cuts, { ...look, font: 'serifItalic' })
    if (node.value === undefined) return inline(paper, node.children ?? [], cuts, look)
    return words(paper, node.value, cuts.get(node) ?? [], look)
  })
}

/** A text with the signs of the quotations that end in it; a sign follows the closing marks. */
function words(paper: Paper, value: string, cuts: readonly Cut[], look: Look): PrintedPiece[] {
  const pieces: PrintedPiece[] = []
  let from = 0
  for (const { to, shown } of [...cuts].sort((a, b) => a.to - b.to)) {
    const end = to + closingSigns(value.slice(to)).length
    // a line break of the source is a space on the page
    pieces.push(piece(paper, flat(value.slice(from, end)), look.font, look.size), ...signOf(paper, shown))
    from = end
  }
  return [...pieces, piece(paper, flat(value.slice(from)), look.font, look.size)]
}

const flat = (text: string) => text.replaceAll('\n', ' ')

function signOf(paper: Paper, { span, number }: Shown): PrintedPiece[] {
  const rise = 3.4 * paper.scale
  return [
    { ...piece(paper, '', 'sans', 8.5), sign: span, rise: rise * 0.6 },
    { ...piece(paper, String(number), 'sansBold', 6.5, ink.accent), rise },
  ]
}

/** What the signs of an answer mean, in their order. */
function writeVerdicts(paper: Paper, shown: readonly Shown[], edition: string): void {
  if (shown.length === 0) return
  paper.need(44 * paper.scale)
  paper.y += 4
  write(paper, [piece(paper, 'Quotations in this answer', 'sansBold', 8.5, ink.muted)], { after: 0.3 })
  for (const { span, number } of shown) {
    const { ref = '' } = span.source ?? {}
    write(
      paper,
      [
        { ...piece(paper, '', 'sans', 10), sign: span, rise: -1 },
        piece(paper, ` ${number}  `, 'sansBold', 8.5, ink.accent),
        piece(paper, ref && `${ref}: `, 'sansBold', 8.5),
        piece(paper, labelOf(span, edition), 'sans', 8.5, ink.muted),
      ],
      { after: 0.1, leading: 1.5 },
    )
  }
  paper.y += 8
}
