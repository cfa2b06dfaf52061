import { type VerseNode, versePieces, verseSpans } from '../../reader/text/verse-pieces.ts'
import type { StudyPlace, WordRange } from '../items.ts'

/** Where each word of a text begins and ends. */
export const wordsIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))

/** The part of a verse's text that a place covers: all of it, except at the ends of a range of words. */
function coveredPart(text: string, at: StudyPlace, verse: number, hasWords: boolean): [start: number, end: number] {
  const { words, verses } = at
  const list = wordsIn(text)
  const [begin, end] = [list[0]?.start ?? 0, list.at(-1)?.end ?? 0]
  if (!hasWords || !words) return [begin, end]
  const first = verse === verses[0] ? (list[words.from]?.start ?? end) : begin
  const last = verse === verses.at(-1) ? (list[words.to - 1]?.end ?? end) : end
  return [first, last]
}

type Cut = { node: Text; start: number; end: number; verse: number; block: Element | null }

/**
 * The ranges of a place in a shown chapter, one for each run of text without a break between: a heading or the space
 * between two paragraphs is not part of it, a verse number is.
 */
export function rangesOf(root: ParentNode, at: StudyPlace, edition: string): Range[] {
  const spans = verseSpans(root)
  const hasWords = at.edition === edition
  const cuts = at.verses.flatMap((verse) => {
    const { text, pieces } = versePieces(spans, verse)
    return cutsOf(pieces, coveredPart(text, at, verse, hasWords), verse)
  })
  const ranges: Range[] = []
  let before: Cut | undefined
  for (const cut of cuts) {
    const isJoined = before && before.block === cut.block && cut.verse - before.verse <= 1
    if (isJoined) ranges.at(-1)!.setEnd(cut.node, cut.end)
    else ranges.push(rangeFrom(cut))
    before = cut
  }
  return ranges
}

function cutsOf(pieces: readonly VerseNode[], [start, end]: [number, number], verse: number): Cut[] {
  return pieces.flatMap(({ node, at }) => {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, node.length)]
    if (from >= to || !node.data.slice(from, to).trim()) return []
    return { node, start: from, end: to, verse, block: node.parentElement!.closest('p, h3, h4, section') }
  })
}

function rangeFrom({ node, start, end }: Cut): Range {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}

/**
 * The words of the verses that the visitor has marked with the pointer; undefined if nothing is marked or the marked
 * text is whole verses.
 */
export function markedWords(root: ParentNode, verses: readonly number[]): WordRange | undefined {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  const spans = verseSpans(root)
  const inside = (verse: number) => {
    const { text, pieces } = versePieces(spans, verse)
    return wordsIn(text).map(({ start, end }) => pieces.some((piece) => overlaps(range, piece, start, end)))
  }
  const [first, last] = [inside(verses[0]!), inside(verses.at(-1)!)]
  const [from, to] = [first.indexOf(true), last.lastIndexOf(true) + 1]
  const isWhole = from === 0 && to === last.length
  return from < 0 || to < 1 || isWhole ? undefined : { from, to }
}

/** True if a range has a letter of the word from `start` to `end` in this piece; touching its border does not count. */
function overlaps(range: Range, { node, at }: VerseNode, start: number, end: number): boolean {
  const [from, to] = [Math.max(start - at, 0), Math.min(end - at, node.length)]
  if (from >= to || range.comparePoint(node, to) < 0 || range.comparePoint(node, from) > 0) return false
  const startsAfter = range.startContainer === node && range.startOffset === to
  const endsBefore = range.endContainer === node && range.endOffset === from
  return !startsAfter && !endsBefore
}
