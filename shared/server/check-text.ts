import { findExact, findNear } from '../bible/quote.ts'
import { spansOf as marksIn } from '../bible/quote-spans.ts'
import { piecesOf } from '../bible/quote-text.ts'
import { findReferences } from '../bible/reference.ts'
import { type Reference, resolveReference, type Versification } from '../bible/versification.ts'
import type { Span, SpanSource, SpanVerdict } from '../contract/spans.ts'
import type { Range } from '../markdown/stretches.ts'
import { isClaimed, namedTeacher, namesTeacher } from '../seals/claims.ts'
import { differencesOf } from '../seals/differences.ts'
import { wordsIn } from '../seals/words.ts'
import type { Db } from './db.ts'
import { openWordsIn } from './open-words.ts'
import { pause } from './pause.ts'
import { openTexts, rangeOfRun, runsOfQuotation, sourceOf, type TextRun, type Texts } from './texts.ts'

export type TextToCheck = {
  db: Db
  text: string
  /** The translation to compare with first, its language and its bounds. */
  bible: { id: string; language: string; versification: Versification }
  /** How long the check may take, in ms; what is left then is not looked at. */
  budgetMs: number
}

/** The verdict of a quotation, with the run that it comes from. */
type Judged = Range & { verdict: SpanVerdict; source: SpanSource | null; stored?: string }
type Named = Range & { range: Reference | undefined }

/** The words of a part are compared at once: a page is cut into as many as it needs. */
const PART = 4000
const LIKE = 0.5

/**
 * Everything in a text that is or claims to be Scripture, by places of the text, in order. The text is plain: its signs
 * are shown as they are, and nothing in it is changed. Quotations are judged as a whole, and so are words without marks.
 */
export async function checkText(given: TextToCheck): Promise<{ spans: Span[]; isComplete: boolean }> {
  const { db, text, bible, budgetMs } = given
  const texts = await openTexts(db, bible.id)
  const spans: Span[] = []
  let spent = 0
  for (const part of partsOf(text)) {
    if (spent > budgetMs) return { spans, isComplete: false }
    const started = performance.now()
    for (const span of await checkPart(text.slice(part.start, part.end), bible, texts))
      spans.push(moved(span, part.start))
    spent += performance.now() - started
    await pause()
  }
  return { spans, isComplete: true }
}

/** Paragraphs, and long ones in parts that end with a sentence. */
function partsOf(text: string): Range[] {
  const parts: Range[] = []
  let at = 0
  for (const match of text.matchAll(/\n[ \t]*\n\s*|$/g)) {
    while (match.index - at > PART) {
      const window = text.slice(at, at + PART)
      const end = [...window.matchAll(/[.!?。！？][”"’»)]*\s+/gu)].at(-1)
      const length = end && end.index > PART / 2 ? end.index + end[0].length : PART
      parts.push({ start: at, end: at + length })
      at += length
    }
    if (match.index > at) parts.push({ start: at, end: match.index })
    at = match.index + match[0].length
  }
  return parts
}

function moved(span: Span, by: number): Span {
  const differences = span.differences?.map((each) => ({ ...each, start: each.start + by, end: each.end + by }))
  return { ...span, start: span.start + by, end: span.end + by, ...(differences && { differences }) }
}

async function checkPart(text: string, bible: TextToCheck['bible'], texts: Texts): Promise<Span[]> {
  const references = referencesIn(text, bible)
  await pause()
  const found: (Judged & { quoted: boolean; run?: TextRun })[] = []
  for (const mark of marksIn(text)) {
    const judged = await judge(text, mark, references, texts)
    if (judged) found.push({ ...judged, quoted: true })
    await pause()
  }
  const shown = { text, blocks: linesOf(text), code: [], links: references }
  for (const words of await openWordsIn(shown, found, texts)) found.push({ ...words, quoted: false })
  const spans: Span[] = []
  for (const { start, end, verdict, source, stored, run, quoted } of found.sort((a, b) => a.start - b.start)) {
    const own = stored ?? (run && verdict === 'paraphrase' ? await texts.wordsOf(run) : undefined)
    const differences = own === undefined ? [] : differencesOf(text.slice(start, end), own, start)
    spans.push({
      ...{ start, end, verdict, quoted, tool_call: null },
      source: source && { ...source, ...(own !== undefined && { text: own }) },
      ...(differences.length > 0 && { differences }),
    })
    await pause()
  }
  return spans
}

function linesOf(text: string): (Range & { wraps: Range[] })[] {
  return Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    wraps: [],
  }))
}

