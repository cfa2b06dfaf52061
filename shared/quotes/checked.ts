import { isShortened } from '../bible/quote-text.ts'
import type { Citation, Verdict } from '../contract/chat.ts'
import type { SpanSource, SpanVerdict } from '../contract/spans.ts'
import { citationOf, type Exact, type Lookup, type Near, unnamed } from './compare.ts'
import type { Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'
import { sourceOf } from './texts.ts'

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

/** Exact words, shortened where an ellipsis or a bracket marks it. */
export function verified(
  quotation: Quotation,
  exact: Exact,
  ref: AnswerReference | undefined,
  { texts }: Lookup,
): Checked {
  const { quote, moved, hasNumbers, range } = exact
  const sealed = hasNumbers ? { words: quote, moved: '' } : { moved }
  return {
    ...{ quotation, verdict: exactVerdict(quote), citation: exact.citation(ref), ref, sealed },
    source: texts.own ? sourceOf(texts.own, range) : null,
    isKept: false,
  }
}

/** The verdict on words that are in the text. */
export const exactVerdict = (quote: string): 'exact' | 'shortened' => (isShortened(quote) ? 'shortened' : 'exact')

/** Words that the stored text replaces. */
export function repaired(quotation: Quotation, near: Near, { translation, passageCache, texts }: Lookup): Checked {
  const words = replacement(quotation, near)
  const source = near.reference ?? unnamed(near.range, translation)
  const citation = { ...citationOf(source, 'repaired'), quote: words, tool_call: passageCache.readBy(near.range) }
  return {
    ...{ quotation, verdict: 'repaired', citation, ref: near.reference, sealed: { words, moved: '' } },
    source: texts.own ? sourceOf(texts.own, near.range) : null,
    isKept: false,
  }
}

/**
 * Stored words in the form used between marks, with the denial next to them unless the writer has one, and without a
 * full stop that would be a second one.
 */
export function replacement(quotation: Quotation, { text, whole }: Pick<Near, 'text' | 'whole'>): string {
  const { kind, isDenied, hasSignBehind } = quotation
  const found = isDenied ? text : whole
  const words = kind === 'inline' ? found.replaceAll('“', '‘').replaceAll('”', '’') : found
  const isDouble = hasSignBehind && !/[\p{P}]$/u.test(quotation.text.replace(/[’'”"]+$/, ''))
  return isDouble ? words.replace(/[.。]$/, '') : words
}

/** A quotation that stays as it is, without a seal of the reader's translation. */
export const kept = (quotation: Quotation, verdict: SpanVerdict, source: SpanSource | null): Checked => ({
  ...{ quotation, verdict, source, citation: undefined, ref: undefined, sealed: undefined },
  isKept: true,
})

/** Not a quotation: its marks are removed. */
export function lost(
  quotation: Quotation,
  verdict: SpanVerdict,
  source: SpanSource | null,
  ref: AnswerReference | undefined,
): Checked {
  const citation = ref && paraphrase(quotation, ref)
  return { quotation, verdict, source, citation, ref, sealed: undefined, isKept: false }
}

/** The citation of unsealed words beside a reference, for clients that do not support spans. */
export const paraphrase = (quotation: Quotation, ref: AnswerReference): Citation => {
  const verdict: Verdict = ref.range ? 'paraphrase' : 'unresolved'
  return { ...citationOf(ref, verdict), quote: quotation.text, tool_call: null }
}
