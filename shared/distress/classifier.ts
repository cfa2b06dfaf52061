import { scoresOf, softmax, type Weights } from '../learned-weights.ts'
import { DISTRESS_KINDS, type DistressKind } from './kinds.ts'

export const CLASSES = ['none', ...DISTRESS_KINDS] as const
export type Class = (typeof CLASSES)[number]

/** The probability of each class for a text with these features; the sum is 1. */
export function probabilitiesOf(features: readonly string[], weights: Weights): Record<Class, number> {
  const shares = softmax(scoresOf(features, weights))
  return Object.fromEntries(CLASSES.map((name, k) => [name, shares[k]!])) as Record<Class, number>
}

/** The likeliest kind of distress. */
export function likeliest(probabilities: Record<Class, number>): DistressKind {
  return DISTRESS_KINDS.reduce((best, kind) => (probabilities[kind] > probabilities[best] ? kind : best))
}
