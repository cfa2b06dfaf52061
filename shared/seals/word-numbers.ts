import type { TextIndex } from './text-index.ts'

/** The number of different words whose numbers are kept: several times as many as ordinary answers use. */
const KEPT = 16_384
const UNSEEN = -2

/** The words seen lately, by position in `rows`; a few thousand common words stay in the processor's caches. */
const positions = new Map<string, number>()
/** For each index the number of each of these words. */
let rows = new WeakMap<TextIndex, Int32Array>()

/**
 * The words of a text as the numbers that each of some indexes has for them; -1 is an unknown word. Words seen lately
 * are looked up once for all indexes: every lookup in the words of a whole Bible waits for memory.
 */
export function numberWords(forms: readonly string[], indexes: readonly TextIndex[]): Int32Array[] {
  if (positions.size + forms.length > KEPT) {
    positions.clear()
    rows = new WeakMap()
  }
  // a text longer than that is not worth remembering
  if (forms.length > KEPT)
    return indexes.map(({ numbers }) => Int32Array.from(forms, (form) => numbers.get(form) ?? -1))
  const places = new Int32Array(forms.length)
  for (let i = 0; i < forms.length; i++) places[i] = placeOf(forms[i] as string)
  return indexes.map((index) => {
    const row = rows.get(index) ?? new Int32Array(KEPT).fill(UNSEEN)
    rows.set(index, row)
    const found = new Int32Array(forms.length)
    for (let i = 0; i < forms.length; i++) {
      const place = places[i] as number
      if (row[place] === UNSEEN) row[place] = index.numbers.get(forms[i] as string) ?? -1
      found[i] = row[place] as number
    }
    return found
  })
}

function placeOf(form: string): number {
  const known = positions.get(form)
  if (known !== undefined) return known
  positions.set(form, positions.size)
  return positions.size - 1
}
