import type { Versification } from '../bible/versification.ts'
import { wordsIn } from './words.ts'

/** Lets other work run; called between small steps. */
export type Pause = () => Promise<void> | undefined

/** The number of consecutive words that are looked up together. */
export const GRAM = 3

/** What kind of text it is: a translation, a commentary on it, a dictionary of its words, or a book of topics. */
export type SourceKind = 'scripture' | TeacherKind
export type TeacherKind = 'commentary' | 'lexicon' | 'topics'

/**
 * A part of a text with its place: a verse, a comment on some verses, an article (`H` 1234) of a dictionary, or a
 * topic, whose name is stored as its book.
 */
export type Entry = { book: string; chapter: number; verse: number; verse_end: number; text: string }

/**
 * A text as the engine searches it. `words` has the numbers of its words in order and `numbers` the number of each
 * word; `starts` has the beginning of each entry in `words`, `places` has four numbers for each entry: book (an index
 * of `books`), chapter, first and last verse. `buckets` and `positions` are its fingerprints: where every run of `GRAM`
 * words begins, by the hash of the run.
 */
export type TextIndex = {
  books: string[]
  places: Uint16Array
  starts: Uint32Array
  words: Uint32Array
  numbers: ReadonlyMap<string, number>
  /** The frequency of each word in the text. */
  counts: Uint32Array
  buckets: Uint32Array
  positions: Uint32Array
}

/** About three fingerprints a bucket for a Bible. */
const BUCKET_BITS = 18
const STEP = 4000

/** Hashes a run of words to its bucket. */
export function bucketOf(a: number, b: number, c: number): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 0x7f4a, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(c + 0x165, 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 13), 0x85ebca6b)
  return (hash ^ (hash >>> 16)) >>> (32 - BUCKET_BITS)
}

/**
 * Builds the index of a text, in slices. Keeps every run of `GRAM` words, not only one of each window as in winnowing
 * (Schleimer, Wilkerson and Aiken, SIGMOD 2003): a damaged quotation of six words has no run to spare, and a Bible with
 * all runs still needs less than 8 MB.
 */
export async function buildTextIndex(entries: readonly Entry[], pause: Pause): Promise<TextIndex> {
  const starts = new Uint32Array(entries.length + 1)
  const places = new Uint16Array(entries.length * 4)
  const numbers = new Map<string, number>()
  const books: string[] = []
  const list: number[] = []
  for (const [i, { book, chapter, verse, verse_end, text }] of entries.entries()) {
    if (books.at(-1) !== book && !books.includes(book)) books.push(book)
    places.set([books.indexOf(book), chapter, verse, verse_end], i * 4)
    starts[i] = list.length
    for (const form of wordsIn(text).forms) {
      const number = numbers.get(form) ?? numbers.size
      if (number === numbers.size) numbers.set(form, number)
      list.push(number)
    }
    if (i % 20 === 0) await pause()
  }
  starts[entries.length] = list.length
  const words = new Uint32Array(list.length)
  for (let i = 0; i < list.length; i++) words[i] = list[i] as number
  await pause()
  const { buckets, positions } = await fingerprints(words, pause)
  return { books, places, starts, words, numbers, counts: countsOf(words, numbers.size), buckets, positions }
}

/** The frequency of each word in a text. */
export function countsOf(words: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (const word of words) counts[word] = (counts[word] as number) + 1
  return counts
}

async function fingerprints(words: Uint32Array, pause: Pause) {
  const count = Math.max(0, words.length - GRAM + 1)
  const bucketAt = (at: number) => bucketOf(words[at] as number, words[at + 1] as number, words[at + 2] as number)
  const buckets = new Uint32Array((1 << BUCKET_BITS) + 1)
  for (let at = 0; at < count; at++) {
    const bucket = bucketAt(at) + 1
    buckets[bucket] = (buckets[bucket] as number) + 1
    if (at % STEP === 0) await pause()
  }
  for (let i = 1; i < buckets.length; i++) buckets[i] = (buckets[i] as number) + (buckets[i - 1] as number)
  await pause()
  const next = buckets.slice()
  const positions = new Uint32Array(count)
  for (let at = 0; at < count; at++) {
    const bucket = bucketAt(at)
    const place = next[bucket] as number
    positions[place] = at
    next[bucket] = place + 1
    if (at % STEP === 0) await pause()
  }
  return { buckets, positions }
}

/** The number of the entry that contains a word, given the word's position in the text. */
export function entryAt({ starts }: TextIndex, at: number): number {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle
  }
  return low
}

/** The place of an entry: book, chapter, verses. */
export function placeOfEntry({ books, places }: TextIndex, entry: number): Omit<Entry, 'text'> {
  const [book = 0, chapter = 0, verse = 0, verse_end = 0] = places.subarray(entry * 4, entry * 4 + 4)
  return { book: books[book] ?? '', chapter, verse, verse_end }
}

const versifications = new WeakMap<TextIndex, Versification>()

/** The last verse of each chapter of an indexed translation. */
export function versificationOf(index: TextIndex): Versification {
  const counted = versifications.get(index)
  if (counted) return counted
  const { books, places } = index
  const found = new Map<string, number[]>()
  for (let at = 0; at < places.length; at += 4) {
    const [book = 0, chapter = 0, , last = 0] = places.subarray(at, at + 4)
    const chapters = found.get(books[book] as string) ?? []
    while (chapters.length < chapter) chapters.push(0)
    chapters[chapter - 1] = Math.max(chapters[chapter - 1] ?? 0, last)
    found.set(books[book] as string, chapters)
  }
  versifications.set(index, found)
  return found
}
