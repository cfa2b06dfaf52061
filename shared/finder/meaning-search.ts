import { sum } from '../sum.ts'
import { createDotProducts, type DotProducts } from './dot-products.ts'
import { meaningOf, type WordVectors } from './meaning.ts'

/** How near everything in a search is to a typed text. */
export type Nearness<T> = {
  /** From -1 to 1; -1 for an item without a known word. */
  of: (item: T) => number
  /** How near the nearest item is. */
  most: number
  /** The nearest items, nearest first; `isWanted`: only of these. */
  nearest: (limit: number, isWanted?: (item: T) => boolean) => T[]
}

export type MeaningSearch<T> = {
  /** Undefined if no word of the typed text is known. */
  search: (typed: string) => Nearness<T> | undefined
}

/** Numbers from -1 to 1 are stored in steps of this share: half the memory, and no loss that a search would notice. */
const STEPS = 32_767

/** Prepares a table of rows of `dimensions` numbers for dot products. */
export type PrepareTable = (table: Int16Array, dimensions: number) => DotProducts

/** Builds a search over items by what one of their texts means. Takes about 5 ms per thousand texts. */
export function createMeaningSearch<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
  vectors: WordVectors,
  prepare: PrepareTable = createDotProducts,
): MeaningSearch<T> {
  const { dimensions } = vectors
  const places = new Map(items.map((item, i) => [item, i]))
  const itemOf: number[] = []
  const numbers = new Int16Array(sum(items.map((item) => textsOf(item).length)) * dimensions)
  for (const [i, item] of items.entries()) {
    for (const text of textsOf(item)) {
      const meaning = meaningOf(text, vectors)
      if (meaning) numbers.set(stepsOf(meaning), itemOf.push(i) * dimensions - dimensions)
    }
  }
  const owners = Uint32Array.from(itemOf)
  const multiply = prepare(numbers.subarray(0, itemOf.length * dimensions), dimensions)

  return {
    search(typed) {
      const asked = meaningOf(typed, vectors)
      if (!asked) return undefined
      const products = multiply(stepsOf(asked))
      const best = new Int32Array(items.length).fill(-(STEPS ** 2))
      for (let i = 0; i < products.length; i++) {
        const item = owners[i]!
        const product = products[i]!
        if (product > best[item]!) best[item] = product
      }
      const nearnessAt = (i: number | undefined) => (i === undefined ? -1 : best[i]! / STEPS ** 2)
      return {
        most: best.reduce((most, each) => Math.max(most, each), -(STEPS ** 2)) / STEPS ** 2,
        of: (item) => nearnessAt(places.get(item)),
        nearest(limit, isWanted) {
          const least = isWanted ? -(STEPS ** 2) : nthLargest(best, limit)
          const near: number[] = []
          for (let i = 0; i < best.length; i++)
            if (best[i]! >= least && (!isWanted || isWanted(items[i]!))) near.push(i)
          const sorted = near.sort((a, b) => best[b]! - best[a]!)
          return (isWanted ? sorted.slice(0, limit) : sorted).map((i) => items[i]!)
        },
      }
    },
  }
}

function stepsOf(meaning: Float32Array): Int16Array {
  const steps = new Int16Array(meaning.length)
  for (let i = 0; i < meaning.length; i++) steps[i] = Math.round(meaning[i]! * STEPS)
  return steps
}

/** The n-th largest of some numbers; the smallest if there are fewer. */
function nthLargest(numbers: Int32Array, n: number): number {
  const largest = numbers.slice(0, n).sort()
  for (let i = n; i < numbers.length; i++) {
    const each = numbers[i]!
    if (each <= largest[0]!) continue
    let at = 0
    while (at + 1 < largest.length && largest[at + 1]! < each) {
      largest[at] = largest[at + 1]!
      at++
    }
    largest[at] = each
  }
  return largest[0] ?? 0
}
