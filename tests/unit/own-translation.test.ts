import { expect, test } from 'vitest'
import type { Citation } from '../../shared/contract/chat.ts'
import type { Span } from '../../shared/contract/spans.ts'
import { inOwnTranslation } from '../../web/chat/own-translation.ts'
import { quotedReferences } from '../../web/chat/quoted-references.ts'

/** A citation of the words `quote`, verified at their n-th occurrence in the content. */
function citation(
  ref: string,
  quote: string,
  content: string,
  nth = 1,
  verdict: Citation['verdict'] = 'exact',
): Citation {
  let start = -1
  for (let i = 0; i < nth; i++) start = content.indexOf(quote, start + 1)
  return {
    ...{ ref, book: 'JHN', chapter: 11, start_verse: 35, end_verse: 35, quote, verdict },
    at: { start, end: start + quote.length },
  }
}

const link = '[John 11:35](/read/JHN/11?verse=35)'

test('quotations appear in the reader’s own translation, and the rest is unchanged', () => {
  const content = `It says “Jesus wept.” (${link}).\n\n> Jesus wept.\n> — ${link}\n\nSo he did.`
  const cited = [citation('John 11:35', 'Jesus wept.', content), citation('John 11:35', 'Jesus wept.', content, 2)]
  const own = inOwnTranslation({ content, citations: cited }, new Map([['John 11:35', 'Y lloró Jesús.']]))
  expect(own.content).toBe(`It says “Y lloró Jesús.” (${link}).\n\n> Y lloró Jesús.\n> — ${link}\n\nSo he did.`)
  expect(own.spans.map(({ verdict }) => verdict)).toEqual(['exact', 'exact'])
  expect(own.spans.map(({ start, end }) => own.content.slice(start, end))).toEqual(['Y lloró Jesús.', 'Y lloró Jesús.'])
  expect(own.missing).toEqual([])
})

test('a quotation without a place, or with another verdict, is unchanged', () => {
  const content = `“Jesus wept.” and “Jesus wept.”`
  const { at: _, ...without } = citation('John 11:35', 'Jesus wept.', content)
  const cited = [without, citation('John 11:35', 'Jesus wept.', content, 2, 'paraphrase')]
  expect(inOwnTranslation({ content, citations: cited }, new Map([['John 11:35', 'Y lloró Jesús.']])).content).toBe(
    content,
  )
  expect(quotedReferences([{ citations: cited }])).toEqual([])
})

test('a verse that the translation lacks is unchanged, unsealed, and listed', () => {
  const content = `“Jesus wept.” (${link})`
  const wept = citation('John 11:35', 'Jesus wept.', content)
  const own = inOwnTranslation({ content, citations: [wept] }, new Map([['John 11:35', null]]))
  expect(own).toEqual({ content, spans: [], missing: ['John 11:35'] })
})

test('markdown characters in Scripture stay literal', () => {
  const content = '“Jesus wept.”'
  const wept = citation('John 11:35', 'Jesus wept.', content)
  const own = inOwnTranslation({ content, citations: [wept] }, new Map([['John 11:35', '[Jesus] *wept*']]))
  expect(own.content).toBe('“\\[Jesus\\] \\*wept\\*”')
})

test('each reference is fetched once', () => {
  const content = '“Jesus wept.” “Jesus wept.”'
  const cited = [citation('John 11:35', 'Jesus wept.', content), citation('John 11:35', 'Jesus wept.', content, 2)]
  expect(quotedReferences([{ citations: cited }])).toEqual(['John 11:35'])
})

test('unchanged Scripture has the name of its edition, and offsets shift with the words before them', () => {
  const content = '“Jesus wept.” So Jesus saw her weeping, and “He was troubled.” It moved him.'
  const span = (words: string, verdict: Span['verdict'], ref: string, quoted = true): Span => ({
    ...{ start: content.indexOf(words), end: content.indexOf(words) + words.length, verdict, quoted, tool_call: null },
    source: {
      ...{ kind: 'scripture', edition: 'eng-web', edition_name: 'WEB', ref },
      ...{ book: 'JHN', chapter: 11, start_verse: 35, end_verse: 35 },
    },
  })
  const near = content.indexOf('moved')
  const spans = [
    span('Jesus wept.', 'exact', 'John 11:35'),
    span('Jesus saw her weeping', 'exact', 'John 11:33', false),
    span('He was troubled.', 'shortened', 'John 11:34'),
    {
      ...span('It moved him', 'paraphrase', 'John 11:33', false),
      differences: [{ start: near, end: near + 5, stored: 'shook' }],
    },
  ]
  const texts = new Map([
    ['John 11:35', 'Y lloró Jesús.'],
    ['John 11:34', null],
  ])
  const own = inOwnTranslation({ content, citations: [], spans }, texts)
  expect(own.spans.map(({ start, end, verdict }) => [verdict, own.content.slice(start, end)])).toEqual([
    ['exact', 'Y lloró Jesús.'],
    ['other_edition', 'Jesus saw her weeping'],
    ['other_edition', 'He was troubled.'],
    ['paraphrase', 'It moved him'],
  ])
  const [difference] = own.spans[3]!.differences!
  expect(own.content.slice(difference!.start, difference!.end)).toBe('moved')
  expect(quotedReferences([{ citations: [], spans }])).toEqual(['John 11:35', 'John 11:34'])
})
