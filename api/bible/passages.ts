import { bookById } from '#shared/bible/books.ts'
import { converted } from '#shared/bible/numbering.ts'
import { wholeReference } from '#shared/bible/reference.ts'
import { resolveReference, withinBounds } from '#shared/bible/resolve-reference.ts'
import { formatReference, type Reference } from '#shared/bible/versification.ts'
import type { Passage } from '#shared/contract/bible.ts'
import type { Db } from '#shared/server/db.ts'
import { readVerses } from '#shared/server/publisher.ts'
import { type HttpError, wrongValue } from '../http/errors.ts'
import type { Translation } from './translations.ts'

const MAX_REFERENCES = 60
/** Each reference may be a request to the publisher. */
const MAX_PUBLISHED = 8
const MAX_VERSES = 2000
/** At most this many unreadable parts are named. */
const UNREAD_SHOWN = 8
/** Parts that are parsed at a time. */
const TOGETHER = 8

/**
 * The verses of everything that a text refers to, in the order of the text. The text uses English numbering, or that of
 * the translation `numbering`. Refuses with 400 and names what could not be parsed or what this translation does not
 * have.
 */
export async function passagesOf(
  db: Db,
  translation: Translation,
  text: string,
  numbering?: Translation,
): Promise<Passage[]> {
  const references = referencesIn(translation, text, numbering)
  const most = translation.publisher ? MAX_PUBLISHED : MAX_REFERENCES
  if (references.length > most) throw tooMany(most)
  const passages: Passage[] = []
  let count = 0
  for (const reference of references) {
    const verses = await readVerses(db, translation, reference)
    const ref = written(translation, reference)
    if (verses.length === 0) throw refusal(`${ref}: this translation has no such verse.`)
    count += verses.length
    if (count > MAX_VERSES) throw refusal(`These are more than ${MAX_VERSES} verses.`)
    passages.push({ ref, book: reference.book, chapter: reference.start_chapter, verses })
  }
  return passages
}

/** A reference in the translation's words: English names are the commonly used ones. */
export function written(translation: Translation, reference: Reference): string {
  const book = translation.books.find(({ id }) => id === reference.book)
  const name = translation.language.startsWith('en') ? undefined : book?.name
  return formatReference(reference, { name, versification: translation.versification })
}

function referencesIn(translation: Translation, text: string, numbering: Translation | undefined): Reference[] {
  const parts = text.split(';').flatMap((part) => part.trim() || [])
  if (parts.length > MAX_REFERENCES) throw tooMany(MAX_REFERENCES)
  const found = wholeReference(text, translation.language)
  if (!found) {
    const unread = unreadParts(parts, translation.language).map((part) => `“${part.slice(0, 60)}”`)
    throw refusal(`Not understood: ${unread.join(', ')}.`)
  }
  return found.map((each) => {
    const { versification } = translation
    const { reference, problem } = numbering
      ? withinBounds(converted(each, numbering.versification, versification), versification)
      : resolveReference(each, versification)
    if (!reference) throw refusal(`${each.ref}: ${problem}.`)
    return reference
  })
}

/**
 * The first few parts that cannot be parsed, alone or in the book of the previous one. A few are parsed at a time, and their
 * halves where one of them cannot be: parsing ever longer texts would block the process, and parsing each part alone takes twice
 * as long.
 */
function unreadParts(parts: string[], language: string): string[] {
  if (parts.length === 1) return parts
  const unread: string[] = []
  let book = ''
  const isRead = (some: readonly string[]) => {
    const text = some.map((part) => part.replace(/[\s.,:?!]+$/, '')).join(';')
    const found = wholeReference(text, language) ?? (book ? wholeReference(`${book} ${text}`, language) : undefined)
    if (found) book = bookById(found.at(-1)!.book)?.name ?? ''
    return found !== undefined
  }
  const look = (some: readonly string[]) => {
    if (unread.length === UNREAD_SHOWN || isRead(some)) return
    if (some.length === 1) unread.push(some[0]!)
    else for (const half of pieces(some, Math.ceil(some.length / 2))) look(half)
  }
  for (const some of pieces(parts, TOGETHER)) look(some)
  return unread.length > 0 ? unread : [parts.join('; ')]
}

const pieces = (parts: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(parts.length / size) }, (_, i) => parts.slice(i * size, (i + 1) * size))

function tooMany(most: number): HttpError {
  return refusal(`These are more than ${most} references.`)
}

function refusal(detail: string): HttpError {
  return wrongValue(detail, { path: 'ref' })
}
