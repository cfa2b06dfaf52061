import { expect, test } from 'vitest'
import { markedParts } from '../../web/search/marked-parts.ts'
import { nastyTexts } from '../helpers/answers/nasty-texts.ts'

test('the words in and out of the marks are in order', () => {
  expect(markedParts('For God so <mark>loved</mark> the <mark>world</mark>')).toEqual([
    { text: 'For God so ', isMarked: false },
    { text: 'loved', isMarked: true },
    { text: ' the ', isMarked: false },
    { text: 'world', isMarked: true },
  ])
})

test('entities become the characters that they stand for', () => {
  expect(markedParts('&#34;I am&#34; &amp; I &lt;b&gt; &unknown;')).toEqual([
    { text: '"I am" & I <b> &unknown;', isMarked: false },
  ])
})

test.each(nastyTexts)('%j stays text, and never throws', (text) => {
  for (const { text: part } of markedParts(`${text}<mark>${text}</mark>`)) expect(typeof part).toBe('string')
})
