import { findExact, findNear, isWhole } from '../bible/quote.ts'
import { blankOut, piecesOf, plainWords, tokensOf } from '../bible/quote-text.ts'
import type { ReaderTranslation } from '../bible/reader-translation.ts'
import type { StoredText } from '../bible/stored-text.ts'
import { formatReference, type Reference } from '../bible/versification.ts'
import type { ModelPlace } from '../builtin/request.ts'
import type { Citation, Verdict } from '../contract/chat.ts'
import { pause } from '../pause.ts'
import type { PassageCache } from './passage-cache.ts'
import { oneLine, type Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'
import type { Texts } from './texts.ts'

/** What the check of a quotation may use. */
export type Lookup = { passageCache: PassageCache; translation: ReaderTranslation; place: ModelPlace; texts: Texts }

/**
 * A quotation that is word for word in the text. `quote` are its words without verse numbers (`hasNumbers`) and without
 * `moved`, a punctuation mark that belongs after its closing mark.
 */
export type Exact = {
  moved: string
  hasNumbers: boolean
  quote: string
  /** The text has no word of denial right next to it. */
  isWhole: boolean
  range: Reference
  citation: (reference?: AnswerReference) => Citation
}

/** Looks for a quotation, word for word, in a passage. Ellipses are only supported if the passage was named. */
export async function findExactMatch(
  { text, named }: Quotation,
  range: Reference,
  { passageCache, translation }: Lookup,
): Promise<Exact | undefined> {
  const stored = await passageCache.read(range)
  const match = findExact(text, stored, named.length > 0)
  if (!match || (piecesOf(text).length > 1 && versesFrom(match) > 3)) return undefined
  const hasNumbers = match.numbers.length > 0
  const words = hasNumbers ? oneLine(blankOut(text, match.numbers)) : text
  const quote = match.moved ? words.replace(/[.,](?=["”’]?$)/, '') : words
  const precise = rangeOf(range.book, match)
  const tool_call = passageCache.readBy(precise)
  return {
    ...{ moved: match.moved, hasNumbers, quote, range: precise, isWhole: isWhole(text, match) },
    citation: (reference) => ({
      ...citationOf(reference ?? unnamed(precise, translation), 'exact'),
      ...{ quote, tool_call },
    }),
  }
}

/** The number of verses that a match is from; across a chapter border it is 2. */
const versesFrom = ({ from, to }: Ends): number => (from.chapter === to.chapter ? to.verse - from.verse + 1 : 2)

export type Near = {
  likeness: number
  text: string
  /** The same with the words of denial right next to it. */
  whole: string
  reference: AnswerReference | undefined
  range: Reference
}

/** The passage among several that a quotation resembles most. */
export async function nearest(
  { text }: Quotation,
  references: readonly AnswerReference[],
  { passageCache }: Lookup,
): Promise<Near | undefined> {
  const words = plainWords(tokensOf(text)).length
  let best: Near | undefined
  for (const reference of references) {
    if (!reference.range) continue
    await pause()
    const stored = await passageCache.read(reference.range)
    if (!passageCache.spend(Math.min(words, 250) * Math.min(stored.words.length, 1500))) return best
    const near = nearIn(stored, text)
    if (!near || near.likeness <= (best?.likeness ?? 0)) continue
    const { likeness, text: found, whole } = near
    best = { likeness, text: found, whole, reference, range: rangeOf(reference.range.book, near) }
  }
  return best
}

/** True for a repair that would show the same words as before. */
export const isSame = (near: Near, { text }: Quotation): boolean =>
  plainWords(tokensOf(near.text)).join(' ') === plainWords(tokensOf(text)).join(' ')

/** True if no word of denial was left outside of the marks, or the words before them have one. */
export const isFaithful = ({ isDenied }: Quotation, exact: Exact): boolean => isDenied || exact.isWhole

type NearPart = ReturnType<typeof findNear>
const compared = new WeakMap<StoredText, Map<string, NearPart>>()

/** `findNear`, cached for each passage of an answer: a hostile answer repeats the same words thousands of times. */
function nearIn(stored: StoredText, text: string): NearPart {
  const known = compared.get(stored) ?? new Map<string, NearPart>()
  compared.set(stored, known)
  const near = known.has(text) ? known.get(text) : findNear(text, stored)
  known.set(text, near)
  return near
}

/** The stored form of a reference and the verdict on its quotation. */
export function citationOf({ ref, range, book }: Omit<AnswerReference, 'start' | 'end'>, verdict: Verdict): Citation {
  const { start_chapter, start_verse, end_verse } = range ?? {}
  return {
    ref,
    book: range ? range.book : book,
    chapter: start_chapter ?? null,
    start_verse: start_verse ?? null,
    end_verse: end_verse ?? null,
    verdict,
  }
}

/** A passage that no reference of the answer names. */
export function unnamed(range: Reference, { versification }: ReaderTranslation): AnswerReference {
  return { start: -1, end: -1, ref: formatReference(range, { versification }), range, book: range.book }
}

type Ends = { from: { chapter: number; verse: number }; to: { chapter: number; verse: number } }

const rangeOf = (book: string, { from, to }: Ends): Reference => ({
  book,
  start_chapter: from.chapter,
  start_verse: from.verse,
  end_chapter: to.chapter,
  end_verse: to.verse,
})
