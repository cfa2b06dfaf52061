import type { ReaderTranslation } from '../bible/reader-translation.ts'
import { isSourceText, type Range } from '../markdown/stretches.ts'
import type { Checked } from './checked.ts'
import { namesOther } from './named-edition.ts'
import type { Quotation } from './quotation.ts'
import { type AnswerBlock, type Reading, sourceOf } from './reading.ts'
import { type AnswerReference, between } from './references.ts'
import {
  escaped,
  isCode,
  linkTo,
  locateEdits,
  type Placed,
  replaceRange,
  trimRange,
  type WrittenText,
} from './writing.ts'

export type CheckedBlock = {
  reading: Reading
  block: AnswerBlock
  /** The quotations of the block, each with its result. */
  parts: { quotation: Quotation; checked: Checked | undefined }[]
  references: readonly AnswerReference[]
  translation: ReaderTranslation
}

/**
 * Writes the result for a block quote. Next to a verified quotation it may only have the source: everything else
 * becomes a paragraph after or before it. Words that are not a quotation also become a paragraph.
 */
export function writeBlock(given: CheckedBlock): WrittenText {
  const { reading, block, parts } = given
  const sealed = parts.filter(({ checked }) => checked?.sealed)
  const [only] = sealed
  if (only?.checked && isAlone(given, bodyOf(reading, only.checked), only.checked))
    return sealInPlace(reading, only.checked)
  if (!parts.some(({ checked }) => checked && !checked.isKept)) {
    const kept = parts.flatMap(({ checked }) => checked ?? [])
    const placed = kept.map((checked) => ({
      checked,
      source: sourceOf(reading, trimRange(reading.text, checked.quotation.body)),
    }))
    return { edits: [], placed }
  }
  const pieces = piecesOf(given, sealed.length > 0)
  const edit = { start: block.source.start, end: block.source.end, text: '' }
  const placed: Placed[] = []
  const [before, after] = linesAround(reading, block)
  edit.text = before
  for (const [i, { lines, words }] of pieces.entries()) {
    if (i > 0) edit.text += `\n${newLine(block)}`
    const start = edit.text.length + (words?.at ?? 0)
    edit.text += lines
    if (words) placed.push({ checked: words.checked, edit, inside: { start, end: start + words.length } })
  }
  edit.text += after
  return { edits: [edit], placed }
}

/** The verified words of a block quote, without a final punctuation mark that the text does not have. */
function bodyOf({ text }: Reading, { quotation, sealed }: Checked): Range {
  const body = trimRange(text, quotation.body)
  const sign = sealed?.moved ? text.lastIndexOf(sealed.moved, body.end - 1) : -1
  return sign > body.start ? trimRange(text, { start: body.start, end: sign }) : body
}

/** True if a block shows nothing besides its verified words but a source, which is not another translation. */
function isAlone({ reading, block, references, translation }: CheckedBlock, body: Range, checked: Checked): boolean {
  let rest = ''
  let at = block.start
  const gaps = [
    body,
    ...between(references, block.start, block.end).filter((each) => each.range && !isCode(reading, each)),
  ]
  for (const { start, end } of gaps.sort((a, b) => a.start - b.start)) {
    rest += `${reading.text.slice(at, Math.max(at, start))} `
    at = Math.max(at, end)
  }
  rest += reading.text.slice(at, block.end)
  return isSourceText(rest) && !namesOther(rest, translation, checked.source?.edition_name)
}

function sealInPlace(reading: Reading, checked: Checked): WrittenText {
  const { sealed } = checked
  const body = bodyOf(reading, checked)
  if (sealed?.words === undefined) return { edits: [], placed: [{ checked, source: sourceOf(reading, body) }] }
  const edits = replaceRange(reading, body, escaped(sealed.words))
  return { edits, placed: locateEdits(edits, checked) }
}

/** Lines of markdown; `words` are those of a quotation among them. */
type Piece = { lines: string; words?: { at: number; length: number; checked: Checked } }

