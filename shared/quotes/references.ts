import { lastIndex } from '../bible/last-index.ts'
import { toEnglish } from '../bible/numbering.ts'
import type { ReaderTranslation } from '../bible/reader-translation.ts'
import { findReferencesInSteps } from '../bible/reference.ts'
import { resolveReference } from '../bible/resolve-reference.ts'
import { CHAPTER_END, formatReference, oneChapterBooks, type Reference } from '../bible/versification.ts'
import type { ModelPlace } from '../builtin/request.ts'
import { readerAddress } from '../chapter-address.ts'
import { pause } from '../pause.ts'

/** A reference in an answer. `range` is undefined if the translation has no such verse. */
export type AnswerReference = {
  start: number
  end: number
  ref: string
  range: Reference | undefined
  book: string | null
  /** As written in the answer: in English numbering, while `range` uses the translation's. */
  written?: Reference
  /** For a verse without a chapter: the same verse of another chapter that it may mean. */
  instead?: Fitted
}

/** A reference without its position. */
type Fitted = Omit<AnswerReference, 'start' | 'end'>

const verseOnly = /(?<![\p{L}\p{N}])(?:verses?|vv?\.|vers[ií]culos?)\s?(\d{1,3})(?:\s?[-–—]\s?(\d{1,3}))?(?![\d:])/giu
const bare = /(?<=[([]\s?|;\s|,\s)(\d{1,3}):(\d{1,3})(?:\s?[-–—]\s?(\d{1,3}))?(?=\s?[)\];,])/g
const looksLike =
  /(?<![\p{L}\p{N}])(?:(?:[1-4]|I{1,3})\s)?(\p{Lu}\p{L}{2,})\s(\d{1,3}):(\d{1,3})(?:[-–]\d{1,3})?(?!\d)/gu
const times = new Set('at by from around until till before after about on in is was to and or the chapter'.split(' '))

/** The search for references gets this much text per call: each call costs as much as a long text. */
const PART = 3000
/** The same for text with so many numbers that the search would stop before its end. */
const DENSE_PART = 750
const MOST_NUMBERS = 350
/** A reference has a number; the parser is slow, and most of an answer has none. */
const hasNumber = /[\p{N}一二三四五六七八九十百]/u

/**
 * Every reference of a shown text in order: in full, by verse alone (`verse 16`, of the last book and chapter named
 * except in passing, else of the place asked about), and what looks like one but names a book that does not exist.
 */
export async function referencesIn(
  text: string,
  translation: ReaderTranslation,
  place: ModelPlace,
): Promise<AnswerReference[]> {
  const full: AnswerReference[] = []
  for (const part of partsOf(text)) {
    if (!hasNumber.test(part.text)) continue
    for (const found of await findReferencesInSteps(part.text, translation.language, pause)) {
      const { start, end, ref: _, ...reference } = found
      // in a book with one chapter the number is a verse
      const isFirst = oneChapterBooks.has(reference.book) && /[^:.\d]\s?1$/.test(part.text.slice(start, end))
      const range = isFirst ? { ...reference, start_verse: 1, end_verse: 1 } : reference
      full.push({ start: start + part.start, end: end + part.start, ...fitted(range, translation) })
    }
    await pause()
  }
  const real = full.filter(({ range }) => range)
  const main: AnswerReference[] = []
  for (const each of text.search(verseOnly) === -1 ? [] : real) {
    if (!isInPassing(text, each)) main.push(each)
    await pause()
  }
  const open = verses(place.book, place.chapter, CHAPTER_END, CHAPTER_END)
  const here = toEnglish(open, translation.versification)
  const lastOf = (list: readonly AnswerReference[], at: number) => list[lastIndex(list, ({ end }) => end <= at)]
  await pause()
  const alone = Array.from(text.matchAll(verseOnly), (match) => {
    const last = lastOf(real, match.index)
    const isSameAside = last && !/[)）]/.test(text.slice(last.end, Math.min(match.index, last.end + 80)))
    const context = (isSameAside ? last : lastOf(main, match.index))?.written ?? here
    const other = isSameChapter(context, here) ? (last?.written ?? here) : here
    const verseOf = ({ book, end_chapter }: Reference) =>
      fitted(verses(book, end_chapter, Number(match[1]), Number(match[2] ?? match[1])), translation)
    const isElsewhere = !isSameChapter(context, other)
    return { ...spanOf(match), ...verseOf(context), ...(isElsewhere && { instead: verseOf(other) }) }
  })
  await pause()
  const unnamed = Array.from(text.matchAll(bare), (match) => {
    const { book } = lastOf(real, match.index)?.written ?? here
    const range = verses(book, Number(match[1]), Number(match[2]), Number(match[3] ?? match[2]))
    return { ...spanOf(match), ...fitted(range, translation) }
  })
  await pause()
  const unknown = Array.from(text.matchAll(looksLike))
    .filter((match) => !times.has((match[1] ?? '').toLowerCase()))
    .map((match) => ({ ...spanOf(match), ref: match[0], range: undefined, book: null }))
  await pause()
  return merged(merged(full, [...alone, ...unnamed]), unknown)
}

