/** What each feature speaks for: one small whole number for each class, in steps of `step`. */
export type Weights = { step: number; bias: readonly number[]; rows: ReadonlyMap<string, Int8Array> }

/** The weights that a training wrote: a line of step and biases, then a feature, a tab and its packed numbers a line. */
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

/** The score of each class for a text with these features. Each feature counts the less, the more of them are known. */
export function scoresOf(features: readonly string[], { step, bias, rows }: Weights): number[] {
  const sums = new Int32Array(bias.length)
  let known = 0
  for (const feature of features) {
    const row = rows.get(feature)
    if (!row) continue
    known++
    for (let k = 0; k < sums.length; k++) sums[k]! += row[k]!
  }
  const scale = step / Math.sqrt(known || 1)
  return bias.map((each, k) => sums[k]! * scale + each)
}

/** Probabilities that follow from scores: the higher the score, the higher the probability; the sum is 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
