import { invert, numbersUpTo } from './postings.ts'
import { stemsOf } from './stem.ts'

/** A verse of a text, in canonical order. */
export type IndexedVerse = { book: string; chapter: number; verse: number; text: string }

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

/** A few verses that contain the requested words between them. */
export type GatheredHit = {
  book: string
  chapter: number
  verse: number
  end_verse: number
  /** The share of the requested stems, by rarity, that these verses contain. */
  coverage: number
  /** The total rarity of the stems that were found, in nats. */
  weight: number
  /** How many different stems were found. */
  found: number
}

export type VerseSearch = {
  search: (text: string, limit: number) => VerseHit[]
  /** Passages of a few verses that contain most of these stems in any order, best first. */
  gather: (stems: readonly string[], limit: number) => GatheredHit[]
  /** The share of a text's verses that contain a stem; 0 for an unknown one. */
  frequency: (stem: string) => number
  /** The size of the index in bytes. */
  bytes: number
}

/** The number of verses in a passage when words are gathered. */
const WINDOW = 6
const MAX_STEMS = 12
const CANDIDATES = 60
const MAX_TYPED = 40
/** Words further apart than this in the verse are not neighbours. */
const REACH = 3

/** A word in more than one of this many verses is not enough to find any. */
const OFTEN = 8

const VERSES_A_SLICE = 1000

/**
 * An index of one translation in typed arrays: the stems of its verses in order, and for each stem the verses that
 * contain it. A whole Bible takes about 4 MB and 200 ms; `pause` is awaited every 10 ms or so, to let other work run.
 */
