import type { Highlight } from '../items.ts'
import { rangesOf } from './words.ts'

const MARK = 'mark.study'

/**
 * Marks the highlights of a shown chapter: every piece of their text, and the numbers and note signs between, is put
 * into an element that `marks.css` paints. Of two highlights of the same words the newer one is seen.
 */
export function paintHighlights(root: HTMLElement, items: readonly Highlight[], edition: string): void {
  clearHighlights(root)
  for (const item of [...items].sort((a, b) => a.made - b.made)) {
    for (const range of rangesOf(root, item.at, edition)) for (const leaf of leavesOf(range)) wrap(leaf, item)
  }
  fitMarks(root)
}

export function clearHighlights(root: HTMLElement): void {
  for (const mark of root.querySelectorAll(MARK)) {
    const parent = mark.parentNode
    mark.replaceWith(...mark.childNodes)
    parent?.normalize()
  }
}

/** The highlight that is painted on an element of the text, by its id. */
export const highlightOn = (element: Element): string | undefined => element.closest<HTMLElement>(MARK)?.dataset.item

/** Makes the marks as tall as their lines, so that those of several lines are one shape, in any font. */
export function fitMarks(root: HTMLElement): void {
  const mark = root.querySelector<HTMLElement>(MARK)
  const rect = mark?.getClientRects()[0]
  if (!mark || !rect) return
  const { lineHeight, paddingTop } = getComputedStyle(mark)
  const letters = rect.height - 2 * (Number.parseFloat(paddingTop) || 0)
  const pad = Math.max((Number.parseFloat(lineHeight) - letters) / 2, 0)
  root.style.setProperty('--study-pad', `${pad.toFixed(2)}px`)
}

const ATOMS = '.verse-number, button.note'

/** The parts of a range that are wrapped one by one: cut pieces of text, and whole numbers and note signs. */
function leavesOf(range: Range): (Text | Element)[] {
  const { startContainer, startOffset, endContainer, endOffset, commonAncestorContainer: root } = range
  if (root instanceof Text) return [cut(root, startOffset, endOffset)]
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) return node.matches(ATOMS) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
    return node.parentElement?.closest(`${ATOMS}, .study-sign`) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  })
  const nodes: (Text | Element)[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text | Element
    if (range.intersectsNode(node)) nodes.push(node)
  }
  return nodes.map((node) => {
    if (!(node instanceof Text)) return node
    const start = node === startContainer ? startOffset : 0
    return cut(node, start, node === endContainer ? endOffset : node.length)
  })
}

/** The part of a text node from `start` to `end`, as a node of its own. */
function cut(node: Text, start: number, end: number): Text {
  const part = start > 0 ? node.splitText(start) : node
  if (end - start < part.length) part.splitText(end - start)
  return part
}

function wrap(leaf: Text | Element, { id, color }: Highlight): void {
  const mark = document.createElement('mark')
  mark.className = 'study'
  mark.dataset.color = color
  mark.dataset.item = id
  leaf.replaceWith(mark)
  mark.append(leaf)
}
