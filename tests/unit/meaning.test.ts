import { expect, test } from 'vitest'
import {
  firstWordVectors,
  meaningOf,
  meaningWords,
  packWordVectors,
  readWordVectors,
} from '../../shared/finder/meaning.ts'
import { createMeaningSearch } from '../../shared/finder/meaning-search.ts'

const packed = packWordVectors(
  2,
  new Map([
    ['dog', Float32Array.of(3, 0.3)],
    ['cat', Float32Array.of(2.9, 0.4)],
    ['psalm', Float32Array.of(0, 2)],
  ]),
)

test.each([
  ['at the beginning of its memory', 0],
  ['inside a larger buffer, where no float may begin', 3],
])('a file of word vectors is read %s', (_, from) => {
  const memory = Buffer.concat([Buffer.alloc(from), packed, Buffer.alloc(5)])
  const { rows, numbers, scales } = readWordVectors(memory.subarray(from, from + packed.length))
  expect([...rows.keys()]).toEqual(['dog', 'cat', 'psalm'])
  expect([0, 1].map((i) => numbers[i]! * scales[0]!)).toEqual([expect.closeTo(3, 1), expect.closeTo(0.3, 1)])
  expect(numbers[5]! * scales[2]!).toBeCloseTo(2)
})

test('a smaller file has the first words, and the average length of all', () => {
  const [all, first] = [readWordVectors(packed), readWordVectors(firstWordVectors(packed, 2))]
  expect([...first.rows.keys()]).toEqual(['dog', 'cat'])
  expect([...first.numbers]).toEqual([...all.numbers].slice(0, 4))
  expect([...first.scales]).toEqual([...all.scales].slice(0, 2))
  expect(first.average).toBeCloseTo(all.average, 6)
  expect(readWordVectors(firstWordVectors(packed, 9)).rows.size).toBe(3)
})

test('a file of word vectors that is too short is rejected', () => {
  expect(() => readWordVectors(packed.subarray(0, -1))).toThrow('The file of word vectors is damaged.')
})

test('short forms are expanded, and everything except words is left out', () => {
  expect(meaningWords('I can’t sleep — don’t laugh, it’s 3 am!')).toEqual([
    'i',
    'can',
    'not',
    'sleep',
    'do',
    'not',
    'laugh',
    'it',
    'am',
  ])
})

test('texts with fewer unknown words are more similar', () => {
  const vectors = readWordVectors(packed)
  const { search } = createMeaningSearch(['dog', 'psalm'], (item) => [item], vectors)
  expect(search('cat')!.of('dog')).toBeGreaterThan(0.99)
  expect(search('cat xyzzy')!.of('dog')).toBeLessThan(0.9)
  expect(search('cat')!.nearest(1)).toEqual(['dog'])
  expect(search('xyzzy')).toBeUndefined()
  expect(meaningOf('', vectors)).toBeUndefined()
})
