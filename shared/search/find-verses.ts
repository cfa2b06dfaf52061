import type { NumberArray } from './numbers.ts'
import { type Parts, union } from './parts-asked.ts'
import { hasPhrase, type Phrase } from './phrase.ts'
import { divisorOf, gainOf, nearnessOf, shareOf } from './rank.ts'
import { type Scratch, scratchOf } from './scratch.ts'
import { smallest } from './smallest.ts'
import type { VerseIndex } from './verse-index.ts'
import { partsReader } from './verse-parts.ts'

/** What verses must have, and what puts some before others. */
export type Wanted = {
  /** The typed words. */
  words: readonly Parts[]
  /** One of the words is enough. */
  isAny: boolean
  phrases: readonly Phrase[]
  /** The words that rank: those of `words` without the words that the last one begins, and those of the phrases. */
  ranked: readonly Parts[]
  /** Verses with these words in this order are first. */
  inOrder: Phrase | undefined
  /** The books to search; undefined for all. */
  books: readonly string[] | undefined
}

/** The number of verses found, and those from `offset` on, best first, at most `limit`. */
export type FoundVerses = { total: number; verses: readonly number[] }

/** What of a sort key belongs to the verse's number. */
const VERSES = 2 ** 20
/** Ranks are below 1; verses whose ranks differ by less are in the order of the text. */
const RANKS = 2 ** 24

/** Finds verses in time that grows with the occurrences of the words, a few milliseconds at most. */
export function findVerses(index: VerseIndex, wanted: Wanted, offset: number, limit: number): FoundVerses {
  const scratch = scratchOf(index)
  const { found, keys } = scratch
  const total = withPhrases(index, wanted, found, versesWith(index, wanted, scratch))
  const rankOf = ranker(index, wanted, scratch)
  const readParts = partsReader(index)
  const { inOrder } = wanted
  for (let i = 0; i < total; i++) {
    const verse = found[i]!
    const isLast = inOrder !== undefined && !hasPhrase(inOrder, readParts(verse))
    keys[i] = ((isLast ? 2 : 1) * RANKS - Math.round(rankOf(verse) * RANKS)) * VERSES + verse
  }
  scratch.scores.fill(0)
  const best = smallest(keys.subarray(0, total), Math.min(total, offset + limit))
  return { total, verses: Array.from(best.subarray(offset), (key) => key % VERSES) }
}

/** Lists the verses that have all words, or any of them, and every word of the phrases somewhere. Returns how many. */
function versesWith(index: VerseIndex, { words, isAny, phrases }: Wanted, { levels, found }: Scratch): number {
  const { offsets, items } = index.postings
  // each verse has as many of the needed words as its level, those before included
  const needed = [...(isAny ? [union(words)] : words), ...phrases.flatMap(({ steps }) => steps)]
  let count = 0
  for (const [level, parts] of needed.entries()) {
    count = 0
    for (const form of formsWith(index, parts)) {
      for (let i = offsets[form]!; i < offsets[form + 1]!; i++) {
        const verse = items[i]!
        if (levels[verse] !== level) continue
        levels[verse] = level + 1
        found[count++] = verse
      }
    }
    if (count === 0) break
  }
  levels.fill(0)
  return count
}

/** The forms with any of some parts. */
function formsWith({ holders: { offsets, items } }: VerseIndex, parts: Parts): number[] {
  const forms: number[] = []
  for (const part of parts) for (let i = offsets[part]!; i < offsets[part + 1]!; i++) forms.push(items[i]!)
  return forms
}

/** Keeps the listed verses that are in the books and have the phrases. Returns how many they are. */
function withPhrases(index: VerseIndex, { phrases, books }: Wanted, found: Uint32Array, count: number): number {
  if (phrases.length === 0 && !books) return count
  const readParts = partsReader(index)
  const isWanted = index.books.map((book) => !books || books.includes(book))
  let kept = 0
  for (let i = 0; i < count; i++) {
    const verse = found[i]!
    if (!isWanted[index.places[verse * 4]!]) continue
    if (phrases.length > 0) {
      const parts = readParts(verse)
      if (!phrases.every((phrase) => hasPhrase(phrase, parts))) continue
    }
    found[kept++] = verse
  }
  return kept
}

/** The rank of a verse, below 1. */
function ranker(
  index: VerseIndex,
  { ranked, isAny, phrases }: Wanted,
  { scores, counts }: Scratch,
): (verse: number) => number {
  const { lengths } = index
  if (ranked.length > 1 && (!isAny || phrases.length > 0)) {
    const positionsIn = positionReader(index, ranked)
    return (verse) => nearnessOf(positionsIn(verse)) / divisorOf(lengths[verse]!)
  }
  for (const parts of ranked) addScores(index.postings, formsWith(index, parts), scores, counts)
  const share = shareOf(ranked.length)
  return (verse) => (scores[verse]! * share) / divisorOf(lengths[verse]!)
}

/** Adds to the scores of the verses what their occurrences of these forms gain. */
function addScores(
  { offsets, items }: { offsets: NumberArray; items: NumberArray },
  forms: readonly number[],
  scores: Float64Array,
  counts: Uint8Array,
): void {
  for (const form of forms) {
    for (let i = offsets[form]!; i < offsets[form + 1]!; i++) {
      const verse = items[i]!
      const times = counts[verse]!
      if (times === 255) continue
      counts[verse] = times + 1
      scores[verse]! += gainOf[times + 1]!
    }
  }
  counts.fill(0)
}

/** Returns a function that lists the positions of each ranked word in a verse. */
function positionReader(index: VerseIndex, ranked: readonly Parts[]): (verse: number) => number[][] {
  const bits = new Uint32Array(index.forms.length)
  const counted = ranked.slice(0, MOST_RANKED)
  for (const [i, parts] of counted.entries()) for (const part of parts) bits[part]! |= 1 << i
  const readParts = partsReader(index)
  const positions: number[][] = counted.map(() => [])
  return (verse) => {
    const { parts, from, to } = readParts(verse)
    for (const each of positions) each.length = 0
    for (let at = from; at < to; at++) {
      for (let left = bits[parts[at]!]!; left !== 0; left &= left - 1) {
        const own = positions[31 - Math.clz32(left & -left)]!
        if (own.length < MOST_EACH) own.push(at)
      }
    }
    return positions
  }
}

const MOST_RANKED = 32
/** A verse with more of one word ranks no higher. */
const MOST_EACH = 16
