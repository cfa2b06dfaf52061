import { pageLanguage } from '../words/language.ts'
import { type Bookmark, FIRST_LIST, type StudyItem } from './items.ts'
import { study } from './words.ts'

const byName = (a: string, b: string) => a.localeCompare(b, pageLanguage())

/** The name of a list of bookmarks for the visitor. */
export const listName = (list: string): string => (list === FIRST_LIST ? study('bookmarks') : list)

/** Every label in use, in the order of the alphabet. */
export const labelsOf = (items: readonly StudyItem[]): string[] =>
  [...new Set(items.flatMap(({ labels }) => labels))].sort(byName)

/** The lists of bookmarks, in the order of the alphabet; the first list always exists. */
export const listsOf = (items: readonly StudyItem[]): string[] =>
  [...new Set([FIRST_LIST, ...bookmarksOf(items).map(({ list }) => list)])].sort(byName)

export const bookmarksOf = (items: readonly StudyItem[]): Bookmark[] => items.filter((item) => item.kind === 'bookmark')

/** The bookmarks of a list in its order. Two devices may have chosen the same order: then the id decides. */
export const inList = (items: readonly StudyItem[], list: string): Bookmark[] =>
  bookmarksOf(items)
    .filter((item) => item.list === list)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))

/** The order of a new bookmark at the end of a list. */
export const lastOrder = (items: readonly StudyItem[], list: string): number =>
  (inList(items, list).at(-1)?.order ?? 0) + 1

/**
 * The orders that move a bookmark one place up or down in its list, by id; none at the end. Its own is enough, unless no
 * number is between those of its new neighbours: then the whole list is numbered again.
 */
export function movedOrders(items: readonly StudyItem[], item: Bookmark, step: 1 | -1): Map<string, number> {
  const list = inList(items, item.list)
  const at = list.findIndex(({ id }) => id === item.id)
  const neighbour = list[at + step]
  if (!neighbour) return new Map()
  const beyond = list[at + 2 * step]
  const order = beyond ? (neighbour.order + beyond.order) / 2 : neighbour.order + step
  if (order !== neighbour.order && order !== beyond?.order) return new Map([[item.id, order]])
  const others = list.filter(({ id }) => id !== item.id)
  return new Map(others.toSpliced(at + step, 0, item).map(({ id }, index) => [id, index + 1]))
}
