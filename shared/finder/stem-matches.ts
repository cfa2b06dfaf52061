import type { StemIndex } from './stem-index.ts'

/** What the texts of an index share with typed stems, by the number of the text; valid until the next call. */
export type StemMatches = {
  /** The texts that share a stem, in the order in which they were met. */
  texts: readonly number[]
  /** The weight of the typed stems that each has. */
  typed: Float64Array
  /** The weight of its own stems that match them. */
  own: Float64Array
  /** How many typed stems it has. */
  found: Uint8Array
}

/**
 * Creates a function that matches typed stems with the `count` texts of an index. `ownWeight` is the weight that a stem
 * has in a text. Of the readings of a stem that a text has, the surest counts.
 */
export function createStemMatches(
  index: StemIndex,
  count: number,
  ownWeight: (text: number, stem: string) => number,
): (stems: readonly string[]) => StemMatches {
  const [typed, own, found] = [new Float64Array(count), new Float64Array(count), new Uint8Array(count)]
  const [share, weight] = [new Float64Array(count), new Float64Array(count)]
  let texts: number[] = []

  function addStem(stem: string): void {
    const met: number[] = []
    for (const reading of index.readingsOf(stem)) {
      for (const text of index.textsWith(reading.stem)) {
        if (share[text]! >= reading.share) continue
        if (share[text] === 0) met.push(text)
        share[text] = reading.share
        weight[text] = ownWeight(text, reading.stem)
      }
    }
    const asked = index.weightOf(stem)
    for (const text of met) {
      if (found[text] === 0) texts.push(text)
      typed[text]! += asked * share[text]!
      own[text]! += weight[text]! * share[text]!
      found[text]!++
      share[text] = 0
    }
  }

  return (stems) => {
    for (const text of texts) {
      typed[text] = 0
      own[text] = 0
      found[text] = 0
    }
    texts = []
    for (const stem of stems) addStem(stem)
    return { texts, typed, own, found }
  }
}
