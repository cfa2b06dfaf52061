import { describe, expect, test } from 'vitest'
import { booksNamed, typedPlace } from '../../web/reader/typed-place.ts'

const book = (id: string, name: string, chapter_count: number) => ({ id, name, abbreviation: id, chapter_count })
const german = [
  ...[book('GEN', '1. Mose', 50), book('JOB', 'Hiob', 42), book('JHN', 'Johannes', 21), book('1JN', '1. Johannes', 5)],
  book('JUD', 'Judas', 1),
]
const others = [
  ...[book('JHN', 'Juan', 21), book('ACT', 'Actes', 28), book('MRK', 'João', 16), book('ROM', '约翰福音', 16)],
  ...[book('1SA', '1 Samuel', 31), book('2SA', '2 Samuel', 24), book('JUD', 'Jude', 1)],
]

describe('the place that is typed in the navigator', () => {
  test.each([
    ['Johannes 3,16', german, { book: 'JHN', chapter: 3, verses: [16] }],
    ['Joh. 3,16-18', german, { book: 'JHN', chapter: 3, verses: [16, 17, 18] }],
    ['1. Mose 3', german, { book: 'GEN', chapter: 3 }],
    ['1 Mose 3,1', german, { book: 'GEN', chapter: 3, verses: [1] }],
    ['1.Johannes 4,8', german, { book: '1JN', chapter: 4, verses: [8] }],
    ['John 3:16', german, { book: 'JHN', chapter: 3, verses: [16] }],
    ['Judas 5', german, { book: 'JUD', chapter: 1, verses: [5] }],
    ['Jude 5', others, { book: 'JUD', chapter: 1, verses: [5] }],
    ['Juan 3:16', others, { book: 'JHN', chapter: 3, verses: [16] }],
    ['actes 3.16', others, { book: 'ACT', chapter: 3, verses: [16] }],
    ['Joao 3:16', others, { book: 'MRK', chapter: 3, verses: [16] }],
    ['约翰福音3：16', others, { book: 'ROM', chapter: 3, verses: [16] }],
    ['2 sam 3', others, { book: '2SA', chapter: 3 }],
    ['jn 3 16', others, { book: 'JHN', chapter: 3, verses: [16] }],
    ['1 Mose 3 1-5', german, { book: 'GEN', chapter: 3, verses: [1, 2, 3, 4, 5] }],
    ['Tobit 4 1', others, { book: 'TOB', chapter: 4, verses: [1] }],
    ['Tobit 4:1', others, { book: 'TOB', chapter: 4, verses: [1] }],
  ])('%s', (typed, books, place) => expect(typedPlace(typed, books)).toEqual(place))

  test.each(['Johannes', '1', '1. Johannes', '', 'qqq 3,16', 'Johannes 3,'])('is none: %j', (typed) =>
    expect(typedPlace(typed, german)).toBeNull(),
  )
})

describe('a name that several books may have opens none of them', () => {
  const names = (...list: string[]) => list.map((name, at) => book(`B${at}`, name, 30))
  const joint = names('Josué', 'Jó', 'João')
  test.each([
    ['sam 3', others],
    ['约3:16', names('约书亚记', '约伯记', '约翰福音')],
    ['路2:1', names('路得记', '路加福音')],
    ['요 3:16', names('욥기', '요나', '요한복음')],
    ['Jo 3:16', joint],
  ])('%s', (typed, books) => expect(typedPlace(typed, books)).toBeNull())

  test('but one that has all its letters does', () => {
    expect(typedPlace('Jó 3:16', joint)).toEqual({ book: 'B1', chapter: 3, verses: [16] })
    expect(typedPlace('요한복음 3:16', names('욥기', '요나', '요한복음'))).toMatchObject({ book: 'B2' })
  })
})

test.each([
  ['Johannes 3,16', ['JHN', '1JN']],
  ['1', ['GEN', '1JN']],
  ['1 jo', ['1JN']],
  ['', ['GEN', 'JOB', 'JHN', '1JN', 'JUD']],
  ['Job 3', ['JOB']],
])('the books that %j may mean', (typed, ids) => expect(booksNamed(german, typed).map(({ id }) => id)).toEqual(ids))
