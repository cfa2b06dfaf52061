import { endsWithDenial } from '../bible/ends-with-denial.ts'
import { findNear, findWhole } from '../bible/quote.ts'
import { spansOf as marksIn } from '../bible/quote-spans.ts'
import { isShortened } from '../bible/quote-text.ts'
import { findReferencesInSteps } from '../bible/reference.ts'
import { resolveReference, withinBounds } from '../bible/resolve-reference.ts'
import { unknownPlacesIn } from '../bible/unknown-places.ts'
import type { Reference, Versification } from '../bible/versification.ts'
import type { Span, SpanSource, SpanVerdict } from '../contract/spans.ts'
import type { Range } from '../markdown/stretches.ts'
import { pause } from '../pause.ts'
import { changesSigns } from '../quotes/changed-signs.ts'
import { exactVerdict } from '../quotes/checked.ts'
import { exactRunOf, isMissing } from '../quotes/exact-places.ts'
import { compareFew } from '../quotes/few-words.ts'
import { lostReferences } from '../quotes/lost-references.ts'
import { openWordsIn } from '../quotes/open-words.ts'
import { misnaming, presents } from '../quotes/presented.ts'
import type { Link, LostLink, Missing } from '../quotes/shown-text.ts'
import { rangeOfRun, runsOfQuotation, sourceOf, type TextRun, type Texts } from '../quotes/texts.ts'
import { findInTitle } from '../quotes/titles.ts'
import { isClaimed, namedTeacher, namesTeacher } from '../seals/claims.ts'
import { differencesOf } from '../seals/differences.ts'
import { LEAST_WORDS } from '../seals/runs.ts'
import { wordsIn } from '../seals/words.ts'
import type { Db } from './db.ts'
import { loadReferenceLanguage } from './reference-languages.ts'
import { openTexts } from './texts.ts'

export type TextToCheck = {
  db: Db
  text: string
  /** The translation to compare with first, its language and its bounds. */
  bible: { id: string; language: string; versification: Versification }
  /** How many ms of processor time the check may take; the rest of the text is not checked. */
  budgetMs: number
}

/** The verdict on a quotation, with the run that it comes from. */
type Judged = Range & {
  verdict: SpanVerdict
  source: SpanSource | null
  stored?: string
  missing?: Missing | undefined
}
/**
 * `written`: the reference as written, if its numbers already are those of the translation. `missing`: what it names does
 * not exist; `asked` is the same in English numbering.
 */
type Named = Range & {
  range: Reference | undefined
  written: Reference | undefined
  missing?: Missing | undefined
  asked?: Reference | undefined
}

/** The words of a part are compared in one step: a page is split into as many parts as it needs. */
const PART = 4000
const LIKE = 0.5

/**
 * Everything in a text that is or claims to be Scripture, by positions in the text, in order. The text is plain: its
 * characters are shown as they are, and nothing is changed. Quotations and words without marks are both judged as a
 * whole.
 */
export async function checkText(given: TextToCheck): Promise<{ spans: Span[]; isComplete: boolean }> {
  const { db, text, bible, budgetMs } = given
  const [texts] = await Promise.all([openTexts(db, bible.id), loadReferenceLanguage(bible.language)])
  // loading for the first text after a start does not count towards its time
  await texts.bibles()
  const spans: Span[] = []
  let spent = 0
  for (const part of partsOf(text)) {
    if (spent > budgetMs) return { spans, isComplete: false }
    const before = process.threadCpuUsage()
    for (const span of await checkPart(text.slice(part.start, part.end), bible, texts))
      spans.push(moved(span, part.start))
    // processor time: a busy machine or a slow database must not shorten the check
    const { user, system } = process.threadCpuUsage(before)
    spent += (user + system) / 1000
    await pause()
  }
  return { spans, isComplete: true }
}

