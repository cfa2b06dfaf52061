/**
 * How well a verse fits, as Postgres ranks (`ts_rank` with the length's logarithm): a word that occurs more often counts
 * more, several words count more the nearer they are to one another, and a long verse counts less.
 */

/** The weight of a word in a verse. */
const WEIGHT = 0.1
/** The sum of 1/n² for all n. */
const ALL = 1.64493406685

/** What the nth occurrence of a word in a verse gains. */
export const gainOf = Float64Array.from({ length: 256 }, (_, n) => (n === 0 ? 0 : 1 / (n * n)))

/** What one gain is worth among so many words. */
export const shareOf = (words: number): number => WEIGHT / ALL / Math.max(1, words)

const FARTHEST = 100
/** How much two words count by their distance. */
const nearness = Float64Array.from({ length: FARTHEST + 1 }, (_, distance) =>
  distance === 0 ? 0 : Math.sqrt((WEIGHT * WEIGHT) / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2))),
)

/** How much words count together: the positions of each word in the verse. */
export function nearnessOf(positions: readonly (readonly number[])[]): number {
  let rank = 0
  for (let i = 1; i < positions.length; i++) {
    for (let k = 0; k < i; k++) {
      for (const at of positions[i]!) {
        for (const other of positions[k]!) {
          const distance = Math.abs(at - other)
          if (distance <= FARTHEST) rank = 1 - (1 - rank) * (1 - nearness[distance]!)
        }
      }
    }
  }
  return rank
}

/** By how much a verse of so many words counts less. */
export const divisorOf = (length: number): number => divisors[Math.min(length, LONGEST)]!

const LONGEST = 4096
const divisors = Float64Array.from({ length: LONGEST + 1 }, (_, length) => (length === 0 ? 1 : Math.log2(length + 1)))
