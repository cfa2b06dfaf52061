import { expect, test } from 'vitest'
import { chapterName, resolvePlace } from '../../web/data/places.ts'
import { neighbours } from '../../web/reader/text/neighbours.ts'
import { nastyTexts } from '../helpers/answers/nasty-texts.ts'

const book = (id: string, name: string, chapter_count: number) => ({ id, name, abbreviation: name, chapter_count })
const books = [
  book('GEN', 'Genesis', 50),
  book('PSA', 'Psalms', 150),
  book('JUD', 'Jude', 1),
  book('REV', 'Revelation', 22),
]
const placed = (id: string, chapter: number) => {
  const { previous, next } = neighbours(books, id, chapter)
  return [previous, next].map((place) => place && `${place.book.id} ${place.chapter}`)
}

test('the chapters before and after are in the same book', () => {
  expect(placed('PSA', 23)).toEqual(['PSA 22', 'PSA 24'])
})

test('the last chapter of a book is followed by the first of the next, and the other way round', () => {
  expect(placed('GEN', 50)).toEqual(['GEN 49', 'PSA 1'])
  expect(placed('PSA', 1)).toEqual(['GEN 50', 'PSA 2'])
  expect(placed('JUD', 1)).toEqual(['PSA 150', 'REV 1'])
})

test('the Bible has two ends', () => {
  expect(placed('GEN', 1)).toEqual([null, 'GEN 2'])
  expect(placed('REV', 22)).toEqual(['REV 21', null])
})

test('a book that the translation lacks has no neighbours', () => {
  expect(placed('TOB', 1)).toEqual([null, null])
})

test.each([
  ['GEN', '1', { kind: 'chapter', chapter: 1 }],
  ['gen', '1', { kind: 'elsewhere', book: 'GEN', chapter: 1 }],
  ['Genesis', '50', { kind: 'elsewhere', book: 'GEN', chapter: 50 }],
  ['GEN', '51', { kind: 'elsewhere', book: 'GEN', chapter: 1 }],
  ['GEN', '0', { kind: 'elsewhere', book: 'GEN', chapter: 1 }],
  ['GEN', '-3', { kind: 'elsewhere', book: 'GEN', chapter: 1 }],
  ['GEN', 'two', { kind: 'elsewhere', book: 'GEN', chapter: 1 }],
  ['GEN', '07', { kind: 'elsewhere', book: 'GEN', chapter: 7 }],
  ['TOB', '1', { kind: 'nowhere' }],
  ['XYZ', '1', { kind: 'nowhere' }],
])('/read/%s/%s', (bookText, chapterText, asked) => {
  expect(resolvePlace(books, bookText, chapterText)).toMatchObject(asked)
})

test.each(nastyTexts)('an address of %j opens an existing chapter, or none', (text) => {
  for (const asked of [
    resolvePlace(books, text, '1'),
    resolvePlace(books, 'GEN', text),
    resolvePlace(books, text, text),
  ]) {
    if (asked.kind === 'nowhere') continue
    expect(asked.chapter >= 1 && asked.chapter <= 150).toBe(true)
  }
})

test('a chapter of Psalms is called a psalm', () => {
  expect(chapterName(books[1]!, 23)).toBe('Psalm 23')
  expect(chapterName(books[0]!, 1)).toBe('Genesis 1')
  expect(chapterName({ id: 'PSA', name: 'Salmos' }, 23)).toBe('Salmo 23')
})
