import { packed, unpacked } from './packed.ts'

/** The text of every verse in one array of bytes (UTF-8): verse `i` is from `starts[i]` to `starts[i + 1]`. */
export type StoredTexts = { starts: Uint32Array; bytes: Uint8Array }

const decoder = new TextDecoder()

/** Joins the texts of verses. */
export function joinTexts(texts: readonly string[]): StoredTexts {
  const encoder = new TextEncoder()
  const starts = new Uint32Array(texts.length + 1)
  // UTF-8 has at most three bytes for a UTF-16 unit
  const bytes = new Uint8Array(texts.reduce((sum, { length }) => sum + length * 3, 0))
  for (const [i, text] of texts.entries())
    starts[i + 1] = starts[i]! + encoder.encodeInto(text, bytes.subarray(starts[i])).written
  return { starts, bytes: bytes.slice(0, starts[texts.length]) }
}

/** The text of a verse by its number. */
export const textAt = ({ starts, bytes }: StoredTexts, verse: number): string =>
  decoder.decode(bytes.subarray(starts[verse], starts[verse + 1]))

/** The texts as they are stored. */
export const textsToBytes = ({ starts, bytes }: StoredTexts): Uint8Array => packed({}, [starts, bytes])

/** Reads what `textsToBytes` wrote. */
export function textsFromBytes(stored: Uint8Array): StoredTexts {
  const [starts, bytes] = unpacked(stored).arrays as [Uint32Array, Uint8Array]
  return { starts, bytes }
}
