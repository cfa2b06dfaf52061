import { bookById } from '#shared/bible/books.ts'
import { toEnglish } from '#shared/bible/numbering.ts'
import { wholeReference } from '#shared/bible/reference.ts'
import { joinRelated } from '#shared/bible/related.ts'
import { resolveReference, withinBounds } from '#shared/bible/resolve-reference.ts'
import { positionsOf } from '#shared/bible/verse-position.ts'
import type { Reference } from '#shared/bible/versification.ts'
import type { MuchRelatedAnswer, PassageVerse, RelatedAnswer } from '#shared/contract/bible.ts'
import { versesIn } from '#shared/search/verses-in.ts'
import type { Db } from '#shared/server/db.ts'
import { libraryOf } from '#shared/server/library.ts'
import { countRelated, listRelated } from '#shared/server/sql/study.ts'
import { wrongValue } from '../http/errors.ts'
import { written } from './passages.ts'
import type { Translation } from './translations.ts'

const MAX_REFERENCES = 20
const MAX_PASSAGES = 60
/** Each passage may be a request to the publisher. */
const MAX_PUBLISHED = 8
/** About one verse in ten leads to so many others. */
const MANY = 25

type Passage = RelatedAnswer['books'][number]['passages'][number] & { book: string }

/**
 * The passages that the verses of a reference lead to, in the words of a translation. The reference is in the numbering
 * of that translation. Passages that it does not have are left out. Refuses with 400 what cannot be read.
 */
export async function relatedPassages(db: Db, translation: Translation, text: string): Promise<RelatedAnswer> {
  const references = referencesIn(translation, text)
  const positions = references.map((each) => positionsOf(toEnglish(each, translation.versification)))
  const ranges = joinRelated(await listRelated(db, positions)).flatMap((range) => {
    const { reference: own } = resolveReference(range, translation.versification)
    return own ? [{ ...own, cited: range.cited, ...(range.is_parallel && { is_parallel: true as const }) }] : []
  })
  const shown = ranges.slice(0, translation.publisher ? MAX_PUBLISHED : MAX_PASSAGES)
  const read = await verseReader(db, translation)
  const passages = await Promise.all(
    shown.map(async ({ cited, is_parallel, ...range }): Promise<Passage> => {
      const verses = await read(range)
      const passage = {
        book: range.book,
        ref: written(translation, range),
        chapter: range.start_chapter,
        cited,
        verses,
      }
      return { ...passage, ...(is_parallel && { is_parallel }) }
    }),
  )
  return {
    ref: references.map((each) => written(translation, each)).join('; '),
    total: ranges.length,
    books: byBook(translation, passages),
  }
}

/** The verses of a chapter that lead to many others. */
export async function muchRelated(
  db: Db,
  { versification }: Translation,
  book: string,
  chapter: number,
): Promise<MuchRelatedAnswer> {
  const verses = Array.from({ length: versification.get(book)?.[chapter - 1] ?? 0 }, (_, index) => index + 1)
  const positions = verses.map((verse) => {
    const own = { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse }
    return positionsOf(toEnglish(own, versification))
  })
  const counts = await countRelated(db, positions)
  return { verses: counts.flatMap(({ index, count }) => (count < MANY ? [] : [{ verse: verses[index]!, count }])) }
}

function referencesIn({ language, versification }: Translation, text: string): Reference[] {
  const given = wholeReference(text, language) ?? []
  const faults = [
    ...(given.length === 0 ? [`Not understood: “${text.slice(0, 60)}”.`] : []),
    ...(given.length > MAX_REFERENCES ? [`These are more than ${MAX_REFERENCES} references.`] : []),
  ]
  const found = given.slice(0, MAX_REFERENCES).flatMap((each) => {
    const { reference, problem } = withinBounds(each, versification)
    if (problem) faults.push(`${each.ref}: ${problem}.`)
    return reference ?? []
  })
  const [detail] = faults
  if (detail) throw wrongValue(detail, { path: 'ref' })
  return found
}

async function verseReader(db: Db, translation: Translation): Promise<(range: Reference) => Promise<PassageVerse[]>> {
  const { publisher } = translation
  if (publisher) return (range) => publisher.verses(range)
  const verses = await libraryOf(db).verses({ ...translation, kind: 'scripture' })
  return async (range) => versesIn(verses, range)
}

/** Passages by book; the books are in the order of their first passages. */
function byBook(translation: Translation, passages: Passage[]): RelatedAnswer['books'] {
  const nameOf = (id: string) => translation.books.find((book) => book.id === id)?.name ?? bookById(id)?.name ?? id
  return [...Map.groupBy(passages, ({ book }) => book)].map(([book, found]) => ({
    book,
    name: nameOf(book),
    passages: found.map(({ book: _, ...passage }) => passage),
  }))
}
