import { createAdam } from './adam.ts'
import type { Glove } from './glove.ts'
import { mainDirections } from './main-directions.ts'
import { addTo, dot } from './vectors.ts'

export const DIMENSIONS = 64
const RATE = 0.02
const DECAY = 1e-3

/**
 * What is learnt: a projection of the GloVe vectors, a weight for each of these words, and a correction of its vector.
 * A text is the sum of its words.
 */
export function createModel(words: readonly string[], glove: Glove, rankOf: (word: string) => number) {
  const rows = new Map(words.map((word, row) => [word, row]))
  const given = words.map((word) => glove.vectorOf(word)!)
  const projection = createAdam(mainDirections(glove, DIMENSIONS))
  const weights = createAdam(Float64Array.from(words, (word) => Math.log(rarity(rankOf(word)))))
  const corrections = createAdam(new Float64Array(words.length * DIMENSIONS))

  /** A text with the sum of its given vectors, and that sum projected, corrected and of length 1. */
  function project(text: readonly number[]) {
    const sum = new Float64Array(glove.dimensions)
    const meaning = new Float64Array(DIMENSIONS)
    for (const row of text) {
      const weight = Math.exp(weights.values[row]!)
      addTo(sum, given[row]!, weight)
      for (let k = 0; k < DIMENSIONS; k++) meaning[k]! += weight * corrections.values[row * DIMENSIONS + k]!
    }
    addProjected(meaning, sum)
    const length = Math.hypot(...meaning) || 1e-9
    return { text, sum, length, unit: meaning.map((each) => each / length) }
  }

  function addProjected(meaning: Float64Array | Float32Array, vector: ArrayLike<number>): void {
    for (let k = 0; k < DIMENSIONS; k++) {
      let product = 0
      for (let d = 0; d < glove.dimensions; d++) product += projection.values[k * glove.dimensions + d]! * vector[d]!
      meaning[k]! += product
    }
  }

  function learnFrom({ text, sum, length, unit }: ReturnType<typeof project>, slope: Float64Array): void {
    const along = dot(slope, unit)
    const own = slope.map((each, k) => (each - along * unit[k]!) / length)
    const back = new Float64Array(glove.dimensions)
    for (let k = 0; k < DIMENSIONS; k++) {
      for (let d = 0; d < glove.dimensions; d++) {
        projection.slopes[k * glove.dimensions + d]! += own[k]! * sum[d]!
        back[d]! += own[k]! * projection.values[k * glove.dimensions + d]!
      }
    }
    for (const row of text) {
      const weight = Math.exp(weights.values[row]!)
      const at = row * DIMENSIONS
      let gain = dot(back, given[row]!)
      for (let k = 0; k < DIMENSIONS; k++) {
        gain += own[k]! * corrections.values[at + k]!
        corrections.slopes[at + k]! += own[k]! * weight
      }
      weights.slopes[row]! += gain * weight
    }
  }

  return {
    project,
    learnFrom,
    step() {
      addTo(corrections.slopes, corrections.values, DECAY)
      projection.step(RATE / 5)
      weights.step(RATE)
      corrections.step(RATE / 2)
    },
    /** The vector of a word; one without a row is only projected. */
    vectorOf(word: string): Float32Array {
      const row = rows.get(word)
      const weight = row === undefined ? rarity(rankOf(word)) : Math.exp(weights.values[row]!)
      const vector = new Float32Array(DIMENSIONS)
      addProjected(vector, glove.vectorOf(word)!)
      for (let k = 0; k < DIMENSIONS; k++) {
        const correction = row === undefined ? 0 : corrections.values[row * DIMENSIONS + k]!
        vector[k] = weight * (vector[k]! + correction)
      }
      return vector
    },
    rowsOf: (text: readonly string[]): number[] => text.flatMap((word) => rows.get(word) ?? []),
  }
}

/** The initial weight of a word: a rarer one counts more (Arora, Liang and Ma 2017); its share follows Zipf's law. */
function rarity(rank: number): number {
  const share = 1 / (13 * (rank + 3))
  return 3e-4 / (3e-4 + share) + 1e-3
}
