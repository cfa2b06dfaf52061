import { describe, expect, test } from 'vitest'
import { createFollowUpFilter, splitFollowUps } from '../../workers/chat-answer/follow-up-filter.ts'
import { FOLLOW_UP_MARK, followUpInstructions, readFollowUps } from '../../workers/prompts/follow-ups.ts'

const tail = [
  '[[?]] Water and Spirit | What does Jesus mean by water and the Spirit?',
  '[[?]] Nicodemus later on | What else does John tell of Nicodemus?',
  '[[?]] Night and light | How does John speak of night elsewhere?',
]
const prose =
  'He came **by night** [John 3:2], and said:\n\n> Rabbi\n> — John 3:2\n\n- one\n- two\n\n---\n\nThe rest [[is]] plain.'
const summaries = ['Water and Spirit', 'Nicodemus later on', 'Night and light']

/** The visible part of a text that arrives in these pieces. */
function shownOf(pieces: readonly string[]): string {
  const filter = createFollowUpFilter()
  return pieces.map(filter.next).join('') + filter.rest()
}

const whole = `${prose}\n\n${tail.join('\n')}`
const texts: Record<string, [text: string, shown: string, questions: number]> = {
  'no tail': [prose, prose, 0],
  'a tail': [whole, prose, 3],
  'a tail that ends in empty lines': [`${whole}\n\n`, prose, 3],
  'a tail under a rule, as a list, in bold': [
    `${prose}\n\n---\n\n${tail.map((line) => `- **${line}**`).join('\n\n')}`,
    prose,
    3,
  ],
  'a numbered tail': [`${prose}\n${tail.map((line, i) => `${i + 1}. ${line}`).join('\r\n')}`, prose, 3],
  'a tail in one line': [`${prose}\n\n${tail.join(' ')}`, prose, 3],
  'a tail with the words turned about': [
    `${prose}\n\n${tail.map((line) => line.replace(/\] (.*) \| (.*)$/, '] $2 | $1')).join('\n')}`,
    prose,
    3,
  ],
  'four questions': [`${whole}\n[[?]] A fourth one | What about a fourth one?`, prose, 3],
  'two questions': [`${prose}\n\n${tail.slice(1).join('\n')}`, prose, 0],
  'the same question three times': [`${prose}\n\n${`${tail[0]}\n`.repeat(3)}`, prose, 0],
  'a tail that is cut': [whole.slice(0, -20), prose, 0],
  'a tail that is cut in its mark': [`${prose}\n\n[[?`, `${prose}\n\n[[?`, 0],
  'a tail before all': [`${tail.join('\n')}\n\n${prose}`, `\n\n\n\n${prose}`, 3],
  'a tail in the middle': [`${prose}\n\n${tail.join('\n')}\n\n${prose}`, `${prose}\n\n\n\n\n\n${prose}`, 3],
  'nothing but a tail': [tail.join('\n'), '', 3],
  'marks behind which is prose': [
    `${prose}\n\n[[?]] For God so loved the world.\n[[?]] And more of it.`,
    `${prose}\n\nFor God so loved the world.\nAnd more of it.`,
    0,
  ],
  'a mark in the middle of a line': [
    'The sign [[?]] stands here.\nWhy [[?]] so?',
    'The sign  stands here.\nWhy  so?',
    0,
  ],
  'a mark that a mark would make': ['A [[[?]]?]] B [[?[[?]]]] C', 'A [ ?]] B [[? ]] C', 0],
  'a line without end behind a mark': [`[[?]] ${'a | b '.repeat(90)}?\nmore`, `${'a | b '.repeat(90)}?\nmore`, 0],
  'half marks': ['[ [[ [[? [?] [[?] [[a]]\n[[?', '[ [[ [[? [?] [[?] [[a]]\n[[?', 0],
  nothing: ['', '', 0],
}

