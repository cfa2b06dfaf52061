import { expect, test } from 'vitest'
import { keepLatest } from '../../shared/latest.ts'

function filled(most: number, count: number) {
  const kept = keepLatest<number, string>(most)
  for (let i = 0; i < count; i++) kept.set(i, `${i}`)
  // the newest first, since a use keeps an entry, too
  const held = () => Array.from({ length: count }, (_, i) => count - 1 - i).filter((i) => kept.get(i) !== undefined)
  return { kept, held }
}

test('keeps at least the newer half, and at most all', () => {
  for (const count of [1, 9, 10, 11, 14, 15, 16, 99]) {
    const { held } = filled(10, count)
    const all = held()
    expect(all.length).toBeLessThanOrEqual(10)
    expect(all).toEqual(expect.arrayContaining(Array.from({ length: Math.min(count, 5) }, (_, i) => count - 1 - i)))
  }
})

test('keeps what is used, however much else is added', () => {
  const { kept } = filled(10, 1)
  for (let i = 100; i < 200; i++) {
    kept.set(i, 'other')
    expect(kept.get(0)).toBe('0')
  }
})

test('the newest value of a key counts, and a deleted one is gone from both halves', () => {
  const { kept } = filled(4, 3)
  kept.set(0, 'newer')
  expect(kept.get(0)).toBe('newer')
  kept.delete(0)
  expect(kept.get(0)).toBeUndefined()
  expect(kept.get(2)).toBe('2')
})
