import { expect, test } from 'vitest'
import { joinRelated } from '../../shared/bible/related.ts'
import { placeAt, positionsOf, versePosition } from '../../shared/bible/verse-position.ts'

const at = (book: string, chapter: number, verse: number) => versePosition({ book, chapter, verse })

test('a position leads back to its verse', () => {
  for (const place of [
    { book: 'GEN', chapter: 1, verse: 1 },
    { book: 'PSA', chapter: 119, verse: 176 },
    { book: 'REV', chapter: 22, verse: 21 },
  ])
    expect(placeAt(versePosition(place))).toEqual(place)
  expect(positionsOf({ book: 'JHN', start_chapter: 3, start_verse: 16, end_chapter: 4, end_verse: 2 })).toEqual([
    at('JHN', 3, 16),
    at('JHN', 4, 2),
  ])
})

test('verses that follow one another are joined, and the most cited passage is first', () => {
  const joined = joinRelated([
    { target: at('PSA', 8, 4), cited: 3 },
    { target: at('ROM', 5, 8), cited: 31 },
    { target: at('PSA', 8, 3), cited: 9 },
    { target: at('PSA', 9, 1), cited: 1 },
  ])
  expect(joined).toEqual([
    { book: 'ROM', start_chapter: 5, start_verse: 8, end_chapter: 5, end_verse: 8, cited: 31 },
    { book: 'PSA', start_chapter: 8, start_verse: 3, end_chapter: 8, end_verse: 4, cited: 9 },
    { book: 'PSA', start_chapter: 9, start_verse: 1, end_chapter: 9, end_verse: 1, cited: 1 },
  ])
})

test('a parallel account is before passages that more verses lead to', () => {
  const joined = joinRelated([
    { target: at('MRK', 6, 41), cited: 9, is_parallel: true },
    { target: at('MRK', 6, 42), cited: 2, is_parallel: false },
    { target: at('ROM', 5, 8), cited: 31, is_parallel: false },
  ])
  expect(joined).toEqual([
    { book: 'MRK', start_chapter: 6, start_verse: 41, end_chapter: 6, end_verse: 42, cited: 9, is_parallel: true },
    { book: 'ROM', start_chapter: 5, start_verse: 8, end_chapter: 5, end_verse: 8, cited: 31 },
  ])
})

test('the last verse of a chapter is not joined with the first of the next', () => {
  const verses = [at('GEN', 1, 31), at('GEN', 2, 1)].map((target) => ({ target, cited: 1 }))
  expect(joinRelated(verses)).toHaveLength(2)
})
