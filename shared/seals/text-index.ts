import { wordsOf } from '../bible/search-words.ts'
import type { Versification } from '../bible/versification.ts'
import { withoutAccents } from '../bible/without-accents.ts'
import { type NumberArray, numbersUpTo } from '../search/numbers.ts'
import { foldWord, wordPlaces } from './words.ts'

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
 * The words of a text. `forms` has its different words, sorted without their accents, and `numbers` the number of each;
 * `words` has the numbers of all words in order. `starts` has the beginning of each entry in `words`, `places` has four
 * numbers for each entry: book (an index of `books`), chapter, first and last verse.
 */
export type TextWords = {
  books: readonly string[]
  forms: readonly string[]
  numbers: ReadonlyMap<string, number>
  places: Uint16Array
  starts: Uint32Array
  words: NumberArray
  /** The frequency of each word in the text. */
  counts: Uint32Array
}

/** The fingerprints of a text: where every run of `GRAM` words begins, by the hash of the run. */
export type Fingerprints = { buckets: Uint32Array; positions: Uint32Array }

/** A text in which quotations are found. */
export type TextIndex = TextWords & Fingerprints

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
 * Reads the words of a text, in slices. `shown` has each form as the text writes it: in lower case if it ever does, so
 * that "In" is "in", but "Moses" stays.
 */
export async function buildWords(
  entries: readonly Entry[],
  pause: Pause,
): Promise<{ words: TextWords; shown: string[] }> {
  const starts = new Uint32Array(entries.length + 1)
  const places = new Uint16Array(entries.length * 4)
  const { found, spellings, numberOf } = createNumbering()
  const books: string[] = []
  // a word has at least one character
  const list = new Uint32Array(entries.reduce((sum, { text }) => sum + text.length, 0))
  let length = 0
  for (const [i, { book, chapter, verse, verse_end, text }] of entries.entries()) {
    if (books.at(-1) !== book && !books.includes(book)) books.push(book)
    places.set([books.indexOf(book), chapter, verse, verse_end], i * 4)
    starts[i] = length
    const written = wordPlaces(text)
    for (let n = 0; n < written.length; n += 2) list[length++] = numberOf(text.slice(written[n], written[n + 1]))
    if (i % 20 === 0) await pause()
  }
  starts[entries.length] = length
  addParts(found, spellings)
  const sorted = sortedForms([...found.keys()])
  const numbers = new Map(sorted.map((form, number) => [form, number]))
  await pause()
  const moved = Uint32Array.from(found.keys(), (form) => numbers.get(form) as number)
  const words = numbersUpTo(sorted.length, length)
  for (let i = 0; i < length; i++) words[i] = moved[list[i] as number] as number
  const shown = sorted.map((form) => spellings[found.get(form) as number] as string)
  await pause()
  const counts = countsOf(words, sorted.length)
  return { words: { books, forms: sorted, numbers, places, starts, words, counts }, shown }
}

/** Numbers the forms of written words, and chooses how each form is shown. */
function createNumbering() {
  const found = new Map<string, number>()
  const spellings: string[] = []
  // a word that is written the same way again changes nothing
  const seen = new Map<string, number>()
  const take = (raw: string): number => {
    const form = foldWord(raw)
    const number = found.get(form) ?? found.size
    found.set(form, number)
    seen.set(raw, number)
    const spelling = spellings[number]
    if (spelling === undefined || (isCapital(spelling) && !isCapital(raw))) spellings[number] = raw
    return number
  }
  return { found, spellings, numberOf: (raw: string) => seen.get(raw) ?? take(raw) }
}

/** Makes each part of a word with an apostrophe a form of its own, even if it never occurs alone. */
function addParts(found: Map<string, number>, spellings: string[]): void {
  for (const [form, number] of [...found]) {
    const parts = partsOf(form)
    if (parts.length === 1 && parts[0] === form) continue
    const written = wordsOf(spellings[number] as string)
    for (const [i, part] of parts.entries()) {
      if (found.has(part)) continue
      spellings.push(written[i] ?? part)
      found.set(part, found.size)
    }
  }
}

/** The parts of a form that a search looks for: "god's" has "god" and "s", most forms only themselves. */
export const partsOf = (form: string): string[] => (isWhole.test(form) ? [form] : wordsOf(form))

const isWhole = /^[a-z]+$/
const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Sorted without accents, so that all words with the same beginning are neighbours. */
function sortedForms(forms: readonly string[]): string[] {
  const keyed = forms.map((form): [string, string] => [withoutAccents(form), form])
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return keyed.sort((a, b) => order(a[0], b[0]) || order(a[1], b[1])).map(([, form]) => form)
}

/** The frequency of each word in a text. */
export function countsOf(words: NumberArray, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (const word of words) counts[word] = (counts[word] as number) + 1
  return counts
}

/**
 * The fingerprints of a sequence of words. Keeps every run of `GRAM` words, not only one of each window as in winnowing
 * (Schleimer, Wilkerson and Aiken, SIGMOD 2003): a damaged quotation of six words has no run to spare.
 */
export async function buildFingerprints(words: NumberArray, pause: Pause): Promise<Fingerprints> {
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
export function entryAt(index: TextWords, at: number): number {
  const { starts } = index
  let entry = blocksOf(index)[at >>> BLOCK_BITS] as number
  while (entry + 2 < starts.length && (starts[entry + 1] as number) <= at) entry++
  return entry
}

/** The entry is known for every 64th word: verses are about half as long. */
const BLOCK_BITS = 6
const blocks = new WeakMap<TextWords, Uint32Array>()

function blocksOf(index: TextWords): Uint32Array {
  const known = blocks.get(index)
  if (known) return known
  const { starts, words } = index
  const found = new Uint32Array((words.length >>> BLOCK_BITS) + 1)
  let entry = 0
  for (let block = 0; block < found.length; block++) {
    const at = block << BLOCK_BITS
    while (entry + 2 < starts.length && (starts[entry + 1] as number) <= at) entry++
    found[block] = entry
  }
  blocks.set(index, found)
  return found
}

/** The place of an entry: book, chapter, verses. */
export function placeOfEntry({ books, places }: TextWords, entry: number): Omit<Entry, 'text'> {
  const [book = 0, chapter = 0, verse = 0, verse_end = 0] = places.subarray(entry * 4, entry * 4 + 4)
  return { book: books[book] ?? '', chapter, verse, verse_end }
}

const versifications = new WeakMap<TextWords, Versification>()

/** The last verse of each chapter of an indexed translation. */
export function versificationOf(index: TextWords): Versification {
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
