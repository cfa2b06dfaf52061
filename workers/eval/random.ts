/** Numbers that look random and are the same for the same seed. */
export type Random = {
  below(limit: number): number
  chance(part: number): boolean
  pick<T>(from: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = (seed * 2654435761 + 1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (part) => next() < part,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  }
}