/** Paragraphs; long ones are split into parts at the ends of sentences. */
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
  const references = await referencesIn(text, bible)
  const found: (Judged & { quoted: boolean; run?: TextRun })[] = []
  for (const mark of marksIn(text)) {
    const judged = await judge(text, mark, references, bible.language, texts)
    if (judged) found.push({ ...judged, quoted: true })
    await pause()
  }
  const vague = references.filter(({ range, written, missing }) => !range && !written && !missing)
  const shown = { text, blocks: linesOf(text), code: [], links: [...vague, ...references.flatMap(linksOf)] }
  for (const words of await openWordsIn(shown, found, texts)) found.push({ ...words, quoted: false })
  for (const lost of lostReferences(references, found, bible.versification)) found.push({ ...lost, quoted: false })
  const spans: Span[] = []
  for (const { start, end, verdict, source, stored, run, quoted, missing } of found.sort((a, b) => a.start - b.start)) {
    const own = stored ?? (run && verdict === 'paraphrase' ? await texts.wordsOf(run) : undefined)
    const differences = own === undefined ? [] : differencesOf(text.slice(start, end), own, start)
    const named = verdict === 'not_found' && !missing && namedBeside(text, { start, end }, quoted, references)
    spans.push({
      ...{ start, end, verdict, quoted, tool_call: null },
      source: source && { ...source, ...(own !== undefined && { text: own }) },
      ...(differences.length > 0 && { differences }),
      ...(missing && { missing }),
      ...(named && texts.own && { named: sourceOf(texts.own, named) }),
    })
    await pause()
  }
  return spans
}

/** The passage of the reference that presents words as its own. */
function namedBeside(text: string, { start, end }: Range, quoted: boolean, references: readonly Named[]) {
  const words = quoted ? { start: start - 1, end: end + 1 } : { start, end }
  return references.find((each) => each.range && presents(text, words, each))?.range
}

function linesOf(text: string): (Range & { wraps: Range[] })[] {
  return Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    wraps: [],
  }))
}

async function referencesIn(text: string, { language, versification }: TextToCheck['bible']): Promise<Named[]> {
  const found = await findReferencesInSteps(text, language, pause)
  const known = found.map(({ start, end, ref: _, ...asked }): Named => {
    const range = resolveReference(asked, versification).reference
    const written = withinBounds(asked, versification).reference
    const hasStart = [resolveReference, withinBounds].some((read) => read(startOf(asked), versification).reference)
    const missing = hasStart ? undefined : { ref: text.slice(start, end), what: 'verse' as const }
    return { start, end, range, written, ...(missing && { missing, asked }) }
  })
  const unknown = unknownPlacesIn(text, language)
    .filter(({ start, end }) => !known.some((each) => each.start < end && start < each.end))
    .map(
      ({ start, end, ref, what }): Named => ({
        ...{ start, end, range: undefined, written: undefined },
        missing: { ref, what },
      }),
    )
  return [...known, ...unknown].sort((a, b) => a.start - b.start)
}

const startOf = ({ book, start_chapter, start_verse }: Reference): Reference => ({
  ...{ book, start_chapter, start_verse },
  ...{ end_chapter: start_chapter, end_verse: start_verse },
})

/** The passages that a reference may mean, or what it names that does not exist. */
function linksOf({ start, end, range, written, missing, asked }: Named): (Link | LostLink)[] {
  if (missing) return [{ start, end, missing, asked }]
  return [range, written].flatMap((passage) => (passage ? [{ start, end, range: passage }] : []))
}

