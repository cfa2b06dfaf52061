import { shuffle } from '../shuffle.ts'
import { createAdam } from './adam.ts'
import type { Glove } from './glove.ts'

/**
 * Texts with the same meaning: wordings of one question, or the lines of one passage. `marks` name what it leads to.
 */
export type Group = { texts: readonly (readonly string[])[]; marks: ReadonlySet<string> }

const DIMENSIONS = 64
const ROUNDS = 6
const BATCH = 256
/**
 * How sharply wrong neighbours are separated from right ones (the temperature of InfoNCE: van den Oord et al. 2018).
 */
const TEMPERATURE = 0.07
const RATE = 0.02
const DECAY = 1e-3
/** The number of most frequent words outside all groups that keep a vector. */
const FREQUENT = 50_000

/**
 * Learns word vectors in which texts of one group are near each other and far from other groups: a projection of the
 * GloVe vectors, a weight for each word, and a correction of its vector. Texts are the sums of their words. Groups that
 * share a mark are never pushed apart. The same groups give the same vectors.
 */
export function learnMeaning(groups: readonly Group[], glove: Glove, random: () => number): Map<string, Float32Array> {
  const rank = new Map(glove.words.map((word, i) => [word, i]))
  const words = [...new Set(groups.flatMap(({ texts }) => texts.flat()))].filter((word) => rank.has(word))
  const rows = new Map(words.map((word, row) => [word, row]))
  const given = words.map((word) => glove.vectorOf(word)!)
  const projection = createAdam(startOf(glove))
  const weights = createAdam(Float64Array.from(words, (word) => Math.log(rarity(rank.get(word)!))))
  const corrections = createAdam(new Float64Array(words.length * DIMENSIONS))
  const known = groups
    .map(({ texts, marks }) => ({ marks, texts: texts.map(rowsOf).filter((text) => text.length > 0) }))
    .filter(({ texts }) => texts.length > 1)

  for (let round = 0; round < ROUNDS; round++) {
    const order = [...known]
    shuffle(order, random)
    for (let from = 0; from + BATCH <= order.length; from += BATCH) learnBatch(order.slice(from, from + BATCH))
  }
  return allVectors()

  function learnBatch(batch: readonly { texts: number[][]; marks: ReadonlySet<string> }[]): void {
    const pairs = batch.map(({ texts }) => {
      const [a, b] = twoOf(texts, random)
      return { asked: project(a), wanted: project(b) }
    })
    const askedSlopes = pairs.map(() => new Float64Array(DIMENSIONS))
    const wantedSlopes = pairs.map(() => new Float64Array(DIMENSIONS))
    for (const [i, { asked }] of pairs.entries()) {
      const shares = pairs.map(({ wanted }, j) => {
        const isTold = i === j || batch[i]!.marks.isDisjointFrom(batch[j]!.marks)
        return isTold ? Math.exp((dot(asked.unit, wanted.unit) - 1) / TEMPERATURE) : 0
      })
      const all = shares.reduce((sum, share) => sum + share, 0)
      for (const [j, { wanted }] of pairs.entries()) {
        const error = (shares[j]! / all - (i === j ? 1 : 0)) / TEMPERATURE / BATCH
        if (Math.abs(error) < 1e-7) continue
        addTo(askedSlopes[i]!, wanted.unit, error)
        addTo(wantedSlopes[j]!, asked.unit, error)
      }
    }
    for (const [i, { asked, wanted }] of pairs.entries()) {
      learnFrom(asked, askedSlopes[i]!)
      learnFrom(wanted, wantedSlopes[i]!)
    }
    addTo(corrections.slopes, corrections.values, DECAY)
    projection.step(RATE / 5)
    weights.step(RATE)
    corrections.step(RATE / 2)
  }

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

  /** The learnt vectors, and for the most frequent other words their projections. */
  function allVectors(): Map<string, Float32Array> {
    const more = glove.words.slice(0, FREQUENT).filter((word) => /^[a-z]+$/.test(word) && !rows.has(word))
    return new Map(
      [...words, ...more].map((word) => {
        const row = rows.get(word)
        const weight = row === undefined ? rarity(rank.get(word)!) : Math.exp(weights.values[row]!)
        const vector = new Float32Array(DIMENSIONS)
        addProjected(vector, glove.vectorOf(word)!)
        for (let k = 0; k < DIMENSIONS; k++) {
          const correction = row === undefined ? 0 : corrections.values[row * DIMENSIONS + k]!
          vector[k] = weight * (vector[k]! + correction)
        }
        return [word, vector]
      }),
    )
  }

  function rowsOf(text: readonly string[]): number[] {
    return text.flatMap((word) => rows.get(word) ?? [])
  }
}

/** The initial weight of a word: a rarer one counts more (Arora, Liang and Ma 2017); its share follows Zipf's law. */
function rarity(rank: number): number {
  const share = 1 / (13 * (rank + 3))
  return 3e-4 / (3e-4 + share) + 1e-3
}

const SAMPLE = 30_000

/** The directions in which the frequent words differ most, by power iteration: the initial projection. */
function startOf({ words, vectorOf, dimensions }: Glove): Float64Array {
  const spread = new Float64Array(dimensions * dimensions)
  for (const word of words.slice(0, SAMPLE)) {
    const vector = vectorOf(word)!
    for (let a = 0; a < dimensions; a++)
      for (let b = 0; b < dimensions; b++) spread[a * dimensions + b]! += vector[a]! * vector[b]!
  }
  const found: Float64Array[] = []
  while (found.length < DIMENSIONS) {
    let direction = Float64Array.from({ length: dimensions }, (_, i) => Math.sin(1 + i * (found.length + 1)))
    for (let round = 0; round < 60; round++) {
      const next = new Float64Array(dimensions)
      for (let a = 0; a < dimensions; a++)
        next[a] = dot(spread.subarray(a * dimensions, (a + 1) * dimensions), direction)
      for (const each of found) addTo(next, each, -dot(next, each))
      const length = Math.hypot(...next) || 1e-9
      direction = next.map((each) => each / length)
    }
    found.push(direction)
  }
  const start = new Float64Array(DIMENSIONS * dimensions)
  for (const [k, direction] of found.entries()) start.set(direction, k * dimensions)
  return start
}

function twoOf<T>(items: readonly T[], random: () => number): [T, T] {
  const i = Math.floor(random() * items.length)
  const j = Math.floor(random() * (items.length - 1))
  return [items[i]!, items[j >= i ? j + 1 : j]!]
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let product = 0
  for (let i = 0; i < a.length; i++) product += a[i]! * b[i]!
  return product
}

function addTo(sum: Float64Array, vector: ArrayLike<number>, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]! * times
}
