/** A text node of a verse, and where it begins in the verse's text. */
export type VerseNode = { node: Text; at: number }

/** The spans of verses in a shown chapter; those of a second translation are left out. */
export const verseSpans = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.verse')].filter((span) => !span.closest('[data-second]'))

/** The text of a verse without numbers, notes and markers, and the nodes that it is in. */
export function versePieces(spans: readonly HTMLElement[], verse: number): { text: string; pieces: VerseNode[] } {
  const pieces: VerseNode[] = []
  let text = ''
  for (const span of spans) {
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
  return { text, pieces }
}
