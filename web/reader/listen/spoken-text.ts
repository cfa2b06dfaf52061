/** The text of a verse as it is read aloud. `rangeAt` finds its words in the page. */
export type SpokenVerse = { text: string; rangeAt: (index: number, length: number) => Range | null }

type Piece = { node: Text; at: number }

/** The verses of a shown chapter in order, each once; those of a second translation are left out. */
export function versesShown(root: ParentNode): number[] {
  return [...new Set(spansOf(root).map((span) => Number(span.dataset.verse)))]
}

/** A verse without numbers, notes and markers. */
export function spokenVerse(root: ParentNode, verse: number): SpokenVerse {
  const pieces: Piece[] = []
  let text = ''
  for (const span of spansOf(root)) {
    if (Number(span.dataset.verse) !== verse) continue
    // two lines of a poem are not one word
    if (text && !/\s$/.test(text)) text += ' '
    const walker = document.createTreeWalker(span, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (node.parentElement?.closest('button, .verse-number, .chapter-number')) continue
      pieces.push({ node, at: text.length })
      text += node.data
    }
  }
  return { text, rangeAt: (index, length) => rangeIn(pieces, index, length || wordAt(text, index)) }
}

const spansOf = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('.verse')].filter((span) => !span.closest('[data-second]'))

const wordAt = (text: string, index: number) => /^[\p{L}\p{M}\p{N}’']*/u.exec(text.slice(index))?.[0].length ?? 0

function rangeIn(pieces: readonly Piece[], index: number, length: number): Range | null {
  const piece = pieces.findLast(({ at }) => at <= index)
  if (!piece || length === 0) return null
  const start = index - piece.at
  if (start >= piece.node.length) return null
  const range = document.createRange()
  range.setStart(piece.node, start)
  range.setEnd(piece.node, Math.min(piece.node.length, start + length))
  return range
}
