import { bitsFor } from './bits.ts'
import type { Lists } from './numbers.ts'
import { isSame, type Parts, union } from './parts-asked.ts'
import { eachVerseWith, occurrences, type Phrase } from './phrase.ts'
import { divisorOf, gainOf, MOST_EACH, MOST_RANKED, nearnessOf, type Positions, shareOf } from './rank.ts'
import { type Scratch, scratchOf } from './scratch.ts'
import { select, smallest } from './smallest.ts'
import type { VerseIndex } from './verse-index.ts'

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
  const total = inBooks(index, wanted.books, scratch.found, versesWith(index, wanted, scratch))
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
  { found, ranks, keys, isFirst }: Scratch,
  total: number,
  from: number,
  to: number,
): Float64Array {
  if (inOrder) {
    eachVerseWith(index, inOrder, (verse) => {
      isFirst[verse] = 1
    })
  }
  const room = 4 * to + 64
  let count = 0
  // most verses of a common word are not among the best so far
  let [least, worst] = [0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < total; i++) {
    if (ranks[i]! < least) continue
    const verse = found[i]!
    const isLast = inOrder !== undefined && isFirst[verse] === 0
    const key = ((isLast ? 2 : 1) * RANKS - Math.round(ranks[i]! * RANKS)) * VERSES + verse
    if (key > worst) continue
    keys[count++] = key
    if (count < room) continue
    select(keys.subarray(0, count), to)
    count = to
    worst = keys[to - 1]!
    least = (RANKS - Math.floor(worst / VERSES) - 1) / RANKS
  }
  if (inOrder) isFirst.fill(0)
  return smallest(keys.subarray(0, count), from, to)
}

/** Lists the verses that have all words, or any of them, and the phrases. Returns how many. */
function versesWith(index: VerseIndex, { words, isAny, phrases }: Wanted, { levels, found }: Scratch): number {
  const needed = [
    ...(isAny ? [union(words)] : words).map((parts) => ({ parts, phrase: undefined })),
    ...phrases.map((phrase) => ({ parts: phrase.steps[phrase.rarest] ?? [], phrase })),
  ]
    .map((each) => ({ ...each, size: occurrences(index, each.parts) }))
    .sort((a, b) => a.size - b.size)
  let [level, count] = [0, 0]
  // each verse has as many of the needed words and phrases as its level
  const add = (verse: number) => {
    if (levels[verse] !== level) return
    levels[verse] = level + 1
    found[count++] = verse
  }
  for (const { parts, phrase, size } of needed) {
    if (phrase) {
      count = 0
      eachVerseWith(index, phrase, add)
    } else if (level > 0 && size > count * WORDS) {
      count = keepWith(index, parts, found, count)
      for (let i = 0; i < count; i++) levels[found[i]!] = level + 1
    } else {
      count = 0
      const { offsets, items } = index.postings
      for (const part of parts) for (let i = offsets[part]!; i < offsets[part + 1]!; i++) add(items[i]!)
    }
    if (count === 0) break
    level += 1
  }
  levels.fill(0)
  return count
}

/** Reading a verse takes as long as this many occurrences. */
const WORDS = 16

/** Keeps the listed verses that have one of these parts. Returns how many they are. */
function keepWith(index: VerseIndex, wanted: Parts, found: Uint32Array, count: number): number {
  const { parts, starts } = index.verseParts
  const isWanted = bitsFor(index, [wanted])
  return keep(found, count, (verse) => {
    const to = starts[verse + 1]!
    for (let at = starts[verse]!; at < to; at++) if (isWanted[parts[at]!] !== 0) return true
    return false
  })
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

/** Keeps the listed verses that are in these books. Returns how many they are. */
function inBooks(index: VerseIndex, books: Wanted['books'], found: Uint32Array, count: number): number {
  if (!books) return count
  const isWanted = index.books.map((book) => books.includes(book))
  return keep(found, count, (verse) => isWanted[index.places[verse * 4]!] === true)
}

/** Writes the rank of each listed verse, below 1. */
function rank(index: VerseIndex, { ranked, isAny, phrases }: Wanted, scratch: Scratch, count: number): void {
  const { lengths } = index
  const { found, ranks, scores, counts } = scratch
  if (ranked.length > 1 && (!isAny || phrases.length > 0)) {
    const counted = ranked.slice(0, MOST_RANKED)
    const bits = bitsFor(index, counted)
    for (let i = 0; i < count; i++) {
      const verse = found[i]!
      ranks[i] = nearnessOf(positionsIn(index, bits, verse), counted.length) / divisorOf(lengths[verse]!)
    }
    return
  }
  for (const parts of ranked) addScores(index.postings, parts, scores, counts)
  const share = shareOf(ranked.length)
  for (let i = 0; i < count; i++) ranks[i] = (scores[found[i]!]! * share) / divisorOf(lengths[found[i]!]!)
  for (const parts of ranked) clearScores(index.postings, parts, scores)
}

/** Adds to the scores of the verses what their occurrences of a word gain. */
function addScores({ offsets, items }: Lists, word: Parts, scores: Float64Array, counts: Uint8Array): void {
  for (const part of word) {
    for (let i = offsets[part]!; i < offsets[part + 1]!; i++) {
      const verse = items[i]!
      const times = counts[verse]!
      if (times === 255) continue
      counts[verse] = times + 1
      scores[verse]! += gainOf[times + 1]!
    }
  }
  counts.fill(0)
}

function clearScores({ offsets, items }: Lists, word: Parts, scores: Float64Array): void {
  for (const part of word) for (let i = offsets[part]!; i < offsets[part + 1]!; i++) scores[items[i]!] = 0
}

const positions: Positions = {
  counts: new Uint8Array(MOST_RANKED),
  places: new Uint32Array(MOST_RANKED * MOST_EACH),
}

/** Lists where the words with a bit are in a verse. The next call overwrites it. */
function positionsIn({ verseParts: { parts, starts } }: VerseIndex, bits: Uint32Array, verse: number): Positions {
  const { counts, places } = positions
  counts.fill(0)
  const to = starts[verse + 1]!
  for (let at = starts[verse]!; at < to; at++) {
    for (let left = bits[parts[at]!]!; left !== 0; left &= left - 1) {
      const word = 31 - Math.clz32(left & -left)
      const count = counts[word]!
      if (count === MOST_EACH) continue
      places[word * MOST_EACH + count] = at
      counts[word] = count + 1
    }
  }
  return positions
}
