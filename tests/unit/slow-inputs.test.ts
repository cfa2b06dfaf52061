import { beforeAll, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { NOTE_MAX } from '../../shared/note-limits.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'
import { readScope } from '../../workers/plan-generation/build.ts'
import { numberedBible } from '../fixtures/numbered-bible.ts'
import { fastest } from '../helpers/source/fastest.ts'

beforeAll(loadRecognition)

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Texts of which each sentence was judged alone, or each space was a beginning, took from seven times as long as prose. */
const MOST = 6

const prose = filled('what does the bible say about faith and hope in the letters of paul? ', NOTE_MAX)

test.each([
  ['tiny sentences', filled('a\n', NOTE_MAX)],
  [
    'tiny sentences that all differ',
    Array.from({ length: NOTE_MAX }, (_, i) => `a${i}`)
      .join('. ')
      .slice(0, NOTE_MAX),
  ],
  ['a letter that becomes a sentence', 'ﷺ'.repeat(NOTE_MAX)],
  ['spaces', `${filled('the la ', 161)}${' '.repeat(NOTE_MAX - 162)}b`],
  ['apostrophes', `${filled('the la ', 161)}a${"'".repeat(NOTE_MAX - 163)}b`],
  ['quotation marks without an end', `the la ${'“'.repeat(NOTE_MAX - 7)}`],
])('distress is recognised in the longest text of %s about as fast as in prose', (_, text) => {
  const judge = (each: string) => fastest(3, () => recogniseDistress(each, 'en'))
  expect(judge(text) / judge(prose)).toBeLessThan(MOST)
})

const bible = numberedBible(englishVerses)

test.each([
  ['many articles', `hope ${'the '.repeat(485)}zz Isaiah`],
  ['many digits', `Read ж ${'1'.repeat(1990)}`],
])('a plan with %s is read at once', (_, description) => {
  // with patterns that look for every way to read it, the first never ended, and the second took half an hour
  expect(fastest(3, () => readScope(description.slice(0, 2000), bible, 7))).toBeLessThan(2000)
})
