import { expect, test } from 'vitest'
import { firstConcurrency, nextConcurrency } from '../../workers/health/slowdown.ts'

/** A worker's concurrency after each second with this lag. */
const after = (lags: number[], most: number, first = firstConcurrency(most)) =>
  lags.reduce((now, lag) => nextConcurrency(now, most, lag), first)

test('a worker starts with a small number of items, and takes more while its loop keeps up', () => {
  expect(firstConcurrency(20)).toBe(20)
  expect(firstConcurrency(1000)).toBe(100)
  expect(after(Array(20).fill(5), 1000)).toBe(1000)
  expect(after(Array(20).fill(5), 20)).toBe(20)
})

test('while its loop is late it takes less and less, never nothing, and more again when the loop keeps up', () => {
  expect(after([900], 1000, 1000)).toBe(750)
  expect(after(Array(50).fill(900), 1000, 1000)).toBe(5)
  expect(after(Array(50).fill(900), 3, 3)).toBe(3)
  expect(after([...Array(50).fill(900), 5], 1000, 1000)).toBe(105)
})

test('a medium lag changes nothing', () => {
  expect(after(Array(50).fill(100), 1000, 400)).toBe(400)
})