describe.each(Object.entries(texts))('%s', (_, [text, shown, questions]) => {
  test('shows its words, and returns its questions', () => {
    const split = splitFollowUps(text)
    expect(split.text).toBe(shown)
    expect(split.follow_ups.map(({ summary }) => summary)).toEqual(summaries.slice(0, questions))
  })
  test('shows the same wherever it is split', () => {
    for (let at = 0; at <= text.length; at++) expect(shownOf([text.slice(0, at), text.slice(at)])).toBe(shown)
    for (const size of [1, 2, 3, 7]) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      )
      expect(shownOf(pieces)).toBe(shown)
    }
  })
})

test('for random texts, every split shows the same, no mark and every other word', () => {
  const bits = [
    '[',
    '[[',
    '?',
    ']]',
    ']',
    '[[?]]',
    '\n',
    '\n\n',
    ' ',
    '|',
    'word',
    '- ',
    '1.',
    '**',
    '---',
    '\r\n',
    'why?',
    '\t',
  ]
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let round = 0; round < 4000; round++) {
    const picked = Array.from({ length: 1 + next(14) }, () => bits[next(bits.length)]!)
    const text = picked.join('')
    const { text: shown } = splitFollowUps(text)
    const at = next(text.length + 1)
    const to = at + next(text.length - at + 1)
    expect(shownOf([text.slice(0, at), text.slice(at, to), text.slice(to)]), JSON.stringify(text)).toBe(shown)
    expect(shownOf([...text]), JSON.stringify(text)).toBe(shown)
    expect(shown).not.toContain(FOLLOW_UP_MARK)
    if (!text.includes(FOLLOW_UP_MARK)) expect(shown).toBe(text)
    // only an incomplete question and one with a bar are removed
    const words = text.split(FOLLOW_UP_MARK).flatMap((part, i) => (i > 0 ? [] : (part.match(/word|why/g) ?? [])))
    expect(shown.match(/word|why/g)?.slice(0, words.length) ?? []).toEqual(words)
  }
})

test('other text waits only for the start of a possible mark', () => {
  const filter = createFollowUpFilter()
  let given = ''
  let shown = ''
  for (const sign of prose) {
    given += sign
    shown += filter.next(sign)
    expect(given.slice(shown.length)).toMatch(/^(?:\s*|\s*-+\s*|\s*[-*>]? ?\**\[{0,2}\??)$/)
  }
})

test('a long text of line ends or mark characters takes no longer than its parsing', () => {
  for (const text of ['\n', '[', '-', '[[?]]', ' ', '[[?]] a | b\n']) {
    const long = text.repeat(400_000 / text.length)
    const { text: shown } = splitFollowUps(long)
    expect(shown).not.toContain(FOLLOW_UP_MARK)
  }
})

describe('a question', () => {
  const three = (line: string) => readFollowUps([line, ...tail.slice(1).map((each) => each.slice(5))])[0]
  test.each([
    ['*Why by night* | **Why does he come by night?**', 'Why by night', 'Why does he come by night?'],
    ['Why by night? | Why does he\u202E come by\u0007 night?', 'Why by night', 'Why does he come by night?'],
    ['Why does he come by night?', 'Why does he come by night', 'Why does he come by night?'],
    ['为什么夜里来 ｜ 尼哥底母为什么在夜里来见耶稣？', '为什么夜里来', '尼哥底母为什么在夜里来见耶稣？'],
  ])('%s is cleaned', (line, summary, question) => {
    expect(three(line)).toEqual({ summary, question })
  })
  test.each([
    'Read on | Will you read on at https://sink.example/?',
    'Read on | <b>Will you read on?</b>',
    'Why by night | He comes by night.',
    `Why by night | ${'Why does he come '.repeat(20)}?`,
    ' | ',
    'Why does this question, which is by far too long for any button, stand alone?',
  ])('%s is not one', (line) => {
    expect(three(line)).toBeUndefined()
  })
})

test('the example in the instructions can be parsed', () => {
  const lines = followUpInstructions.split('\n').filter((line) => line.startsWith(FOLLOW_UP_MARK))
  expect(splitFollowUps(`An answer.\n\n${lines.join('\n')}`)).toMatchObject({
    text: 'An answer.',
    follow_ups: { length: 3 },
  })
})
