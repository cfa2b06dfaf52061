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

/** Where up to `MOST_RANKED` words are in a verse: word `i` at `counts[i]` places, from `places[i * MOST_EACH]` on. */
export type Positions = { counts: Uint8Array; places: Uint32Array }

export const MOST_RANKED = 32
/** A verse with more of one word ranks no higher. */
export const MOST_EACH = 16

/** How much the first `words` words count together. */
export function nearnessOf({ counts, places }: Positions, words: number): number {
  let rank = 0
  for (let i = 1; i < words; i++) {
    for (let k = 0; k < i; k++) {
      for (let a = i * MOST_EACH; a < i * MOST_EACH + counts[i]!; a++) {
        for (let b = k * MOST_EACH; b < k * MOST_EACH + counts[k]!; b++) {
          const distance = Math.abs(places[a]! - places[b]!)
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
