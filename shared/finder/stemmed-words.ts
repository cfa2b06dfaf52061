import type { TextWords } from '../seals/text-index.ts'
import { type Lists, listsOf, type NumberArray } from '../search/numbers.ts'
import { packed, unpacked } from '../search/packed.ts'
import { stemsOf } from './stem.ts'

/** The words of a translation with the stems that the finder compares. */
export type StemmedWords = {
  words: TextWords
} & FinderStems

export type FinderStems = {
  stems: readonly string[]
  /** The stems of each form, in order. */
  stemsOfForm: Lists
}

/** Finds the stems of a text's forms, in slices. */
export async function stemWords(words: TextWords, pause: () => Promise<unknown> | undefined): Promise<StemmedWords> {
  const numbers = new Map<string, number>()
  const lists: number[][] = []
  for (const [i, form] of words.forms.entries()) {
    if (i % FORMS_A_SLICE === 0) await pause()
    const list = stemsOf(form).map((stem) => {
      const number = numbers.get(stem) ?? numbers.size
      numbers.set(stem, number)
      return number
    })
    lists.push(list)
  }
  return { words, stems: [...numbers.keys()], stemsOfForm: listsOf(lists, numbers.size) }
}

const FORMS_A_SLICE = 100

/** The stems as bytes. */
export const finderStemsToBytes = ({ stems, stemsOfForm: { offsets, items } }: FinderStems): Uint8Array =>
  packed({ stems }, [offsets, items])

/** Reads what `finderStemsToBytes` wrote. */
export function finderStemsFromBytes(bytes: Uint8Array): FinderStems {
  const { facts, arrays } = unpacked(bytes)
  const { stems } = facts as { stems: string[] }
  const [offsets, items] = arrays as [NumberArray, NumberArray]
  return { stems, stemsOfForm: { offsets, items } }
}
