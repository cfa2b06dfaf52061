import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepMeaningfulWords, parseSearch, trimCommonWords, wordsOf } from '../../shared/bible/search-words.ts'
import { withMarks } from '../../shared/search/mark-verse.ts'
import { searchVerses } from '../../shared/search/search-verses.ts'
import { asVerses, searchedVerses } from '../helpers/db/verse-index.ts'

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

/** The verses, as they are marked, that a search finds among some texts. */
async function markedBy(query: string, texts: readonly string[], config = 'english'): Promise<string[]> {
  const verses = await searchedVerses(asVerses(texts), config)
  return searchVerses(verses, query, { limit: 100, offset: 0 }).results.map(({ html }) => html)
}

test('a phrase is found with anything between its words, with accents or without', async () => {
  expect(await markedBy('"principio crio"', ['En el principio, crió Dios'], 'spanish')).toEqual([
    'En el <mark>principio, crió</mark> Dios',
  ])
  expect(await markedBy('"crió"', ['Él crio'], 'spanish')).toEqual([])
  expect(await markedBy('"begin"', ['beginning'])).toEqual([])
  expect(await markedBy('beginn', ['beginning'])).toEqual(['<mark>beginning</mark>'])
  expect(await markedBy('起初神', ['起初，神創造天地。', '神起初'], 'han')).toEqual(['<mark>起初，神</mark>創造天地。'])
})

test.each([
  ['the Lord is my shepherd', 'Yahweh is my shepherd: I shall lack nothing.', 'Yahweh is my shepherd'],
  ['Yahweh is my shepherd', 'The LORD is my shepherd; I shall not want.', 'The LORD is my shepherd'],
  ['love the Lord your God', 'You shall love Yahweh your God', 'love Yahweh your God'],
  ['love Yahweh your God', 'you shall love the Lord your God', 'love the Lord your God'],
  ['el Señor es mi pastor', 'JEHOVÁ es mi pastor', 'JEHOVÁ es mi pastor'],
])('a phrase matches with any name of God: %s', async (phrase, text, marked) => {
  expect(await markedBy(`"${phrase}"`, [text])).toEqual([text.replace(marked, `<mark>${marked}</mark>`)])
})

test.each([
  ['shep\u00ADherd', 'shepherd', 'The LORD is my shepherd'],
  ['"my shep\u200Bherd"\u200E', '"my shepherd"', 'The LORD is my shepherd'],
  ['shep\u2060', 'shep', 'The LORD is my shepherd'],
  ['می\u200Cخواهم', 'میخواهم', 'می\u200Cخواهم'],
  ['میخواهم', 'می\u200Cخواهم', 'می\u200Cخواهم'],
])('invisible characters in a search change nothing: %j', async (query, visible, text) => {
  expect(parseSearch(query)).toEqual(parseSearch(visible))
  expect(await markedBy(query, [text], 'simple')).toHaveLength(1)
})

describe('a word with an apostrophe', () => {
  const texts = ['This is God’s house, isn’t it?', 'A house of gods']
  test('is found by its parts, and only the part is marked', async () => {
    expect(await markedBy('god ', texts)).toContain('This is <mark>God</mark>’s house, isn’t it?')
    expect(await markedBy('"god house"', texts)).toEqual([])
    expect(await markedBy("god's house", texts)).toHaveLength(2)
  })
  test('is itself in a phrase', async () =>
    expect(await markedBy('"God\'s house"', texts)).toEqual(['This is <mark>God’s house</mark>, isn’t it?']))
})

describe('matches are marked', () => {
  test('and everything else is escaped', () => {
    const text = 'Love & <b>truth</b>'
    expect(withMarks(text, [0, 4])).toBe('<mark>Love</mark> &#38; &#60;b&#62;truth&#60;/b&#62;')
  })
  test('once where a word and a phrase overlap', async () => {
    expect(await markedBy('beginning "in the beginning"', ['In the beginning, God'])).toEqual([
      '<mark>In the beginning</mark>, God',
    ])
  })
  test('text without a mark is unchanged', () => expect(withMarks('plain', [])).toBe('plain'))
  test('removing the marks from any text leaves the escaped text', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        // half a character is no text that can be stored
        const stored = text.toWellFormed()
        for (const html of await markedBy('w é 神 "w"', [`w ${stored}`, `é ${stored}`, `神 ${stored}`], 'simple'))
          expect(html.replace(/<\/?mark>/g, '').slice(2)).toBe(withMarks(stored, []))
      }),
    )
  })
})

test('the apostrophe ʼ parts a word wherever it is', async () => {
  const verses = await searchedVerses(asVerses(['abc', 'taʼ x', 'ʼAnu kaʼu']), 'simple')
  const found = (q: string) => searchVerses(verses, q, { limit: 10, offset: 0 }).total
  expect(['abc', 'ta', 'taʼ', 'anu', 'kaʼu', 'u'].map(found)).toEqual([1, 1, 1, 1, 1, 1])
})
