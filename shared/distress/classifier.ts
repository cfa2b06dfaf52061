import { DISTRESS_KINDS, type DistressKind } from './kinds.ts'

export const CLASSES = ['none', ...DISTRESS_KINDS] as const
export type Class = (typeof CLASSES)[number]

/** What each feature speaks for: one small whole number for each class, in steps of `step`. */
export type Weights = { step: number; bias: readonly number[]; rows: ReadonlyMap<string, Int8Array> }

/** The weights that `npm run train` wrote: a line of step and biases, then a feature, a tab and its packed numbers a line. */
export function readWeights(packed: string): Weights {
  const [head = '', ...lines] = packed.trim().split('\n')
  const [step = 0, ...bias] = head.split(' ').map(Number)
  const rows = new Map<string, Int8Array>()
  for (const line of lines) {
    const [feature = '', numbers = ''] = line.split('\t')
    rows.set(
      feature,
      Int8Array.from(numbers, (letter) => letter.charCodeAt(0) - ZERO),
    )
  }
  return { step, bias, rows }
}

/** One letter a number: `O` is 0, from `#` (-44) to `{` (44); a backslash or backquote never occurs. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => String.fromCharCode(ZERO + Math.max(-LARGEST, Math.min(LARGEST, Math.round(number)))))
    .join('')
}

const ZERO = 'O'.charCodeAt(0)
export const LARGEST = 12

/** How probable each class is for a text with these features; the sum is 1. */
export function probabilitiesOf(features: readonly string[], { step, bias, rows }: Weights): Record<Class, number> {
  const sums = new Int32Array(CLASSES.length)
  let known = 0
  for (const feature of features) {
    const row = rows.get(feature)
    if (!row) continue
    known++
    for (let k = 0; k < sums.length; k++) sums[k]! += row[k]!
  }
  const scale = step / Math.sqrt(known || 1)
  const scores = CLASSES.map((_, k) => sums[k]! * scale + bias[k]!)
  const shares = softmax(scores)
  return Object.fromEntries(CLASSES.map((name, k) => [name, shares[k]!])) as Record<Class, number>
}

/** Probabilities that follow from scores: the higher the score, the higher the probability; the sum is 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** The likeliest kind of distress. */
export function likeliest(probabilities: Record<Class, number>): DistressKind {
  return DISTRESS_KINDS.reduce((best, kind) => (probabilities[kind] > probabilities[best] ? kind : best))
}
