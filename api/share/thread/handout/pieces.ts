import type { Span } from '#shared/contract/spans.ts'
import type { FontName } from '../fonts.ts'

export type VerdictSign = Pick<Span, 'verdict' | 'source'>

/** A part of a paragraph with one look. A line break in its text begins a new line. */
export type PrintedPiece = {
  text: string
  font: FontName
  size: number
  colour: string
  /** How far above the line it is. */
  rise?: number
  /** Drawn instead of a text. */
  sign?: VerdictSign
}

/** A piece without the spaces around it, and its width. */
export type Segment = PrintedPiece & { width: number }

/** What no line break separates: letters, with the number before and the sign behind them. */
export type Atom = { segments: Segment[]; width: number; isLast?: boolean }
