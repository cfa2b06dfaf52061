import type { NumberArray } from '../search/numbers.ts'
import { packed, unpacked } from '../search/packed.ts'
import { countsOf, type Fingerprints, type TextWords } from './text-index.ts'

type Facts = { books: string[]; forms: string[] }

/** The words of a text as bytes. */
export function wordsToBytes({ books, forms, places, starts, words }: TextWords): Uint8Array {
  return packed({ books, forms }, [places, starts, words])
}

/** Reads what `wordsToBytes` wrote. */
export function wordsFromBytes(bytes: Uint8Array): TextWords {
  const { facts, arrays } = unpacked(bytes)
  const { books, forms } = facts as Facts
  const [places, starts, words] = arrays as [Uint16Array, Uint32Array, NumberArray]
  const numbers = new Map(forms.map((form, i) => [form, i]))
  return { books, forms, numbers, places, starts, words, counts: countsOf(words, forms.length) }
}

/** The fingerprints of a text as bytes. */
export const fingerprintsToBytes = ({ buckets, positions }: Fingerprints): Uint8Array =>
  packed({}, [buckets, positions])

/** Reads what `fingerprintsToBytes` wrote. */
export function fingerprintsFromBytes(bytes: Uint8Array): Fingerprints {
  const [buckets, positions] = unpacked(bytes).arrays as [Uint32Array, Uint32Array]
  return { buckets, positions }
}
