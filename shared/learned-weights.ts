import { addFeature, createFeatureTable, type FeatureTable, placeOf } from './feature-table.ts'

/** What each feature speaks for: one small whole number for each class, in steps of `step`. */
export type Weights = {
  step: number
  bias: readonly number[]
  /** Where the numbers of each feature begin. */
  places: FeatureTable
  /** The letters of all numbers, as `packNumbers` writes them, and what is between them. */
  letters: Uint8Array
}

/**
 * The weights that a training wrote: a line of step and biases, then a feature, a tab and its packed numbers a line.
 * `letters` are the same characters as bytes, for a caller that has read them from a file.
 */
export function readWeights(packed: string, letters: Uint8Array = lettersOf(packed)): Weights {
  const begun = packed.search(/\S/)
  const head = packed.indexOf('\n', begun)
  const [step = 0, ...bias] = packed.slice(begun, head).split(' ').map(Number)
  const places = createFeatureTable(countOf(packed, '\t'))
  for (let at = head + 1; ; ) {
    const tab = packed.indexOf('\t', at)
    if (tab === -1) break
    addFeature(places, packed, at, tab, tab + 1)
    at = tab + bias.length + 2
  }
  return { step, bias, places, letters }
}

/** The characters as bytes. `Uint8Array.from` takes twenty times the memory meanwhile. */
export function lettersOf(packed: string): Uint8Array {
  const letters = new Uint8Array(packed.length)
  for (let at = 0; at < letters.length; at++) letters[at] = packed.charCodeAt(at)
  return letters
}

function countOf(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count++
  return count
}

/** One letter a number: `O` is 0, from `#` (-44) to `{` (44). */
export const packNumbers = (numbers: readonly number[]): string => numbers.map(letterOf).join('')

/** The letter of a number, which is rounded and at most 44. */
export const letterOf = (number: number): string =>
  String.fromCharCode(ZERO + Math.max(-LARGEST, Math.min(LARGEST, Math.round(number))))

const ZERO = 'O'.charCodeAt(0)
/** The largest number that one letter stores. */
export const LARGEST = 44

/** The score of each class for a text with these features. Each feature counts the less, the more of them are known. */
export function scoresOf(features: readonly string[], { step, bias, places, letters }: Weights): number[] {
  const sums = new Int32Array(bias.length)
  let known = 0
  for (const feature of features) {
    const place = placeOf(places, feature)
    if (place < 0) continue
    known++
    addNumbers(sums, letters, place)
  }
  const scale = step / Math.sqrt(known || 1)
  return bias.map((each, k) => sums[k]! * scale + each)
}

/** Adds the numbers whose letters begin at a place to as many sums. */
export function addNumbers(sums: Int32Array, letters: Uint8Array, place: number): void {
  for (let k = 0; k < sums.length; k++) sums[k]! += letters[place + k]! - ZERO
}

/** Probabilities that follow from scores: the higher the score, the higher the probability; the sum is 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
