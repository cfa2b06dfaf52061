import createBidi from 'bidi-js'
import type { Direction } from '#shared/picture/picture.ts'
import { type FontName, fontFor } from './fonts.ts'

const bidi = createBidi()

/** A part of a line that is drawn with one font in one direction. `segment` is its index among those of the line. */
export type FontRun = { text: string; font: FontName; isRtl: boolean; segment: number }

/** The place of a drawing in a line, which no font has. */
export const SIGN = '\ufffc'

type Level = { level: number }

/**
 * The parts of a line from left to right, as Unicode's algorithm orders them. Letters that no font has are left out.
 */
export function runsOf(segments: readonly { text: string; font: FontName }[], direction: Direction): FontRun[] {
  const line = segments.map(({ text }) => text).join('')
  const embedded = bidi.getEmbeddingLevels(line, direction)
  const runs: (FontRun & Level)[] = []
  let at = 0
  for (const [segment, { text, font: wanted }] of segments.entries()) {
    for (const letter of text) {
      const level = embedded.levels[at] ?? 0
      const last = runs.at(-1)
      const isHere = last?.segment === segment
      // an accent belongs to the letter before it
      const own = isHere && /^\p{M}$/u.test(letter) ? last.font : wanted
      const font = letter === SIGN ? own : fontFor(letter, own)
      at += letter.length
      if (!font) continue
      if (isHere && last.font === font && last.level === level) last.text += letter
      else runs.push({ text: letter, font, level, isRtl: level % 2 === 1, segment })
    }
  }
  return inVisualOrder(runs)
}

/** Rule L2: from the highest level down, every row of runs at that level or above is reversed. */
function inVisualOrder<Each extends Level>(runs: Each[]): Each[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start
      while (end < runs.length && runs[end]!.level >= level) end++
      if (end === start) continue
      runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = end
    }
  }
  return runs
}

/** The other bracket of a pair, as text from right to left shows it. */
export const mirrored = (text: string): string =>
  [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')
