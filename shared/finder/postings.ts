export type NumberArray = Uint16Array | Uint32Array

/** An array for numbers below `limit`, in two bytes each if they fit. */
export const numbersUpTo = (limit: number, length: number): NumberArray =>
  limit <= 65_536 ? new Uint16Array(length) : new Uint32Array(length)

/** For each stem the verses that contain it, in one array with offsets. */
export function invert(words: NumberArray, starts: Uint32Array, size: number) {
  const counts = new Uint32Array(size)
  const last = new Int32Array(size).fill(-1)
  const visit = (take: (id: number, verse: number) => void) => {
    last.fill(-1)
    for (let verse = 0; verse < starts.length - 1; verse++) {
      for (let i = starts[verse]!; i < starts[verse + 1]!; i++) {
        const id = words[i]!
        if (last[id] === verse) continue
        last[id] = verse
        take(id, verse)
      }
    }
  }
  visit((id) => counts[id]!++)
  const offsets = new Uint32Array(size + 1)
  for (let id = 0; id < size; id++) offsets[id + 1] = offsets[id]! + counts[id]!
  const postings = numbersUpTo(starts.length, offsets[size]!)
  const filled = offsets.slice(0, size)
  visit((id, verse) => {
    postings[filled[id]!++] = verse
  })
  return { offsets, postings }
}
