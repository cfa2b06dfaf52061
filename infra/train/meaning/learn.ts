import { shuffle } from '../shuffle.ts'
import type { Glove } from './glove.ts'
import { createModel, DIMENSIONS } from './model.ts'
import { addTo, dot } from './vectors.ts'

/**
 * Texts with the same meaning: wordings of one question, or the lines of one passage. `marks` name what it leads to.
 */
export type Group = { texts: readonly (readonly string[])[]; marks: ReadonlySet<string> }

const ROUNDS = 6
const BATCH = 256
/**
 * How sharply wrong neighbours are separated from right ones (the temperature of InfoNCE: van den Oord et al. 2018).
 */
const TEMPERATURE = 0.07
/** The number of most frequent words outside all groups that keep a vector. */
const FREQUENT = 50_000

type Known = { texts: number[][]; marks: ReadonlySet<string> }

/**
 * Learns word vectors in which texts of one group are near each other and far from other groups. Groups that share a
 * mark are never pushed apart. The same groups give the same vectors. The most frequent other words keep a vector too.
 */
export function learnMeaning(groups: readonly Group[], glove: Glove, random: () => number): Map<string, Float32Array> {
  const rank = new Map(glove.words.map((word, i) => [word, i]))
  const words = [...new Set(groups.flatMap(({ texts }) => texts.flat()))].filter((word) => rank.has(word))
  const model = createModel(words, glove, (word) => rank.get(word)!)
  const known: Known[] = groups
    .map(({ texts, marks }) => ({ marks, texts: texts.map(model.rowsOf).filter((text) => text.length > 0) }))
    .filter(({ texts }) => texts.length > 1)

  for (let round = 0; round < ROUNDS; round++) {
    const order = [...known]
    shuffle(order, random)
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      learnBatch(model, order.slice(from, from + BATCH), random)
    }
  }
  const learnt = new Set(words)
  const more = glove.words.slice(0, FREQUENT).filter((word) => /^[a-z]+$/.test(word) && !learnt.has(word))
  return new Map([...words, ...more].map((word) => [word, model.vectorOf(word)]))
}

/** Draws two texts of each group of a batch together, and apart from those of the others. */
function learnBatch(model: ReturnType<typeof createModel>, batch: readonly Known[], random: () => number): void {
  const pairs = batch.map(({ texts }) => {
    const [a, b] = twoOf(texts, random)
    return { asked: model.project(a), wanted: model.project(b) }
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
    model.learnFrom(asked, askedSlopes[i]!)
    model.learnFrom(wanted, wantedSlopes[i]!)
  }
  model.step()
}

function twoOf<T>(items: readonly T[], random: () => number): [T, T] {
  const i = Math.floor(random() * items.length)
  const j = Math.floor(random() * (items.length - 1))
  return [items[i]!, items[j >= i ? j + 1 : j]!]
}
