import type { Pause, TextWords } from '../seals/text-index.ts'
import { partsOf } from '../seals/text-index.ts'
import { inverted, type Lists, listsOf, type NumberArray, numbersUpTo } from './numbers.ts'
import { packed, unpacked } from './packed.ts'
import { stemOf } from './stems.ts'
import { type Postings, partsOfVerses, postingsOf, type VerseParts } from './verse-parts.ts'

/**
 * A translation as it is searched. Its words are the forms of `TextWords`: a form with an apostrophe has several parts
 * ("god's" has "god" and "s"), every other form is its own only part. All parts are forms too.
 */
export type VerseIndex = TextWords &
  Stems & {
    /** The parts of each verse, in order. */
    verseParts: VerseParts
    /** Where each part is. */
    postings: Postings
    /** The number of each stem. */
    stemNumbers: ReadonlyMap<string, number>
    /** The parts with each stem. */
    stemParts: Lists
    /** How many parts of each verse are words that a search does not ignore. */
    lengths: Uint16Array
  }

/** What is stored for the search besides the words. The first stem is that of all words that a search ignores. */
export type Stems = {
  /** The search configuration of the language. */
  config: string
  /** Each form as the text writes it. */
  shown: readonly string[]
  stems: readonly string[]
  /** The parts of each form. */
  parts: Lists
  /** The stem of each form that is a part. */
  stemOfForm: NumberArray
}

/** Finds the parts and stems of a text's forms, in slices. */
export async function buildStems(
  { forms, numbers }: TextWords,
  shown: readonly string[],
  config: string,
  pause: Pause,
): Promise<Stems> {
  const stems = new Map([['', 0]])
  const stemOfForm = numbersUpTo(forms.length + 1, forms.length)
  const parts: number[][] = []
  for (const [i, form] of forms.entries()) {
    const own = partsOf(form).map((part) => numbers.get(part)!)
    parts.push(own)
    if (i % 100 === 0) await pause()
    if (own.length !== 1) continue
    const stem = stemOf(form, config)
    const number = stems.get(stem) ?? stems.size
    stems.set(stem, number)
    stemOfForm[i] = number
  }
  return { config, shown, stems: [...stems.keys()], parts: listsOf(parts, forms.length), stemOfForm }
}

/** The index of a translation, from what is stored of it. */
export async function assembled(words: TextWords, stems: Stems, pause: Pause): Promise<VerseIndex> {
  const size = words.forms.length
  const verseParts = partsOfVerses(words, stems.parts)
  await pause()
  const postings = postingsOf(verseParts, size)
  await pause()
  const each = numbersUpTo(size + 1, size + 1).map((_, i) => i)
  const stemParts = inverted({ offsets: each, items: stems.stemOfForm }, stems.stems.length)
  const stemNumbers = new Map(stems.stems.map((stem, number) => [stem, number]))
  await pause()
  return { ...words, ...stems, verseParts, postings, stemNumbers, stemParts, lengths: lengthsOf(verseParts, stems) }
}

function lengthsOf({ parts, starts }: VerseParts, { stemOfForm }: Stems): Uint16Array {
  const lengths = new Uint16Array(starts.length - 1)
  for (let verse = 0; verse < lengths.length; verse++) {
    for (let at = starts[verse]!; at < starts[verse + 1]!; at++) if (stemOfForm[parts[at]!] !== 0) lengths[verse]!++
  }
  return lengths
}

/** The stems of a text as bytes. A form that is written like the text needs no second copy. */
export function stemsToBytes({ config, shown, stems, parts, stemOfForm }: Stems, { forms }: TextWords): Uint8Array {
  const spelled = shown.map((each, i) => (each === forms[i] ? 0 : each))
  return packed({ config, spelled, stems }, [parts.offsets, parts.items, stemOfForm])
}

/** Reads what `stemsToBytes` wrote. */
export function stemsFromBytes(bytes: Uint8Array, { forms }: TextWords): Stems {
  const { facts, arrays } = unpacked(bytes)
  const { config, spelled, stems } = facts as { config: string; spelled: (string | 0)[]; stems: string[] }
  const [offsets, items, stemOfForm] = arrays as [NumberArray, NumberArray, NumberArray]
  const shown = spelled.map((each, i) => (each === 0 ? forms[i]! : each))
  return { config, shown, stems, parts: { offsets, items }, stemOfForm }
}
