import { sum } from '../sum.ts'
import { isFrame } from './frame-words.ts'
import { stemsOf } from './stem.ts'
import { createStemIndex } from './stem-index.ts'
import { createStemMatches } from './stem-matches.ts'
import type { WrittenEntry } from './written-entries.ts'

/** An entry and how well one of its wordings matches what was typed. */
type EntryHit = {
  entry: WrittenEntry
  wording: string
  /** 1 if the wording is what was typed, 0 if they share nothing. */
  score: number
  /** The share of neighbouring words, small ones included, that both have in the same order. */
  order: number
  /** The wording, of five words or more, occurs whole in what was typed. */
  isContained: boolean
}

export type EntrySearch = {
  /** The best matching entries, best first. */
  search: (text: string, limit: number) => EntryHit[]
  /** Whether any wording has this stem. */
  hasStem: (stem: string) => boolean
}

/** `key`: its stems joined by spaces; `length`: how many different ones; `total`: the weight of its words. */
type Wording = { entry: number; text: string; key: string; length: number; total: number }

const MIN_PHRASE = 5
const MAX_TYPED = 60
/** The number of best wordings that are compared closely. */
const LOOKED_AT = 80
/** The weight of the coverage of what was typed; the rest is the coverage of the wording. */
const TYPED_SHARE = 0.6
/** The weight of the word order. */
const ORDER_SHARE = 0.1

/** Builds a search over the wordings of written entries. Takes about 10 ms per thousand. */
export function createEntrySearch(entries: readonly WrittenEntry[]): EntrySearch {
  const texts = entries.flatMap(({ en, es }, entry) => [...en, ...es].map((text) => ({ entry, text })))
  const stemmed = texts.map(({ text }) => stemsOf(text))
  const index = createStemIndex(stemmed)
  const wordings: Wording[] = texts.map(({ entry, text }, i) => {
    const stems = [...new Set(stemmed[i]!)]
    const telling = stems.filter((stem) => !isFrame(stem))
    const total = sum((telling.length > 0 ? telling : stems).map(index.weightOf))
    return { entry, text, key: stemmed[i]!.join(' '), length: stems.length, total }
  })

  const match = createStemMatches(index, wordings.length, (_, stem) => index.weightOf(stem))

  return {
    hasStem: (stem) => index.textsWith(stem).length > 0,
    search(text, limit) {
      const stems = index.joined(stemsOf(text).slice(0, MAX_TYPED))
      const all = [...new Set(stems)]
      const telling = all.filter((stem) => !isFrame(stem))
      const asked = telling.length > 0 ? telling : all
      const total = sum(asked.map(index.weightOf))
      if (total === 0) return []
      const { texts: matched, typed, own } = match(asked)
      const covered = Float64Array.from(matched, (i) => Math.min(1, own[i]! / wordings[i]!.total))
      const fits = Float64Array.from(
        matched,
        (i, n) => Math.min(1, typed[i]! / total) ** TYPED_SHARE * covered[n]! ** (1 - TYPED_SHARE),
      )
      const least = fits.toSorted().at(-1 - LOOKED_AT) ?? 0
      const key = stems.join(' ')
      const pairs = pairsOf(stems)
      const hits = new Map<number, EntryHit>()
      for (const [n, i] of matched.entries()) {
        const { entry, text: wording, key: words, length } = wordings[i]!
        const isPhrase = covered[n]! > 0.95 && length >= MIN_PHRASE
        if (fits[n]! < least && !isPhrase) continue
        const order = likeness(pairs, pairsOf(words.split(' ')))
        const score = words === key ? 1 : fits[n]! * (1 - ORDER_SHARE + ORDER_SHARE * order) * 0.99
        const isContained = isPhrase && ` ${key} `.includes(` ${words} `)
        const hit = { entry: entries[entry]!, wording, score, order, isContained }
        if (!hits.has(entry) || worth(hits.get(entry)!) < worth(hit)) hits.set(entry, hit)
      }
      return [...hits.values()].sort((x, y) => worth(y) - worth(x)).slice(0, limit)
    },
  }
}

const worth = ({ score, isContained }: EntryHit) => score + (isContained ? 0.3 : 0)

const pairsOf = (stems: readonly string[]) => new Set(stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`))

/** The Dice coefficient of two sets; 1 if both are empty. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 1
  let both = 0
  for (const each of a) if (b.has(each)) both++
  return (2 * both) / (a.size + b.size)
}
