import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MARK_END, MARK_START, markHtml } from '../../shared/bible/mark-words.ts'
import { searchWords } from '../../shared/bible/search-text.ts'
import {
  keepMeaningfulWords,
  parseSearch,
  phrasePattern,
  phraseRegExp,
  trimCommonWords,
  wordsOf,
} from '../../shared/bible/search-words.ts'

const odd = [
  '神',
  'é',
  '“',
  '”',
  '"',
  "'",
  '’',
  '\ud800',
  '\0',
  '\ue000',
  '\u0301',
  '😀',
  '١',
  '&',
  '|',
  '!',
  ':*',
  '(',
  ' ',
  'w'.repeat(300),
]
const anything = fc
  .array(fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...odd)), { maxLength: 40 })
  .map((parts) => parts.join(''))

describe('a search is parsed', () => {
  test.each([
    ['love', { words: ['love'], phrases: [], prefix: true }],
    ['love ', { words: ['love'], phrases: [], prefix: false }],
    ['God so lov', { words: ['God', 'so', 'lov'], phrases: [], prefix: true }],
    ['"in the beginning"', { words: [], phrases: [['in', 'the', 'beginning']], prefix: false }],
    ['“born again” water', { words: ['water'], phrases: [['born', 'again']], prefix: true }],
    ['water "born again"', { words: ['water'], phrases: [['born', 'again']], prefix: false }],
    ['an "open phrase', { words: ['an', 'open', 'phrase'], phrases: [], prefix: true }],
    ["God's house", { words: ['God', 's', 'house'], phrases: [], prefix: true }],
    ['起初', { words: [], phrases: [['起', '初']], prefix: false }],
    ['神 love', { words: ['love'], phrases: [['神']], prefix: true }],
    ["'); drop table verses; --", { words: ['drop', 'table', 'verses'], phrases: [], prefix: false }],
    ['& | ! ( ) : * < >', { words: [], phrases: [], prefix: false }],
  ])('%j', (query, parts) => expect(parseSearch(query)).toEqual(parts))

  test('only letters and digits of any input are left, and not many', () => {
    fc.assert(
      fc.property(anything, (query) => {
        const { words, phrases } = parseSearch(query)
        expect(words.length).toBeLessThanOrEqual(16)
        for (const word of [...words, ...phrases.flat()]) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
      }),
    )
  })
})

test('only the meaningful words of a question remain', () => {
  expect(keepMeaningfulWords(wordsOf('What does the Bible say about anger?'))).toEqual(['anger'])
  expect(keepMeaningfulWords(['who', 'are', 'you'])).toEqual(['who', 'are', 'you'])
  expect(trimCommonWords(['the', 'Lord', 'is', 'my', 'shepherd'])).toEqual(['Lord', 'is', 'my', 'shepherd'])
  expect(trimCommonWords(['in', 'the'])).toEqual([])
})

test('the index contains only letters, and pairs of Han characters', () => {
  expect(searchWords('english', '“Blessed are the poor—in spirit,” he said.').trim()).toBe(
    'blessed are the poor in spirit he said',
  )
  expect(searchWords('spanish', 'JEHOVÁ es mi pastor')).toBe('jehová es mi pastor')
  expect(searchWords('han', '起初，神創造').split(' ').filter(Boolean)).toEqual(['起初', '神創', '創造'])
})

test('a phrase is found with anything between its words, with accents or without', () => {
  expect('En el principio, crió Dios'.match(phraseRegExp(['principio', 'crio']))?.[0]).toBe('principio, crió')
  expect('beginning'.match(phraseRegExp(['begin']))).toBeNull()
  expect('beginning'.match(phraseRegExp(['begin'], true))?.[0]).toBe('beginning')
  expect(phrasePattern(['起', '初'])).toBe('起初')
})

test.each([
  ['the Lord is my shepherd', 'Yahweh is my shepherd: I shall lack nothing.'],
  ['Yahweh is my shepherd', 'The LORD is my shepherd; I shall not want.'],
  ['love the Lord your God', 'You shall love Yahweh your God'],
  ['love Yahweh your God', 'you shall love the Lord your God'],
  ['el Señor es mi pastor', 'JEHOVÁ es mi pastor'],
])('a phrase matches with any name of God: %s', (phrase, text) => expect(text).toMatch(phraseRegExp(wordsOf(phrase))))

describe('matches are marked', () => {
  const marked = (text: string, ...words: string[]) =>
    words.reduce((all, word) => all.replace(word, `${MARK_START}${word}${MARK_END}`), text)

  test('and everything else is escaped', () => {
    const text = 'Love & <b>truth</b>'
    expect(markHtml(text, marked(text, 'Love'), [])).toBe('<mark>Love</mark> &#38; &#60;b&#62;truth&#60;/b&#62;')
  })
  test('once where a word and a phrase overlap', () => {
    const text = 'In the beginning, God'
    expect(markHtml(text, marked(text, 'beginning'), [phraseRegExp(['in', 'the', 'beginning'])])).toBe(
      '<mark>In the beginning</mark>, God',
    )
  })
  test('text without a mark is unchanged', () => expect(markHtml('plain', '', [])).toBe('plain'))
  test('removing the marks from any text leaves the escaped text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b') }),
        (text, word) => {
          const html = markHtml(text, text, [phraseRegExp([word], true)])
          expect(html.replace(/<\/?mark>/g, '')).toBe(markHtml(text, '', []))
        },
      ),
    )
  })
})
