import { CHAPTER_END, type Reference } from '#shared/bible/versification.ts'
import { fitOwn } from '#shared/plans/passages.ts'
import { lastVerseOf, type PlanBible } from '#shared/plans/plan-bible.ts'

const key = (chapter: number, verse: number) => chapter * 1000 + verse
const startOf = (range: Reference) => key(range.start_chapter, range.start_verse)
const endOf = (range: Reference) => key(range.end_chapter, range.end_verse)

/** Whether one range is a part of another, or equal to it. */
export const contains = (outer: Reference, inner: Reference): boolean =>
  outer.book === inner.book && startOf(outer) <= startOf(inner) && endOf(outer) >= endOf(inner)

/** Whether two ranges have a verse in common. */
export const overlaps = (a: Reference, b: Reference): boolean =>
  a.book === b.book && startOf(a) <= endOf(b) && startOf(b) <= endOf(a)

/** Removes ranges that are contained in another, or equal to one. The rest may still share some verses. */
export function dropContainedRanges(ranges: readonly Reference[]): Reference[] {
  return ranges.filter((range, index) => {
    return !ranges.some((other, place) => {
      if (place === index || !contains(other, range)) return false
      return !contains(range, other) || place < index
    })
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
