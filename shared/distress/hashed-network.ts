import { letterOf, numberOf, softmax } from '../learned-weights.ts'
import { CLASSES, type Class } from './classifier.ts'

/*
 * A network that is small enough for a browser: its features have no names, only the number of the bucket that their
 * characters lead to, and each bucket has a small number for each hidden unit.
 */

const BITS = 15
export const BUCKETS = 2 ** BITS
/** How far apart the words of a feature may be. */
export const REACH = 2

/** `layer[k][h]` is the weight of hidden unit h for class k; `numbers` are in steps of `step`, bucket after bucket. */
export type HashedNetwork = {
  step: number
  offsets: readonly number[]
  bias: readonly number[]
  layer: readonly (readonly number[])[]
  numbers: Int8Array
}

/** What a training wrote: the rest of the network, and one letter for each number. */
export type PackedHashedNetwork = Omit<HashedNetwork, 'numbers'> & { packed: string }

/** The bucket of a feature: FNV-1a, mixed once more. */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1)
}

/** The network that a training wrote. */
export function readHashedNetwork({ packed, ...rest }: PackedHashedNetwork): HashedNetwork {
  const numbers = new Int8Array(packed.length)
  for (let at = 0; at < numbers.length; at++) numbers[at] = numberOf(packed.charCodeAt(at))
  return { ...rest, numbers }
}

/** The letters of the weights of a network, in steps. */
export const packHashed = (weights: Float32Array, step: number): string =>
  Array.from(weights, (weight) => letterOf(weight / step)).join('')

/** The probability of each class for a text with these features; the sum is 1. */
export function hashedProbabilities(features: ReadonlySet<string>, network: HashedNetwork): Record<Class, number> {
  const { step, offsets, bias, layer, numbers } = network
  const sums = new Int32Array(offsets.length)
  for (const feature of features) {
    const place = bucketOf(feature) * sums.length
    for (let h = 0; h < sums.length; h++) sums[h]! += numbers[place + h]!
  }
  const scale = step / Math.sqrt(features.size || 1)
  const units = offsets.map((offset, h) => Math.max(0, sums[h]! * scale + offset))
  const shares = softmax(bias.map((each, k) => units.reduce((score, unit, h) => score + unit * layer[k]![h]!, each)))
  return Object.fromEntries(CLASSES.map((name, k) => [name, shares[k]!])) as Record<Class, number>
}
