import { bitsFor } from './bits.ts'
import type { Lists, NumberArray } from './numbers.ts'
import { isSame, type Parts, union } from './parts-asked.ts'
import { hasPhrase, type Phrase } from './phrase.ts'
import { divisorOf, gainOf, nearnessOf, shareOf } from './rank.ts'
import { type Scratch, scratchOf } from './scratch.ts'
import { select, smallest } from './smallest.ts'
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
export type FoundVerses = { total: number; verses: Uint32Array }

/** What of a sort key belongs to the verse's number. */
const VERSES = 2 ** 20
/** Ranks are below 1; verses whose ranks differ by less are in the order of the text. */
const RANKS = 2 ** 24

/** The verses of a single word that are kept in order, as far as readers usually leaf through them. */
const MOST_KEPT = 1000

type Order = FoundVerses & { words: Parts }

/** By what ranks: an array of the index, which is the same as long as the word is known. */
const orders = new WeakMap<Parts, Order>()

/**
 * Finds verses in time that grows with the occurrences of the words, a few milliseconds at most. The order of the verses
 * of a single word is kept: the most common words are those that are searched most.
 */
export function findVerses(index: VerseIndex, wanted: Wanted, offset: number, limit: number): FoundVerses {
  const word = singleWord(wanted)
  const [words = []] = wanted.words
  if (!word || offset + limit > MOST_KEPT) return search(index, wanted, offset, limit)
  const known = orders.get(word)
  const order = known && isSame(known.words, words) ? known : { words, ...search(index, wanted, 0, MOST_KEPT) }
  orders.set(word, order)
  return { total: order.total, verses: order.verses.subarray(offset, offset + limit) }
}

/** What ranks the verses of a search for a single word in all books. */
function singleWord({ words, ranked, phrases, inOrder, books }: Wanted): Parts | undefined {
  const isSingle = words.length === 1 && ranked.length === 1 && phrases.length === 0 && !inOrder && !books
  return isSingle ? ranked[0] : undefined
}

function search(index: VerseIndex, wanted: Wanted, offset: number, limit: number): FoundVerses {
  const scratch = scratchOf(index)
  const total = withPhrases(index, wanted, scratch.found, versesWith(index, wanted, scratch))
  // a page after the last verse needs no order
  if (offset >= total) return { total, verses: new Uint32Array() }
  rank(index, wanted, scratch, total)
  const best = bestKeys(index, wanted.inOrder, scratch, total, offset, Math.min(total, offset + limit))
  return { total, verses: Uint32Array.from(best, (key) => key % VERSES) }
}

/** The keys of the listed verses from place `from` to `to` of their order. */
function bestKeys(
  index: VerseIndex,
  inOrder: Phrase | undefined,
  { found, ranks, keys }: Scratch,
  total: number,
  from: number,
  to: number,
): Float64Array {
  const readParts = partsReader(index)
  const room = 4 * to + 64
  let count = 0
  // most verses of a common word are not among the best so far
  let [least, worst] = [0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < total; i++) {
    if (ranks[i]! < least) continue
    const verse = found[i]!
    const isLast = inOrder !== undefined && !hasPhrase(inOrder, readParts(verse))
    const key = ((isLast ? 2 : 1) * RANKS - Math.round(ranks[i]! * RANKS)) * VERSES + verse
    if (key > worst) continue
    keys[count++] = key
    if (count < room || inOrder) continue
    select(keys.subarray(0, count), to)
    count = to
    worst = keys[to - 1]!
    least = (RANKS - Math.floor(worst / VERSES) - 1) / RANKS
  }
  return smallest(keys.subarray(0, count), from, to)
}

