import { afterEach, expect, test } from 'vitest'
import spanish from '../../shared/words/es/books.json' with { type: 'json' }
import { didYouMean } from '../../web/app/did-you-mean.ts'
import { setCatalogs } from '../../web/words/words.ts'

afterEach(() => setCatalogs({}))

test.each([
  ['/john/3', 'John 3', '/read/JHN/3'],
  ['/JHN.3.16', 'John 3:16', '/read/JHN/3?verse=16'],
  ['/bible/john%203:16-18', 'John 3:16–18', '/read/JHN/3?verse=16-18'],
  ['/read/romans', 'Romans 1', '/read/ROM/1'],
  ['/genisis/2', 'Genesis 2', '/read/GEN/2'],
  ['/Hezekiel/1', 'Ezekiel 1', '/read/EZK/1'],
  ['/corinthains', '1 Corinthians 1', '/read/1CO/1'],
  ['/serch', 'Search the Bible', '/search'],
  ['/psalms/23', 'Psalm 23', '/read/PSA/23'],
  ['/1%20corinthains/13', '1 Corinthians 13', '/read/1CO/13'],
])('%s suggests “%s”', (path, label, to) => {
  const [guess] = didYouMean(path)
  expect(guess ?? { label: '', to: '' }).toEqual({ label, to })
})

test.each(['/', '/no/such/place', '/%', '/<script>', '/xyzzy/4711'])('%s suggests nothing', (path) => {
  expect(didYouMean(path)).toEqual([])
})

test('what does not exist is not suggested, and the next best is', () => {
  const without = (book: string) => (place: { book: string; chapter: number }) => (place.book === book ? null : place)
  expect(didYouMean('/tobit/1', without('TOB'))).toEqual([])
  expect(didYouMean('/corinthains', without('1CO'))[0]?.to).toBe('/read/2CO/1')
})

test.each([
  ['/salmos/23', 'Salmo 23', '/read/PSA/23'],
  ['/mateo/5', 'Mateo 5', '/read/MAT/5'],
  ['/corintos/13', '1 Corintios 13', '/read/1CO/13'],
  ['/john/3', 'Juan 3', '/read/JHN/3'],
])('in Spanish %s suggests “%s”', (path, label, to) => {
  setCatalogs({ books: spanish })
  expect(didYouMean(path)[0]).toEqual({ label, to })
})

test('the names of another language are no suggestion', () => expect(didYouMean('/mateo/5')).toEqual([]))
