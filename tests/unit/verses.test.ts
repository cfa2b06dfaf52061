import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatVerses, parseVerses } from '../../shared/bible/verses.ts'
import { nastyTexts } from '../helpers/answers/nasty-texts.ts'

describe('parseVerses', () => {
  test.each([
    ['16', [16]],
    ['16-18', [16, 17, 18]],
    ['16–18', [16, 17, 18]],
    [' 3 , 5 - 6 ', [3, 5, 6]],
    ['5,3,5', [3, 5]],
    ['18-16', []],
    ['0', []],
    ['0-2', [1, 2]],
    ['-3', []],
    ['1e2', []],
    ['16,oops,18', [16, 18]],
    ['', []],
  ])('%j', (text, verses) => {
    expect(parseVerses(text)).toEqual(verses)
  })

  test('nothing at all names no verse', () => {
    expect(parseVerses(null)).toEqual([])
    expect(parseVerses(undefined)).toEqual([])
  })

  test.each(nastyTexts)('stays small, sorted and whole for %j', (text) => {
    for (const form of [text, `1-${text}`, `${text}-999`, `3,${text}`]) {
      const verses = parseVerses(form)
      expect(verses.length).toBeLessThanOrEqual(200)
      expect(verses).toEqual([...new Set(verses)].sort((a, b) => a - b))
      for (const verse of verses) expect(Number.isInteger(verse) && verse >= 1).toBe(true)
    }
  })
})

describe('formatVerses', () => {
  test('joins neighbours, with the caller’s separators', () => {
    expect(formatVerses([3, 1, 2, 5])).toBe('1-3,5')
    expect(formatVerses([3, 1, 2, 5], { comma: ', ', dash: '–' })).toBe('1–3, 5')
    expect(formatVerses([])).toBe('')
  })

  test('what it writes is read back as the same verses', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 176 }), { maxLength: 176 }), (verses) => {
        expect(parseVerses(formatVerses(verses))).toEqual(verses.toSorted((a, b) => a - b))
      }),
    )
  })
})