export async function createVerseSearch(
  verses: readonly IndexedVerse[],
  pause: () => Promise<unknown> = async () => {},
): Promise<VerseSearch> {
  const ids = new Map<string, number>()
  const starts = new Uint32Array(verses.length + 1)
  const places = verses.map(({ book, chapter, verse }) => ({ book, chapter, verse }))
  const chapters = chapterNumbers(places)
  const sequence: number[] = []
  for (const [i, { text }] of verses.entries()) {
    if (i % VERSES_A_SLICE === 0) await pause()
    for (const stem of stemsOf(text)) {
      let id = ids.get(stem)
      if (id === undefined) {
        id = ids.size
        ids.set(stem, id)
      }
      sequence.push(id)
    }
    starts[i + 1] = sequence.length
  }
  const words = numbersUpTo(ids.size, sequence.length)
  words.set(sequence)
  const { offsets, postings } = invert(words, starts, ids.size)
  const documents = (id: number) => offsets[id + 1]! - offsets[id]!
  const weightOf = (id: number) => Math.log(1 + verses.length / (1 + documents(id)))
  const unknownWeight = Math.log(1 + verses.length)
  const scores = new Float32Array(verses.length)
  const masks = new Uint16Array(verses.length)

  function search(text: string, limit: number): VerseHit[] {
    const typed = stemsOf(text)
      .slice(0, MAX_TYPED)
      .map((stem) => ids.get(stem) ?? -1)
    const total = typed.reduce((sum, id) => sum + (id < 0 ? unknownWeight : weightOf(id)), 0)
    return candidates(new Set(typed.filter((id) => id >= 0)))
      .map((at) => align(typed, at, total))
      .filter(({ coverage }) => coverage > 0.2)
      .toSorted((a, b) => quality(b) - quality(a))
      .slice(0, limit)
  }

  /**
   * The verses with the rarest typed words. A verse also counts for the one before it, since quotations cross verses.
   */
  function candidates(typed: ReadonlySet<number>): number[] {
    const touched: number[] = []
    for (const id of tellingOf(typed)) {
      const weight = weightOf(id)
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

  /** Drops the words that occur in very many verses, if others remain. */
  function tellingOf(typed: ReadonlySet<number>): number[] {
    const rare = [...typed].filter((id) => documents(id) * OFTEN < verses.length)
    return rare.length > 1 ? rare : [...typed]
  }

  /** A minimum score that enough candidates reach, found without sorting all verses. */
  function leastOf(touched: readonly number[]): number {
    if (touched.length <= CANDIDATES * 4) return 0
    const sample = touched.filter((_, i) => i % Math.floor(touched.length / CANDIDATES) === 0).map((at) => scores[at]!)
    const enough = sample.sort((a, b) => b - a)[Math.floor(sample.length / 16)] ?? 0
    return touched.reduce((count, at) => count + (scores[at]! >= enough ? 1 : 0), 0) >= CANDIDATES ? enough : 0
  }

  /** The longest common subsequence of the typed words and the verse with the one after it, by weight. */
  function align(typed: readonly number[], at: number, total: number): VerseHit {
    const { book, chapter, verse } = places[at]!
    const next = places[at + 1]
    const isNextHere = next?.book === book && next.chapter === chapter
    const window = words.subarray(starts[at]!, isNextHere ? starts[at + 2] : starts[at + 1])
    const border = starts[at + 1]! - starts[at]!
    const columns = window.length + 1
    const table = new Float32Array((typed.length + 1) * columns)
    for (let i = 1; i <= typed.length; i++) {
      const id = typed[i - 1]!
      const weight = id < 0 ? 0 : weightOf(id)
      for (let j = 1; j <= window.length; j++) {
        const skip = Math.max(table[(i - 1) * columns + j]!, table[i * columns + j - 1]!)
        const take = id === window[j - 1] ? table[(i - 1) * columns + j - 1]! + weight : 0
        table[i * columns + j] = Math.max(skip, take)
      }
    }
    const pairs: [number, number][] = []
    for (let i = typed.length, j = window.length; i > 0 && j > 0; ) {
      const here = table[i * columns + j]!
      if (here === table[(i - 1) * columns + j]!) i--
      else if (here === table[i * columns + j - 1]!) j--
      else pairs.push([--i, --j])
    }
    pairs.reverse()
    const neighbours = pairs.filter(
      ([i, j], n) => n > 0 && i - pairs[n - 1]![0] <= 2 && j - pairs[n - 1]![1] <= REACH,
    ).length
    const weight = table[typed.length * columns + window.length]!
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

  /** For each window of verses a mask of the stems in it: the best windows contain the rarest of them. */
  function gather(stems: readonly string[], limit: number): GatheredHit[] {
    const asked = [...new Set(stems)].slice(0, MAX_STEMS).map((stem) => ids.get(stem) ?? -1)
    const weights = asked.map((id) => (id < 0 ? unknownWeight : weightOf(id)))
    const total = weights.reduce((sum, each) => sum + each, 0)
    const touched: number[] = []
    asked.forEach((id, bit) => {
      if (id < 0) return
      for (let i = offsets[id]!; i < offsets[id + 1]!; i++) {
        const at = postings[i]!
        for (let start = at; start > at - WINDOW && start >= 0 && inChapter(start, at); start--) {
          if (masks[start] === 0) touched.push(start)
          masks[start]! |= 1 << bit
        }
      }
    })
    const weightIn = (mask: number) => weights.reduce((sum, each, bit) => (mask & (1 << bit) ? sum + each : sum), 0)
    const weighed = new Map<number, number>()
    for (const start of touched) if (!weighed.has(masks[start]!)) weighed.set(masks[start]!, weightIn(masks[start]!))
    // only the masks with the highest weight are examined, as many as fill the list
    const order = [...weighed].sort((x, y) => y[1] - x[1])
    const counts = new Map<number, number>()
    for (const start of touched) counts.set(masks[start]!, (counts.get(masks[start]!) ?? 0) + 1)
    const kept = new Set<number>()
    let count = 0
    for (const [mask] of order) {
      kept.add(mask)
      count += counts.get(mask)!
      if (count > limit * WINDOW * 4) break
    }
    const best = touched
      .filter((start) => kept.has(masks[start]!))
      .map((start) => ({ start, mask: masks[start]!, weight: weighed.get(masks[start]!)! }))
      .sort((x, y) => y.weight - x.weight || x.start - y.start)
    for (const start of touched) masks[start] = 0
    const hits: GatheredHit[] = []
    const seen = new Set<string>()
    for (const { start, mask, weight } of best) {
      const { book, chapter, verse } = places[start]!
      if (seen.has(`${book} ${chapter}`)) continue
      seen.add(`${book} ${chapter}`)
      // the window begins and ends with a requested word
      const holds = (at: number) => asked.some((id) => id >= 0 && hasWord(at, id))
      let [from, to] = [start, start + WINDOW - 1]
      while (to > from && !(inChapter(from, to) && holds(to))) to--
      while (from < to && !holds(from)) from++
      const found = asked.filter((_, bit) => mask & (1 << bit)).length
      hits.push({
        ...{ book, chapter, verse: places[from]?.verse ?? verse, end_verse: places[to]?.verse ?? verse },
        ...{ coverage: total > 0 ? weight / total : 0, weight, found },
      })
      if (hits.length === limit) break
    }
    return hits
  }

  function inChapter(a: number, b: number): boolean {
    return b < places.length && chapters[a] === chapters[b]
  }

  function hasWord(at: number, id: number): boolean {
    for (let i = starts[at]!; i < starts[at + 1]!; i++) if (words[i] === id) return true
    return false
  }

  return {
    search,
    gather,
    frequency: (stem) => {
      const id = ids.get(stem)
      return id === undefined ? 0 : documents(id) / verses.length
    },
    bytes:
      words.byteLength +
      postings.byteLength +
      offsets.byteLength +
      starts.byteLength +
      scores.byteLength +
      masks.byteLength,
  }
}

const quality = ({ coverage, contiguity }: VerseHit) => coverage * (0.5 + 0.5 * contiguity)

/** A number for the chapter of each verse. */
function chapterNumbers(places: readonly { book: string; chapter: number }[]): Uint16Array {
  const numbers = new Uint16Array(places.length)
  for (let i = 1; i < places.length; i++) {
    const [one, two] = [places[i - 1]!, places[i]!]
    numbers[i] = numbers[i - 1]! + (one.book === two.book && one.chapter === two.chapter ? 0 : 1)
  }
  return numbers
}
