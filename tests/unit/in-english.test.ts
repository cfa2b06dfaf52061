import { expect, test } from 'vitest'
import { inEnglish } from '../../shared/bible/in-english.ts'
import type { Asked } from '../../shared/server/sql/answers.ts'
import { passagePrompt } from '../../workers/prompts/answer.ts'
import { hebrew } from '../fixtures/numberings.ts'

const asked = (book: string, chapter: number, verses: number[], last: number) =>
  ({
    ...{
      bible_id: 'x',
      bible_name: 'A Bible',
      book,
      chapter,
      verses,
      question: 'Why?',
      care: null,
      earlier_care: null,
    },
    passage: Array.from({ length: last }, (_, i) => ({ chapter, verse: i + 1, text: `own ${i + 1}` })),
  }) as unknown as Asked & Parameters<typeof passagePrompt>[0]

test('a model receives the place and the passage in English numbering', () => {
  const { chapter, verses, passage } = inEnglish(asked('PSA', 51, [3, 4], 21), hebrew)
  expect([chapter, verses]).toEqual([51, [1, 2]])
  expect(passage.at(-1)).toEqual({ chapter: 51, verse: 19, text: 'own 21' })
})

test('verses of a neighbouring chapter are named with their chapter', () => {
  const english = { ...asked('GEN', 32, [], 33), ...inEnglish(asked('GEN', 32, [], 33), hebrew) }
  const lines = passagePrompt(english, english.passage).split('\n')
  expect(lines).toContain('The reader has Genesis 32 open in the A Bible (x).')
  expect(lines).toEqual(expect.arrayContaining(['31:55 own 1', '1 own 2', '32 own 33']))
})
