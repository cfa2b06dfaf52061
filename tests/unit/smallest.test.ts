import { expect, test } from 'vitest'
import { select, smallest } from '../../shared/search/smallest.ts'

/** Numbers that look random and are the same in every run. */
function numbers(count: number, different: number): number[] {
  let state = 7
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state % different
  })
}

const lists = {
  different: numbers(500, 1e6),
  'often equal': numbers(500, 5),
  ascending: Array.from({ length: 300 }, (_, i) => i),
  descending: Array.from({ length: 300 }, (_, i) => -i),
  one: [4],
}

test.each(Object.entries(lists))('any part of the order is that of the sorted list: %s', (_, list) => {
  const sorted = list.toSorted((a, b) => a - b)
  for (const [from, to] of [
    [0, 1],
    [0, 20],
    [40, 60],
    [199, 200],
    [0, list.length],
  ] as const) {
    const end = Math.min(to, list.length)
    const start = Math.min(from, end)
    expect([...smallest(Float64Array.from(list), start, end)]).toEqual(sorted.slice(start, end))
  }
})

test('after a selection the first numbers are the smallest, and the last of them is the largest', () => {
  const chosen = Float64Array.from(lists.different)
  select(chosen, 50)
  const sorted = lists.different.toSorted((a, b) => a - b)
  expect([...chosen.subarray(0, 50)].toSorted((a, b) => a - b)).toEqual(sorted.slice(0, 50))
  expect(chosen[49]).toBe(sorted[49])
})
