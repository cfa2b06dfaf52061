import { describe, expect, test } from 'vitest'
import { bookById, bookFromOsis, bookOrder, books, findBook } from '../../shared/bible/books.ts'
import { cpuMs } from '../helpers/stack/cpu-time.ts'

describe('books', () => {
  test('there are 39, 27 and the deuterocanon between them, each with unique ids', () => {
    const count = (testament: string) => books.filter((book) => book.testament === testament).length
    expect([count('OT'), count('NT')]).toEqual([39, 27])
    expect(new Set(books.map((book) => book.id)).size).toBe(books.length)
    expect(new Set(books.map((book) => book.osis)).size).toBe(books.length)
    expect(
      books.every(({ id, osis, name, abbreviation }) => /^[A-Z0-9]{3}$/.test(id) && osis && name && abbreviation),
    ).toBe(true)
    expect(books.map((book) => book.testament).join('')).toMatch(/^(?:OT){39}(?:DC)+(?:NT){27}$/)
  })

  test('every book is found by its id, its OSIS id, its name and its abbreviation, in any case', () => {
    for (const book of books) {
      expect(bookById(book.id)).toBe(book)
      expect(bookFromOsis(book.osis)).toBe(book)
      expect(books[bookOrder(book.id)]).toBe(book)
      for (const form of [book.id, book.osis, book.name, book.abbreviation]) {
        for (const text of [form, form.toLowerCase(), form.toUpperCase(), ` ${form} `, `${form}.`]) {
          expect([text, findBook(text)?.id]).toEqual([text, book.id])
        }
      }
    }
  })

  test.for([
    ['gen', 'GEN'],
    ['1 Cor', '1CO'],
    ['1Cor.', '1CO'],
    ['I Corinthians', '1CO'],
    ['First Corinthians', '1CO'],
    ['1st Corinthians', '1CO'],
    ['II Kings', '2KI'],
    ['III John', '3JN'],
    ['Third John', '3JN'],
    ['Song of Songs', 'SNG'],
    ['song-of-solomon', 'SNG'],
    ['Psalm', 'PSA'],
    ['The Gospel of John', 'JHN'],
    ['The Letter to the Romans', 'ROM'],
    ['The Revelation', undefined],
    ['Revelation of John', 'REV'],
    ['Phil', 'PHP'],
    ['Phlm', 'PHM'],
    ['Jn', 'JHN'],
    ['Jon', 'JON'],
    ['NAM', 'NAM'],
    ['jol', 'JOL'],
    ['Isaiah', 'ISA'],
    ['i', undefined],
    ['', undefined],
    ['Hezekiah', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ] as const)('%s is %s', ([text, id]) => {
    expect(findBook(text)?.id).toBe(id)
  })

  test('a long text is quickly rejected as a book', () => {
    const texts = ['1 '.repeat(500_000), 'the book of '.repeat(100_000), `${' '.repeat(1_000_000)}gen`]
    let found: unknown[] = []
    const taken = cpuMs(() => (found = texts.map(findBook)))
    expect(found).toEqual([undefined, undefined, undefined])
    expect(taken).toBeLessThan(100)
  })
})
