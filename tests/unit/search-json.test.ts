import { expect, test } from 'vitest'
import { searchJson } from '../../api/bible/search-json.ts'
import type { SearchAnswer, SearchResult } from '../../shared/contract/bible.ts'
import { withMarks } from '../../shared/search/mark-verse.ts'

const result = (text: string): SearchResult => ({
  book: 'PSA',
  chapter: 34,
  verse: 18,
  text,
  html: withMarks(text, [0, 6]),
})

const texts = [
  'Yahweh is near to those who have a broken heart',
  '“You shall not”, he said',
  'He said "no" & went <away>',
  'a back\\slash',
  'two\nlines\tand a bell\u0007',
  'half a character: \ud83d',
  'שלום עליכם',
  '',
]

test('is the JSON of the answer, whatever the verses contain', () => {
  for (const answer of [
    { query: 'a "b" \\', total: texts.length, results: texts.map(result) },
    { query: 'none', total: 0, results: [], unknown_words: [{ word: 'nöne', nearest: null }], proposal: 'none' },
    { query: 'Genesis 99', total: 0, results: [], missing: 'Genesis has 50 chapters, no chapter 99.' },
  ] satisfies SearchAnswer[]) {
    expect(JSON.parse(searchJson(answer))).toEqual(answer)
    // a second time from the texts that are kept
    expect(JSON.parse(searchJson(answer))).toEqual(answer)
  }
})
