import { softmax } from '../../shared/learned-weights.ts'
import { createRandom } from '../../shared/random.ts'
import { shuffle } from './shuffle.ts'

/** One text of the training: its features, and the number of its class. `weight` is 1 for an ordinary text. */
export type Example = { features: readonly string[]; label: number; weight?: number }

/** The learnt model: the weights of each known feature for each class. */
export type Learnt = { bias: number[]; rows: Map<string, number[]> }

const EPOCHS = 15
const RATE = 0.2
const DECAY = 1e-3
/** A feature of fewer texts than this does not generalise. */
const FEWEST = 3

/**
 * Trains a softmax regression by stochastic gradient descent with a rate for each weight (AdaGrad: Duchi et al. 2011).
 * The order of the examples is drawn from a fixed seed, so the same examples give the same weights.
 */
export function learn(examples: readonly Example[], classes: number): Learnt {
  const known = knownFeatures(examples)
  const weights = new Float64Array(known.size * classes)
  const squares = new Float64Array(known.size * classes).fill(0.01)
  const bias = new Float64Array(classes)
  const biasSquares = new Float64Array(classes).fill(1e-6)
  const ids = examples.map(({ features }) => features.flatMap((feature) => known.get(feature) ?? []))
  const order = examples.map((_, i) => i)
  const random = createRandom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const at of order) learnOne(ids[at]!, examples[at]!.label)
  }
  const rows = [...known].map(
    ([feature, id]) => [feature, [...weights.subarray(id * classes, (id + 1) * classes)]] satisfies [string, number[]],
  )
  return { bias: [...bias], rows: new Map(rows) }

  function learnOne(found: readonly number[], label: number): void {
    const scale = 1 / Math.sqrt(found.length || 1)
    const guess = softmax(
      Array.from(bias, (sum, k) => found.reduce((total, id) => total + weights[id * classes + k]! * scale, sum)),
    )
    for (let k = 0; k < classes; k++) {
      const error = guess[k]! - (k === label ? 1 : 0)
      if (Math.abs(error) < 1e-4) continue
      biasSquares[k]! += error * error
      bias[k]! -= (RATE * error) / Math.sqrt(biasSquares[k]!)
      for (const id of found) {
        const at = id * classes + k
        const slope = error * scale + DECAY * weights[at]!
        squares[at]! += slope * slope
        weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!)
      }
    }
  }
}

/** The features that enough examples have, numbered. */
export function knownFeatures(examples: readonly Example[], fewest = FEWEST): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= fewest)
  return new Map(known.map(([feature], id) => [feature, id]))
}
