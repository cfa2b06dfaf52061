import { expect, test } from 'vitest'
import type { Span } from '#shared/contract/spans.ts'
import * as served from '#shared/server/span-words.ts'
import * as shown from '../../web/chat/span-words.ts'

const source = { kind: 'scripture', edition: 'kjv', edition_name: 'KJV', ref: 'John 3:16' } as const
const teacher = { ...source, kind: 'commentary', edition_name: 'Matthew Henry' } as const
const verdicts = ['exact', 'shortened', 'repaired', 'other_edition', 'paraphrase', 'not_found', 'unchecked'] as const
const spans = verdicts.flatMap((verdict) =>
  [source, teacher, null].map((each) => ({ verdict, source: each, start: 0, end: 1, quoted: true }) as unknown as Span),
)

test('pages without scripts describe a checked span with the same words as the app', () => {
  for (const span of spans) {
    expect(served.labelOf(span, 'WEB')).toBe(shown.labelOf(span, 'WEB'))
    expect(served.chipOf(span, 'WEB')).toBe(shown.chipOf(span, 'WEB'))
  }
})

test('the words name the teacher or the translation that they come from', () => {
  const [exact, exactOfTeacher] = spans
  expect(shown.labelOf(exact!, 'WEB')).toBe('Word for word as in your translation')
  expect(shown.labelOf(exactOfTeacher!, 'WEB')).toBe('Word for word as in Matthew Henry')
  expect(shown.chipOf(spans.at(-4)!, 'WEB')).toBe('not found in WEB')
})

test('words beside a reference that does not exist are said to be in their own place', () => {
  const [exact, , , , , , , , , , , , paraphrase, , none] = spans
  const verse = { ref: 'Romans 6:32', what: 'verse' } as const
  const book = { ref: 'Hezekiah 3:4', what: 'book' } as const
  expect(shown.labelOf({ ...paraphrase!, missing: verse }, 'WEB')).toBe(
    'There is no Romans 6:32 in WEB. These words are in John 3:16',
  )
  expect(shown.labelOf({ ...none!, missing: book }, 'WEB')).toBe('Hezekiah 3:4: there is no such book in the Bible')
  expect(shown.chipOf({ ...exact!, missing: book }, 'WEB')).toBe('no such book')
})

test('words of another translation than the reader’s are not called those of “your translation”', () => {
  const labels = spans.filter(({ source }) => source?.kind === 'scripture').slice(0, 3)
  expect(labels.map((span) => shown.labelOf(span, 'KJV', 'spa-rv1909'))).toEqual([
    'Word for word as in KJV',
    'Word for word as in KJV, shortened',
    'The assistant’s wording was replaced by the words of KJV',
  ])
  expect(shown.labelOf(labels[0]!, 'KJV', 'kjv')).toBe('Word for word as in your translation')
  // older citations name no edition
  const old = { ...labels[0]!, source: { ...labels[0]!.source!, edition: '' } }
  expect(shown.labelOf(old, 'KJV', 'spa-rv1909')).toBe('Word for word as in your translation')
})
