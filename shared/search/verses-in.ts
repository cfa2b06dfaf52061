import type { Reference } from '../bible/versification.ts'
import type { PassageVerse } from '../contract/bible.ts'
import type { TextWords } from '../seals/text-index.ts'
import { type StoredTexts, textAt } from './verse-texts.ts'

/** The verses of a translation with their places. */
export type PlacedVerses = { index: TextWords; texts: StoredTexts }

/** The verses of a range, in order. A bridge such as 4-5 belongs to the range if any of its verses does. */
export function versesIn({ index, texts }: PlacedVerses, range: Reference): PassageVerse[] {
  const { places } = index
  const book = index.books.indexOf(range.book)
  const first = range.start_chapter * CHAPTER + range.start_verse
  const last = range.end_chapter * CHAPTER + range.end_verse
  const found: PassageVerse[] = []
  const { from, to } = stretchesOf(index)[book] ?? { from: 0, to: 0 }
  for (let verse = from; verse < to; verse++) {
    if (places[verse * 4] !== book) continue
    const chapter = places[verse * 4 + 1] as number
    const start = places[verse * 4 + 2] as number
    if (chapter * CHAPTER + (places[verse * 4 + 3] as number) < first || chapter * CHAPTER + start > last) continue
    found.push({ chapter, verse: start, text: textAt(texts, verse) })
  }
  return found
}

/** More than the verses of any chapter. */
const CHAPTER = 2 ** 16

const stretches = new WeakMap<TextWords, { from: number; to: number }[]>()

/** Where the verses of each book begin and end. */
function stretchesOf(index: TextWords): { from: number; to: number }[] {
  const known = stretches.get(index)
  if (known) return known
  const found = index.books.map(() => ({ from: Number.POSITIVE_INFINITY, to: 0 }))
  for (let verse = 0; verse * 4 < index.places.length; verse++) {
    const stretch = found[index.places[verse * 4] as number]
    if (!stretch) continue
    stretch.from = Math.min(stretch.from, verse)
    stretch.to = verse + 1
  }
  stretches.set(index, found)
  return found
}
