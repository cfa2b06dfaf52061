import { invert, type NumberArray, numbersUpTo } from './postings.ts'
import { stemsOf } from './stem.ts'

/** A verse of a text, in canonical order. */
export type IndexedVerse = { book: string; chapter: number; verse: number; text: string }

/** The place of a verse. */
type VersePlace = Omit<IndexedVerse, 'text'>

/**
 * One translation in typed arrays: `words` has the ids of the stems of all verses in order, and those of verse i begin
 * at `starts[i]`. `postings` has for each stem the verses that contain it, from `offsets[id]` on.
 */
export type VerseIndex = {
  places: VersePlace[]
  words: NumberArray
  starts: Uint32Array
  offsets: Uint32Array
  postings: NumberArray
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

const VERSES_A_SLICE = 1000

/** Indexes a translation; `pause` is awaited every 10 ms or so, to let other work run. */
export async function createVerseIndex(
  verses: readonly IndexedVerse[],
  pause: () => Promise<unknown>,
): Promise<VerseIndex> {
  const ids = new Map<string, number>()
  const starts = new Uint32Array(verses.length + 1)
  const places = verses.map(({ book, chapter, verse }) => ({ book, chapter, verse }))
  const chapters = chapterNumbers(places)
  const sequence: number[] = []
  for (const [i, { text }] of verses.entries()) {
    if (i % VERSES_A_SLICE === 0) await pause()
    for (const stem of stemsOf(text)) {
      let id = ids.get(stem)
      if (id === undefined) {
        id = ids.size
        ids.set(stem, id)
      }
      sequence.push(id)
    }
    starts[i + 1] = sequence.length
  }
  const words = numbersUpTo(ids.size, sequence.length)
  words.set(sequence)
  const { offsets, postings } = invert(words, starts, ids.size)
  const documents = (id: number) => (id < 0 ? 0 : offsets[id + 1]! - offsets[id]!)
  return {
    ...{ places, words, starts, offsets, postings, documents },
    idsOf: (stems) => stems.map((stem) => ids.get(stem) ?? -1),
    weightOf: (id) => Math.log(1 + verses.length / (1 + documents(id))),
    inOneChapter: (a, b) => b < places.length && chapters[a] === chapters[b],
    bytes: words.byteLength + postings.byteLength + offsets.byteLength + starts.byteLength,
  }
}

/** A number for the chapter of each verse. */
function chapterNumbers(places: readonly VersePlace[]): Uint16Array {
  const numbers = new Uint16Array(places.length)
  for (let i = 1; i < places.length; i++) {
    const [one, two] = [places[i - 1]!, places[i]!]
    numbers[i] = numbers[i - 1]! + (one.book === two.book && one.chapter === two.chapter ? 0 : 1)
  }
  return numbers
}
