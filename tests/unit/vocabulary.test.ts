import { describe, expect, test } from 'vitest'
import { findSpelling, nearestWord, type Vocabulary, vocabularyOf } from '../../shared/search/vocabulary.ts'
import { asVerses, searchedVerses } from '../helpers/db/verse-index.ts'

async function vocabularyIn(config: string, ...texts: string[]): Promise<Vocabulary> {
  const { index } = await searchedVerses(asVerses(texts), config)
  return vocabularyOf(index, () => undefined)
}

const english = await vocabularyIn(
  'english',
  'In his loving kindness Moses',
  'kindness, in kindled grace; Melchizedek',
  'grade grace',
)
const spanish = await vocabularyIn(
  'spanish',
  'Melchîsedec, rey de Salem',
  'Pharaón en Jerusalem',
  'Thomás y Rachêl',
  'noche',
)

describe('a misspelt word', () => {
  test.each([
    ['kindnes', 'kindness'],
    ['Melchisedec', 'Melchizedek'],
    ['gracd', 'grace'],
    ['mozes', 'Moses'],
  ])('%s is nearest to %s', (typed, word) => expect(nearestWord(english, typed)).toBe(word))
  test.each(['xyzzy', 'airplane', 'ki', '316', 'w'.repeat(300)])('%s has no near word', (typed) =>
    expect(nearestWord(english, typed)).toBeUndefined(),
  )
})

describe('a Spanish word in another spelling', () => {
  test.each([
    ['Melquisedec', 'Melchîsedec'],
    ['melchisedec', 'Melchîsedec'],
    ['Faraón', 'Pharaón'],
    ['Jerusalén', 'Jerusalem'],
    ['Tomás', 'Thomás'],
    ['Raquel', 'Rachêl'],
  ])('%s is the %s of the text', (typed, word) => expect(findSpelling(spanish, typed)).toBe(word))
  test('is not a word that sounds different', () => expect(findSpelling(spanish, 'coche')).toBeUndefined())
})

test('words are shown in lower case if the text ever writes them so, and a part of a word is a word', async () => {
  const { words } = await vocabularyIn('english', 'In Egypt, in God’s house', 'GOD is')
  expect([words.get('in'), words.get('egypt'), words.get('god'), words.get('s')]).toMatchObject([
    { shown: 'in', count: 2 },
    { shown: 'Egypt', count: 1 },
    { shown: 'GOD', count: 2 },
    { shown: 's', count: 1 },
  ])
})
