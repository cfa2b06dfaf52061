import { drawLine } from './draw-line.ts'
import type { HandoutText } from './handout.ts'
import { ink, type Paper } from './paper.ts'
import type { PrintedPiece } from './pieces.ts'
import { setLines } from './set-lines.ts'
import { piece, write } from './write.ts'

const SIZE = 11.5
const GAP = 22

/** Writes a passage, named unless the title of the handout names it: its verses as one paragraph, two translations verse by verse beside each other. */
export function writePassage(paper: Paper, [first, second]: readonly [HandoutText, HandoutText?], title: string): void {
  if (!second) writeText(paper, first, first.ref === title ? '' : first.ref)
  else if (paper.scale > 1) {
    writeText(paper, first, `${first.ref}  ·  ${first.edition}`)
    writeText(paper, second, `${second.ref}  ·  ${second.edition}`)
  } else writeColumns(paper, first, second)
}

function writeText(paper: Paper, text: HandoutText, title: string): void {
  paper.need(80 * paper.scale)
  if (title) write(paper, [piece(paper, title, 'sansBold', 11, ink.accent)], { after: 0.35, direction: text.direction })
  const pieces = text.verses.flatMap((_, index) => [
    ...(index > 0 ? [piece(paper, ' ', 'serif', SIZE)] : []),
    ...verseOf(paper, text, index),
  ])
  write(paper, pieces, { leading: 1.62, after: 0.55, direction: text.direction })
  writeSeal(paper, text)
}

function writeColumns(paper: Paper, first: HandoutText, second: HandoutText): void {
  const width = (paper.width - GAP) / 2
  const columns = [first, second].map((text, index) => ({ text, x: paper.left + index * (width + GAP) }))
  paper.need(80)
  const titles = columns.map(({ text }) => [
    piece(paper, `${text.ref}  ·  ${text.edition}`, 'sansBold', 9.5, ink.accent),
  ])
  writeRow(paper, columns, titles, { width, leading: 1.4 })
  paper.y += 5
  for (const row of alignedVerses(first, second)) {
    const cells = row.map((index, column) =>
      index === undefined ? [] : verseOf(paper, [first, second][column]!, index),
    )
    writeRow(paper, columns, cells, { width, leading: 1.5 })
    paper.y += 4
  }
  paper.y += 4
  for (const { text } of columns) writeSeal(paper, text)
}

/** The verses of two translations in rows, by their numbers; those of only one have a row of their own. */
function alignedVerses(first: HandoutText, second: HandoutText): [number | undefined, number | undefined][] {
  const rest = new Map(second.verses.map((verse, index) => [keyOf(verse), index]))
  const isSame = first.verses.length === second.verses.length && first.verses.every((verse) => rest.has(keyOf(verse)))
  // differently numbered texts have as many verses in the same order more often than not
  const most = Math.max(first.verses.length, second.verses.length)
  if (!isSame) return Array.from({ length: most }, (_, index) => [inside(first, index), inside(second, index)])
  return first.verses.map((verse, index) => [index, rest.get(keyOf(verse))])
}

const keyOf = ({ chapter, verse }: { chapter: number; verse: number }) => `${chapter}:${verse}`
const inside = ({ verses }: HandoutText, index: number) => (index < verses.length ? index : undefined)

type Column = { text: HandoutText; x: number }

function writeRow(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly PrintedPiece[][],
  { width, leading }: { width: number; leading: number },
): void {
  const size = Math.max(...cells.flat().map((each) => each.size))
  const height = size * leading
  const lines = cells.map((pieces) => setLines(pieces, width))
  const count = Math.max(...lines.map(({ length }) => length))
  // a verse stays on one page, so that it is beside the other
  paper.need(height * Math.min(count, 20))
  const top = paper.y
  for (const [column, own] of lines.entries()) {
    const { x, text } = columns[column]!
    for (const [index, line] of own.entries()) {
      const y = top + height * (index + 0.5) + size * 0.34
      drawLine(paper, line, { x, y, width, direction: text.direction })
    }
  }
  paper.y = top + height * count
}

function verseOf(paper: Paper, { verses }: HandoutText, index: number): PrintedPiece[] {
  const { chapter, verse, text } = verses[index]!
  const isNewChapter = verses[index - 1] !== undefined && verses[index - 1]!.chapter !== chapter
  const number = isNewChapter ? `${chapter}:${verse}` : String(verse)
  const raised = { ...piece(paper, number, 'sansBold', SIZE * 0.6, ink.muted), rise: SIZE * paper.scale * 0.34 }
  // the thin space keeps the number and the word together, and apart when they are copied
  return verses.length === 1
    ? [piece(paper, text, 'serif', SIZE)]
    : [raised, piece(paper, `\u2009${text}`, 'serif', SIZE)]
}

function writeSeal(paper: Paper, { edition }: HandoutText): void {
  const small = 8.5
  write(
    paper,
    [
      { ...piece(paper, '', 'sans', small + 2), sign: { verdict: 'exact', source: null } },
      piece(paper, `\u2009Word for word as in the ${edition}`, 'sans', small, ink.muted),
    ],
    { after: 1.1, leading: 1.4 },
  )
}