function referencesIn(text: string, { language, versification }: TextToCheck['bible']): Named[] {
  if (!/\d/.test(text)) return []
  return findReferences(text, language).map(({ start, end, ref: _, ...reference }) => ({
    ...{ start, end },
    range: resolveReference(reference, versification).reference,
  }))
}

/** Judges what is between two quotation marks; undefined where nothing says that it is anybody's words. */
async function judge(
  text: string,
  mark: Range,
  references: readonly Named[],
  texts: Texts,
): Promise<Judged | undefined> {
  const body = { start: mark.start + 1, end: mark.end - 1 }
  const quote = text.slice(body.start, body.end)
  const { forms } = wordsIn(quote)
  if (forms.length === 0) return undefined
  const before = text.slice(Math.max(0, mark.start - 200), mark.start)
  const after = text.slice(mark.end, mark.end + 80)
  const named = references.find(({ start, end }) => {
    const gap = start >= mark.end ? text.slice(mark.end, start) : text.slice(end, mark.start)
    return (start >= mark.end || end <= mark.start) && gap.length <= 40 && !/[.!?]\s+\p{Lu}/u.test(gap)
  })
  const claimed = isClaimed(before.trimEnd(), after)
  if (forms.length > 2) {
    const sayings = await texts.sayings(forms, pause)
    if (sayings.some(({ from, to }) => to - from >= forms.length - 1))
      return { ...body, verdict: 'not_found', source: null }
    const run = await wholeRun(quote, forms.length, texts, namesTeacher(before) || namesTeacher(after), before + after)
    if (run) return { ...body, ...(await verdictOf(run, quote, forms.length, texts)) }
  }
  if (named?.range && texts.own) {
    const stored = await texts.read(texts.own, named.range)
    const source = sourceOf(texts.own, named.range)
    if (findExact(quote, stored, true)) return { ...body, verdict: isShort(quote) ? 'shortened' : 'exact', source }
    const near = forms.length > 2 ? findNear(quote, stored) : undefined
    if (near && near.likeness >= LIKE) return { ...body, verdict: 'paraphrase', source, stored: near.text }
    return { ...body, verdict: 'not_found', source: null }
  }
  if (named && !named.range) return { ...body, verdict: 'not_found', source: null }
  if (claimed && forms.length > 2) return { ...body, verdict: 'not_found', source: null }
  return forms.length < 5 ? undefined : { ...body, verdict: 'unchecked', source: null }
}

const isShort = (quote: string): boolean => piecesOf(quote).length > 1 || /[[\]]/.test(quote)

/** The run that has most words of a quotation: of a translation, or of a teacher's text that is named. */
async function wholeRun(quote: string, count: number, texts: Texts, isTaught: boolean, around: string) {
  const kind = isTaught ? namedTeacher(around) : undefined
  const list = kind ? await texts.teachers(kind) : await texts.bibles()
  const runs = await runsOfQuotation(quote, list)
  const best = runs.sort((a, b) => b.same - a.same)[0]
  return best && best.to - best.from >= Math.ceil(count * 0.7) ? best : undefined
}

async function verdictOf(
  run: TextRun,
  quote: string,
  count: number,
  texts: Texts,
): Promise<Omit<Judged, 'start' | 'end'>> {
  const source = sourceOf(run.text, rangeOfRun(run))
  const isWhole = run.isExact && run.from === 0 && run.to === count
  const isOwn = run.text === texts.own || run.text.kind !== 'scripture'
  if (isWhole && !(await texts.cutsDenial(run))) return { verdict: isOwn ? 'exact' : 'other_edition', source }
  if (run.text.kind !== 'scripture') return { verdict: 'not_found', source: null }
  if (isShort(quote) && findExact(quote, await texts.read(run.text, rangeOfRun(run)), true))
    return { verdict: isOwn ? 'shortened' : 'other_edition', source }
  return { verdict: 'paraphrase', source, stored: await texts.wordsOf(run) }
}
