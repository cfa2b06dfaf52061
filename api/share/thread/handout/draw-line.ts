import type { Direction } from '#shared/picture/picture.ts'
import { glyphOf } from '#shared/span-glyphs.ts'
import { mirrored, runsOf } from '../runs.ts'
import { runWidth } from '../text-width.ts'
import type { Paper } from './paper.ts'
import { ink } from './paper.ts'
import type { Atom, Segment, VerdictSign } from './pieces.ts'
import { spaceOf } from './set-lines.ts'

type At = { x: number; y: number; width: number; direction: Direction }

/** Writes one line; `y` is its baseline. */
export function drawLine(paper: Paper, atoms: readonly Atom[], { x, y, width, direction }: At): void {
  const segments = joined(atoms)
  const runs = runsOf(segments, direction)
  const widthOf = (run: (typeof runs)[number]) => {
    const { sign, size } = segments[run.segment]!
    return sign ? size : runWidth(run) * size
  }
  let at = direction === 'rtl' ? x + width - runs.reduce((sum, run) => sum + widthOf(run), 0) : x
  for (const run of runs) {
    const { sign, size, colour, rise = 0 } = segments[run.segment]!
    if (sign) drawSign(paper, sign, { x: at + size * 0.08, y: y - rise, size: size * 0.84 })
    else {
      paper.doc.font(run.font, size).fillColor(colour)
      // the library sets words from left to right, and each word in its own direction
      let left = at
      for (const part of run.isRtl ? run.text.split(/( +)/).reverse() : [run.text]) {
        if (part === '') continue
        // fonts mirror brackets only beside letters that are written from right to left
        const shown = run.isRtl && !/\p{L}/u.test(part) ? mirrored(part) : part
        paper.doc.text(shown, left, y - rise, { lineBreak: false, baseline: 'alphabetic' })
        left += runWidth({ ...run, text: part }) * size
      }
    }
    at += widthOf(run)
  }
}

/** The segments of a line with their spaces; neighbours of the same look are one, so that a line is copied as one. */
function joined(atoms: readonly Atom[]): Segment[] {
  const segments: Segment[] = []
  for (const [index, atom] of atoms.entries()) {
    for (const [position, segment] of atom.segments.entries()) {
      const space = index > 0 && position === 0 ? ' ' : ''
      const last = segments.at(-1)
      if (last && isSame(last, segment)) last.text += space + segment.text
      else {
        if (space && last && !last.sign && !last.rise) last.text += space
        else if (space)
          segments.push({
            ...segment,
            text: space,
            sign: undefined,
            rise: 0,
            width: spaceOf(segment.font, segment.size),
          })
        segments.push({ ...segment })
      }
    }
  }
  return segments
}

const isSame = (one: Segment, other: Segment): boolean =>
  !one.sign &&
  !other.sign &&
  one.font === other.font &&
  one.size === other.size &&
  one.colour === other.colour &&
  one.rise === other.rise

/** The sign of a verdict, its foot on the line. */
function drawSign({ doc }: Paper, sign: VerdictSign, { x, y, size }: { x: number; y: number; size: number }): void {
  const [shape, line, lift] = glyphOf(sign)
  doc
    .save()
    .translate(x, y - size * 0.88)
    .scale(size / 24)
  if (shape) doc.path(shape).lineWidth(1).fillAndStroke(ink.accent, ink.accent)
  doc
    .translate(0, -lift)
    .path(line)
    .lineCap('round')
    .lineJoin('round')
    .lineWidth(2.75)
    .stroke(shape ? '#ffffff' : ink.muted)
  doc.restore()
}
