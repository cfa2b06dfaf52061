import { encode } from 'uqr'
import { cutText } from '#shared/picture/set-text.ts'
import { checkLetters } from '../missing-letters.ts'
import { textWidth } from '../text-width.ts'
import { writeAnswer } from './answer.ts'
import { drawLine } from './draw-line.ts'
import type { Handout, HandoutPart } from './handout.ts'
import { ink, openPaper, type Paper } from './paper.ts'
import { writePassage } from './passage.ts'
import { setLines } from './set-lines.ts'
import { piece, ruleLines, write } from './write.ts'

const QR = 76

/** A handout as PDF, ready to print. */
export async function makeHandout(handout: Handout): Promise<Buffer> {
  checkLetters(JSON.stringify([handout.title, handout.about, handout.parts]))
  const paper = openPaper(handout)
  writeHead(paper, handout)
  const questions = handout.parts.filter(({ kind }) => kind === 'questions')
  for (const part of handout.parts) if (!questions.includes(part)) writePart(paper, part, handout.title)
  // below the texts: after the lines to write on they could be alone on a page
  for (const notice of handout.notices) write(paper, [piece(paper, notice, 'sans', 7.5, ink.muted)], { after: 0.2 })
  for (const part of questions) writePart(paper, part, handout.title)
  return paper.finish((page, pages, y) => writeFoot(paper, handout, { page, pages, y }))
}

function writeHead(paper: Paper, { title, about, site, link }: Handout): void {
  const top = paper.y
  const width = paper.width - QR - 24
  write(paper, [piece(paper, site, 'sansBold', 9, ink.accent)], { width, after: 0.9 })
  const titleSize = paper.scale > 1 ? 17 : 24
  write(paper, [piece(paper, title, 'serif', titleSize)], { width, leading: 1.22, after: 0.3 })
  if (about) write(paper, [piece(paper, about, 'sans', 10, ink.muted)], { width, after: 0 })
  const x = paper.left + paper.width - QR
  drawCode(paper, link, x, top)
  const bottom = Math.max(paper.y, top + QR) + 16
  paper.doc.moveTo(paper.left, bottom).lineTo(paper.left + paper.width, bottom)
  paper.doc.lineWidth(0.8).strokeColor(ink.line).stroke()
  paper.y = bottom + 20
}

/** A square code that a phone's camera opens. */
function drawCode({ doc }: Paper, link: string, left: number, top: number): void {
  const { size, data } = encode(link, { ecc: 'M', border: 0 })
  const unit = QR / size
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) doc.rect(left + x * unit, top + y * unit, unit, unit)
  doc.fill(ink.text)
}

function writePart(paper: Paper, part: HandoutPart, title: string): void {
  if (part.kind === 'passage') writePassage(paper, part, title)
  else if (part.kind === 'questions') writeQuestions(paper, part.title, part.questions)
  else if (part.kind === 'answer') writeAnswer(paper, part)
  else if (part.kind === 'asked') {
    paper.need(70 * paper.scale)
    write(paper, [piece(paper, part.text, 'sansBold', 12)], { indent: 14, hasBar: true, after: 0.9 })
  } else {
    paper.need(90 * paper.scale)
    write(paper, [piece(paper, part.text, 'serif', 16)], { leading: 1.3, after: 0.5 })
  }
}

function writeQuestions(paper: Paper, title: string, questions: readonly string[]): void {
  paper.need(150 * paper.scale)
  paper.y += 16
  write(paper, [piece(paper, title, 'sansBold', 11, ink.accent)], { after: 0.6 })
  for (const [index, question] of questions.entries()) {
    paper.need(120 * Math.sqrt(paper.scale))
    const marker = piece(paper, `${index + 1}.`, 'sansBold', 11, ink.muted)
    write(paper, [piece(paper, question, 'serif', 12)], { indent: 20 * paper.scale, marker, after: 0 })
    ruleLines(paper, 3)
    paper.y += 18
  }
}

type Foot = { page: number; pages: number; y: number }

function writeFoot(paper: Paper, { site, title, link }: Handout, { page, pages, y }: Foot): void {
  const shown = link.replace(/^https?:\/\//, '')
  const left = page === 1 ? shown : `${title} · ${site}`
  const end = `${page} / ${pages}`
  const size = 8
  const draw = (text: string, x: number) => {
    const [line = []] = setLines([{ text, font: 'sans', size, colour: ink.muted }], paper.width)
    drawLine(paper, line, { x, y, width: paper.width, direction: 'ltr' })
  }
  draw(cutText(left, 90), paper.left)
  draw(end, paper.left + paper.width - textWidth(end, 'sans', size))
}
