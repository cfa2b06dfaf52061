import { lastIndex } from '../bible/last-index.ts'
import type { ReaderTranslation } from '../bible/reader-translation.ts'
import type { Range } from '../markdown/stretches.ts'
import type { Checked } from './checked.ts'
import type { Edit } from './edits.ts'
import { blockAt, type Reading, sourceOf, type Wrap } from './reading.ts'
import { type AnswerReference, readerPath } from './references.ts'

/** The position of a quotation's words: in a stretch of the source that stays, or in an edit's text. */
export type Placed = { checked: Checked } & ({ source: Range } | { edit: Edit; inside: Range })
export type WrittenText = { edits: Edit[]; placed: Placed[] }

/** Writes the result for a quotation between marks. */
export function writeInline(reading: Reading, checked: Checked): WrittenText {
  const { quotation, sealed } = checked
  const { start, end, body } = quotation
  const { text } = reading
  const shown = trimRange(text, body)
  if (checked.isKept) return { edits: [], placed: [{ checked, source: sourceOf(reading, shown) }] }
  if (!sealed) {
    const inside = [...text.slice(start + 1, end - 1).matchAll(/["“”„«»‹›「」『』《》〈〉＂″]/g)].map(
      ({ index }) => start + 1 + index,
    )
    const marks = [start, ...inside, end - 1]
    const edits = marks.flatMap((at) => replaceRange(reading, { start: at, end: at + 1 }, ''))
    return { edits, placed: [{ checked, source: sourceOf(reading, shown) }] }
  }
  if (sealed.words !== undefined) {
    const [open = '', close = ''] = [text[start], text[end - 1]]
    // straight marks could end the quotation early at one inside of the stored text
    const curly = open === '"' || open === "'"
    const words = replaceRange(reading, body, escaped(sealed.words))
    const edits = [
      ...(curly ? replaceRange(reading, { start, end: start + 1 }, '“') : []),
      ...words,
      ...(curly || close === '"' ? replaceRange(reading, { start: end - 1, end }, '”') : []),
    ]
    return { edits, placed: locateEdits(words, checked) }
  }
  const sign = sealed.moved ? text.lastIndexOf(sealed.moved, shown.end - 1) : -1
  if (sign <= shown.start) return { edits: [], placed: [{ checked, source: sourceOf(reading, shown) }] }
  // moves the punctuation after the closing mark, unless one is there already
  const follows = /^[*_]*[.,;:!?]/.test(reading.source.slice(reading.to[end - 1]))
  const behind = reading.to[end - 1] ?? 0
  const edits = [
    ...replaceRange(reading, { start: sign, end: sign + 1 }, ''),
    ...(follows ? [] : [{ start: behind, end: behind, text: sealed.moved }]),
  ]
  const words = trimRange(text, { start: shown.start, end: sign })
  return { edits, placed: [{ checked, source: sourceOf(reading, words) }] }
}

/** The position of the words that one of these edits writes. */
export function locateEdits(edits: readonly Edit[], checked: Checked): Placed[] {
  const edit = edits.find(({ text }) => text !== '')
  return edit ? [{ checked, edit, inside: { start: 0, end: edit.text.length } }] : []
}

/** True for shown characters of a code span. */
export function isCode({ code }: Reading, { start, end }: Range): boolean {
  const last = code[lastIndex(code, (each) => each.start < end)]
  return last !== undefined && start < last.end
}

/** The edit that turns a reference into a link to the reader; none if markdown could not parse it as a link. */
export function linkReference(
  reading: Reading,
  { start, end, range }: AnswerReference,
  translation: ReaderTranslation,
): Edit[] {
  if (!range || isCode(reading, { start, end })) return []
  const { place, torn } = around(reading, { start, end }, 'link')
  if (torn.length > 0 || /[\\!]/.test(reading.source[place.start - 1] ?? '')) return []
  return [{ ...place, text: linkTo(reading.source.slice(place.start, place.end), range, translation) }]
}

/** A link to a passage, with the given words; their verses are joined by a dash, like the product's own references. */
export const linkTo = (
  words: string,
  range: NonNullable<AnswerReference['range']>,
  translation: ReaderTranslation,
): string => `[${words.replace(/(?<=\d)-(?=\d)/g, '–')}](${readerPath(range, translation)})`

/** The edits that replace shown characters, with the emphasis inside them and the emphasis markers that they cut. */
export function replaceRange(reading: Reading, range: Range, text: string): Edit[] {
  const { place, torn } = around(reading, range, text)
  const signs = torn.flatMap(({ start, end, source }) => [
    { start: source.start, end: reading.from[start] ?? source.start, text: '' },
    { start: reading.to[end - 1] ?? source.end, end: source.end, text: '' },
  ])
  return [{ ...place, text }, ...signs.filter((edit) => edit.end <= place.start || edit.start >= place.end)]
}

/** The source of shown characters with the emphasis inside them; `torn` is emphasis that only begins or ends there. */
function around(reading: Reading, range: Range, text: string): { place: Range; torn: Wrap[] } {
  const place = sourceOf(reading, range)
  const torn: Wrap[] = []
  for (const wrap of blockAt(reading, range.start)?.wraps ?? []) {
    if (wrap.end <= range.start || wrap.start >= range.end) continue
    const isAround = wrap.start <= range.start && wrap.end >= range.end
    const isSame = wrap.start === range.start && wrap.end === range.end
    if (isAround && !(isSame && text === '')) continue
    if (isSame || (wrap.start >= range.start && wrap.end <= range.end)) {
      place.start = Math.min(place.start, wrap.source.start)
      place.end = Math.max(place.end, wrap.source.end)
    } else torn.push(wrap)
  }
  return { place, torn }
}

/** A stretch without the white space at its ends. */
export function trimRange(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end)
  return { start: start + words.length - words.trimStart().length, end: end - words.length + words.trimEnd().length }
}

/** Text with all markdown characters escaped. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&')
