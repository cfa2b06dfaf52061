import type { Glove } from './glove.ts'
import { addTo, dot } from './vectors.ts'

const SAMPLE = 30_000

/** The directions in which the frequent words differ most, by power iteration: the initial projection. */
export function mainDirections({ words, vectorOf, dimensions }: Glove, size: number): Float64Array {
  const spread = new Float64Array(dimensions * dimensions)
  for (const word of words.slice(0, SAMPLE)) {
    const vector = vectorOf(word)!
    for (let a = 0; a < dimensions; a++)
      for (let b = 0; b < dimensions; b++) spread[a * dimensions + b]! += vector[a]! * vector[b]!
  }
  const found: Float64Array[] = []
  while (found.length < size) {
    let direction = Float64Array.from({ length: dimensions }, (_, i) => Math.sin(1 + i * (found.length + 1)))
    for (let round = 0; round < 60; round++) {
      const next = new Float64Array(dimensions)
      for (let a = 0; a < dimensions; a++)
        next[a] = dot(spread.subarray(a * dimensions, (a + 1) * dimensions), direction)
      for (const each of found) addTo(next, each, -dot(next, each))
      const length = Math.hypot(...next) || 1e-9
      direction = next.map((each) => each / length)
    }
    found.push(direction)
  }
  const start = new Float64Array(size * dimensions)
  for (const [k, direction] of found.entries()) start.set(direction, k * dimensions)
  return start
}
