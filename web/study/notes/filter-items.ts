import { bookOrder } from '#shared/bible/books.ts'
import { withoutAccents } from '#shared/bible/without-accents.ts'
import type { StudyItem, StudyKind } from '../items.ts'

export type Sort = 'bible' | 'date'
export type Filter = { text: string; kind: StudyKind | null; book: string | null; label: string | null; sort: Sort }

/** The items that a filter leaves, in its order. Every typed word must occur in the item, with or without accents. */
export function filterItems(items: readonly StudyItem[], filter: Filter): StudyItem[] {
  const words = withoutAccents(filter.text).split(/\s+/).filter(Boolean)
  const left = items.filter(
    (item) =>
      (!filter.kind || item.kind === filter.kind) &&
      (!filter.book || item.at.book === filter.book) &&
      (!filter.label || item.labels.includes(filter.label)) &&
      (words.length === 0 || hasWords(item, words)),
  )
  return left.sort(filter.sort === 'date' ? (a, b) => b.edited - a.edited : inBibleOrder)
}

/** The order of the Bible; of two items at one place the older is first. */
export function inBibleOrder(a: StudyItem, b: StudyItem): number {
  return (
    bookOrder(a.at.book) - bookOrder(b.at.book) ||
    a.at.chapter - b.at.chapter ||
    (a.at.verses[0] ?? 0) - (b.at.verses[0] ?? 0) ||
    a.made - b.made
  )
}

function hasWords(item: StudyItem, words: readonly string[]): boolean {
  const text = withoutAccents(`${item.kind === 'note' ? item.text : ''} ${item.quote} ${item.labels.join(' ')}`)
  return words.every((word) => text.includes(word))
}
