import { sum } from '../sum.ts'
import { isFrame } from './frame-words.ts'
import { stemsOf } from './stem.ts'
import { createStemIndex } from './stem-index.ts'
import { createStemMatches } from './stem-matches.ts'
import type { WrittenPassage } from './written-passages.ts'

/** A passage and the share of what was typed that its line covers. */
type PassageHit = {
  written: WrittenPassage
  /** The share of the typed words, by weight, that the line has. */
  coverage: number
  /** The share of the title that was typed. */
  titled: number
  /** The weight of the typed words that the line has, in nats. */
  weight: number
  /** How many different typed words it has. */
  found: number
}

export type PassageSearch = {
  /** The passages whose lines cover most of what was typed, best first; `isWanted`: only of these. */
  search: (text: string, limit: number, isWanted?: (passage: WrittenPassage) => boolean) => PassageHit[]
}

const MAX_TYPED = 40

/** Builds a search over the written passages. Takes about 30 ms per thousand. */
export function createPassageSearch(passages: readonly WrittenPassage[]): PassageSearch {
  const titles = passages.map(({ title, titulo }) => new Set([...stemsOf(title), ...stemsOf(titulo)]))
  const index = createStemIndex(passages.map(({ says }, i) => [...stemsOf(says), ...titles[i]!]))
  const titleWeights = passages.map(({ title }) =>
    sum([...new Set(stemsOf(title))].filter((stem) => !isFrame(stem)).map(index.weightOf)),
  )
  const match = createStemMatches(index, passages.length, (at, stem) =>
    titles[at]!.has(stem) ? index.weightOf(stem) : 0,
  )

  return {
    search(text, limit, isWanted) {
      const stems = [...new Set(index.joined(stemsOf(text).slice(0, MAX_TYPED)))].filter((stem) => !isFrame(stem))
      const total = sum(stems.map(index.weightOf))
      if (total === 0) return []
      const { texts, typed, own, found } = match(stems)
      return (isWanted ? texts.filter((at) => isWanted(passages[at]!)) : texts)
        .map((at) => ({
          written: passages[at]!,
          coverage: typed[at]! / total,
          titled: Math.min(1, own[at]! / (titleWeights[at] || 1)),
          weight: typed[at]!,
          found: found[at]!,
        }))
        .toSorted((a, b) => b.coverage + 0.25 * b.titled - (a.coverage + 0.25 * a.titled))
        .slice(0, limit)
    },
  }
}
