import type { Passage, PassageVerse } from '#shared/contract/bible.ts'
import type { Translation } from '../bible/translations.ts'
import { versePlaces } from '../bible/verse-places.ts'
import type { VerseRow } from './thread/handout/handout.ts'

type Numbering = Pick<Translation, 'versification'>

/**
 * Which verses of a passage in two translations are beside each other, by their indexes, in order. Each of the second
 * is beside the one of the first that it belongs to, also with another number; without one it has a row of its own.
 */
export function versesBeside(first: [Numbering, Passage], second: [Numbering, Passage]): VerseRow[] {
  const [[here, own], [there, other]] = [first, second]
  const rows = new Map<number, [number[], number[]]>()
  const rowAt = (at: number) => rows.get(at) ?? rows.set(at, [[], []]).get(at)!
  for (const [index, verse] of own.verses.entries()) rowAt(placeOf(verse))[0].push(index)
  const places = placesBeside(here, there, own)
  let last = 0
  for (const [index, verse] of other.verses.entries()) {
    // a verse that the first numbering lacks follows the one before it
    last = places.get(placeOf(verse)) ?? Math.floor(last) + 0.5
    rowAt(last)[1].push(index)
  }
  return [...rows].sort(([one], [two]) => one - two).map(([, row]) => row)
}

/** The place in the first numbering of each verse in the second. */
function placesBeside(here: Numbering, there: Numbering, { book, verses }: Passage): Map<number, number> {
  const places = new Map<number, number>()
  for (const chapter of new Set(verses.map((verse) => verse.chapter))) {
    for (const place of versePlaces(here, there, book, chapter)) {
      for (let verse = place.start_verse; verse <= place.end_verse; verse++) {
        places.set(placeOf({ chapter: place.chapter, verse }), placeOf({ chapter, verse: place.verse }))
      }
    }
  }
  return places
}

const placeOf = ({ chapter, verse }: Pick<PassageVerse, 'chapter' | 'verse'>): number => chapter * 1000 + verse
