import { diffArrays } from 'diff'

type Word = { node: Text; start: number; end: number; text: string }

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)*/gu

/** Marks the words of a text that another text in the same language does not have in the same order. */
export function markDifferences(other: Element, marked: Element): void {
  const words = wordsIn(marked)
  const parts = diffArrays(
    wordsIn(other).map(({ text }) => text),
    words.map(({ text }) => text),
  )
  let at = 0
  const differing = parts.flatMap(({ added, removed, value }) => {
    if (removed) return []
    const these = words.slice(at, at + value.length)
    at += value.length
    return added ? these : []
  })
  // from the end, so that the places of the words before stay right
  for (const word of differing.reverse()) wrap(word)
}

function wordsIn(cell: Element): Word[] {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const words: Word[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.parentElement?.closest('button, .verse-number, .number')) continue
    for (const { 0: found, index } of node.data.matchAll(WORD)) {
      words.push({ node, start: index, end: index + found.length, text: found.toLowerCase() })
    }
  }
  return words
}

function wrap({ node, start, end }: Word): void {
  const word = node.splitText(start)
  word.splitText(end - start)
  const mark = document.createElement('span')
  mark.className = 'differs'
  word.replaceWith(mark)
  mark.append(word)
}
