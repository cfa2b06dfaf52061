import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import * as spanish from 'bible-passage-reference-parser/esm/lang/es.js'
import * as chinese from 'bible-passage-reference-parser/esm/lang/zh.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldNames, prefixesOf } from '../../shared/bible/name-prefixes.ts'
import { type BookPatterns, createPossibleBooks } from '../../shared/bible/possible-books.ts'
import { parsersOf } from '../../shared/bible/reference-parser.ts'

const patternsOf = (language: ConstructorParameters<typeof bcv_parser>[0]): BookPatterns =>
  (new bcv_parser(language) as unknown as { regexps: BookPatterns & { all_books: BookPatterns['books'] } }).regexps
const languages = { en: patternsOf(english), es: patternsOf(spanish), zh: patternsOf(chinese) }

describe('the beginnings of what a pattern matches', () => {
  test.each([
    ['John', ['john']],
    ['Jo?b', ['job', 'jb']],
    ['1(?:\\s*Sam|Kgs)', ['1 sam', '1sam', '1kgs']],
    ['(?:Is(?:a[ií]as)?)', ['is', 'isaia', 'isaía']],
    ['P[a-c]s', ['pas', 'pbs', 'pcs']],
    ['A\\.?\\s*\\s*B', ['ab', 'a b', 'a.b', 'a. b']],
    ['Ecclesiastes', ['eccle']],
    ['', ['']],
  ])('of %s', (pattern, prefixes) => {
    expect([...(prefixesOf(pattern) ?? [])].sort()).toEqual(prefixes.toSorted())
  })

  test.each(['a+', 'a*', 'a{2}', '(?=a)', '(?<!a)', '\\d', '\\p{L}', '[^a]', '[\\d]', 'a)', '(a', '.', '^a'])(
    'are unknown for %s',
    (pattern) => expect(prefixesOf(pattern)).toBeUndefined(),
  )
})

test('a name is possible only where words begin as it does', () => {
  const [parser] = parsersOf('en')
  const count = (text: string) => parser?.possibleBooks(text).size
  expect(count('John 3:16')).toBe(1)
  expect(count('in the year 1850, after 16 long winters on the island')).toBe(0)
  expect(count('the johnny of 3')).toBe(0)
  expect(count('x Ps151.1')).toBeGreaterThan(0)
})

describe.each(Object.entries(languages))('every book that the pattern of %s finds is possible', (_, patterns) => {
  const possible = createPossibleBooks(patterns)
  const { books, pre_book, pre_number_book, post_book } = patterns
  const names = books.flatMap(({ regexp: { source } }) => {
    const before = [pre_book, pre_number_book].find((each) => source.startsWith(each.source))?.source
    const name = before && source.slice(before.length, -post_book.source.length)
    return name ? [fc.stringMatching(new RegExp(`^${name}$`))] : []
  })
  const pieces = fc.oneof(fc.oneof(...names), fc.constantFrom('Genesis', '1 John', 'Éxodo', '创世记', 'Ps151.1'))
  const between = fc.constantFrom(
    '',
    ' ',
    '. ',
    '1',
    ' 3:16 ',
    '2 ',
    '-',
    '(',
    ') ',
    'é',
    '\u2003',
    '\n',
    'ſ',
    '书',
    '"',
  )
  const forms = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace('s', 'ſ'),
    (text: string) => text.replace('k', '\u212a'),
    (text: string) => text.replaceAll(' ', '\u00a0 '),
  )
  const texts = fc
    .array(fc.tuple(pieces, between, forms), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.map(([name, sign, form]) => form(name) + sign).join(''))

  test('whatever the parser replaced before', { timeout: 30_000 }, () => {
    const seen = new Set<number>()
    fc.assert(
      fc.property(texts, (text) => {
        const found = possible(text)
        let rest = text
        let count = 0
        for (const [i, { regexp }] of books.entries()) {
          rest = rest.replace(regexp, () => {
            expect(found).toContain(i)
            seen.add(i)
            return `\u001f${count++}\u001f`
          })
        }
      }),
      { numRuns: 3000 },
    )
    expect(seen.size).toBeGreaterThan(books.length / 2)
  })
})

test('folding keeps what a pattern without case sees as equal', () => {
  expect(foldNames('KINGS\u00a0\t1')).toBe('kings 1')
  expect(foldNames('\u212aing\u017f')).toBe('kings')
})
