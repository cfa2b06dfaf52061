import { extendMatch } from './extend.ts'
import { findMatches, type Match } from './matches.ts'
import { entryAt, type Pause, type TextIndex } from './text-index.ts'

/**
 * Words that come from a text: the query's words from `from` to `to` are the text's words from `at` to `end`, `same` of
 * them equal and in order. `bits` is their total rarity: see `RARE`.
 */
export type Run = {
  from: number
  to: number
  at: number
  end: number
  same: number
  bits: number
  isExact: boolean
  /** The stretch of equal words that the run was extended from. */
  core: Match
}

/**
 * From this rarity on, words without quotation marks count as Scripture. The rarity of a run is the sum of log2(words
 * of the text / occurrences of the word) over its words. Chosen from 147,000 words of our own descriptions of passages:
 * of the runs of 54 and more, all but lists of names were words of a verse; below 46 ordinary phrases begin ("on the
 * ground seven days and"). 95 of 100 stretches of eight words of the World English Bible have 58 or more.
 */
export const RARE = 54
/** The same, if a reference next to the words names their chapter. */
const RARE_NAMED = 38
/** Runs below this count only as parts of a damaged one. */
const PART = 24
/** Fewer words are not distinctive. */
export const LEAST_WORDS = 5
/** The minimum share of equal words in a damaged run. */
const LIKE = 0.62
/** The number of positions examined closely for words that begin at one position. */
const PLACES_EACH = 6
const MOST_PLACES = 1500

const rarities = new WeakMap<TextIndex, Float64Array>()

/** The rarity of a word of a text, in bits. */
export function bitsOf(index: TextIndex): (word: number) => number {
  const { words, counts } = index
  const bits = rarities.get(index) ?? Float64Array.from(counts, (count) => Math.log2(words.length / Math.max(1, count)))
  rarities.set(index, bits)
  return (word) => bits[word] as number
}

/**
 * The runs of a text among some words (see `numbered`), best first, and never below `PART`. Words that are changed,
 * missing, added or moved inside a run are tolerated; such a run is not exact.
 */
export async function runsIn(asked: Int32Array, text: TextIndex, pause: Pause): Promise<Run[]> {
  const rarity = bitsOf(text)
  const weights = new Float64Array(asked.length)
  for (let i = 0; i < asked.length; i++) weights[i] = (asked[i] as number) < 0 ? 0 : rarity(asked[i] as number)
  const weigh = ({ from, length }: Match) => {
    let sum = 0
    for (let i = from; i < from + length; i++) sum += weights[i] as number
    return sum
  }
  const matches = (await findMatches(asked, text, weights, PART, pause))
    .map((match) => ({ ...match, bits: weigh(match) }))
    .sort((a, b) => b.bits - a.bits || a.at - b.at)
  await pause()
  const tries = new Map<number, number>()
  const runs: Run[] = []
  for (const match of matches.slice(0, MOST_PLACES)) {
    const tried = tries.get(match.from) ?? 0
    if (tried >= PLACES_EACH) continue
    tries.set(match.from, tried + 1)
    if (runs.some((run) => covers(run, match))) continue
    runs.push(withinBorders(grown(match, asked, text, rarity), text, rarity))
    await pause()
  }
  return runs.sort((a, b) => b.bits - a.bits)
}

const covers = (run: Run, { from, at, length }: Match): boolean =>
  run.from <= from && run.to >= from + length && run.at <= at && run.end >= at + length

function grown(
  { from, at, length, bits }: Match & { bits: number },
  asked: Int32Array,
  text: TextIndex,
  rarity: (word: number) => number,
): Run {
  const { words } = text
  const to = from + length
  const end = at + length
  // differences are aligned only within the verse: the next one begins with the same few words too often
  const behind = extendMatch(
    { list: asked, at: to, limit: asked.length },
    { list: words, at: end, limit: text.starts[entryAt(text, end - 1) + 1] as number },
    1,
    rarity,
  )
  const before = extendMatch(
    { list: asked, at: from - 1, limit: -1 },
    { list: words, at: at - 1, limit: (text.starts[entryAt(text, at)] as number) - 1 },
    -1,
    rarity,
  )
  const run = {
    ...{ from: from - before.asked, to: to + behind.asked, at: at - before.stored, end: end + behind.stored },
    same: length + before.same + behind.same,
    bits: bits + before.bits + behind.bits,
  }
  const isExact = run.same === run.to - run.from && run.same === run.end - run.at
  return { ...run, isExact, core: { from, at, length } }
}

/** Words across the border of an entry belong to the run only if they are at least this rare by themselves. */
const OVERHANG = 30

/** A run without the few words of the previous or next entry that happen to be equal. */
function withinBorders(run: Run, text: TextIndex, rarity: (word: number) => number): Run {
  let { from, to, at, end, same, bits } = run
  const weigh = (start: number, stop: number) => {
    let sum = 0
    for (let i = start; i < stop; i++) sum += rarity(text.words[i] as number)
    return sum
  }
  const border = text.starts[entryAt(text, end - 1)] as number
  const tail = end - border
  if (border > at && run.isExact && weigh(border, end) < OVERHANG) {
    bits -= weigh(border, end)
    same -= tail
    to -= tail
    end = border
  }
  const next = text.starts[entryAt(text, at) + 1] as number
  const head = next - at
  if (next < end && run.isExact && weigh(at, next) < OVERHANG) {
    bits -= weigh(at, next)
    same -= head
    from += head
    at = next
  }
  return { ...run, from, to, at, end, same, bits }
}

/** The share of a run that is equal, from 0 to 1. */
export const likenessOf = ({ from, to, at, end, same }: Run): number => same / Math.max(to - from, end - at)

/** The value of a run compared with others for the same words: differences reduce it. */
export const worthOf = ({ from, to, at, end, same, bits }: Run): number =>
  bits - 6 * (Math.max(to - from, end - at) - same)

/** True for a run that is Scripture by itself, or next to a reference to its chapter. */
export function isDistinctive(run: Run, isNamed: boolean): boolean {
  if (run.same < LEAST_WORDS || likenessOf(run) < LIKE) return false
  return worthOf(run) >= (isNamed ? RARE_NAMED : RARE)
}

/** True if two runs are from one place of a text, at most a verse apart. */
export const areNear = (a: Run, b: Run, text: TextIndex): boolean =>
  Math.abs(entryAt(text, a.at) - entryAt(text, b.at)) <= 1 && Math.abs(a.at - b.at) < 90