/** The longest text between a parenthesis and a reference in it. */
const ASIDE = 60

/** True for a reference in parentheses in the middle of a line, unless it names the quotation before it. */
function isInPassing(text: string, { start, end }: AnswerReference): boolean {
  const before = text.slice(Math.max(0, start - ASIDE), start)
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'))
  if (open === -1 || /[)）\n]/.test(before.slice(open))) return false
  const at = start - before.length + open
  const isSource = /["“”„«»‹›’'」』][\s.,;:!?…—–-]*$/u.test(text.slice(Math.max(0, at - 20), at))
  return !isSource && /^[^()（）\n]{0,60}[)）][.,;:!?]*[^\S\n]*[^\s|]/u.test(text.slice(end, end + ASIDE + 20))
}

const isSameChapter = (a: Reference, b: Reference) => a.book === b.book && a.end_chapter === b.end_chapter

/** Splits a text into stretches that are searched separately, between references. */
function* partsOf(text: string): Generator<{ start: number; text: string }> {
  for (let at = 0; at < text.length; ) {
    const size = isDense(text.slice(at, at + PART)) ? DENSE_PART : PART
    const whole = text.slice(at, at + size)
    const breaks =
      at + size < text.length ? [...whole.matchAll(/\n\s*|\|+|[.;!?][”"’)]*\s+(?=\D)|(?<!\d)\s+(?=\p{Ll}{4})/gu)] : []
    const last = breaks.findLast(({ index }) => index > size / 2)
    const length = last ? last.index + last[0].length : whole.length
    yield { start: at, text: text.slice(at, at + length) }
    at += length
  }
}

const isDense = (part: string): boolean => (part.match(/\p{Nd}+/gu)?.length ?? 0) > MOST_NUMBERS

const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })

/** Both lists in order; of the second only what does not overlap the first. */
function merged(taken: readonly AnswerReference[], more: readonly AnswerReference[]): AnswerReference[] {
  const free = more.filter(({ start, end }) => {
    const last = taken[lastIndex(taken, (each) => each.start < end)]
    return !last || last.end <= start
  })
  // the two ends of a range from book to book have the same position, so references in one list may overlap
  const isTaken = new Set(taken)
  const found: AnswerReference[] = []
  for (const each of [...taken, ...free].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (isTaken.has(each) || (found.at(-1)?.end ?? 0) <= each.start) found.push(each)
  }
  return found
}

function fitted(reference: Reference, translation: ReaderTranslation): Fitted {
  const { versification } = translation
  const ends = reference.end_chapter * 1000 + reference.end_verse
  const isForward = ends >= reference.start_chapter * 1000 + reference.start_verse && reference.start_verse > 0
  const range = isForward ? resolveReference(reference, versification).reference : undefined
  const ref = formatReference(range ?? reference, { versification })
  return { ref, range, book: reference.book, written: reference }
}

function verses(book: string, chapter: number, start_verse: number, end_verse: number): Reference {
  return { book, start_chapter: chapter, start_verse, end_chapter: chapter, end_verse }
}

/** Those that may name a quotation: not a number that is no chapter or verse after a reference that is one. */
export function withoutStrayNumbers(text: string, references: readonly AnswerReference[]): AnswerReference[] {
  const found: AnswerReference[] = []
  for (const each of references) {
    const leader = found.at(-1)
    const isStray = !each.range && leader?.range && /^[\s,;&]*\d[\d\s]*$/.test(text.slice(leader.end, each.end))
    if (!isStray) found.push(each)
  }
  return found
}

/** The references that begin in a stretch of the text. */
export function between(references: readonly AnswerReference[], start: number, end: number): AnswerReference[] {
  const from = lastIndex(references, (each) => each.start < start) + 1
  return references.slice(from, lastIndex(references, (each) => each.start < end) + 1)
}

/** The reader's address of a passage: `/read/JHN/3?verse=16-18`, without verses for a whole chapter. */
export function readerPath(range: Reference, { versification }: Pick<ReaderTranslation, 'versification'>): string {
  const path = readerAddress(range.book, range.start_chapter)
  const last = versification.get(range.book)?.[range.start_chapter - 1] ?? range.start_verse
  const end = range.end_chapter > range.start_chapter ? last : range.end_verse
  if (range.start_verse === 1 && end === last) return path
  return `${path}?verse=${range.start_verse}${end > range.start_verse ? `-${end}` : ''}`
}
