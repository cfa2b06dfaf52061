import type { VerseIndex } from './verse-index.ts'

type Taken = { bits: Uint32Array; lists: readonly (readonly number[])[] }

const pool: Taken[] = []
let taken = 0

/**
 * Bits by the number of a form: bit `i` for those of list `i`, of at most 32. They count until the search ends: allocating such
 * large arrays for each search costs more than many searches.
 */
export function bitsFor({ forms }: VerseIndex, lists: readonly (readonly number[])[]): Uint32Array {
  const known = pool[taken]
  const bits = known && known.bits.length >= forms.length ? known.bits : new Uint32Array(forms.length)
  pool[taken++] = { bits, lists }
  for (const [i, list] of lists.entries()) for (const form of list) bits[form]! |= 1 << i
  return bits
}

/** Ends the use of all bits; called before each search. */
export function releaseBits(): void {
  for (let i = 0; i < taken; i++) {
    const { bits, lists } = pool[i]!
    for (const list of lists) for (const form of list) bits[form] = 0
  }
  taken = 0
}
