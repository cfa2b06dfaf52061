import type { Direction } from '#shared/picture/picture.ts'
import type { FontName } from '../fonts.ts'
import { drawLine } from './draw-line.ts'
import { ink, type Paper } from './paper.ts'
import type { PrintedPiece } from './pieces.ts'
import { setLines } from './set-lines.ts'

type Style = {
  leading?: number
  direction?: Direction
  /** From the left and, for right to left text, from the right edge. */
  indent?: number
  /** Before the first line, in the indent. */
  marker?: PrintedPiece
  /** The space after it. */
  after?: number
  /** A bar beside each line. */
  hasBar?: boolean
  width?: number
}

/** A piece in a font of the handout. */
export const piece = (
  paper: Paper,
  text: string,
  font: FontName,
  size: number,
  colour: string = ink.text,
): PrintedPiece => ({
  ...{ text, font, size: size * paper.scale, colour },
})

/** Writes a paragraph and moves below it. A page ends between lines, never after the first or before the last one. */
export function write(paper: Paper, pieces: readonly PrintedPiece[], style: Style = {}): void {
  const { leading = 1.5, direction = 'ltr', indent = 0, marker, after = 0.5, hasBar, width = paper.width } = style
  const size = Math.max(0, ...pieces.filter(({ rise }) => !rise).map((each) => each.size))
  const height = size * leading
  const inner = width - indent
  const x = paper.left + (direction === 'rtl' ? 0 : indent)
  const lines = setLines(pieces, inner)
  for (const [index, line] of lines.entries()) {
    const together = index === 0 || index === lines.length - 2 ? Math.min(2, lines.length - index) : 1
    paper.need(height * together)
    const y = paper.y + height * 0.5 + size * 0.34
    if (index === 0 && marker) drawMarker(paper, marker, y, x - indent)
    if (hasBar)
      paper.doc.rect(direction === 'rtl' ? x + inner + indent - 2 : x - indent, paper.y, 2, height).fill(ink.line)
    drawLine(paper, line, { x, y, width: inner, direction })
    paper.y += height
  }
  paper.y += size * after
}

function drawMarker(paper: Paper, marker: PrintedPiece, y: number, x: number): void {
  const [line = []] = setLines([marker], paper.width)
  drawLine(paper, line, { x, y, width: paper.width, direction: 'ltr' })
}

/** Lines to write on. */
export function ruleLines(paper: Paper, count: number): void {
  const gap = 26 * Math.sqrt(paper.scale)
  for (let line = 0; line < count; line++) {
    paper.need(gap)
    paper.y += gap
    paper.doc.moveTo(paper.left, paper.y).lineTo(paper.left + paper.width, paper.y)
    paper.doc.lineWidth(0.6).strokeColor(ink.line).stroke()
  }
}
