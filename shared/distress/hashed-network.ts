import { addNumbers, letterOf, lettersOf } from '../learned-weights.ts'
import { type Class, sharesOf } from './classifier.ts'
import type { Language } from './language.ts'
import { normalise } from './normalise.ts'
import { wordFeatures } from './word-features.ts'

/*
 * A network that is small enough for a browser: its features have no names, only the number of the bucket that their
 * characters lead to, and each bucket has a small number for each hidden unit.
 */

const BITS = 15
export const BUCKETS = 2 ** BITS
/** How far apart the words of a feature may be. */
const REACH = 2

/** `layer[k][h]` is the weight of hidden unit h for class k; `letters` are those of its numbers, in steps of `step`, bucket after bucket. */
export type HashedNetwork = {
  step: number
  offsets: readonly number[]
  bias: readonly number[]
  layer: readonly (readonly number[])[]
  letters: Uint8Array
}

/** What a training wrote: the rest of the network, and one letter for each number. */
export type PackedHashedNetwork = Omit<HashedNetwork, 'letters'> & { packed: string }

/** The buckets of the features of a text. */
export const bucketsOf = (text: string, language: Language): Int32Array =>
  Int32Array.from(wordFeatures(normalise(text), language, REACH), bucketOf)

/** The bucket of a feature: FNV-1a, mixed once more. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1)
}

/** The network that a training wrote. */
export const readHashedNetwork = ({ packed, ...rest }: PackedHashedNetwork): HashedNetwork => ({
  ...rest,
  letters: lettersOf(packed),
})

/** The letters of the weights of a network, in steps. */
export const packHashed = (weights: Float32Array, step: number): string =>
  Array.from(weights, (weight) => letterOf(weight / step)).join('')

/** The probability of each class for a text in a language; the sum is 1. */
export function hashedProbabilities(text: string, language: Language, network: HashedNetwork): Record<Class, number> {
  const { step, offsets, bias, layer, letters } = network
  const buckets = bucketsOf(text, language)
  const sums = new Int32Array(offsets.length)
  for (const bucket of buckets) addNumbers(sums, letters, bucket * sums.length)
  const scale = step / Math.sqrt(buckets.length || 1)
  return sharesOf(
    offsets.map((offset, h) => sums[h]! * scale + offset),
    layer,
    bias,
  )
}
