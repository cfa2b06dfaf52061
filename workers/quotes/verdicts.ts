import { plainWords, tokensOf } from '#shared/bible/quote-text.ts'
import { formatReference, type Reference } from '#shared/bible/versification.ts'
import type { Citation, Verdict } from '#shared/contract/chat.ts'
import { type Context, citationOf, type Exact, exactIn, type Near, nearest } from './compare.ts'
import type { Edit } from './edits.ts'
import type { Quotation } from './quotations.ts'
import type { AnswerReference } from './references.ts'

/** What becomes of a quotation. `span` is set where the stored text takes its place; `ref` is the reference it goes with. */
export type Checked = {
  at: number
  edits: Edit[]
  citation: Citation
  ref: AnswerReference | undefined
  span?: { start: number; end: number }
}

const ALIKE = 0.5
const PLAINLY_ALIKE = 0.62

/** What becomes of one quotation, and why; undefined where it is none of Scripture. */
export async function checkQuotation(quotation: Quotation, context: Context): Promise<Checked | undefined> {
  const count = plainWords(tokensOf(quotation.text)).length
  if (count === 0) return undefined
  const { named } = quotation
  // one or two words between marks are a way of speaking, unless they are a sentence
  const isPhrase = count < 3 && !/[.!?。！？]$/u.test(quotation.text)
  const resolved = named.filter(({ range }) => range)
  for (const reference of resolved) {
    const exact = await exactIn(quotation, reference.range as Reference, context)
    if (exact) return { ...sealed(quotation, exact, context), ref: reference, citation: exact.citation(reference) }
  }
  const isAsked = context.asked !== '' && context.asked.includes(plainWords(tokensOf(quotation.text)).join(' '))
  const isOwn = named.length > 0
  if (isOwn && resolved.length === 0) {
    if (isPhrase || quotation.foreign || isAsked) return undefined
    return unmarked(quotation, 'unresolved', named[0], context)
  }
  if (!isOwn) return unnamed(quotation, count, isAsked, context)
  const near = await nearest(quotation, resolved, context)
  if (near && near.likeness >= ALIKE && (count > 2 || near.likeness < 1) && count > 1)
    return repaired(quotation, near, context)
  if (isPhrase || quotation.foreign || isAsked) return undefined
  return unmarked(quotation, 'paraphrase', resolved[0], context)
}

/** Nothing says where it is from: it is looked for around, and then everywhere. */
async function unnamed(
  quotation: Quotation,
  count: number,
  isAsked: boolean,
  context: Context,
): Promise<Checked | undefined> {
  const { place, shelf } = context
  if (count < 3) return undefined
  const whole = {
    book: place.book,
    start_chapter: place.chapter,
    start_verse: 1,
    end_chapter: place.chapter,
    end_verse: 999,
  }
  const ranges = [...quotation.near.flatMap(({ range }) => (range ? [range] : [])), whole]
  for (const range of ranges.slice(0, 12)) {
    const exact = await exactIn(quotation, range, context)
    if (exact) return { ...sealed(quotation, exact, context), ref: undefined, citation: exact.citation() }
  }
  if (isAsked || count < 5) return undefined
  const found = await shelf.search(quotation.text)
  for (const range of found) {
    const exact = await exactIn(quotation, range, context)
    if (exact) return { ...sealed(quotation, exact, context), ref: undefined, citation: exact.citation() }
  }
  const references = [...ranges.slice(0, 4), ...found].map((range) => ({
    start: -1,
    end: -1,
    ref: '',
    range,
    book: range.book,
  }))
  const near = await nearest(quotation, references, context)
  return near && near.likeness >= PLAINLY_ALIKE
    ? repaired(quotation, { ...near, reference: undefined }, context)
    : undefined
}

function repaired(quotation: Quotation, near: Near, { text, translation, shelf }: Context): Checked {
  const { start, end, kind } = quotation
  const inner = kind === 'inline' ? near.text.replaceAll('“', '‘').replaceAll('”', '’') : near.text
  const shown = inner.replace(/([\\`*_[\]<>])/g, '\\$1')
  const [open, close] = kind === 'inline' ? marks(text[start] ?? '', text[end - 1] ?? '') : ['', '']
  const ref = formatReference(near.range, { versification: translation.versification })
  const source = near.reference ?? { start: -1, end: -1, ref, range: near.range, book: near.range.book }
  return {
    at: start,
    edits: [{ start, end, text: `${open}${shown}${close}` }],
    citation: { ...citationOf(source, 'repaired'), quote: inner, tool_call: shelf.readBy(near.range) },
    ref: near.reference,
    span: { start, end },
  }
}

// marks that the stored text may hold inside would end the quotation early
const marks = (open: string, close: string): [string, string] =>
  open === '"' || open === "'" ? ['“', '”'] : [open, close]

function unmarked(
  quotation: Quotation,
  verdict: Verdict,
  reference: AnswerReference | undefined,
  { text }: Context,
): Checked {
  const { start, end, outer, kind } = quotation
  const source = reference ?? { start: -1, end: -1, ref: '', range: undefined, book: null }
  const lines = [...text.slice(outer.start, outer.end).matchAll(/\n[ \t]*(?:>[ \t]?)+/g)]
  const prefix = /(?:>[ \t]?)+$/.exec(text.slice(0, outer.start))?.[0].length ?? 0
  const edits =
    kind === 'inline'
      ? [
          { start, end: start + 1, text: '' },
          { start: end - 1, end, text: '' },
          ...doubleMarks(text, start + 1, end - 1),
        ]
      : [
          // a line of its own, so that a block quote before it does not go on
          { start: outer.start - prefix, end: outer.start, text: '\n' },
          ...lines.map((line) => ({
            start: outer.start + line.index,
            end: outer.start + line.index + line[0].length,
            text: '\n',
          })),
          ...doubleMarks(text, start, end),
        ]
  return {
    at: start,
    edits,
    citation: { ...citationOf(source, verdict), quote: quotation.text, tool_call: null },
    ref: reference,
  }
}

function doubleMarks(text: string, start: number, end: number): Edit[] {
  return [...text.slice(start, end).matchAll(/["“”„«»「」『』]/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
    text: '',
  }))
}

function sealed(quotation: Quotation, exact: Exact, { text }: Context): Pick<Checked, 'at' | 'edits'> {
  const { start, end, kind } = quotation
  if (!exact.moved || kind === 'block') return { at: start, edits: [] }
  // the sign goes behind the marks, unless one stands there already
  const sign = text.lastIndexOf(exact.moved, end - 1)
  const follows = /^[*_]*[.,;:!?]/.test(text.slice(end))
  const edits = [{ start: sign, end: sign + 1, text: '' }, ...(follows ? [] : [{ start: end, end, text: exact.moved }])]
  return { at: start, edits: sign > start ? edits : [] }
}
