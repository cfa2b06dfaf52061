import type { VersePlace } from '#shared/contract/bible.ts'
import { fetchPlaces } from '../data/other-places.ts'
import type { StudyPlace } from './items.ts'

/**
 * A place of another translation in the numbers of a shown chapter; null if it is elsewhere. `places` says where that
 * translation has the verses of the chapter; without any the numbers are the same.
 */
export function placedAt(at: StudyPlace, chapter: number, places: readonly VersePlace[]): StudyPlace | null {
  if (places.length === 0) return at.chapter === chapter ? at : null
  const inside = places.filter((place) => place.chapter === at.chapter)
  // what belongs to a whole chapter is where its first verse is
  if (at.verses.length === 0) return inside.some((place) => place.start_verse === 1) ? { ...at, chapter } : null
  const here = inside.filter((place) => at.verses.some((each) => place.start_verse <= each && each <= place.end_verse))
  const verses = [...new Set(here.map(({ verse }) => verse))].sort((a, b) => a - b)
  return verses.length > 0 ? { ...at, chapter, verses } : null
}

/** A place in another translation, which has the verses of its chapter at `places`; as far as they are in one chapter. */
export function placeIn(at: StudyPlace, places: readonly VersePlace[]): StudyPlace {
  const there = places.filter(({ verse }) => at.verses.length === 0 || at.verses.includes(verse))
  const [first] = there
  if (!first) return at
  const { chapter } = first
  if (at.verses.length === 0) return { ...at, chapter }
  const verses = there.flatMap((place) => (place.chapter === chapter ? versesOf(place) : []))
  return { ...at, chapter, verses }
}

const versesOf = ({ start_verse, end_verse }: VersePlace) =>
  Array.from({ length: end_verse - start_verse + 1 }, (_, index) => start_verse + index)

/** Where a translation has a place. If that cannot be loaded, the numbers must do. */
export async function placeToRead(at: StudyPlace, translation: string): Promise<StudyPlace> {
  if (at.edition === translation) return at
  return placeIn(at, await fetchPlaces(at, translation).catch(() => []))
}