/** The block quote split up: each quotation separately, everything else as paragraphs. */
function piecesOf({ reading, block, parts, references, translation }: CheckedBlock, hasSeal: boolean): Piece[] {
  const { text } = reading
  const pieces: Piece[] = []
  const write = (range: Range, prefix: string): string => {
    const { start, end } = trimRange(text, range)
    let written = ''
    let at = start
    for (const { start: from, end: to, range: passage } of between(references, start, end)) {
      if (from < at || !passage) continue
      written += escaped(text.slice(at, from)) + linkTo(escaped(text.slice(from, to)), passage, translation)
      at = to
    }
    return lines(written + escaped(text.slice(at, end)), `${newLine(block)}${prefix}`)
  }
  const paragraph = (range: Range) => {
    const { start, end } = trimRange(text, range)
    if (end > start) pieces.push({ lines: write({ start, end }, '').replace(/["“”„«»「」『』]/g, '') })
  }
  /** The words that are not a quotation, with the rest of their lines. */
  const unquoted = ({ outer, body }: Quotation, checked: Checked) => {
    const clean = (range: Range) =>
      range.end > range.start
        ? write(range, '')
            .replace(/["“”„«»「」『』]/g, '')
            .trim()
        : ''
    const [head, words, tail] = [
      clean({ start: outer.start, end: body.start }),
      clean(body),
      clean({ start: body.end, end: outer.end }),
    ]
    const gap = /\n\s*$/.test(text.slice(outer.start, body.start)) ? newLine(block) : ' '
    const next = /^\s*\n/.test(text.slice(body.end, outer.end)) ? newLine(block) : ' '
    const lead = /[\p{L}\p{N}]/u.test(head) ? `${head}${gap}` : ''
    pieces.push({
      lines: `${lead}${words}${/[\p{L}\p{N}]/u.test(tail) ? `${next}${tail}` : ''}`,
      words: { at: lead.length, length: words.length, checked },
    })
  }
  let at = block.start
  for (const { quotation, checked } of parts) {
    paragraph({ start: at, end: quotation.outer.start })
    at = quotation.outer.end
    if (!checked && !hasSeal) pieces.push({ lines: `> ${write(quotation.outer, '> ')}` })
    else if (!checked) paragraph(quotation.outer)
    else if (!checked.sealed && !checked.isKept) unquoted(quotation, checked)
    else {
      const body = bodyOf(reading, checked)
      const own = checked.sealed?.words ?? text.slice(body.start, body.end)
      const words = lines(escaped(own), `${newLine(block)}> `)
      const source = { start: Math.max(body.end, quotation.end), end: at }
      const isClean = isAlone(
        { reading, block: { ...block, ...source }, parts: [], references, translation },
        { start: source.end, end: source.end },
        checked,
      )
      const named = isClean ? write(source, '> ') : ''
      const tail = named && (/^\s*\n/.test(text.slice(source.start, at)) ? `${newLine(block)}> ${named}` : ` ${named}`)
      pieces.push({ lines: `> ${words}${tail}`, words: { at: 2, length: words.length, checked } })
      if (!isClean) paragraph(source)
    }
  }
  paragraph({ start: at, end: block.end })
  return pieces
}

const newLine = ({ indent }: AnswerBlock): string => `\n${' '.repeat(indent)}`

/** Lines joined for their container. Characters that would begin a list, a heading or a fence are escaped. */
function lines(text: string, separator: string): string {
  return text
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/^([-+=#~]|\d{1,9}(?=[.)]))/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`)))
    .join(separator)
}

/** The line ends needed before and after the pieces, so that they do not merge with other blocks. */
function linesAround({ source }: Reading, block: AnswerBlock): [before: string, after: string] {
  const line = source.lastIndexOf('\n', block.source.start - 1) + 1
  const isFirst = source.slice(line, block.source.start).trim() === ''
  const above = source.slice(source.lastIndexOf('\n', line - 2) + 1, Math.max(0, line - 1))
  const below = /^[ \t]*\n([^\n]*)/.exec(source.slice(block.source.end))?.[1] ?? ''
  return [isFirst && line > 0 && above.trim() !== '' ? newLine(block) : '', below.trim() === '' ? '' : '\n']
}
