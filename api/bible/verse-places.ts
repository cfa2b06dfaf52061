import { converted } from '#shared/bible/numbering.ts'
import { withinBounds } from '#shared/bible/resolve-reference.ts'
import type { Reference } from '#shared/bible/versification.ts'
import type { VersePlace } from '#shared/contract/bible.ts'
import type { Translation } from './translations.ts'

type Numbering = Pick<Translation, 'versification'>

/**
 * Where another text has the verses of a chapter, in order. Every verse there belongs to one verse here; the title of a
 * psalm, which only some texts count, belongs to the first one.
 */
export function versePlaces(here: Numbering, there: Numbering, book: string, chapter: number): VersePlace[] {
  const last = here.versification.get(book)?.[chapter - 1] ?? 0
  const counts = there.versification.get(book) ?? []
  const placeOf = (verse: number) => converted(verseOf(book, chapter, verse), here.versification, there.versification)
  const ends = [placeOf(1), placeOf(Math.max(1, last))]
  const first = Math.min(...ends.map((each) => each.start_chapter))
  const final = Math.min(counts.length, Math.max(...ends.map((each) => each.end_chapter)))
  const found: VersePlace[] = []
  for (let other = first; other <= final; other++) {
    for (let verse = 1; verse <= (counts[other - 1] ?? 0); verse++) {
      const back = converted(verseOf(book, other, verse), there.versification, here.versification)
      const own = withinBounds(back, here.versification).reference
      if (own?.start_chapter !== chapter || own.book !== book) continue
      const known = found.at(-1)
      if (known?.verse === own.start_verse && known.chapter === other) known.end_verse = verse
      else found.push({ verse: own.start_verse, chapter: other, start_verse: verse, end_verse: verse })
    }
  }
  return found
}

function verseOf(book: string, chapter: number, verse: number): Reference {
  return { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse }
}
