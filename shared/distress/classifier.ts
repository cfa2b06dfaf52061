import { readWeights, scoresOf, softmax, type Weights } from '../learned-weights.ts'
import { DISTRESS_KINDS, type DistressKind } from './kinds.ts'

export const CLASSES = ['none', ...DISTRESS_KINDS] as const
export type Class = (typeof CLASSES)[number]

/**
 * A small neural network. Each feature has weights for the hidden units, then for the classes; `layer[k][h]` is the
 * weight of hidden unit h for class k.
 */
export type Network = { weights: Weights; layer: readonly (readonly number[])[] }

/** What a training wrote: the packed weights of each feature, also as bytes if they are from a file, and the layer. */
export type PackedNetwork = { packed: string; letters?: Uint8Array; layer: Network['layer'] }

/** The network that a training wrote. */
export function readNetwork({ packed, letters, layer }: PackedNetwork): Network {
  return { weights: readWeights(packed, letters), layer }
}

/** The probability of each class for a text with these features; the sum is 1. */
export function probabilitiesOf(features: readonly string[], { weights, layer }: Network): Record<Class, number> {
  const sums = scoresOf(features, weights)
  return sharesOf(sums.slice(0, -CLASSES.length), layer, sums.slice(-CLASSES.length))
}

/** The probability of each class after the layer: `sums` are those of the hidden units, `direct` what each class has besides. */
export function sharesOf(
  sums: readonly number[],
  layer: Network['layer'],
  direct: readonly number[],
): Record<Class, number> {
  const units = sums.map((sum) => Math.max(0, sum))
  const shares = softmax(layer.map((row, k) => units.reduce((score, unit, h) => score + unit * row[h]!, direct[k]!)))
  return Object.fromEntries(CLASSES.map((name, k) => [name, shares[k]!])) as Record<Class, number>
}

/** The likeliest kind of distress. */
export function likeliest(probabilities: Record<Class, number>): DistressKind {
  return DISTRESS_KINDS.reduce((best, kind) => (probabilities[kind] > probabilities[best] ? kind : best))
}
