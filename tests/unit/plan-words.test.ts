import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlanBible, versesIn, wordsIn } from '../../shared/plans/plan-bible.ts'
import { planFaults } from '../../shared/plans/rules.ts'
import { leastCpuMs } from '../helpers/stack/cpu-time.ts'

const book = (id: string, chapters: number[][]) => ({ id, name: id, chapters: chapters.map((words) => ({ words })) })
const bible: PlanBible = {
  id: 'test',
  language: 'en',
  books: new Map([
    ['MRK', book('MRK', [[5, 0, 7], [], [1, 2, 3, 4]])],
    [
      'PSA',
      book(
        'PSA',
        Array.from({ length: 150 }, () => Array.from({ length: 16 }, () => 18)),
      ),
    ],
  ]),
}

test('the words of a range are those of its verses', () => {
  const number = fc.integer({ min: 0, max: 6 })
  fc.assert(
    fc.property(fc.constantFrom('MRK', 'PSA', 'XYZ'), number, number, number, number, (book, ...numbers) => {
      const [start_chapter, start_verse, end_chapter, end_verse] = numbers
      const range = { book, start_chapter: Math.max(1, start_chapter), start_verse, end_chapter, end_verse }
      const sum = [...versesIn(bible, range)].reduce((words, verse) => words + verse.words, 0)
      expect(wordsIn(bible, range)).toBe(sum)
    }),
    { numRuns: 2000 },
  )
})

const whole = { book: 'PSA', start_chapter: 1, start_verse: 1, end_chapter: 150, end_verse: 16 }
const steps = (count: number) => Array.from({ length: count }, () => ({ ...whole, day: 1, title: 'All', theme: null }))
const faults = (count: number, demand = {}) =>
  planFaults({ theme: null, steps: steps(count) }, bible, { days: 1, ...demand })

test('a plan may read the whole Bible five times and no more', () => {
  expect(faults(92, { mayRepeat: true, mayVary: true })).toEqual([])
  const long = ['the readings are too long together: 4017600 words, 4000000 at most']
  expect(faults(93, { mayRepeat: true, mayVary: true })).toEqual(long)
  expect(faults(93)).toEqual(long)
})

test('a plan of 1,500 times the Psalter is rejected without reading its verses', () => {
  expect(leastCpuMs(() => faults(1500, { mayRepeat: true, mayVary: true }), 20)).toBeLessThan(20)
  expect(leastCpuMs(() => faults(1500), 20)).toBeLessThan(20)
})
