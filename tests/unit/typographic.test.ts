import { expect, test } from 'vitest'
import { typographic } from '../../web/reader/typographic.ts'

test.each([
  [
    'a dash that begins a text is dropped',
    '--"The Lord is my shepherd." In these words',
    '“The Lord is my shepherd.” In these words',
  ],
  ['a dash between words', 'his flock -- and they follow', 'his flock—and they follow'],
  ['an apostrophe and marks inside of marks', `"He said, 'Come,' to God's own"`, '“He said, ‘Come,’ to God’s own”'],
])('old type is set as in print: %s', (_, typed, set) => {
  expect(typographic(typed)).toBe(set)
})

test('a text that goes on after a word closes what was opened', () => {
  expect(typographic('" and on', 'd')).toBe('” and on')
})
