import { softmax } from '../../shared/learned-weights.ts'
import { createRandom } from '../../shared/random.ts'
import { shuffle } from './shuffle.ts'
import { type Example, knownFeatures, type Learnt } from './softmax.ts'

/**
 * A learnt network: a row for each known feature has its weights for the hidden units, then those for the classes. The
 * biases are in the same order. `layer[k][h]` is the weight of hidden unit h for class k.
 */
export type LearntNetwork = Learnt & { layer: number[][] }

/** A feature of fewer texts than this is not worth its memory. */
const FEWEST = 3
const RATE = 0.1
/** The share of a text's features that one step of the training sees (dropout). */
const SEEN = 0.5
/** The initial sum of squared slopes, which limits the first steps. */
const SQUARES = 0.01
const SPREAD = 0.1

/**
 * How many hidden units a network has, which share of them one step sees, how often it reads all texts, and whether its
 * features also have weights for the classes.
 */
export type NetworkShape = { hidden: number; kept: number; epochs: number; isDirect: boolean }
const SERVER: NetworkShape = { hidden: 24, kept: 0.5, epochs: 20, isDirect: true }

/**
 * Trains several small networks from different seeds and joins them into one, whose scores are the average of theirs.
 * The same examples give the same network.
 */
export function learnNetwork(examples: readonly Example[], classes: number): LearntNetwork {
  const known = knownFeatures(examples, FEWEST)
  const texts = examples.map(({ features, label, weight = 1 }) => {
    return { ids: Int32Array.from(features.flatMap((feature) => known.get(feature) ?? [])), label, weight }
  })
  const learnt = [1, 2, 3].map((seed) => learnOne(texts, known.size, classes, seed, SERVER))
  const average = (of: (network: OneNetwork) => Float32Array, at: number) =>
    learnt.reduce((sum, each) => sum + of(each)[at]!, 0) / learnt.length
  const { hidden: units } = SERVER
  const width = units + classes
  const direct = Array.from({ length: classes }, (_, k) => k)
  return {
    bias: [...learnt.flatMap(({ offsets }) => [...offsets]), ...direct.map((k) => average(({ bias }) => bias, k))],
    rows: new Map(
      [...known].map(([feature, id]) => {
        const hidden = learnt.flatMap(({ table }) => [...table.subarray(id * width, id * width + units)])
        return [feature, [...hidden, ...direct.map((k) => average(({ table }) => table, id * width + units + k))]]
      }),
    ),
    layer: direct.map((k) =>
      learnt.flatMap(({ layer }) =>
        [...layer.subarray(k * units, (k + 1) * units)].map((each) => each / learnt.length),
      ),
    ),
  }
}

export type Text = { ids: Int32Array; label: number; weight: number }
export type OneNetwork = Record<'table' | 'layer' | 'offsets' | 'bias', Float32Array>

/** Trains one network by stochastic gradient descent with a rate for each weight (AdaGrad), which falls to 0. */
export function learnOne(
  texts: readonly Text[],
  size: number,
  classes: number,
  seed: number,
  { hidden, kept, epochs, isDirect }: NetworkShape,
): OneNetwork {
  const random = createRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const width = isDirect ? hidden + classes : hidden
  const network = {
    table: Float32Array.from({ length: size * width }, (_, i) => (i % width < hidden ? normal() * SPREAD : 0)),
    layer: Float32Array.from({ length: hidden * classes }, () => normal() / Math.sqrt(hidden)),
    offsets: new Float32Array(hidden),
    bias: new Float32Array(classes),
  }
  const { table, layer, offsets, bias } = network
  const squaresOf = (weights: Float32Array) => new Float32Array(weights.length).fill(SQUARES)
  const squares = {
    table: squaresOf(table),
    layer: squaresOf(layer),
    offsets: squaresOf(offsets),
    bias: squaresOf(bias),
  }
  // what one step works with, allocated once
  const seen = new Int32Array(Math.max(0, ...texts.map(({ ids }) => ids.length)))
  const [sums, slopes] = [new Float64Array(width), new Float64Array(width)]
  const units = new Float32Array(hidden)
  const scores = Array.from({ length: classes }, () => 0)
  let rate = RATE
  const order = texts.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const [i, at] of order.entries()) {
      rate = RATE * (1 - (epoch * order.length + i) / (epochs * order.length))
      learnText(texts[at]!)
    }
  }
  return network

  function learnText({ ids, label, weight }: Text): void {
    let count = 0
    for (const id of ids) if (random() < SEEN) seen[count++] = id * width
    const scale = 1 / Math.sqrt(count || 1)
    sums.fill(0)
    for (let i = 0; i < count; i++) for (let j = 0; j < width; j++) sums[j]! += table[seen[i]! + j]! * scale
    for (let h = 0; h < hidden; h++) units[h] = random() < kept ? Math.max(0, sums[h]! + offsets[h]!) / kept : 0
    for (let k = 0; k < classes; k++) {
      scores[k] = bias[k]! + (isDirect ? sums[hidden + k]! : 0)
      for (let h = 0; h < hidden; h++) scores[k]! += units[h]! * layer[k * hidden + h]!
    }
    slopes.fill(0)
    for (const [k, share] of softmax(scores).entries()) {
      const error = weight * (share - (k === label ? 1 : 0))
      if (isDirect) slopes[hidden + k] = error
      step(bias, squares.bias, k, error, rate)
      for (let h = 0; h < hidden; h++) {
        if (units[h] === 0) continue
        slopes[h]! += (error * layer[k * hidden + h]!) / kept
        step(layer, squares.layer, k * hidden + h, error * units[h]!, rate)
      }
    }
    for (let h = 0; h < hidden; h++) if (slopes[h]) step(offsets, squares.offsets, h, slopes[h]!, rate)
    for (let j = 0; j < width; j++) {
      const slope = slopes[j]! * scale
      if (slope) for (let i = 0; i < count; i++) step(table, squares.table, seen[i]! + j, slope, rate)
    }
  }
}

/** One step of AdaGrad: the steeper a weight has been so far, the shorter its step. */
function step(weights: Float32Array, squares: Float32Array, at: number, slope: number, rate: number): void {
  squares[at]! += slope * slope
  weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
}
