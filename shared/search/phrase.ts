import { formsOf, isArticle, isName } from '../bible/search-words.ts'
import { sum } from '../sum.ts'
import { bitsFor } from './bits.ts'
import { type Parts, partsEqual, union } from './parts-asked.ts'
import type { VerseIndex } from './verse-index.ts'
import type { VerseParts } from './verse-parts.ts'

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

/** The step whose parts have the fewest verses. */
function rarestOf({ postings: { offsets } }: VerseIndex, steps: readonly Parts[]): number {
  const sizes = steps.map((parts) => sum(parts.map((part) => offsets[part + 1]! - offsets[part]!)))
  return sizes.indexOf(Math.min(...sizes))
}

/** Where a phrase that begins at a position of a verse ends; -1 if it does not begin there. */
export function phraseEnd({ steps, fits, names, articles }: Phrase, { parts, to }: VerseParts, at: number): number {
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

/** Whether a verse has a phrase. */
export function hasPhrase(phrase: Phrase, verse: VerseParts): boolean {
  const { fits, rarest } = phrase
  const { parts, from, to } = verse
  const bit = 1 << rarest
  // an article before a name at the beginning may be left out
  for (let at = from + rarest; at < to; at++)
    if ((fits[parts[at]!]! & bit) !== 0 && phraseEnd(phrase, verse, at - rarest) !== -1) return true
  return false
}
