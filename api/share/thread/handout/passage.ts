import { drawLine } from './draw-line.ts'
import type { HandoutPart, HandoutText, VerseRow } from './handout.ts'
import { ink, type Paper } from './paper.ts'
import type { PrintedPiece } from './pieces.ts'
import { setLines } from './set-lines.ts'
import { piece, write } from './write.ts'

const SIZE = 11.5
const GAP = 22

/** Writes a passage, named unless the title of the handout names it: its verses as one paragraph, two translations verse by verse beside each other. */
export function writePassage(paper: Paper, part: Extract<HandoutPart, { kind: 'passage' }>, title: string): void {
  const [first] = part.texts
  if (!('rows' in part)) writeText(paper, first, first.ref === title ? '' : first.ref)
  else if (paper.scale > 1) {
    for (const text of part.texts) writeText(paper, text, `${text.ref}  ·  ${text.edition}`)
  } else writeColumns(paper, part.texts, part.rows)
}

function writeText(paper: Paper, text: HandoutText, title: string): void {
  paper.need(80 * paper.scale)
  if (title) write(paper, [piece(paper, title, 'sansBold', 11, ink.accent)], { after: 0.35, direction: text.direction })
  const pieces = versesOf(paper, text, [...text.verses.keys()])
  write(paper, pieces, { leading: 1.62, after: 0.55, direction: text.direction })
  writeSeal(paper, text)
}

function writeColumns(paper: Paper, texts: readonly [HandoutText, HandoutText], rows: readonly VerseRow[]): void {
  const width = (paper.width - GAP) / 2
  const columns = texts.map((text, index) => ({ text, x: paper.left + index * (width + GAP) }))
  paper.need(80)
  const titles = columns.map(({ text }) => [
    piece(paper, `${text.ref}  ·  ${text.edition}`, 'sansBold', 9.5, ink.accent),
  ])
  writeRow(paper, columns, titles, { width, leading: 1.4 })
  paper.y += 5
  for (const row of rows) {
    const cells = row.map((indexes, column) => versesOf(paper, texts[column]!, indexes))
    writeRow(paper, columns, cells, { width, leading: 1.5 })
    paper.y += 4
  }
  paper.y += 4
  for (const { text } of columns) writeSeal(paper, text)
}

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

/** Verses with a space between them. */
function versesOf(paper: Paper, text: HandoutText, indexes: readonly number[]): PrintedPiece[] {
  return indexes.flatMap((index, at) => [
    ...(at > 0 ? [piece(paper, ' ', 'serif', SIZE)] : []),
    ...verseOf(paper, text, index),
  ])
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
