/** NumberArray of two or four bytes each. */
export type NumberArray = Uint16Array | Uint32Array

/** An array for numbers below `limit`, in two bytes each if they fit. */
export const numbersUpTo = (limit: number, length: number): NumberArray =>
  limit <= 65_536 ? new Uint16Array(length) : new Uint32Array(length)

/** Lists of numbers in one array: list `i` is `items` from `offsets[i]` to `offsets[i + 1]`. */
export type Lists = { offsets: NumberArray; items: NumberArray }

/** Lists in one array; `limit` is above all of their numbers. */
export function listsOf(lists: readonly ArrayLike<number>[], limit: number): Lists {
  const total = lists.reduce((sum, { length }) => sum + length, 0)
  const offsets = numbersUpTo(total + 1, lists.length + 1)
  const items = numbersUpTo(limit, total)
  let at = 0
  for (const [i, list] of lists.entries()) {
    items.set(list, at)
    at += list.length
    offsets[i + 1] = at
  }
  return { offsets, items }
}

/**
 * For each number below `size` the lists that contain it, in order: as often as they contain it, or with `isOnce` each
 * list once.
 */
export function inverted({ offsets, items }: Lists, size: number, isOnce = false): Lists {
  const counts = numbersUpTo(items.length + 1, size + 1)
  for (const item of items) counts[item + 1]!++
  for (let i = 1; i <= size; i++) counts[i]! += counts[i - 1]!
  const next = counts.slice()
  const found = numbersUpTo(offsets.length, items.length)
  for (let list = 0; list + 1 < offsets.length; list++) {
    for (let i = offsets[list]!; i < offsets[list + 1]!; i++) found[next[items[i]!]!++] = list
  }
  return isOnce ? withoutRepeats({ offsets: counts, items: found }) : { offsets: counts, items: found }
}

/** Sorted lists with each of their numbers once. */
function withoutRepeats({ offsets, items }: Lists): Lists {
  const starts = offsets.slice()
  let at = 0
  for (let list = 0; list + 1 < offsets.length; list++) {
    const first = at
    for (let i = offsets[list]!; i < offsets[list + 1]!; i++)
      if (at === first || items[at - 1] !== items[i]) items[at++] = items[i]!
    starts[list + 1] = at
  }
  return { offsets: starts, items: items.slice(0, at) }
}
