import { stemsOf } from './stem.ts'
import type { StemmedVerses } from './verse-index.ts'

/** A verse that contains typed words, and how likely they are a quotation of it. */
export type VerseHit = {
  book: string
  chapter: number
  verse: number
  end_verse: number
  /** The share of what was typed, by weight, that occurs here in the same order. */
  coverage: number
  /** The share of neighbouring typed words that are neighbours here too: 1 if all are. */
  contiguity: number
  /** The weight of the words in order, in nats of rarity; "and it came to pass" weighs little. */
  weight: number
}

const CANDIDATES = 60
const MAX_TYPED = 40
/** Words further apart than this in the verse are not neighbours. */
const REACH = 3

/** A word in more than one of this many verses is not enough to find any. */
const OFTEN = 8

/** Finds the verses that a typed text quotes, best first: those with most of its words in the same order. */
export function createQuotationSearch(index: StemmedVerses): (text: string, limit: number) => VerseHit[] {
  const candidates = createCandidates(index)
  return (text, limit) => {
    const typed = index.idsOf(stemsOf(text).slice(0, MAX_TYPED))
    const total = typed.reduce((sum, id) => sum + index.weightOf(id), 0)
    return candidates(new Set(typed.filter((id) => id >= 0)))
      .map((at) => align(index, typed, at, total))
      .filter(({ coverage }) => coverage > 0.2)
      .toSorted((a, b) => quality(b) - quality(a))
      .slice(0, limit)
  }
}

/** Finds the verses with the rarest typed words. */
function createCandidates(index: StemmedVerses): (typed: ReadonlySet<number>) => number[] {
  const { offsets, postings, count } = index
  const scores = new Float32Array(count)

  /** Drops the words that occur in very many verses, if others remain. */
  function tellingOf(typed: ReadonlySet<number>): number[] {
    const rare = [...typed].filter((id) => index.documents(id) * OFTEN < count)
    return rare.length > 1 ? rare : [...typed]
  }

  /** A minimum score that enough candidates reach, found without sorting all verses. */
  function leastOf(touched: readonly number[]): number {
    if (touched.length <= CANDIDATES * 4) return 0
    const sample = touched.filter((_, i) => i % Math.floor(touched.length / CANDIDATES) === 0).map((at) => scores[at]!)
    const enough = sample.sort((a, b) => b - a)[Math.floor(sample.length / 16)] ?? 0
    return touched.reduce((sum, at) => sum + (scores[at]! >= enough ? 1 : 0), 0) >= CANDIDATES ? enough : 0
  }

  return (typed) => {
    const touched: number[] = []
    for (const id of tellingOf(typed)) {
      const weight = index.weightOf(id)
      for (let i = offsets[id]!; i < offsets[id + 1]!; i++) {
        const at = postings[i]!
        if (scores[at] === 0) touched.push(at)
        scores[at]! += weight
      }
    }
    const least = leastOf(touched)
    const best = touched
      .filter((at) => scores[at]! >= least)
      .sort((a, b) => scores[b]! - scores[a]! || a - b)
      .slice(0, CANDIDATES)
    for (const at of touched) scores[at] = 0
    return best
  }
}

/** Compares typed words with a verse and the one after it, since quotations cross verses. */
function align(index: StemmedVerses, typed: readonly number[], at: number, total: number): VerseHit {
  const { words, starts } = index
  const { book, chapter, verse } = index.placeOf(at)!
  const next = index.placeOf(at + 1)
  const window = words.subarray(starts[at]!, index.inOneChapter(at, at + 1) ? starts[at + 2] : starts[at + 1])
  const border = starts[at + 1]! - starts[at]!
  const { pairs, weight } = commonWords(index, typed, window)
  const neighbours = pairs.filter(
    ([i, j], n) => n > 0 && i - pairs[n - 1]![0] <= 2 && j - pairs[n - 1]![1] <= REACH,
  ).length
  const inFirst = pairs.some(([, j]) => j < border)
  const inNext = pairs.some(([, j]) => j >= border)
  const first = inFirst ? verse : (next?.verse ?? verse)
  return {
    ...{ book, chapter, verse: first, end_verse: inNext ? (next?.verse ?? first) : first },
    coverage: total > 0 ? weight / total : 0,
    contiguity: typed.length > 1 ? neighbours / (typed.length - 1) : 1,
    weight,
  }
}

/** The longest common subsequence of two lists of stems, by weight. */
function commonWords(index: StemmedVerses, typed: readonly number[], window: ArrayLike<number>) {
  // the other words of the window cannot be part of it
  const shared: number[] = []
  for (let j = 0; j < window.length; j++) if (typed.includes(window[j]!)) shared.push(j)
  const columns = shared.length + 1
  const table = new Float32Array((typed.length + 1) * columns)
  for (let i = 1; i <= typed.length; i++) {
    const id = typed[i - 1]!
    const weight = id < 0 ? 0 : index.weightOf(id)
    for (let j = 1; j <= shared.length; j++) {
      const skip = Math.max(table[(i - 1) * columns + j]!, table[i * columns + j - 1]!)
      const take = id === window[shared[j - 1]!] ? table[(i - 1) * columns + j - 1]! + weight : 0
      table[i * columns + j] = Math.max(skip, take)
    }
  }
  const pairs: [number, number][] = []
  for (let i = typed.length, j = shared.length; i > 0 && j > 0; ) {
    const here = table[i * columns + j]!
    if (here === table[(i - 1) * columns + j]!) i--
    else if (here === table[i * columns + j - 1]!) j--
    else pairs.push([--i, shared[--j]!])
  }
  return { pairs: pairs.reverse(), weight: table[typed.length * columns + shared.length]! }
}

const quality = ({ coverage, contiguity }: VerseHit) => coverage * (0.5 + 0.5 * contiguity)
