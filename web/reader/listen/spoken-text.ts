import { type VerseNode, versePieces, verseSpans } from '../text/verse-pieces.ts'

/** The text of a verse as it is read aloud. `rangeAt` finds its words in the page. */
export type SpokenVerse = { text: string; rangeAt: (index: number, length: number) => Range | null }

/** The verses of a shown chapter in order, each once; those of a second translation are left out. */
export function versesShown(root: ParentNode): number[] {
  return [...new Set(verseSpans(root).map((span) => Number(span.dataset.verse)))]
}

/** A verse without numbers, notes and markers. */
export function spokenVerse(root: ParentNode, verse: number): SpokenVerse {
  const { text, pieces } = versePieces(verseSpans(root), verse)
  return { text, rangeAt: (index, length) => rangeIn(pieces, index, length || wordAt(text, index)) }
}

const wordAt = (text: string, index: number) => /^[\p{L}\p{M}\p{N}’']*/u.exec(text.slice(index))?.[0].length ?? 0

function rangeIn(pieces: readonly VerseNode[], index: number, length: number): Range | null {
  const piece = pieces.findLast(({ at }) => at <= index)
  if (!piece || length === 0) return null
  const start = index - piece.at
  if (start >= piece.node.length) return null
  const range = document.createRange()
  range.setStart(piece.node, start)
  range.setEnd(piece.node, Math.min(piece.node.length, start + length))
  return range
}
