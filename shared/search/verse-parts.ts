import type { NumberArray } from './numbers.ts'
import type { VerseIndex } from './verse-index.ts'

/** The parts of one verse, in order: those of `parts` from `from` to `to`. Overwritten for the next verse. */
export type VerseParts = { parts: NumberArray; from: number; to: number }

type PartsReader = (verse: number) => VerseParts

const readers = new WeakMap<VerseIndex, PartsReader>()

/** Returns a function that lists the parts of a verse; all callers share it, and read a verse before the next one. */
export function partsReader(index: VerseIndex): PartsReader {
  const reader = readers.get(index) ?? createReader(index)
  readers.set(index, reader)
  return reader
}

function createReader(index: VerseIndex): PartsReader {
  const { words, starts, isCompound } = index
  const { offsets, items } = index.parts
  let expanded: NumberArray = words.slice(0, 0)
  const read: VerseParts = { parts: words, from: 0, to: 0 }
  return (verse) => {
    const [first, last] = [starts[verse]!, starts[verse + 1]!]
    // most verses have no word of several parts: their words are their parts
    if (isCompound[verse] === 0) {
      read.parts = words
      read.from = first
      read.to = last
      return read
    }
    read.parts = expanded
    read.from = read.to = 0
    for (let i = first; i < last; i++) {
      const form = words[i]!
      for (let k = offsets[form]!; k < offsets[form + 1]!; k++) {
        if (read.to === expanded.length) expanded = read.parts = grown(expanded)
        expanded[read.to++] = items[k]!
      }
    }
    return read
  }
}

function grown(array: NumberArray): NumberArray {
  const length = Math.max(64, array.length * 2)
  const larger = array instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length)
  larger.set(array)
  return larger
}
