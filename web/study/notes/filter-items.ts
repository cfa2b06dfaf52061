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
      words.every((word) => foldedOf(item).includes(word)),
  )
  return filter.sort === 'date' ? left.sort((a, b) => b.edited - a.edited) : inBibleOrder(left)
}

/** Items in the order of the Bible; of two at one place the older is first. */
export function inBibleOrder(items: readonly StudyItem[]): StudyItem[] {
  return items
    .map((item) => ({ item, position: positionOf(item) }))
    .sort((a, b) => a.position - b.position || a.item.made - b.item.made)
    .map(({ item }) => item)
}

const positionOf = ({ at }: StudyItem): number => (bookOrder(at.book) * 1000 + at.chapter) * 1000 + (at.verses[0] ?? 0)

/** The words of each item as the search compares them; a changed item is a new one. */
const folded = new WeakMap<StudyItem, string>()

function foldedOf(item: StudyItem): string {
  const text =
    folded.get(item) ??
    withoutAccents(`${item.kind === 'note' ? item.text : ''} ${item.quote} ${item.labels.join(' ')}`)
  folded.set(item, text)
  return text
}
