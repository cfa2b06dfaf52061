import { createRandom } from '#shared/random.ts'

/** Pseudo-random numbers, the same for the same seed. */
export type Draws = {
  below(limit: number): number
  chance(part: number): boolean
  pick<T>(from: readonly T[]): T
}

export function createDraws(seed: number): Draws {
  const next = createRandom(seed * 2654435761 + 1)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (part) => next() < part,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  }
}
