import type { VerseHit } from './quotation-search.ts'
import type { StemmedVerses } from './verse-index.ts'

/** A few verses that contain the requested words between them. */
export type GatheredHit = Pick<VerseHit, 'book' | 'chapter' | 'verse' | 'end_verse'> & {
  /** The share of the requested stems, by rarity, that these verses contain. */
  coverage: number
  /** The total rarity of the stems that were found, in nats. */
  weight: number
  /** How many different stems were found. */
  found: number
}

/** The number of verses in a passage when words are gathered. */
const WINDOW = 6
const MAX_STEMS = 12

type Window = { start: number; mask: number; weight: number }

/** Finds passages of a few verses that contain most of these stems in any order, best first. */
export function createGathering(index: StemmedVerses): (stems: readonly string[], limit: number) => GatheredHit[] {
  const { offsets, postings } = index
  const masks = new Uint16Array(index.count)
  /** How many windows have each mask. */
  const counts = new Uint32Array(1 << MAX_STEMS)

  /** Marks in each window of verses which of these stems it contains. Returns the starts of the windows with any. */
  function mark(asked: readonly number[]): number[] {
    const touched: number[] = []
    asked.forEach((id, bit) => {
      if (id < 0) return
      for (let i = offsets[id]!; i < offsets[id + 1]!; i++) {
        const at = postings[i]!
        for (let start = at; start > at - WINDOW && start >= 0 && index.inOneChapter(start, at); start--) {
          if (masks[start] === 0) touched.push(start)
          masks[start]! |= 1 << bit
        }
      }
    })
    return touched
  }

  /** The windows with the highest weight, best first: enough to fill the list. */
  function heaviest(touched: readonly number[], weights: readonly number[], limit: number): Window[] {
    const met: number[] = []
    for (const start of touched) {
      const mask = masks[start]!
      if (counts[mask] === 0) met.push(mask)
      counts[mask]!++
    }
    const weightIn = (mask: number) => weights.reduce((sum, each, bit) => (mask & (1 << bit) ? sum + each : sum), 0)
    const weighed = met.map((mask) => ({ mask, weight: weightIn(mask) })).sort((x, y) => y.weight - x.weight)
    const kept = new Map<number, number>()
    let count = 0
    for (const { mask, weight } of weighed) {
      kept.set(mask, weight)
      count += counts[mask]!
      if (count > limit * WINDOW * 4) break
    }
    counts.fill(0)
    for (const mask of kept.keys()) counts[mask] = 1
    const windows = touched
      .filter((start) => counts[masks[start]!] === 1)
      .map((start) => ({ start, mask: masks[start]!, weight: kept.get(masks[start]!)! }))
      .sort((x, y) => y.weight - x.weight || x.start - y.start)
    counts.fill(0)
    return windows
  }

  return (stems, limit) => {
    const asked = index.idsOf([...new Set(stems)].slice(0, MAX_STEMS))
    const weights = asked.map((id) => index.weightOf(id))
    const total = weights.reduce((sum, each) => sum + each, 0)
    const touched = mark(asked)
    const best = heaviest(touched, weights, limit)
    for (const start of touched) masks[start] = 0
    const hits: GatheredHit[] = []
    const seen = new Set<string>()
    for (const { start, mask, weight } of best) {
      const { book, chapter } = index.placeOf(start)!
      if (seen.has(`${book} ${chapter}`)) continue
      seen.add(`${book} ${chapter}`)
      const found = asked.filter((_, bit) => mask & (1 << bit)).length
      hits.push({ ...trimmed(index, start, asked), coverage: total > 0 ? weight / total : 0, weight, found })
      if (hits.length === limit) break
    }
    return hits
  }
}

/** A window without the verses at its ends that contain none of the stems. */
function trimmed(index: StemmedVerses, start: number, asked: readonly number[]) {
  const { words, starts } = index
  const { book, chapter, verse } = index.placeOf(start)!
  const contains = (at: number) => words.subarray(starts[at]!, starts[at + 1]!).some((id) => asked.includes(id))
  let [from, to] = [start, start + WINDOW - 1]
  while (to > from && !(index.inOneChapter(from, to) && contains(to))) to--
  while (from < to && !contains(from)) from++
  return { book, chapter, verse: index.placeOf(from)?.verse ?? verse, end_verse: index.placeOf(to)?.verse ?? verse }
}
