import { withoutAccents } from '../bible/without-accents.ts'
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
  /** The best matching entries, best first; `isWanted`: only of these. */
  search: (text: string, limit: number, isWanted?: (entry: WrittenEntry) => boolean) => EntryHit[]
  /** Whether any wording has this stem. */
  hasStem: (stem: string) => boolean
}

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
  const wordings = entries.flatMap(wordingsOf)
  const entryOf = Uint32Array.from(entries.flatMap((entry, i) => wordingsOf(entry).map(() => i)))
  const index = createStemIndex(wordings.map(stemsOf))
  /** How many different stems each wording has. */
  const lengths = new Uint16Array(wordings.length)
  /** The weight of the words of each. */
  const totals = new Float64Array(wordings.length)
  for (let i = 0; i < wordings.length; i++) {
    const stems = [...new Set(index.stemsIn(i))]
    lengths[i] = stems.length
    totals[i] = sum(telling(stems).map(index.weightOf))
  }

  const match = createStemMatches(index, wordings.length, (_, stem) => index.weightOf(stem))

  return {
    hasStem: (stem) => index.textsWith(stem).length > 0,
    search(text, limit, isWanted) {
      const stems = index.joined(stemsOf(text).slice(0, MAX_TYPED))
      const asked = telling([...new Set(stems)])
      const total = sum(asked.map(index.weightOf))
      if (total === 0) return []
      const { texts, typed, own } = match(asked)
      const matched = isWanted ? texts.filter((i) => isWanted(entries[entryOf[i]!]!)) : texts
      const covered = Float64Array.from(matched, (i) => Math.min(1, own[i]! / totals[i]!))
      const fits = Float64Array.from(
        matched,
        (i, n) => Math.min(1, typed[i]! / total) ** TYPED_SHARE * covered[n]! ** (1 - TYPED_SHARE),
      )
      const least = fits.toSorted().at(-1 - LOOKED_AT) ?? 0
      const key = stems.join(' ')
      const pairs = pairsOf(stems)
      const hits = new Map<number, EntryHit>()
      const letters = lettersOf(text)
      const isTyped = ({ wording }: EntryHit) => lettersOf(wording) === letters
      for (const [n, i] of matched.entries()) {
        const isPhrase = covered[n]! > 0.95 && lengths[i]! >= MIN_PHRASE
        if (fits[n]! < least && !isPhrase) continue
        const wordingStems = index.stemsIn(i)
        const words = wordingStems.join(' ')
        const order = likeness(pairs, pairsOf(wordingStems))
        const score = words === key ? 1 : fits[n]! * (1 - ORDER_SHARE + ORDER_SHARE * order) * 0.99
        const isContained = isPhrase && ` ${key} `.includes(` ${words} `)
        const entry = entryOf[i]!
        const hit = { entry: entries[entry]!, wording: wordings[i]!, score, order, isContained }
        const known = hits.get(entry)
        const isBetter = !known || worth(known) < worth(hit) || (worth(known) === worth(hit) && isTyped(hit))
        if (isBetter) hits.set(entry, hit)
      }
      return preferTyped([...hits.values()], isTyped)
        .sort((x, y) => worth(y) - worth(x))
        .slice(0, limit)
    },
  }
}

const wordingsOf = ({ en, es }: WrittenEntry): string[] => [...en, ...es]

/** The stems that say what is asked; all of them if they only frame a question. */
function telling(stems: readonly string[]): readonly string[] {
  const found = stems.filter((stem) => !isFrame(stem))
  return found.length > 0 ? found : stems
}

const worth = ({ score, isContained }: EntryHit) => score + (isContained ? 0.3 : 0)

/** Where one wording is what was typed to the letter, those with only its stems score less: gracias is not gracia. */
function preferTyped(hits: readonly EntryHit[], isTyped: (hit: EntryHit) => boolean): EntryHit[] {
  const best = hits.filter(({ score }) => score === 1)
  const same = best.filter(isTyped)
  if (same.length === 0 || same.length === best.length) return [...hits]
  return hits.map((hit) => (best.includes(hit) && !same.includes(hit) ? { ...hit, score: 0.99 } : hit))
}

const lettersOf = (text: string) => withoutAccents(text).replace(/[^\p{L}\p{N}]/gu, '')

const pairsOf = (stems: readonly string[]) => new Set(stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`))

/** The Dice coefficient of two sets; 1 if both are empty. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 1
  let both = 0
  for (const each of a) if (b.has(each)) both++
  return (2 * both) / (a.size + b.size)
}
