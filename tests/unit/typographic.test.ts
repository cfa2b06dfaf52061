import { expect, test } from 'vitest'
import { typographic } from '../../web/reader/text/typographic.ts'

test.each([
  [
    'a dash that begins a text is dropped',
    '--"The Lord is my shepherd." In these words',
    '“The Lord is my shepherd.” In these words',
  ],
  ['a dash between words', 'his flock -- and they follow', 'his flock—and they follow'],
  ['an apostrophe and marks inside of marks', `"He said, 'Come,' to God's own"`, '“He said, ‘Come,’ to God’s own”'],
])('typewriter punctuation is typeset: %s', (_, typed, set) => {
  expect(typographic(typed)).toBe(set)
})

test('a text that continues after a word closes its quotation marks', () => {
  expect(typographic('" and on', 'd')).toBe('” and on')
})
