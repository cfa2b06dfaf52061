import { CHAPTER_END, type Reference } from '#shared/bible/versification.ts'
import { booksBetween, fitOwn, fitReference } from '#shared/plans/passages.ts'
import { chaptersOf, lastVerseOf, type PlanBible } from '#shared/plans/plan-bible.ts'

const key = (chapter: number, verse: number) => chapter * 1000 + verse
const startOf = (range: Reference) => key(range.start_chapter, range.start_verse)
const endOf = (range: Reference) => key(range.end_chapter, range.end_verse)

/** Whether one range is a part of another, or equal to it. */
export const contains = (outer: Reference, inner: Reference): boolean =>
  outer.book === inner.book && startOf(outer) <= startOf(inner) && endOf(outer) >= endOf(inner)

/** Whether two ranges have a verse in common. */
export const overlaps = (a: Reference, b: Reference): boolean =>
  a.book === b.book && startOf(a) <= endOf(b) && startOf(b) <= endOf(a)

/** The parts of some ranges that are also in one of the others. */
export function partsInCommon(ranges: readonly Reference[], others: readonly Reference[]): Reference[] {
  return ranges.flatMap((range) =>
    others
      .filter((other) => overlaps(range, other))
      .map((other) => {
        const first = startOf(other) > startOf(range) ? other : range
        const last = endOf(other) < endOf(range) ? other : range
        const { start_chapter, start_verse } = first
        const { end_chapter, end_verse } = last
        return { book: range.book, start_chapter, start_verse, end_chapter, end_verse }
      }),
  )
}

/** Removes ranges that are contained in another, or equal to one. The rest may still share some verses. */
export function dropContainedRanges(ranges: readonly Reference[]): Reference[] {
  return ranges.filter((range, index) => {
    return !ranges.some((other, place) => {
      if (place === index || !contains(other, range)) return false
      return !contains(range, other) || place < index
    })
  })
}

/** A reference in English numbering; it ends in a later book if it has `until`. */
export type LongReference = Reference & { until?: Reference }

/** Whether a book is before another in the Bible. */
export const isBefore = (first: string, last: string): boolean =>
  first !== last && booksBetween(first, last).at(-1) === last

/** Everything from one book to another, or from the start of a reference to the end of another. */
export function across(first: string | Reference, last: string | Reference, bible: PlanBible): Reference[] {
  const [from, to] = [first, last].map((each) => (typeof each === 'string' ? undefined : fitReference(each, bible)))
  const books = [first, last].map((each) => (typeof each === 'string' ? each : each.book)) as [string, string]
  return booksBetween(...books).flatMap((book) => {
    const range = chaptersOf(bible, book)
    if (!range) return []
    const start = book === from?.book ? { start_chapter: from.start_chapter, start_verse: from.start_verse } : {}
    const end = book === to?.book ? { end_chapter: to.end_chapter, end_verse: to.end_verse } : {}
    return { ...range, ...start, ...end }
  })
}

/** What is left of ranges without some others, in the numbering of the translation. */
export function without(ranges: readonly Reference[], others: readonly Reference[], bible: PlanBible): Reference[] {
  return others.reduce((left, other) => left.flatMap((range) => parted(range, other, bible)), [...ranges])
}

function parted(range: Reference, other: Reference, bible: PlanBible): Reference[] {
  if (!overlaps(range, other)) return [range]
  const { start_chapter, start_verse, end_chapter, end_verse } = other
  const before =
    start_verse > 1
      ? { ...range, end_chapter: start_chapter, end_verse: start_verse - 1 }
      : { ...range, end_chapter: start_chapter - 1, end_verse: CHAPTER_END }
  const after =
    end_verse < lastVerseOf(bible, range.book, end_chapter)
      ? { ...range, start_chapter: end_chapter, start_verse: end_verse + 1 }
      : { ...range, start_chapter: end_chapter + 1, start_verse: 1 }
  return [before, after].flatMap((part) => (startOf(part) <= endOf(part) ? (fitOwn(part, bible) ?? []) : []))
}
