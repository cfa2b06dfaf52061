import { describe, expect, test } from 'vitest'
import { searchVerses } from '../../shared/search/search-verses.ts'
import { asVerses, searchedVerses } from '../helpers/db/verse-index.ts'

/** One word with so many parts, as a bad source may have it. */
const long = Array.from({ length: 257 }, () => 'la').join('’')
const verses = await searchedVerses(
  asVerses([
    'the house is God’s own house',
    'own God and house',
    `before ${long} after`,
    'after the house',
    'house after house after the house',
  ]),
  'english',
)

const found = (query: string) => searchVerses(verses, query, { limit: 10, offset: 0 }).results.map(({ text }) => text)

describe('a phrase is found', () => {
  test('over the parts of a word with an apostrophe', () =>
    expect(found('"s own house"')).toEqual(['the house is God’s own house']))

  test('beside a word of more parts than a byte counts', () => {
    expect(found('"before la"')).toEqual([`before ${long} after`])
    expect(found('"la after"')).toEqual([`before ${long} after`])
  })

  test('not over the end of a verse', () => {
    expect(found('"house own"')).toEqual([])
    expect(found('"after after"')).toEqual([])
  })

  test('once in a verse that has it twice', () =>
    expect(found('"house after"')).toEqual(['house after house after the house']))

  test('with another phrase in the same verse', () =>
    expect(found('"after the" "house after"')).toEqual(['house after house after the house']))
})

test('verses with the words in the typed order are first, however well others fit', () => {
  const [first, ...others] = found('after the house')
  expect([first, others[0]].toSorted()).toEqual(['after the house', 'house after house after the house'])
  expect(found('god own')).toEqual(['own God and house', 'the house is God’s own house'])
})
