import { isDenial } from '../bible/left-out.ts'
import { converted } from '../bible/numbering.ts'
import { findExact, findNear } from '../bible/quote.ts'
import { piecesOf, plainWords, tokensOf } from '../bible/quote-text.ts'
import { withinBounds } from '../bible/resolve-reference.ts'
import type { Reference } from '../bible/versification.ts'
import type { Citation, Verdict } from '../contract/chat.ts'
import type { SpanSource, SpanVerdict } from '../contract/spans.ts'
import { pause } from '../pause.ts'
import { RARE, worthOf } from '../seals/runs.ts'
import { versificationOf } from '../seals/text-index.ts'
import { wordsIn } from '../seals/words.ts'
import { citationOf, type Exact, findExactMatch, type Lookup, type Near, nearest, unnamed } from './compare.ts'
import type { Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'
import { rangeOfRun, runsOfQuotation, sourceOf, type TextRun } from './texts.ts'

/**
 * The result of the check of a quotation. `sealed`: its words, or their replacement `words`, are those of the text;
 * `moved` is a final punctuation mark that belongs after the closing mark. `isKept`: it stays as it is and has no seal.
 * With neither it is not a quotation, and its marks are removed. `ref` is its reference.
 */
export type Checked = {
  quotation: Quotation
  verdict: SpanVerdict
  source: SpanSource | null
  citation: Citation | undefined
  ref: AnswerReference | undefined
  sealed: { words?: string; moved: string } | undefined
  isKept: boolean
}

const ALIKE = 0.5
const PLAINLY_ALIKE = 0.62
/** Below this likeness to the named passage, words are not even a paraphrase of it. */
const UNLIKE = 0.3

/** Checks one quotation. Undefined if nothing shows that it is Scripture, or any author's words at all. */
export async function checkQuotation(quotation: Quotation, lookup: Lookup): Promise<Checked | undefined> {
  const { named, text, isTeacher, author } = quotation
  const count = plainWords(tokensOf(text)).length
  if (count === 0) return undefined
  // one or two words between marks are a way of speaking, unless they are a sentence
  const isPhrase = count < 3 && !/[.!?。！？]$/u.test(text)
  const resolved = named.filter(({ range }) => range)
  const isSaying = await isKnownSaying(text, lookup)
  let cutsDenial = false
  for (const reference of isSaying ? [] : resolved) {
    const exact =
      (await findExactMatch(quotation, reference.range as Reference, lookup)) ??
      (await exactAsWritten(quotation, reference, lookup))
    if (exact && isWhole(quotation, exact, count)) return verified(quotation, exact, reference, lookup)
    cutsDenial ||= exact !== undefined
    await pause()
  }
  if (named.length === 0) return checkUnnamed(quotation, count, isSaying, lookup)
  if (isTeacher && lookup.passageCache.isTaught(text))
    return (await taught(quotation, lookup, true)) ?? kept(quotation, 'unchecked', null)
  if (isTeacher && author?.held) {
    const found = await taught(quotation, lookup, true)
    if (found) return found
  }
  if (!isSaying && count > 2) {
    for (const reference of resolved) {
      const other = await elsewhere(quotation, reference, lookup)
      if (other) return other
    }
  }
  const near = resolved.length > 0 ? await nearest(quotation, resolved, lookup) : undefined
  await pause()
  const isNear = near && near.likeness >= ALIKE && (count > 2 || near.likeness < 1) && count > 1
  if (isNear && !isSaying && !(cutsDenial && isSame(near, quotation))) return repaired(quotation, near, lookup)
  const source = resolved[0]?.range && lookup.texts.own ? sourceOf(lookup.texts.own, resolved[0].range) : null
  if (isPhrase) return kept(quotation, 'not_found', null)
  const isLike = !isSaying && (near?.likeness ?? 0) >= UNLIKE
  return resolved[0]
    ? lost(quotation, isLike ? 'paraphrase' : 'not_found', isLike ? source : null, resolved[0])
    : lost(quotation, 'not_found', null, named[0])
}

/** Words showing that their reference already uses the translation's numbering; the reference then links there. */
async function exactAsWritten(
  quotation: Quotation,
  reference: AnswerReference,
  lookup: Lookup,
): Promise<Exact | undefined> {
  const { range, written } = reference
  const own = written && withinBounds(written, lookup.translation.versification).reference
  if (!own || isSamePlace(own, range as Reference)) return undefined
  const exact = await findExactMatch(quotation, own, lookup)
  if (exact) Object.assign(reference, unnamed(own, lookup.translation), { start: reference.start, end: reference.end })
  return exact
}

const isSamePlace = (a: Reference, b: Reference): boolean =>
  a.start_chapter === b.start_chapter && a.start_verse === b.start_verse && a.end_verse === b.end_verse

/** True for a repair that would show the same words as before. */
const isSame = (near: Near, { text }: Quotation): boolean =>
  plainWords(tokensOf(near.text)).join(' ') === plainWords(tokensOf(text)).join(' ')

/** False if a word of denial was left outside of the marks. */
function isWhole({ isDenied }: Quotation, { beside }: Exact, count: number): boolean {
  return count < 3 || isDenied || !beside.some(isDenial)
}

async function isKnownSaying(text: string, { texts }: Lookup): Promise<boolean> {
  const { forms } = wordsIn(text)
  if (forms.length > 40) return false
  const found = await texts.sayings(forms, pause)
  return found.some(({ from, to }) => to - from >= forms.length - 1)
}

/** No reference names its source: searches the surrounding passages, and then everywhere. */
async function checkUnnamed(
  quotation: Quotation,
  count: number,
  isSaying: boolean,
  lookup: Lookup,
): Promise<Checked | undefined> {
  const { place, translation, texts } = lookup
  const { text, author, isClaimed } = quotation
  if (count < 3) return undefined
  if (isSaying) return isClaimed ? lost(quotation, 'not_found', null, undefined) : kept(quotation, 'not_found', null)
  const chapter = { book: place.book, start_chapter: place.chapter, end_chapter: place.chapter }
  const around = quotation.near.flatMap(({ range }) => (range ? [range] : []))
  const ranges = [...around.slice(0, 11), { ...chapter, start_verse: 1, end_verse: 999 }]
  let cutsDenial = false
  const find = async (list: readonly Reference[]) => {
    for (const range of list) {
      const exact = await findExactMatch(quotation, range, lookup)
      if (exact && isWhole(quotation, exact, count)) return verified(quotation, exact, undefined, lookup)
      cutsDenial ||= exact !== undefined
      await pause()
    }
    return undefined
  }
  const here = await find(ranges)
  if (here) return here
  if (author) {
    const found = await taught(quotation, lookup, false)
    if (found) return found
  }
  if (count < 5 && !isClaimed) return undefined
  const own = texts.own && lookup.passageCache.search() ? await runsOfQuotation(text, [texts.own]) : []
  const found = own.map(rangeOfRun)
  const there = await find(found.slice(0, 8))
  if (there) return there
  const foreign = author ? undefined : await otherEdition(quotation, lookup)
  if (foreign) return foreign
  const references = [...ranges.slice(0, 4), ...found.slice(0, 6)].map((range) => unnamed(range, translation))
  const near = await nearest(quotation, references, lookup)
  // shown to be Scripture only by its words, or by a reference in the same part of the answer
  const isBeside = near !== undefined && around.some((range) => isIn(near.range, range))
  const isTelling = isClaimed || isBeside || own.some((run) => worthOf(run) >= RARE)
  if (near && near.likeness >= PLAINLY_ALIKE && isTelling && !(cutsDenial && isSame(near, quotation)))
    return repaired(quotation, { ...near, reference: undefined }, lookup)
  if (author?.held) return lost(quotation, 'not_found', null, undefined)
  if (author) return kept(quotation, 'unchecked', null)
  if (isClaimed) return lost(quotation, 'not_found', null, undefined)
  return count < 5 ? undefined : kept(quotation, 'unchecked', null)
}

/** True for a passage that begins in another one. */
const isIn = ({ book, start_chapter, start_verse }: Reference, range: Reference): boolean =>
  book === range.book &&
  start_chapter * 1000 + start_verse >= range.start_chapter * 1000 + range.start_verse &&
  start_chapter * 1000 + start_verse <= range.end_chapter * 1000 + range.end_verse

/** The words in another translation, in the passage that a reference names. */
async function elsewhere(
  quotation: Quotation,
  reference: AnswerReference,
  { texts, translation }: Lookup,
): Promise<Checked | undefined> {
  const range = reference.range as Reference
  // a whole chapter is too long to find a few words of another translation in it
  if (range.end_chapter > range.start_chapter || range.end_verse - range.start_verse > 40) return undefined
  for (const text of (await texts.bibles()).slice(1)) {
    const numbers = versificationOf(text.index)
    const there = converted(range, translation.versification, numbers)
    const match = findExact(quotation.text, await texts.read(text, there), true)
    await pause()
    if (!match || match.beside.some(isDenial) || match.numbers.length > 0) continue
    const { from, to } = match
    const precise = {
      ...{ book: there.book, start_chapter: from.chapter, start_verse: from.verse },
      ...{ end_chapter: to.chapter, end_verse: to.verse },
    }
    const own = converted(precise, numbers, translation.versification)
    if (!withinBounds(own, translation.versification).reference) continue
    return {
      ...kept(quotation, 'other_edition', sourceOf(text, precise)),
      citation: paraphrase(quotation, reference),
      ref: reference,
    }
  }
  return undefined
}

/** The words in another translation, anywhere. */
async function otherEdition(quotation: Quotation, { texts, passageCache }: Lookup): Promise<Checked | undefined> {
  if (!passageCache.search()) return undefined
  const others = (await texts.bibles()).slice(1)
  const [run] = (await runsOfQuotation(quotation.text, others)).filter((each) => isAll(each, quotation))
  if (!run || (await texts.cutsDenial(run))) return undefined
  const range = rangeOfRun(run)
  const match = findExact(quotation.text, await texts.read(run.text, range), false)
  return match ? kept(quotation, 'other_edition', sourceOf(run.text, range)) : undefined
}

/** True for an exact run that has all words of a quotation. */
function isAll({ from, to, isExact }: TextRun, { text }: Quotation): boolean {
  return isExact && from === 0 && to === wordsIn(text).forms.length
}

/** The match of a quotation in a named commentary or dictionary. */
async function taught(
  quotation: Quotation,
  { texts, passageCache }: Lookup,
  isOnlyExact: boolean,
): Promise<Checked | undefined> {
  const kind = quotation.author?.held ?? (quotation.isTeacher ? 'commentary' : undefined)
  if (!kind || !passageCache.search()) return undefined
  const [run] = await runsOfQuotation(quotation.text, await texts.teachers(kind))
  if (!run) return undefined
  const stored = await texts.readEntry(run)
  const source = sourceOf(run.text, rangeOfRun(run))
  if (findExact(quotation.text, stored, true)) return { ...kept(quotation, 'exact', source) }
  if (isOnlyExact) return undefined
  const near = findNear(quotation.text, stored)
  if (!near || near.likeness < PLAINLY_ALIKE) return undefined
  return {
    ...{ quotation, verdict: 'repaired', source, citation: undefined, ref: undefined, isKept: false },
    sealed: { words: inline(quotation, near.text), moved: '' },
  }
}

/** Exact words, shortened where an ellipsis or a bracket marks it. */
function verified(quotation: Quotation, exact: Exact, ref: AnswerReference | undefined, { texts }: Lookup): Checked {
  const { quote, moved, hasNumbers, range } = exact
  const sealed = hasNumbers ? { words: quote, moved: '' } : { moved }
  const isShortened = piecesOf(quote).length > 1 || /[[\]]/.test(quote)
  return {
    ...{ quotation, verdict: isShortened ? 'shortened' : 'exact', citation: exact.citation(ref), ref, sealed },
    source: texts.own ? sourceOf(texts.own, range) : null,
    isKept: false,
  }
}

function repaired(quotation: Quotation, near: Near, { translation, passageCache, texts }: Lookup): Checked {
  const words = inline(quotation, near.text)
  const source = near.reference ?? unnamed(near.range, translation)
  const citation = { ...citationOf(source, 'repaired'), quote: words, tool_call: passageCache.readBy(near.range) }
  return {
    ...{ quotation, verdict: 'repaired', citation, ref: near.reference, sealed: { words, moved: '' } },
    source: texts.own ? sourceOf(texts.own, near.range) : null,
    isKept: false,
  }
}

/** Stored words in the form used between marks. */
const inline = ({ kind }: Quotation, text: string): string =>
  kind === 'inline' ? text.replaceAll('“', '‘').replaceAll('”', '’') : text

/** A quotation that stays as it is, without a seal of the reader's translation. */
const kept = (quotation: Quotation, verdict: SpanVerdict, source: SpanSource | null): Checked => ({
  ...{ quotation, verdict, source, citation: undefined, ref: undefined, sealed: undefined },
  isKept: true,
})

/** Not a quotation: its marks are removed. */
function lost(
  quotation: Quotation,
  verdict: SpanVerdict,
  source: SpanSource | null,
  ref: AnswerReference | undefined,
): Checked {
  const citation = ref && paraphrase(quotation, ref)
  return { quotation, verdict, source, citation, ref, sealed: undefined, isKept: false }
}

/** The citation of unsealed words beside a reference, for clients that do not support spans. */
const paraphrase = (quotation: Quotation, ref: AnswerReference): Citation => {
  const verdict: Verdict = ref.range ? 'paraphrase' : 'unresolved'
  return { ...citationOf(ref, verdict), quote: quotation.text, tool_call: null }
}
