import { bucketOf, GRAM, type Pause, type TextIndex } from './text-index.ts'

/** A stretch of equal words that cannot be extended: `length` words from `from` of the query, at `at` of a text. */
export type Match = { from: number; at: number; length: number }

/** The most positions to examine: a long answer needs a hundredth of it, a hostile one is stopped here. */
const MOST_PLACES = 4_000_000

/** The number of longest stretches kept for each starting word. */
const MOST_EACH = 12

/**
 * The longest stretches of at least three words that a query shares with an indexed text. `weights` are those of the
 * query's words; a stretch with a total weight below `least` is skipped.
 */
export async function findMatches(
  asked: Int32Array,
  text: TextIndex,
  weights: Float64Array,
  least: number,
  pause: Pause,
): Promise<Match[]> {
  const { words, buckets, positions } = text
  const runs = bucketsOf(asked)
  const found: Match[] = []
  let left = MOST_PLACES
  let steps = 0
  for (let from = 0; from + GRAM <= asked.length; from++) {
    if ((++steps & 63) === 0) await pause()
    const stop = neededTo(from, asked, weights, least)
    // the words before an unknown one weigh too little, from here and from every later one of them
    if (stop < 0) {
      from = ~stop
      continue
    }
    const needed = stop - from
    // every stretch that counts contains all the needed words: the rarest three of them have the fewest positions
    const rarest = rarestIn(from, needed, runs, buckets)
    const bucket = runs[rarest] as number
    const end = buckets[bucket + 1] as number
    const own: Match[] = []
    let isThere = false
    for (let i = buckets[bucket] as number; i < end && left > 0; i++) {
      if ((--left & 1023) === 0) await pause()
      const place = positions[i] as number
      if (words[place] !== asked[rarest] || words[place + 1] !== asked[rarest + 1]) continue
      if (words[place + 2] !== asked[rarest + 2]) continue
      isThere = true
      const at = place - (rarest - from)
      if (at < 0) continue
      // found already from its beginning
      if (from > 0 && at > 0 && asked[from - 1] === words[at - 1]) continue
      let length = 0
      while (from + length < asked.length && asked[from + length] === words[at + length]) length++
      if (length < needed) continue
      if (own.length < MOST_EACH) own.push({ from, at, length })
      else keepLonger(own, { from, at, length })
    }
    for (const match of own) found.push(match)
    // stretches that begin at any word up to there need the same three, which the text does not have
    if (!isThere) from = rarest
  }
  return found
}

/**
 * Where the words from a position on weigh enough, at least three of them. If an unknown word or the end comes first,
 * its position with all bits inverted.
 */
function neededTo(from: number, asked: Int32Array, weights: Float64Array, least: number): number {
  let sum = 0
  for (let to = from; to < asked.length; to++) {
    if ((asked[to] as number) < 0) return ~to
    sum += weights[to] as number
    if (sum >= least && to + 1 - from >= GRAM) return to + 1
  }
  return ~asked.length
}

function rarestIn(from: number, length: number, runs: Uint32Array, buckets: Uint32Array): number {
  let rarest = from
  let fewest = Number.POSITIVE_INFINITY
  for (let at = from; at + GRAM <= from + length; at++) {
    const bucket = runs[at] as number
    const count = (buckets[bucket + 1] as number) - (buckets[bucket] as number)
    if (count >= fewest) continue
    fewest = count
    rarest = at
  }
  return rarest
}

/** The bucket of every three words in a row. */
function bucketsOf(asked: Int32Array): Uint32Array {
  const runs = new Uint32Array(Math.max(0, asked.length - GRAM + 1))
  for (let at = 0; at < runs.length; at++)
    runs[at] = bucketOf(asked[at] as number, asked[at + 1] as number, asked[at + 2] as number)
  return runs
}

/** The most positions with the same words that are compared. */
const MOST_TWINS = 200

/** The positions of some words, three or more, unchanged, in a text. */
export function placesOf(asked: Int32Array, { words, buckets, positions }: TextIndex): number[] {
  const [a = -1, b = -1, c = -1] = asked
  if (a < 0 || b < 0 || c < 0) return []
  const bucket = bucketOf(a, b, c)
  const found: number[] = []
  for (let i = buckets[bucket] as number; i < (buckets[bucket + 1] as number) && found.length < MOST_TWINS; i++) {
    const at = positions[i] as number
    if (asked.every((word, k) => words[at + k] === word)) found.push(at)
  }
  return found
}

/** Replaces the shortest match of a list if it is shorter. */
function keepLonger(list: Match[], match: Match): void {
  let shortest = 0
  for (let i = 1; i < list.length; i++) {
    if ((list[i] as Match).length < (list[shortest] as Match).length) shortest = i
  }
  if ((list[shortest] as Match).length < match.length) list[shortest] = match
}
