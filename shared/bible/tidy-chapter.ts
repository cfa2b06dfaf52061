import { blanks, spaceIsMissing, spaceIsOdd } from './spacing.ts'
import type { TextPiece } from './text-piece.ts'
import type { Block, Chapter, Piece } from './tokens.ts'

/** White space as a reader sees it: one space between words, none at a block's ends, one where a note was removed. */
export function tidied(chapter: Chapter): Chapter {
  const blocks = chapter.blocks.map(tidyBlock).filter((block) => block.pieces.length > 0)
  return { ...chapter, blocks }
}

function tidyBlock(block: Block): Block {
  const pieces: Piece[] = []
  let previous: TextPiece | undefined
  let afterNote = false
  let owedSpace = false
  for (const piece of block.pieces) {
    if (piece.kind === 'note') {
      afterNote = true
      // the marker follows its word, the space follows the marker
      if (previous?.text.endsWith(' ')) {
        previous.text = previous.text.trimEnd()
        owedSpace = true
      }
    }
    if (piece.kind !== 'text') {
      pieces.push(piece)
      continue
    }
    const text = isTidy(piece.text) ? piece.text : piece.text.replace(blanks, ' ').replace(/¶ ?/g, '')
    const spaced: boolean = owedSpace || !previous || previous.text.endsWith(' ')
    const bare = spaced && text.startsWith(' ') ? text.slice(1) : text
    if (!bare) continue
    piece.text = bare
    if (previous) separate(previous, piece, owedSpace, afterNote)
    previous = piece
    afterNote = false
    owedSpace = false
    pieces.push(previous)
  }
  if (previous) previous.text = previous.text.trimEnd()
  return { kind: block.kind, pieces: pieces.filter((piece) => piece.kind !== 'text' || piece.text) }
}

/** Most pieces of a text with Strong's numbers are a single word or space. */
const isTidy = (text: string): boolean => !/[\t\r\n\f¶]| {2}/.test(text)

/** Adds the space between two pieces where it is missing, and removes it where it does not belong. */
function separate(before: TextPiece, after: TextPiece, owedSpace: boolean, noteBetween: boolean): void {
  if (spaceIsOdd(before, after, noteBetween)) {
    before.text = before.text.trimEnd()
    after.text = after.text.trimStart()
  } else if (!before.text.endsWith(' ') && (owedSpace || spaceIsMissing(before, after, noteBetween))) {
    after.text = ` ${after.text}`
  }
}
