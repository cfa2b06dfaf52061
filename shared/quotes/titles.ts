import { findWhole } from '../bible/quote.ts'
import { CHAPTER_END, type Reference } from '../bible/versification.ts'
import type { SpanSource } from '../contract/spans.ts'
import { sourceOf, type Texts } from './texts.ts'

/** Words that are in the title of a psalm; `moved` is a punctuation mark in the quotation that the title does not have. */
export type TitleMatch = { source: SpanSource; moved: string }

/**
 * Looks for a quotation, word for word, in the title of the psalm that a reference begins with in the reader's
 * translation. The page shows titles, but no verse contains them.
 */
export async function findInTitle(
  { text, isDenied }: { text: string; isDenied: boolean },
  { book, start_chapter, start_verse }: Reference,
  texts: Texts,
): Promise<TitleMatch | undefined> {
  if (!texts.own || book !== 'PSA' || start_verse > 1) return undefined
  const titles = await texts.titles(texts.own, { book, chapter: start_chapter })
  const match = findWhole(text, titles, isDenied)
  if (!match) return undefined
  const psalm = { book, start_chapter, start_verse: 1, end_chapter: start_chapter, end_verse: CHAPTER_END }
  const source = { ...sourceOf(texts.own, psalm), start_verse: null, end_verse: null, text: titles.text.trim() }
  return { source, moved: match.moved }
}
