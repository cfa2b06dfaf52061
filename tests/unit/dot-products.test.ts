import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDotProducts, multiplyInScript } from '../../shared/finder/dot-products.ts'

const MOST = 8_000

test.each([2, 16, 20])('are those of a plain loop, for rows of %i', (length) => {
  const row = fc.array(fc.integer({ min: -MOST, max: MOST }), { minLength: length, maxLength: length })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), row, row, (table, first, second) => {
      const numbers = Int16Array.from(table.flat())
      const multiply = createDotProducts(numbers, length)
      const inScript = multiplyInScript(numbers, length)
      for (const asked of [first, second]) {
        const plain = table.map((each) => each.reduce((sum, value, i) => sum + value * asked[i]!, 0))
        expect([...multiply(Int16Array.from(asked))]).toEqual(plain)
        expect([...inScript(Int16Array.from(asked))]).toEqual(plain)
      }
    }),
  )
})

test('cover a table larger than a page of memory', () => {
  const count = 70_000
  const table = Int16Array.from({ length: count * 8 }, (_, i) => i % 251)
  const products = createDotProducts(table, 8)(Int16Array.from([0, 0, 0, 0, 0, 0, 0, 3]))
  expect(products).toHaveLength(count)
  expect(products[count - 1]).toBe(((count * 8 - 1) % 251) * 3)
})
