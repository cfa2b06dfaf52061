import { meaningOf, type WordVectors } from './meaning.ts'

/** How near everything that a search knows is to what somebody typed. */
export type Nearness<T> = {
  /** From -1 to 1; -1 for an item without a known word. */
  of: (item: T) => number
  /** How near the nearest item is. */
  most: number
  /** The nearest items, nearest first. */
  nearest: (limit: number) => T[]
}

export type MeaningSearch<T> = {
  /** Undefined where no word of the typed text is known. */
  search: (typed: string) => Nearness<T> | undefined
}

/** Builds a search over items by what one of their texts means. Costs some 10 ms for each thousand texts. */
export function createMeaningSearch<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
  vectors: WordVectors,
): MeaningSearch<T> {
  const { dimensions } = vectors
  const places = new Map(items.map((item, i) => [item, i]))
  const meanings = items.flatMap((item, i) =>
    textsOf(item).flatMap((text) => {
      const meaning = meaningOf(text, vectors)
      return meaning ? [{ item: i, meaning }] : []
    }),
  )
  const itemOf = Int32Array.from(meanings, ({ item }) => item)
  const numbers = new Float32Array(meanings.length * dimensions)
  for (const [i, { meaning }] of meanings.entries()) numbers.set(meaning, i * dimensions)

  return {
    search(typed) {
      const asked = meaningOf(typed, vectors)
      if (!asked) return undefined
      const best = new Float32Array(items.length).fill(-1)
      for (let i = 0, at = 0; i < itemOf.length; i++) {
        let product = 0
        for (let k = 0; k < dimensions; k++) product += numbers[at++]! * asked[k]!
        const item = itemOf[i]!
        if (product > best[item]!) best[item] = product
      }
      return {
        most: best.reduce((most, each) => Math.max(most, each), -1),
        of: (item) => best[places.get(item) ?? -1] ?? -1,
        nearest(limit) {
          const least = best.toSorted().at(-limit) ?? -1
          return items.filter((_, i) => best[i]! >= least).sort((a, b) => best[places.get(b)!]! - best[places.get(a)!]!)
        },
      }
    },
  }
}
