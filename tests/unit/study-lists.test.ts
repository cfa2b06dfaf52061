import { expect, test } from 'vitest'
import { type Bookmark, FIRST_LIST } from '../../web/study/items.ts'
import { inList, movedOrders } from '../../web/study/lists.ts'

const listOf = (orders: Record<string, number>): Bookmark[] =>
  Object.entries(orders).map(([id, order]) => ({
    ...{ id, kind: 'bookmark', list: FIRST_LIST, order, quote: '', labels: [], made: 1, edited: 1 },
    at: { edition: 'eng-web', book: 'JHN', chapter: 3, verses: [16] },
  }))

const sorted = (items: readonly Bookmark[]) => inList(items, FIRST_LIST).map(({ id }) => id)

/** The list after one of its bookmarks was moved, and how many were written for it. */
function moved(items: readonly Bookmark[], id: string, step: 1 | -1) {
  const orders = movedOrders(items, items.find((item) => item.id === id)!, step)
  const after = items.map((item) => ({ ...item, order: orders.get(item.id) ?? item.order }))
  return { ids: sorted(after).join(''), written: orders.size }
}

test('a bookmark is moved one place by its own order', () => {
  const items = listOf({ a: 1, b: 2, c: 3, d: 4 })
  expect(moved(items, 'd', -1)).toEqual({ ids: 'abdc', written: 1 })
  expect(moved(items, 'a', 1)).toEqual({ ids: 'bacd', written: 1 })
  expect(moved(items, 'b', -1)).toEqual({ ids: 'bacd', written: 1 })
  expect(moved(items, 'c', 1)).toEqual({ ids: 'abdc', written: 1 })
  expect(moved(items, 'a', -1)).toEqual({ ids: 'abcd', written: 0 })
})

test.each([
  ['all are equal', { a: 1, b: 1, c: 1, d: 1 }],
  ['two devices numbered alike', { a: 1, b: 1, c: 2, d: 2 }],
  ['no number is left between two', { a: 1, b: 1 + Number.EPSILON, c: 1 + 2 * Number.EPSILON, d: 2 }],
  ['the numbers are too large to count on', { a: -1e300, b: -1e300, c: 1e300, d: 1e300 }],
])('a bookmark is moved by exactly one place where %s', (_, orders) => {
  const items = listOf(orders)
  const places = ['a', 'b', 'c', 'd']
  for (const [at, id] of places.entries()) {
    for (const step of [1, -1] as const) {
      const others = places.filter((each) => each !== id)
      const wanted = at + step in places ? others.toSpliced(at + step, 0, id) : places
      expect(moved(items, id, step).ids, `${id} ${step}`).toBe(wanted.join(''))
    }
  }
})
