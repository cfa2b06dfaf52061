import { countsOf, type TextIndex } from './text-index.ts'

/** Increase it when indexes are built differently, so that stored ones are rebuilt. */
export const INDEX_FORMAT = 1

type Header = {
  books: string[]
  forms: string[]
  lengths: [places: number, starts: number, words: number, buckets: number]
}

/** An index as bytes: the length of a JSON header, the header, then each array in 4-byte steps, little endian. */
export function indexToBytes({ books, places, starts, words, numbers, buckets, positions }: TextIndex): Uint8Array {
  const lengths: Header['lengths'] = [places.length, starts.length, words.length, buckets.length]
  const header = new TextEncoder().encode(
    JSON.stringify({ books, forms: [...numbers.keys()], lengths } satisfies Header),
  )
  const arrays = [places, starts, words, buckets, positions]
  const size = arrays.reduce((sum, array) => sum + padded(array.byteLength), 4 + padded(header.length))
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, header.length, true)
  bytes.set(header, 4)
  let at = 4 + padded(header.length)
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at += padded(array.byteLength)
  }
  return bytes
}

/** Reads what `indexToBytes` wrote. `bytes` must begin at a multiple of 4 of its buffer. */
export function indexFromBytes(bytes: Uint8Array): TextIndex {
  const { buffer, byteOffset } = bytes
  const length = new DataView(buffer, byteOffset).getUint32(0, true)
  const { books, forms, lengths } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Header
  let at = byteOffset + 4 + padded(length)
  const take = (count: number): Uint32Array => {
    const array = new Uint32Array(buffer, at, count)
    at += array.byteLength
    return array
  }
  const places = new Uint16Array(buffer, at, lengths[0])
  at += padded(places.byteLength)
  const [starts, words, buckets] = [take(lengths[1]), take(lengths[2]), take(lengths[3])]
  const positions = take((byteOffset + bytes.byteLength - at) / 4)
  const numbers = new Map(forms.map((form, i) => [form, i]))
  return { books, places, starts, words, numbers, counts: countsOf(words, forms.length), buckets, positions }
}

const padded = (length: number): number => (length + 3) & ~3
