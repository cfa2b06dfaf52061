import { expect, test } from 'vitest'
import type { Span, SpanVerdict } from '../../shared/contract/spans.ts'
import { countsOf, foundSentence } from '../../web/check/counts.ts'
import { paragraphsOf } from '../../web/check/text-pieces.ts'

const text = 'One two “three four.” five\n \n\n  “six”, seven\neight\n'
const span = (words: string, verdict: SpanVerdict, kind: 'scripture' | 'commentary' = 'scripture'): Span => {
  const start = text.indexOf(words)
  const place = { book: 'JHN', chapter: 3, start_verse: 1, end_verse: 1 }
  const source = verdict === 'unchecked' ? null : { kind, edition: 'x', edition_name: kind, ref: 'John 3:1', ...place }
  return { start, end: start + words.length, verdict, source, quoted: true, tool_call: null }
}

test('a text is split into paragraphs and pieces that contain all of its words', () => {
  const spans = [span('three four', 'exact'), span('six', 'unchecked')]
  const paragraphs = paragraphsOf(text, spans)
  expect(paragraphs.map(({ start }) => start)).toEqual([0, text.indexOf('“six')])
  const shown = paragraphs.map(({ pieces }) =>
    pieces.map((piece) => piece.text + (piece.span ? piece.closing : '')).join(''),
  )
  expect(shown).toEqual(['One two “three four.” five', '“six”, seven\neight\n'])
  const marked = paragraphs.flatMap(({ pieces }) => pieces.filter((piece) => piece.span))
  expect(marked).toEqual([
    // the sign follows the closing quotation mark
    { text: 'three four', span: spans[0], index: 0, closing: '.”' },
    { text: 'six', span: spans[1], index: 1, closing: '”,' },
  ])
})

test('a blank text is split, and has no paragraph', () => {
  expect(paragraphsOf(`a${' '.repeat(60_000)}b`, [])).toHaveLength(1)
  expect(paragraphsOf(`a\n\n${' \n'.repeat(30_000)}b`, []).map(({ pieces }) => pieces[0]?.text)).toEqual(['a', 'b'])
})

test('findings are counted by kind, teachers separately from Scripture', () => {
  const spans = [
    span('One', 'exact'),
    span('two', 'exact', 'commentary'),
    span('six', 'exact'),
    span('five', 'not_found'),
  ]
  expect(countsOf(spans, 'WEB').map(({ indexes, says }) => [indexes, says])).toEqual([
    [[0, 2], 'word for word as in the WEB'],
    [[1], 'word for word as in commentary'],
    [[3], 'presented as Scripture, but not found'],
  ])
  expect([0, 1, 1200].map((count) => foundSentence(Array.from({ length: count }, () => spans[0]!)))).toEqual([
    'No passage of Scripture found',
    'One passage found',
    '1,200 passages found',
  ])
})

test('words that were not found, or are a teacher’s, are no passages of Scripture', () => {
  const spans = [span('One', 'exact'), span('two', 'exact', 'commentary')]
  const absent: Span = { ...span('six', 'not_found'), source: null }
  expect(foundSentence([...spans, absent, span('five', 'unchecked')])).toBe('One passage found')
  expect(foundSentence([absent])).toBe('No passage of Scripture found')
})

test('references that do not exist are counted apart from words beside them', () => {
  const missing = { ref: 'five', what: 'verse' as const }
  const reference: Span = { ...span('five', 'not_found'), source: null, missing }
  const words: Span = { ...span('three four', 'not_found'), source: null, missing }
  expect(countsOf([words, reference], 'WEB').map(({ indexes, says }) => [indexes, says])).toEqual([
    [[0], 'beside a reference that does not exist'],
    [[1], 'reference that does not exist'],
  ])
})
