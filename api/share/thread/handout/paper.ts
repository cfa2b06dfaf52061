import PDFDocument from 'pdfkit'
import { fontNames, fontOf } from '../fonts.ts'
import type { Handout } from './handout.ts'

/** The colours of ink on white paper. */
export const ink = { text: '#1c1d20', muted: '#5a5d65', line: '#c9cac4', accent: '#14625c' }

const sheets = { a4: [595.28, 841.89], letter: [612, 792] } as const
const MARGIN = 56
const FOOT = 40

/** A document, and where the next line on its page begins. */
export type Paper = {
  doc: PDFKit.PDFDocument
  left: number
  width: number
  y: number
  /** Sizes are those of ordinary print, times this. */
  scale: number
  /** Begins a new page if less than this height is left. */
  need: (height: number) => void
  /** Writes the foot of each page and returns the file. */
  finish: (foot: (page: number, pages: number, y: number) => void) => Promise<Buffer>
}

/** An empty document. A page has the same margins on all sides. */
export function openPaper({ paper: sheet, isLarge, title, language }: Handout): Paper {
  const size = [...sheets[sheet]] as [number, number]
  const doc = new PDFDocument({
    ...{ size, margin: 0, bufferPages: true, lang: language, displayTitle: true },
    info: { Title: title, Producer: '', Creator: '' },
    // biome-ignore lint/suspicious/noExplicitAny: the types lack the null that means no font at the start
    font: null as any,
  })
  // the fonts that are open: to read their tables of kerning and ligatures again would take longer than the document
  for (const name of fontNames) doc.registerFont(name, fontOf(name) as never)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const bottom = size[1] - MARGIN - FOOT
  const paper: Paper = {
    ...{ doc, left: MARGIN, width: size[0] - 2 * MARGIN, y: MARGIN, scale: isLarge ? 1.6 : 1 },
    need(height) {
      if (paper.y + height <= bottom || paper.y === MARGIN) return
      doc.addPage()
      paper.y = MARGIN
    },
    async finish(foot) {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        foot(page + 1, count, size[1] - MARGIN)
      }
      const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject))
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
  return paper
}
