import { fillLines } from '#shared/picture/balance-lines.ts'
import type { FontName } from '../fonts.ts'
import { SIGN } from '../runs.ts'
import { textWidth } from '../text-width.ts'
import type { Atom, PrintedPiece, Segment } from './pieces.ts'

/** The pieces of a paragraph on lines of at most this width. */
export function setLines(pieces: readonly PrintedPiece[], width: number): Atom[][] {
  // raised numbers and signs are smaller than the text
  const text = pieces.find(({ rise, sign }) => !rise && !sign) ?? pieces[0]
  if (!text) return []
  const space = spaceOf(text.font, text.size)
  return paragraphsOf(pieces).flatMap((own) => {
    const atoms = atomsOf(own).flatMap((atom) => (atom.width > width ? brokenUp(atom, width) : [atom]))
    return fillLines(atoms, space, width)
  })
}

/** The width of a space. */
export const spaceOf = (font: FontName, size: number): number =>
  textWidth('n n', font, size) - textWidth('nn', font, size)

function paragraphsOf(pieces: readonly PrintedPiece[]): PrintedPiece[][] {
  const paragraphs: PrintedPiece[][] = [[]]
  for (const piece of pieces) {
    const [start = '', ...more] = piece.text.split('\n')
    paragraphs.at(-1)!.push({ ...piece, text: start })
    for (const text of more) paragraphs.push([{ ...piece, text }])
  }
  return paragraphs
}

function atomsOf(pieces: readonly PrintedPiece[]): Atom[] {
  const atoms: Atom[] = []
  let isOpen = false
  const add = (segment: Segment) => {
    if (!isOpen) atoms.push({ segments: [], width: 0 })
    isOpen = true
    const atom = atoms.at(-1)!
    atom.segments.push(segment)
    atom.width += segment.width
  }
  for (const piece of pieces) {
    if (piece.sign) {
      add({ ...piece, text: SIGN, width: piece.size })
      continue
    }
    for (const part of piece.text.split(/([ \t]+)/)) {
      if (part === '') continue
      if (/^[ \t]/.test(part)) isOpen = false
      else add({ ...piece, text: part, width: textWidth(part, piece.font, piece.size) })
    }
  }
  return atoms
}

/** An atom that is wider than a line, letter by letter as atoms that fill lines. */
function brokenUp({ segments }: Atom, width: number): Atom[] {
  const parts: Atom[] = []
  for (const segment of segments) {
    for (const letter of segment.sign ? [segment.text] : (segment.text.match(/\P{M}\p{M}*/gu) ?? [])) {
      const own = segment.sign ? segment.width : textWidth(letter, segment.font, segment.size)
      const last = parts.at(-1)
      if (last && last.width + own <= width) {
        last.segments.push({ ...segment, text: letter, width: own })
        last.width += own
      } else parts.push({ segments: [{ ...segment, text: letter, width: own }], width: own })
    }
  }
  return parts
}
