import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlace, readPath } from '../../web/data/read-path.ts'
import { nastyTexts } from '../helpers/answers/nasty-texts.ts'

const back = (path: string) => {
  const url = new URL(path, 'https://philip.example')
  const [, area, book = '', chapter = ''] = url.pathname.split('/')
  return { origin: url.origin, area, book: decodeURIComponent(book), chapter: Number(chapter), query: url.searchParams }
}

describe('readPath', () => {
  test('names the book, the chapter and the shortest form of the verses', () => {
    expect(readPath({ book: 'JHN', chapter: 3 })).toBe('/read/JHN/3')
    expect(readPath({ book: 'JHN', chapter: 3, verses: [18, 16, 17, 20] })).toBe('/read/JHN/3?verse=16-18,20')
    expect(readPath({ book: 'JHN', chapter: 3, verses: [] }, { chatId: 7 })).toBe('/read/JHN/3?chatId=7')
    expect(readPath({ book: 'JHN', chapter: 3 }, { chatId: null, question: null })).toBe('/read/JHN/3')
  })

  test.each(nastyTexts)('a question is read back unchanged: %j', (question) => {
    const { origin, area, book, chapter, query } = back(
      readPath({ book: 'JHN', chapter: 3, verses: [1, 2] }, { question }),
    )
    expect({ origin, area, book, chapter }).toEqual({
      origin: 'https://philip.example',
      area: 'read',
      book: 'JHN',
      chapter: 3,
    })
    expect(query.get('question')).toBe(question.toWellFormed())
    expect(query.get('verse')).toBe('1-2')
    expect(query.has('chatId')).toBe(false)
  })

  test.each(nastyTexts)('a book stays one part of the path: %j', (book) => {
    const path = readPath({ book: book.toWellFormed(), chapter: 3 })
    expect(path.split('/')).toHaveLength(4)
    expect(path.startsWith('/read/')).toBe(true)
    expect(path).not.toMatch(/[?#\\\s<>"]/)
  })
})

describe('parsePlace', () => {
  test.each([
    ['ISA.7.14', { book: 'ISA', chapter: 7, verses: [14] }],
    ['1CO.13', { book: '1CO', chapter: 13 }],
    ['Matt.5.3-Matt.5.5', { book: 'MAT', chapter: 5, verses: [3, 4, 5] }],
    ['Gen.1.31-Gen.2.3', { book: 'GEN', chapter: 1, verses: [31] }],
    ['Isaiah 7:14-16', { book: 'ISA', chapter: 7, verses: [14, 15, 16] }],
    ['1 John 4:8', { book: '1JN', chapter: 4, verses: [8] }],
    ['II Kings 2', { book: '2KI', chapter: 2 }],
    ['Song of Songs 2:1', { book: 'SNG', chapter: 2, verses: [1] }],
    ['John 3:16–18', { book: 'JHN', chapter: 3, verses: [16, 17, 18] }],
    ['John 3:18-16', { book: 'JHN', chapter: 3, verses: [18] }],
  ])('%s', (reference, place) => {
    expect(parsePlace(reference)).toEqual(place)
  })

  test.each([
    '',
    'Nobody 3:16',
    'JHN',
    'JHN.0',
    'John',
    '3:16',
    'javascript:alert(1)',
    'JHN.3.16.7.8',
    '../../etc 3:16',
  ])('names no place: %j', (reference) => {
    expect(parsePlace(reference)).toBeNull()
  })

  test.each(nastyTexts)('never throws, and never invents a book: %j', (text) => {
    for (const reference of [text, `${text}.3.16`, `JHN.${text}.16`, `JHN.3.${text}`, `John ${text}:${text}`]) {
      const place = parsePlace(reference)
      if (place) expect(place.book).toMatch(/^[A-Z0-9]{3}$/)
    }
  })

  test('the parts of a path from readPath read back as the place', () => {
    const verses = fc.uniqueArray(fc.integer({ min: 1, max: 176 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), verses, (chapter, some) => {
        const { query } = back(readPath({ book: 'PSA', chapter, verses: some }))
        const again = readPath({ book: 'PSA', chapter, verses: some.toReversed() })
        expect(back(again).query.get('verse')).toBe(query.get('verse'))
      }),
    )
  })
})
