import type { TextWords } from '../seals/text-index.ts'
import { inverted, type Lists, type NumberArray, numbersUpTo } from '../search/numbers.ts'
import type { StemmedWords } from './stemmed-words.ts'

/** A verse of a text, in canonical order. */
export type IndexedVerse = { book: string; chapter: number; verse: number; text: string }

/** The place of a verse. */
type VersePlace = Omit<IndexedVerse, 'text'>

/**
 * One translation in typed arrays: `words` has the ids of the stems of all verses in order, and those of verse i begin
 * at `starts[i]`. `postings` has for each stem the verses that contain it, from `offsets[id]` on.
 */
export type StemmedVerses = {
  /** The number of verses. */
  count: number
  words: NumberArray
  starts: Uint32Array
  offsets: NumberArray
  postings: NumberArray
  /** The place of a verse; undefined after the last one. */
  placeOf(verse: number): VersePlace | undefined
  /** The ids of stems; -1 for one that no verse contains. */
  idsOf(stems: readonly string[]): number[]
  /** The number of verses with a stem. */
  documents(id: number): number
  /** The rarity of a stem in nats; an id of -1 is the rarest. */
  weightOf(id: number): number
  /** Whether two verses, in order, are in one chapter. */
  inOneChapter(a: number, b: number): boolean
  bytes: number
}

/** Lists the stems of a translation's verses; `pause` is awaited between small steps, to let other work run. */
export async function createVerseIndex(
  { words: text, stems, stemsOfForm }: StemmedWords,
  pause: () => Promise<unknown> | undefined,
): Promise<StemmedVerses> {
  const ids = new Map(stems.map((stem, id) => [stem, id]))
  const count = text.starts.length - 1
  await pause()
  const chapters = chapterNumbers(text)
  const { words, starts } = stemSequence(text, stemsOfForm, stems.length)
  await pause()
  const { offsets, items: postings } = inverted({ offsets: starts, items: words }, stems.length, true)
  const documents = (id: number) => (id < 0 ? 0 : offsets[id + 1]! - offsets[id]!)
  return {
    ...{ count, words, starts, offsets, postings, documents },
    placeOf(verse) {
      if (verse >= count) return undefined
      const [book = 0, chapter = 0, number = 0] = text.places.subarray(verse * 4, verse * 4 + 3)
      return { book: text.books[book]!, chapter, verse: number }
    },
    idsOf: (wanted) => wanted.map((stem) => ids.get(stem) ?? -1),
    weightOf: (id) => Math.log(1 + count / (1 + documents(id))),
    inOneChapter: (a, b) => b < count && chapters[a] === chapters[b],
    bytes: words.byteLength + postings.byteLength + offsets.byteLength + starts.byteLength,
  }
}

/** The stems of all words in order, and where each verse begins. */
function stemSequence({ words, starts, counts }: TextWords, { offsets, items }: Lists, limit: number) {
  const total = counts.reduce((sum, count, form) => sum + count * (offsets[form + 1]! - offsets[form]!), 0)
  const sequence = numbersUpTo(limit, total)
  const begins = new Uint32Array(starts.length)
  let at = 0
  for (let verse = 0; verse + 1 < starts.length; verse++) {
    for (let i = starts[verse]!; i < starts[verse + 1]!; i++) {
      const form = words[i]!
      for (let k = offsets[form]!; k < offsets[form + 1]!; k++) sequence[at++] = items[k]!
    }
    begins[verse + 1] = at
  }
  return { words: sequence, starts: begins }
}

/** A number for the chapter of each verse. */
function chapterNumbers({ places, starts }: TextWords): Uint16Array {
  const numbers = new Uint16Array(starts.length - 1)
  for (let i = 1; i < numbers.length; i++) {
    const [before, at] = [i * 4 - 4, i * 4]
    const isSame = places[before] === places[at] && places[before + 1] === places[at + 1]
    numbers[i] = numbers[i - 1]! + (isSame ? 0 : 1)
  }
  return numbers
}
