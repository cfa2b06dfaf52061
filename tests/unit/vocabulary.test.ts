import { describe, expect, test } from 'vitest'
import { addWords, findSpelling, nearestWord, type Vocabulary } from '../../shared/bible/vocabulary.ts'

function vocabularyOf(...texts: string[]): Vocabulary {
  const vocabulary: Vocabulary = new Map()
  for (const text of texts) addWords(vocabulary, text)
  return vocabulary
}

const english = vocabularyOf('In his loving kindness Moses', 'kindness, in kindled grace; Melchizedek', 'grade grace')
const spanish = vocabularyOf('Melchîsedec, rey de Salem', 'Pharaón en Jerusalem', 'Thomás y Rachêl', 'noche')

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
  ])('%s is the %s of the text', (typed, word) => expect(findSpelling(spanish, typed, 'es')).toBe(word))
  test('is not a word that sounds different', () => expect(findSpelling(spanish, 'coche', 'es')).toBeUndefined())
})
