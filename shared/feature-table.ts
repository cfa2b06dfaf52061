/**
 * Where the numbers of each feature begin. A feature is known by two hashes of its characters: the features themselves
 * would take twice the memory of their numbers. An unknown feature is taken for a known one once in some 10⁹ times.
 */
export type FeatureTable = { checks: Int32Array; places: Int32Array }

const FREE = -1

/** An empty table with room for so many features. */
export function createFeatureTable(most: number): FeatureTable {
  // at most half of the slots are taken, so that look-ups are short
  const size = 2 ** Math.ceil(Math.log2(2 * most + 1))
  return { checks: new Int32Array(size), places: new Int32Array(size).fill(FREE) }
}

/** Adds the feature that a text has from `from` to `to`. Throws if another one has the same hashes. */
export function addFeature(
  { checks, places }: FeatureTable,
  text: string,
  from: number,
  to: number,
  place: number,
): void {
  hash(text, from, to)
  let slot = first & (places.length - 1)
  for (; places[slot] !== FREE; slot = (slot + 1) & (places.length - 1))
    if (checks[slot] === second) throw new Error(`the feature "${text.slice(from, to)}" is like another one`)
  checks[slot] = second
  places[slot] = place
}

/** The place of a feature; -1 if it is unknown. */
export function placeOf({ checks, places }: FeatureTable, feature: string): number {
  hash(feature, 0, feature.length)
  let slot = first & (places.length - 1)
  while (places[slot] !== FREE && checks[slot] !== second) slot = (slot + 1) & (places.length - 1)
  return places[slot]!
}

let first = 0
let second = 0

/** Sets both hashes: FNV-1a, and the same with another factor and the steps of MurmurHash3 that mix bits. */
function hash(text: string, from: number, to: number): void {
  first = 0x811c9dc5
  second = 0x2f0b4c47
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x85ebca6b)
    second ^= second >>> 13
  }
  first ^= first >>> 15
  second = Math.imul(second ^ (second >>> 16), 0xc2b2ae35) | 0
}
