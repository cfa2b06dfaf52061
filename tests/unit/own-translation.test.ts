import { expect, test } from 'vitest'
import type { Citation } from '../../shared/contract/chat.ts'
import { inOwnTranslation, quotedReferences } from '../../web/chat/own-translation.ts'

/** A citation of the words `quote`, verified where they are for the n-th time in the content. */
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

test('quotations appear in the reader’s own translation, and all else stays', () => {
  const content = `It says “Jesus wept.” (${link}).\n\n> Jesus wept.\n> — ${link}\n\nSo he did.`
  const cited = [citation('John 11:35', 'Jesus wept.', content), citation('John 11:35', 'Jesus wept.', content, 2)]
  const own = inOwnTranslation(content, cited, new Map([['John 11:35', 'Y lloró Jesús.']]))
  expect(own.content).toBe(`It says “Y lloró Jesús.” (${link}).\n\n> Y lloró Jesús.\n> — ${link}\n\nSo he did.`)
  expect(own.citations.map(({ quote, verdict }) => [quote, verdict])).toEqual([
    ['Y lloró Jesús.', 'exact'],
    ['Y lloró Jesús.', 'exact'],
  ])
  expect(own.citations.map(({ at }) => own.content.slice(at!.start, at!.end))).toEqual([
    'Y lloró Jesús.',
    'Y lloró Jesús.',
  ])
  expect(own.missing).toEqual([])
})

test('a quotation without a place, or with another verdict, stays as it was', () => {
  const content = `“Jesus wept.” and “Jesus wept.”`
  const { at: _, ...without } = citation('John 11:35', 'Jesus wept.', content)
  const cited = [without, citation('John 11:35', 'Jesus wept.', content, 2, 'paraphrase')]
  expect(inOwnTranslation(content, cited, new Map([['John 11:35', 'Y lloró Jesús.']])).content).toBe(content)
  expect(quotedReferences([{ citations: cited }])).toEqual([])
})

test('a verse that the translation does not have stays as it was, unsealed, and is named', () => {
  const content = `“Jesus wept.” (${link})`
  const wept = citation('John 11:35', 'Jesus wept.', content)
  const own = inOwnTranslation(content, [wept], new Map([['John 11:35', null]]))
  expect(own).toEqual({
    content,
    citations: [{ ...wept, verdict: 'paraphrase', at: undefined }],
    missing: ['John 11:35'],
  })
})

test('signs of markdown in Scripture stay signs', () => {
  const content = '“Jesus wept.”'
  const wept = citation('John 11:35', 'Jesus wept.', content)
  const own = inOwnTranslation(content, [wept], new Map([['John 11:35', '[Jesus] *wept*']]))
  expect(own.content).toBe('“\\[Jesus\\] \\*wept\\*”')
})

test('each reference is asked for once', () => {
  const content = '“Jesus wept.” “Jesus wept.”'
  const cited = [citation('John 11:35', 'Jesus wept.', content), citation('John 11:35', 'Jesus wept.', content, 2)]
  expect(quotedReferences([{ citations: cited }])).toEqual(['John 11:35'])
})
