import { formsOf, isArticle, isName } from '../bible/search-words.ts'
import { bitsFor } from './bits.ts'
import type { NumberArray } from './numbers.ts'
import { type Parts, partsEqual, union } from './parts-asked.ts'
import type { VerseIndex } from './verse-index.ts'

/** A typed phrase: the words that must follow one another, as parts of an index. */
export type Phrase = {
  steps: readonly Parts[]
  /** A bit for each step that a part fits, by the part's number. */
  fits: Uint32Array
  /** The steps that are a name of God, as bits: an article may be before it, since "the LORD" is "Yahweh" elsewhere. */
  names: number
  articles: Parts
  /** The step that is looked for first: the rarest one, if each word is a step. */
  rarest: number
}

/** Prepares a phrase of at most 16 words for an index. */
export function phraseOf(index: VerseIndex, words: readonly string[]): Phrase {
  const steps: Parts[] = []
  let names = 0
  for (const [i, word] of words.entries()) {
    if (isArticle(word) && isName(words[i + 1] ?? '')) continue
    if (isName(word)) names |= 1 << steps.length
    steps.push(union(formsOf(word).map((form) => partsEqual(index, form))))
  }
  const fits = bitsFor(index, steps)
  const articles = names === 0 ? [] : union(['the', 'el'].map((article) => partsEqual(index, article)))
  return { steps, fits, names, articles, rarest: names === 0 ? rarestOf(index, steps) : 0 }
}

/** The step whose parts occur least. */
function rarestOf(index: VerseIndex, steps: readonly Parts[]): number {
  const sizes = steps.map((parts) => occurrences(index, parts))
  return sizes.indexOf(Math.min(...sizes))
}

/** How often any of some parts occurs. */
export function occurrences({ postings: { offsets } }: VerseIndex, parts: Parts): number {
  let count = 0
  for (const part of parts) count += offsets[part + 1]! - offsets[part]!
  return count
}

/** Where a phrase that begins at `at` ends among parts before `to`; -1 if it does not begin there. */
export function phraseEnd(
  { steps, fits, names, articles }: Phrase,
  parts: NumberArray,
  at: number,
  to: number,
): number {
  let end = at
  for (let i = 0; i < steps.length; i++) {
    const bit = 1 << i
    if ((names & bit) !== 0 && end + 1 < to && (fits[parts[end + 1]!]! & bit) !== 0 && articles.includes(parts[end]!))
      end++
    if (end >= to || (fits[parts[end]!]! & bit) === 0) return -1
    end++
  }
  return end
}

/** Calls `use` with each verse that has a phrase: as often as it has it, in no order. */
export function eachVerseWith(index: VerseIndex, phrase: Phrase, use: (verse: number) => void): void {
  const { steps, rarest } = phrase
  const { offsets, items, positions } = index.postings
  const { parts, starts } = index.verseParts
  for (const part of steps[rarest] ?? []) {
    for (let i = offsets[part]!; i < offsets[part + 1]!; i++) {
      const verse = items[i]!
      // an article before a name at the beginning may be left out
      const at = positions[i]! - rarest
      if (at >= starts[verse]! && phraseEnd(phrase, parts, at, starts[verse + 1]!) !== -1) use(verse)
    }
  }
}
