import { findReferences } from '#shared/bible/reference.ts'
import { formatReference, oneChapterBooks, type Reference, resolveReference } from '#shared/bible/versification.ts'
import type { Place } from '../llm/provider.ts'
import type { Translation } from '../translation.ts'

/** A reference in an answer. `range` is undefined where the translation has no such verse. */
export type AnswerReference = {
  start: number
  end: number
  ref: string
  range: Reference | undefined
  book: string | null
}

const verseOnly = /(?<![\p{L}\p{N}])(?:verses?|vv?\.|vers[ií]culos?)\s?(\d{1,3})(?:\s?[-–—]\s?(\d{1,3}))?(?![\d:])/giu
const bare = /(?<=[([]\s?|;\s|,\s)(\d{1,3}):(\d{1,3})(?:\s?[-–—]\s?(\d{1,3}))?(?=\s?[)\];,])/g
const looksLike =
  /(?<![\p{L}\p{N}])(?:(?:[1-4]|I{1,3})\s)?(\p{Lu}\p{L}{2,})\s(\d{1,3}):(\d{1,3})(?:[-–]\d{1,3})?(?!\d)/gu
const times = new Set('at by from around until till before after about on in is was to and or the chapter'.split(' '))

/**
 * Every reference of an answer in order: in full, by verse alone (`verse 16`, of the last book and chapter named, else of
 * the place asked about), and what looks like one and names no book that there is. `code` is left alone.
 */
export function referencesIn(text: string, translation: Translation, place: Place): AnswerReference[] {
  const full = findReferences(text, translation.language).map((found) => {
    const { start, end, ref: _, ...reference } = found
    // in a book of one chapter the number is the verse's
    const isFirst = oneChapterBooks.has(reference.book) && /[^:.\d]\s?1$/.test(text.slice(start, end))
    return { start, end, ...fitted(isFirst ? { ...reference, start_verse: 1, end_verse: 1 } : reference, translation) }
  })
  const taken = (start: number, end: number, by: readonly AnswerReference[]) =>
    by.some((other) => other.start < end && start < other.end)
  const found: AnswerReference[] = [...full]
  const add = (start: number, end: number, make: () => Omit<AnswerReference, 'start' | 'end'>) => {
    if (!taken(start, end, found)) found.push({ start, end, ...make() })
  }
  const context = (at: number) => {
    const last = full.findLast((each) => each.end <= at && each.range)?.range
    return last ? { book: last.book, chapter: last.end_chapter } : { book: place.book, chapter: place.chapter }
  }
  for (const match of text.matchAll(verseOnly)) {
    const { book, chapter } = context(match.index)
    const range = verses(book, chapter, Number(match[1]), Number(match[2] ?? match[1]))
    add(match.index, match.index + match[0].length, () => fitted(range, translation))
  }
  for (const match of text.matchAll(bare)) {
    const { book } = context(match.index)
    const range = verses(book, Number(match[1]), Number(match[2]), Number(match[3] ?? match[2]))
    add(match.index, match.index + match[0].length, () => fitted(range, translation))
  }
  for (const match of text.matchAll(looksLike)) {
    if (times.has((match[1] ?? '').toLowerCase())) continue
    add(match.index, match.index + match[0].length, () => ({ ref: match[0], range: undefined, book: null }))
  }
  return found.sort((a, b) => a.start - b.start)
}

function fitted(reference: Reference, translation: Translation): Omit<AnswerReference, 'start' | 'end'> {
  const { versification } = translation
  const ends = reference.end_chapter * 1000 + reference.end_verse
  const isForward = ends >= reference.start_chapter * 1000 + reference.start_verse && reference.start_verse > 0
  const range = isForward ? resolveReference(reference, versification).reference : undefined
  return { ref: formatReference(range ?? reference, { versification }), range, book: reference.book }
}

function verses(book: string, chapter: number, start_verse: number, end_verse: number): Reference {
  return { book, start_chapter: chapter, start_verse, end_chapter: chapter, end_verse }
}

/** The address of a passage in the reader: `/read/JHN/3?verse=16-18`, without verses for a whole chapter. */
export function readerPath(range: Reference, { versification }: Translation): string {
  const path = `/read/${range.book}/${range.start_chapter}`
  const last = versification.get(range.book)?.[range.start_chapter - 1] ?? range.start_verse
  const end = range.end_chapter > range.start_chapter ? last : range.end_verse
  if (range.start_verse === 1 && end === last) return path
  return `${path}?verse=${range.start_verse}${end > range.start_verse ? `-${end}` : ''}`
}
