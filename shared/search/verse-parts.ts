import type { TextWords } from '../seals/text-index.ts'
import { type Lists, type NumberArray, numbersUpTo } from './numbers.ts'

/** The parts of all verses in order: verse `i` has those from `starts[i]` to `starts[i + 1]`. */
export type VerseParts = {
  parts: NumberArray
  starts: Uint32Array
  /** 1 for each verse with a word that is not a single part. */
  isCompound: Uint8Array
}

/** Where each part is, in order: the verses, and beside each verse the position among the parts of all verses. */
export type Postings = Lists & { positions: Uint32Array }

/** Writes the words of a text as their parts. A form with one part is that part. */
export function partsOfVerses({ words, starts, forms, counts }: TextWords, { offsets, items }: Lists): VerseParts {
  const isCompound = new Uint8Array(starts.length - 1)
  const own = Uint32Array.from(forms, (_, form) => offsets[form + 1]! - offsets[form]!)
  // a text in which each word is one part has them already
  if (own.every((count) => count === 1)) return { parts: words, starts, isCompound }
  const parts = numbersUpTo(
    forms.length,
    own.reduce((sum, count, form) => sum + count * counts[form]!, 0),
  )
  const begins = new Uint32Array(starts.length)
  let at = 0
  for (let verse = 0; verse < isCompound.length; verse++) {
    const to = starts[verse + 1]!
    for (let i = starts[verse]!; i < to; i++) {
      const form = words[i]!
      if (own[form] === 1) parts[at++] = form
      else {
        isCompound[verse] = 1
        for (let k = offsets[form]!; k < offsets[form + 1]!; k++) parts[at++] = items[k]!
      }
    }
    begins[verse + 1] = at
  }
  return { parts, starts: begins, isCompound }
}

/** Lists where each of so many parts is. */
export function postingsOf({ parts, starts, isCompound: { length } }: VerseParts, size: number): Postings {
  const offsets = new Uint32Array(size + 1)
  for (let at = 0; at < parts.length; at++) offsets[parts[at]! + 1]!++
  for (let i = 1; i <= size; i++) offsets[i]! += offsets[i - 1]!
  const next = offsets.slice()
  const items = numbersUpTo(length, parts.length)
  const positions = new Uint32Array(parts.length)
  for (let verse = 0; verse < length; verse++) {
    const to = starts[verse + 1]!
    for (let at = starts[verse]!; at < to; at++) {
      const part = parts[at]!
      const place = next[part]!
      next[part] = place + 1
      items[place] = verse
      positions[place] = at
    }
  }
  return { offsets, items, positions }
}
