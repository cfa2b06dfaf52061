import { expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { createKeptChapters } from '../../shared/server/esv/kept-chapters.ts'

const versification = new Map([
  ['AAA', [10, 10, 10, 10]],
  ['BBB', [30, 30, 30, 30]],
  ['CCC', [20]],
])
const text = (chapter: number, count: number) => ({
  html: '',
  verses: Array.from({ length: count }, (_, index) => ({ chapter, verse: index + 1, text: '' })),
})
const open = (most: number) => {
  let time = 0
  const kept = createKeptChapters({ most, versification, now: () => time })
  const put = (book: string, chapter: number) =>
    kept.put(book, chapter, text(chapter, versification.get(book)![chapter - 1]!))
  const has = (book: string) => [1, 2, 3, 4].filter((chapter) => kept.get(book, chapter) !== undefined)
  const pass = (ms: number) => {
    time += ms
  }
  return { put, has, get: kept.get, pass }
}

test('at most half of a book is cached: the chapters that were read last', () => {
  const { put, has, get } = open(500)
  put('AAA', 1)
  put('AAA', 2)
  expect(has('AAA')).toEqual([1, 2])
  get('AAA', 1)
  put('AAA', 3)
  expect(has('AAA')).toEqual([1, 3])
})

test('the number of cached verses over all books is limited', () => {
  const { put, has } = open(70)
  put('AAA', 1)
  put('BBB', 1)
  put('BBB', 2)
  expect([has('AAA'), has('BBB')]).toEqual([[1], [1, 2]])
  put('AAA', 2)
  expect([has('AAA'), has('BBB')]).toEqual([[2], [1, 2]])
})

test('a chapter that is more than half of its book, or more than the limit, is not cached', () => {
  const { put, has } = open(25)
  put('CCC', 1)
  put('BBB', 1)
  expect([has('CCC'), has('BBB')]).toEqual([[], []])
})

test('with a limit of zero nothing is cached', () => {
  const { put, has } = open(0)
  put('AAA', 1)
  expect(has('AAA')).toEqual([])
})

test('after an hour a chapter is fetched again', () => {
  const { put, has, pass } = open(500)
  put('AAA', 1)
  pass(3_600_000)
  expect(has('AAA')).toEqual([1])
  pass(1)
  expect(has('AAA')).toEqual([])
})

test('the numbering has 66 books, 1,189 chapters and 31,103 verses', () => {
  const chapters = [...englishVerses.values()].flat()
  expect([englishVerses.size, chapters.length]).toEqual([66, 1189])
  expect(chapters.reduce((sum, last) => sum + last, 0)).toBe(31_103)
})
