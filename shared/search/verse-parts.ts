import type { TextWords } from '../seals/text-index.ts'
import { inverted, type Lists, type NumberArray, numbersUpTo } from './numbers.ts'

/** The parts of all verses in order: verse `i` has those from `starts[i]` to `starts[i + 1]`. */
export type VerseParts = {
  parts: NumberArray
  starts: Uint32Array
  /** 1 for each verse with a word that is not a single part. */
  isCompound: Uint8Array
}

/** Where each part is, in order: the verses, and beside each verse the position among the parts of all verses. */
export type Postings = Lists & { positions: Uint32Array }

/** Writes the words of a text as their parts. */
export function partsOfVerses({ words, starts, forms }: TextWords, { offsets, items }: Lists): VerseParts {
  const isCompound = new Uint8Array(starts.length - 1)
  const begins = new Uint32Array(starts.length)
  let count = 0
  for (let verse = 0; verse < isCompound.length; verse++) {
    for (let i = starts[verse]!; i < starts[verse + 1]!; i++) {
      const own = offsets[words[i]! + 1]! - offsets[words[i]!]!
      if (own !== 1) isCompound[verse] = 1
      count += own
    }
    begins[verse + 1] = count
  }
  // a text in which each word is one part has them already
  if (!isCompound.includes(1)) return { parts: words, starts, isCompound }
  const parts = numbersUpTo(forms.length, count)
  let at = 0
  for (const form of words) for (let i = offsets[form]!; i < offsets[form + 1]!; i++) parts[at++] = items[i]!
  return { parts, starts: begins, isCompound }
}

/** Lists where each of so many parts is. */
export function postingsOf({ parts, starts }: VerseParts, size: number): Postings {
  const lists = inverted({ offsets: starts, items: parts }, size)
  const next = lists.offsets.slice()
  const positions = new Uint32Array(parts.length)
  for (let at = 0; at < parts.length; at++) positions[next[parts[at]!]!++] = at
  return { ...lists, positions }
}