/** Lists the verses that have all words, or any of them, and the rarer words of the phrases. Returns how many. */
function versesWith(index: VerseIndex, { words, isAny, phrases }: Wanted, { levels, found }: Scratch): number {
  const { offsets, items } = index.postings
  const { words: all, starts } = index
  const needed = [
    ...(isAny ? [union(words)] : words).map((parts) => occurrences(index, parts)),
    ...phrases.flatMap(({ steps }) => steps.map((parts) => ({ ...occurrences(index, parts), isOfPhrase: true }))),
  ].sort((a, b) => a.size - b.size)
  let [level, count] = [0, 0]
  for (const { forms, size, isOfPhrase } of needed) {
    const isLong = level > 0 && size > count * WORDS
    // the phrase is looked for in few verses later
    if (isLong && isOfPhrase) continue
    if (isLong) {
      const isForm = bitsFor(index, [forms])
      count = keep(found, count, (verse) => hasForm(all, starts[verse]!, starts[verse + 1]!, isForm))
      for (let i = 0; i < count; i++) levels[found[i]!] = level + 1
    } else {
      // each verse has as many of the needed words as its level
      count = 0
      for (const form of forms) {
        for (let i = offsets[form]!; i < offsets[form + 1]!; i++) {
          const verse = items[i]!
          if (levels[verse] !== level) continue
          levels[verse] = level + 1
          found[count++] = verse
        }
      }
    }
    if (count === 0) break
    level += 1
  }
  levels.fill(0)
  return count
}

/** Reading a verse takes as long as this many occurrences. */
const WORDS = 16

function hasForm(words: NumberArray, from: number, to: number, isForm: Uint32Array): boolean {
  for (let at = from; at < to; at++) if (isForm[words[at]!] !== 0) return true
  return false
}

/** Keeps the listed verses that pass. Returns how many they are. */
function keep(found: Uint32Array, count: number, passes: (verse: number) => boolean): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const verse = found[i]!
    if (passes(verse)) found[kept++] = verse
  }
  return kept
}

/** The forms with any of some parts, and how often they occur. */
function occurrences(index: VerseIndex, parts: Parts): { forms: number[]; size: number; isOfPhrase?: boolean } {
  const { offsets } = index.postings
  const forms = formsWith(index, parts)
  let size = 0
  for (const form of forms) size += offsets[form + 1]! - offsets[form]!
  return { forms, size }
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
  const isWanted = books && index.books.map((book) => books.includes(book))
  return keep(found, count, (verse) => {
    // looking up the book of each verse takes as long as reading it
    if (isWanted && !isWanted[index.places[verse * 4]!]) return false
    if (phrases.length === 0) return true
    const parts = readParts(verse)
    return phrases.every((phrase) => hasPhrase(phrase, parts))
  })
}

/** Writes the rank of each listed verse, below 1. */
function rank(index: VerseIndex, { ranked, isAny, phrases }: Wanted, scratch: Scratch, count: number): void {
  const { lengths } = index
  const { found, ranks, scores, counts } = scratch
  if (ranked.length > 1 && (!isAny || phrases.length > 0)) {
    const positionsIn = positionReader(index, ranked)
    for (let i = 0; i < count; i++) ranks[i] = nearnessOf(positionsIn(found[i]!)) / divisorOf(lengths[found[i]!]!)
    return
  }
  const all = ranked.map((parts) => formsWith(index, parts))
  for (const forms of all) addScores(index.postings, forms, scores, counts)
  const share = shareOf(ranked.length)
  for (let i = 0; i < count; i++) ranks[i] = (scores[found[i]!]! * share) / divisorOf(lengths[found[i]!]!)
  for (const forms of all) clearScores(index.postings, forms, scores)
}

/** Adds to the scores of the verses what their occurrences of these forms gain. */
function addScores(
  { offsets, items }: Lists,
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

function clearScores({ offsets, items }: Lists, forms: readonly number[], scores: Float64Array): void {
  for (const form of forms) for (let i = offsets[form]!; i < offsets[form + 1]!; i++) scores[items[i]!] = 0
}

/** Returns a function that lists the positions of each ranked word in a verse. */
function positionReader(index: VerseIndex, ranked: readonly Parts[]): (verse: number) => number[][] {
  const counted = ranked.slice(0, MOST_RANKED)
  const bits = bitsFor(index, counted)
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