/** Judges the text between two quotation marks; undefined if nothing attributes it to anyone. */
async function judge(
  text: string,
  mark: Range,
  references: readonly Named[],
  language: string,
  texts: Texts,
): Promise<Judged | undefined> {
  const body = { start: mark.start + 1, end: mark.end - 1 }
  const quote = text.slice(body.start, body.end)
  const { forms } = wordsIn(quote)
  if (forms.length === 0) return undefined
  const links = references.flatMap(linksOf)
  const before = text.slice(Math.max(0, mark.start - 200), mark.start)
  const after = text.slice(mark.end, mark.end + 80)
  const beside = references.filter(({ start, end }) => {
    const gap = start >= mark.end ? text.slice(mark.end, start) : text.slice(end, mark.start)
    return (start >= mark.end || end <= mark.start) && gap.length <= 40 && !/[.!?]\s+\p{Lu}/u.test(gap)
  })
  // "Youth 6:30" may be no reference at all
  const named = beside.find(({ missing }) => !missing) ?? beside[0]
  const linkOf = async (run: TextRun) =>
    run.text.kind === 'scripture' ? misnaming(text, mark, run, links, texts) : undefined
  const claimed = isClaimed(before.trimEnd(), after)
  const isDenied = endsWithDenial(before, language)
  if (forms.length > 2) {
    const sayings = await texts.sayings(forms, pause)
    if (sayings.some(({ from, to }) => to - from >= forms.length - 1)) {
      // a verse may have the words of a saying
      const exact = named && (await exactIn(quote, named, isDenied, texts))
      return { ...body, ...(exact?.verdict === 'exact' ? exact : { verdict: 'not_found' as const, source: null }) }
    }
    const run = await wholeRun(quote, forms.length, texts, namesTeacher(before) || namesTeacher(after), before + after)
    if (run) return { ...body, ...(await verdictOf(run, quote, { isDenied, link: await linkOf(run) }, texts)) }
  }
  const exact = named && (await exactIn(quote, named, isDenied, texts))
  if (exact) return { ...body, ...exact }
  const missing = named?.missing && (named.asked || presents(text, mark, named)) ? named.missing : undefined
  const isPresented = (claimed || missing !== undefined) && forms.length > 2
  // the words may be too common to be a distinctive run
  const run = isPresented ? await exactRunOf(quote, texts, { list: await texts.bibles(), isDenied }) : undefined
  if (run) return { ...body, ...(await verdictOf(run, quote, { isDenied, link: await linkOf(run) }, texts)) }
  if (named?.range && texts.own) {
    const stored = await texts.read(texts.own, named.range)
    const near = forms.length > 2 ? findNear(quote, stored) : undefined
    const few = near && compareFew(quote, near.text, texts.own.index, texts.own.language)
    if (near && near.likeness >= LIKE && (!few || few.likeness >= LIKE))
      return { ...body, verdict: 'paraphrase', source: sourceOf(texts.own, named.range), stored: near.whole }
    return { ...body, verdict: 'not_found', source: null }
  }
  if (missing || (named && !named.missing && !named.range))
    return { ...body, verdict: 'not_found', source: null, missing }
  if (isPresented) return { ...body, verdict: isMissing(quote, texts) ? 'not_found' : 'unchecked', source: null }
  return forms.length < LEAST_WORDS ? undefined : { ...body, verdict: 'unchecked', source: null }
}

/** The verdict on words that are, as they are, in the passage that a reference names. */
async function exactIn(
  quote: string,
  { range, written }: Named,
  isDenied: boolean,
  texts: Texts,
): Promise<Pick<Judged, 'verdict' | 'source'> | undefined> {
  if (!range || !texts.own) return undefined
  for (const each of [range, written ?? range]) {
    if (findWhole(quote, await texts.read(texts.own, each), isDenied))
      return { verdict: exactVerdict(quote), source: sourceOf(texts.own, each) }
  }
  const title = await findInTitle({ text: quote, isDenied }, range, texts)
  return title && { verdict: exactVerdict(quote), source: title.source }
}

/** The run with most words of a quotation: from a translation, or from a named teacher's text. */
async function wholeRun(quote: string, count: number, texts: Texts, isTaught: boolean, around: string) {
  const kind = isTaught ? namedTeacher(around) : undefined
  const list = kind ? await texts.teachers(kind) : await texts.bibles()
  const runs = await runsOfQuotation(quote, list, texts.own)
  const best = runs.sort((a, b) => b.same - a.same)[0]
  return best && best.to - best.from >= Math.ceil(count * 0.7) ? best : undefined
}

async function verdictOf(
  run: TextRun,
  quote: string,
  { isDenied, link }: { isDenied: boolean; link: Link | LostLink | undefined },
  texts: Texts,
): Promise<Omit<Judged, 'start' | 'end'>> {
  const count = wordsIn(quote).forms.length
  const isElsewhere = link !== undefined && run.text === texts.own
  const missing = link?.missing
  const source = sourceOf(run.text, rangeOfRun(run))
  const isWhole = run.isExact && run.from === 0 && run.to === count && (isDenied || !(await texts.cutsDenial(run)))
  const isOwn = run.text === texts.own || run.text.kind !== 'scripture'
  const isChanged = isWhole && run.text === texts.own && (await changesSigns(quote, run, texts))
  if (isWhole && !isElsewhere && !isChanged) return { verdict: isOwn ? 'exact' : 'other_edition', source, missing }
  if (run.text.kind !== 'scripture') return { verdict: 'not_found', source: null }
  const isMarked = isShortened(quote) && !isElsewhere
  if (isMarked && findWhole(quote, await texts.read(run.text, rangeOfRun(run)), isDenied))
    return { verdict: isOwn ? 'shortened' : 'other_edition', source, missing }
  return { verdict: 'paraphrase', source, stored: await texts.wordsOf(run), missing }
}
