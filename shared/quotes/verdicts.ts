import { plainWords, tokensOf } from '../bible/quote-text.ts'
import { withinBounds } from '../bible/resolve-reference.ts'
import type { Reference } from '../bible/versification.ts'
import { pause } from '../pause.ts'
import { RARE, worthOf } from '../seals/runs.ts'
import { wordsIn } from '../seals/words.ts'
import { type Checked, kept, lost, repaired, verified } from './checked.ts'
import { type Exact, findExactMatch, type Lookup, type Near, nearest, unnamed } from './compare.ts'
import { elsewhere, otherEdition } from './other-editions.ts'
import type { Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'
import { PLAINLY_ALIKE, taught } from './taught.ts'
import { rangeOfRun, runsOfQuotation, sourceOf } from './texts.ts'

const ALIKE = 0.5
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
    if (exact && isFaithful(quotation, exact)) return verified(quotation, exact, reference, lookup)
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

/** True if no word of denial was left outside of the marks, or the words before them have one. */
const isFaithful = ({ isDenied }: Quotation, exact: Exact): boolean => isDenied || exact.isWhole

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
      if (exact && isFaithful(quotation, exact)) return verified(quotation, exact, undefined, lookup)
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
