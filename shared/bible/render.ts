import { escapeHtml } from '../escape-html.ts'
import { noteReferences } from './note-references.ts'
import type { TextPiece } from './text-piece.ts'
import type { Block, BlockKind, Chapter, Note, Piece } from './tokens.ts'

const tags: Record<BlockKind, [open: string, close: string]> = {
  p: ['<p class="p">', '</p>'],
  q1: ['<p class="q q1">', '</p>'],
  q2: ['<p class="q q2">', '</p>'],
  q3: ['<p class="q q3">', '</p>'],
  heading: ['<h3 class="heading">', '</h3>'],
  'psalm-title': ['<h4 class="psalm-title">', '</h4>'],
}

/** Renders the chapter HTML, the same for every source format. Everything from a source is escaped. */
export function renderChapter(chapter: Chapter): string {
  const seen = new Set<number>()
  const blocks = chapter.blocks.map((block) => renderBlock(block, chapter, seen))
  const place = `data-book="${chapter.book}" data-chapter="${chapter.chapter}"`
  return `<section class="chapter" ${place}>${blocks.join('')}${renderNotes(chapter)}</section>`
}

function renderBlock(block: Block, chapter: Chapter, seenWj: Set<number>): string {
  const [open, close] = tags[block.kind]
  let html = ''
  for (const run of runsBy(block.pieces, verseOf)) {
    const inner = renderPieces(run, chapter, seenWj)
    const verse = verseOf(run[0]!)
    if (run[0]!.kind === 'verse') html += inner
    else html += verse ? `<span class="verse" data-verse="${verse}">${inner}</span>` : inner
  }
  return open + html + close
}

/** Numbers stand alone, before the span of their verse. */
const verseOf = (piece: Piece) => (piece.kind === 'verse' ? -piece.verse : piece.verse)

function renderPieces(pieces: Piece[], chapter: Chapter, seenWj: Set<number>): string {
  let html = ''
  for (const run of runsBy(pieces, (piece, before) =>
    piece.kind === 'note' ? before : piece.kind === 'text' ? piece.wj : 0,
  )) {
    const wj = run.find((piece): piece is TextPiece => piece.kind === 'text')?.wj ?? 0
    const inner = run.map((piece) => renderPiece(piece, chapter)).join('')
    if (!wj) html += inner
    // one quotation of the source is one span; where a line or verse splits it, the later parts are marked
    else html += `<span class="wj"${seenWj.has(wj) ? ' data-continued=""' : ''}>${inner}</span>`
    if (wj) seenWj.add(wj)
  }
  return html
}

function renderPiece(piece: Piece, chapter: Chapter): string {
  if (piece.kind === 'verse') {
    const label = piece.end > piece.verse ? `${piece.verse}–${piece.end}` : `${piece.verse}`
    return `<sup class="verse-number" id="v${piece.verse}">${label}</sup>`
  }
  if (piece.kind === 'note') {
    const note = chapter.notes[piece.note - 1]
    const what = note?.kind === 'crossref' ? 'Cross reference' : 'Footnote'
    return `<button class="note" data-note="${piece.note}" data-kind="${note?.kind}" aria-label="${what} ${piece.note}"></button>`
  }
  const text = escapeHtml(piece.text)
  const word = piece.strong ? `<span class="w" data-strong="${escapeHtml(piece.strong)}">${text}</span>` : text
  const named = piece.nd ? `<span class="nd">${word}</span>` : word
  return piece.add ? `<i class="add">${named}</i>` : named
}

function renderNotes(chapter: Chapter): string {
  if (chapter.notes.length === 0) return ''
  const notes = chapter.notes.map(
    (note, index) => `<p id="note-${index + 1}" data-kind="${note.kind}">${renderNote(note, chapter.book)}</p>`,
  )
  return `<aside class="notes">${notes.join('')}</aside>`
}

function renderNote(note: Note, book: string): string {
  let html = ''
  let end = 0
  for (const found of noteReferences(note.text, book)) {
    const ref = `${found.book}.${found.chapter}.${found.verse}`
    html += `${escapeHtml(note.text.slice(end, found.start))}<a class="ref" data-ref="${ref}">${escapeHtml(note.text.slice(found.start, found.end))}</a>`
    end = found.end
  }
  return html + escapeHtml(note.text.slice(end))
}

/** Cuts a list where the key changes. The key may depend on the key before it. */
function runsBy(pieces: Piece[], key: (piece: Piece, before: number) => number): Piece[][] {
  const runs: Piece[][] = []
  let last = Number.NaN
  for (const piece of pieces) {
    const now = key(piece, Number.isNaN(last) ? 0 : last)
    if (now === last) runs.at(-1)!.push(piece)
    else runs.push([piece])
    last = now
  }
  return runs
}
