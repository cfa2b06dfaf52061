import { expect, test } from 'vitest'
import type { Citation } from '../../shared/contract/chat.ts'
import { inOwnTranslation, quotedReferences } from '../../web/chat/own-translation.ts'
import { shownQuotations } from '../../web/chat/shown-quotations.ts'

const citation = (ref: string, quote: string, verdict: Citation['verdict'] = 'exact'): Citation => ({
  ...{ ref, book: 'JHN', chapter: 11, start_verse: 35, end_verse: 35 },
  ...{ quote, verdict },
})

const wept = citation('John 11:35', 'Jesus wept.')
const link = '[John 11:35](/read/JHN/11?verse=35)'

test('a quotation is found between its marks, in a block quote, and not in plain words', () => {
  const shown = (content: string, citations = [wept]) =>
    shownQuotations(content, citations).map(({ start, end }) => content.slice(start, end))
  expect(shown(`Jesus wept. He said “Jesus wept.” (${link})`)).toEqual(['Jesus wept.'])
  expect(shownQuotations(`Jesus wept. “Jesus wept.” (${link})`, [wept])[0]!.start).toBe(13)
  expect(shown(`> Jesus *wept.*\n> — ${link}`)).toEqual(['Jesus *wept.'])
  expect(shown(`> Jesus\n> wept.\n> — ${link}`)).toEqual(['Jesus\n> wept.'])
  expect(shown('Jesus wept.')).toEqual([])
  expect(shown('“Jesus wept.”', [citation('John 11:35', 'Jesus wept.', 'paraphrase')])).toEqual([])
  expect(shown('```\n“Jesus wept.”\n```')).toEqual([])
})

test('the same words twice are two quotations', () => {
  const content = '“Jesus wept.” and again “Jesus wept.”'
  expect(shownQuotations(content, [wept, wept]).map(({ start }) => start)).toEqual([1, 25])
  expect(shownQuotations(content, [wept])).toHaveLength(1)
})

test('quotations come in the reader’s own translation, and all else stays', () => {
  const content = `It says “Jesus wept.” (${link}).\n\n> Jesus wept.\n> — ${link}\n\nSo he did.`
  const own = inOwnTranslation(content, [wept, wept], new Map([['John 11:35', 'Y lloró Jesús.']]))
  expect(own.content).toBe(`It says “Y lloró Jesús.” (${link}).\n\n> Y lloró Jesús.\n> — ${link}\n\nSo he did.`)
  expect(own.citations.map(({ quote, verdict }) => [quote, verdict])).toEqual([
    ['Y lloró Jesús.', 'exact'],
    ['Y lloró Jesús.', 'exact'],
  ])
  expect(own.missing).toEqual([])
})

test('a verse that the translation does not have stays as it was, unsealed, and is named', () => {
  const content = `“Jesus wept.” (${link})`
  const own = inOwnTranslation(content, [wept], new Map([['John 11:35', null]]))
  expect(own).toEqual({ content, citations: [{ ...wept, verdict: 'paraphrase' }], missing: ['John 11:35'] })
})

test('signs of markdown in Scripture stay signs', () => {
  const own = inOwnTranslation('“Jesus wept.”', [wept], new Map([['John 11:35', '[Jesus] *wept*']]))
  expect(own.content).toBe('“\\[Jesus\\] \\*wept\\*”')
})

test('each reference is asked for once', () => {
  expect(quotedReferences([{ content: '“Jesus wept.” “Jesus wept.”', citations: [wept, wept] }])).toEqual([
    'John 11:35',
  ])
})
