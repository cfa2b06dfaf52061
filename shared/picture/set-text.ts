import { balanceLines, type MeasuredWord } from './balance-lines.ts'
import type { Direction, Face, Measure, PictureWords } from './picture.ts'
import { pictureWords } from './picture-words.ts'

type Box = { x: number; y: number; width: number; height: number }

type TextStyle = {
  face: Face
  colour: string
  direction: Direction
  /** The largest size and the smallest one. */
  sizes: [largest: number, smallest: number]
  leading: number
  /** Where the block is in a box that is taller. */
  align?: 'top' | 'middle' | 'bottom'
}

/** Lines of text, and where they begin and end. */
export type SetText = { words: PictureWords[]; size: number; top: number; bottom: number }

const openingMarks = /^[“‘„‚«‹"'(¿¡]+/

/**
 * Sets a text in a box: balanced lines, as large as fits, with the opening quotation marks outside of the edge.
 * Undefined if it does not fit at the smallest size.
 */
export function setText(text: string, box: Box, style: TextStyle, measure: Measure): SetText | undefined {
  const { face, direction, leading, align = 'top', sizes } = style
  const unit = (part: string) => measure(part, face, 100) / 100
  const words = pictureWords(text).map((word): MeasuredWord => ({ ...word, width: unit(word.text) }))
  const space = unit('n n') - unit('nn')
  for (let size = sizes[0]; size >= sizes[1]; size -= 2) {
    const lines = balanceLines(words, space, box.width / size)
    const height = lines.length * size * leading
    if (height > box.height || lines.some((line) => lineWidth(line, space) * size > box.width + size * 0.5)) continue
    const top = box.y + { top: 0, middle: (box.height - height) / 2, bottom: box.height - height }[align]
    const set = lines.map((line, index): PictureWords => {
      const shown = line.map((word, at) => `${at === 0 || word.isJoined ? '' : ' '}${word.text}`).join('')
      const hung = unit(openingMarks.exec(shown)?.[0] ?? '') * size
      const width = unit(shown) * size
      const x = direction === 'rtl' ? box.x + box.width - width + hung : box.x - hung
      // the capitals are about 0.7 of the size: half of what is left is above them
      return { text: shown, x, y: top + size * leading * (index + 0.5) + size * 0.34, size, face, ...inkOf(style) }
    })
    return { words: set, size, top, bottom: top + height }
  }
  return undefined
}

const inkOf = ({ colour, direction }: TextStyle) => ({ colour, direction })

function lineWidth(line: readonly MeasuredWord[], space: number): number {
  return line.reduce((sum, { width, isJoined }, at) => sum + width + (at === 0 || isJoined ? 0 : space), 0)
}

/** The beginning of a text, cut at a word and with an ellipsis if it is longer. */
export function cutText(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const kept = letters.slice(0, length).join('')
  const space = kept.lastIndexOf(' ')
  return `${kept.slice(0, space > length / 2 ? space : undefined).replace(/[\s,;:.–—-]+$/, '')}…`
}
