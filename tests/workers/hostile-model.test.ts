import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedAnswer } from '../helpers/answers/answers.ts'
import { arriving, hostileTexts } from '../helpers/answers/hostile-texts.ts'
import { ask, type Following } from '../helpers/client/reader.ts'
import { callPart, response, textPart } from '../helpers/model/shapes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

const known = ['chat_info', 'status', 'content', 'reset', 'final_content', 'stream_end']
const said = ({ events }: Following) =>
  events.filter(({ event }) => event === 'content').map(({ data }) => data.content)

/** Whatever the model wrote, the stream has the usual form and ends with the stored text. */
async function expectOrderly(reader: Following): Promise<void> {
  await reader.ended
  const kinds = reader.events.map(({ event }) => event)
  expect(reader.events.filter(({ event }) => !known.includes(event)).map(({ data }) => data)).toEqual([])
  expect(kinds.slice(-2)).toEqual(['final_content', 'stream_end'])
  expect(kinds.filter((kind) => kind === 'stream_end' || kind === 'final_content')).toHaveLength(2)
  expect(reader.events.at(-1)?.data.message_id).toBe(reader.messageId())
  const stored = await storedAnswer(stack.database.db, reader.messageId())
  expect(stored).toMatchObject({ status: 'complete', content: reader.text() })
}

describe('a model that says what it should not', () => {
  test.each(Object.entries(hostileTexts))('%s remain one text of one stream', async (name, text) => {
    stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(text)], 'STOP'))])
    const reader = ask({ prompt: `What about ${name}?` }, { port: stack.api.port })
    await expectOrderly(reader)
    expect(said(reader).join('')).toBe(arriving(text))
  })
})

type Content = { parts: { functionResponse: { response: { error?: string } } }[] }

describe('a model that calls what it should not', () => {
  const names = ['drop_tables', '__proto__', 'constructor', 'toString', 'get_passage', 'search_scripture', 'find_topic']
  const tools = [...names, 'get_cross_references', 'get_commentary', 'word_study']
  const argsOf: unknown[] = [
    {},
    { reference: 7, query: [], topic: null },
    { reference: 'John 999999999:1', query: '1e9', topic: '\u0000' },
    { reference: 'x'.repeat(300_000), query: 'y'.repeat(300_000), topic: 'z'.repeat(300_000) },
    { reference: "'; drop table verses; --", query: '%_\\ " \' & | ! ( ) <-> :*', topic: '../../etc/passwd' },
    { reference: 'Genesis 1-Revelation 22', query: '"unclosed', topic: '%', limit: 1e9 },
    { reference: { toString: 'x' }, query: { $gt: '' }, topic: ['a'], limit: -1 },
    {
      ['__proto__']: { polluted: true },
      constructor: { prototype: {} },
      reference: '\u202Eneve nhoJ',
      query: '\ud800',
    },
    'a string',
    [1, 2, 3],
    { reference: 'Psalm 119', query: 'a b c d e f g '.repeat(70), topic: 'God', word: '.*', limit: 0.5 },
    { reference: 'Hezekiah 4:5; John 3:99; Obadiah 2:1', query: ' ', topic: ' ', limit: '20' },
    { reference: Array(300).fill('John 3:16').join('; '), query: '- - -', topic: '<script>' },
    { reference: null, query: true, topic: 1e308, word: {} },
    { url: 'http://127.0.0.1/', file: '/etc/passwd', sql: 'select 1', reference: 'John 3:16' },
  ]
  const calls = tools.flatMap((name) => argsOf.map((args) => callPart(name, args)))

  test('150 times gets a result for each, and the reader gets an answer', { timeout: 120_000 }, async () => {
    expect(calls).toHaveLength(150)
    const answered: { error?: string }[] = []
    while (calls.length > 0) {
      const parts = calls.splice(0, 8)
      const before = stack.gemini.calls.length
      stack.gemini.script([async ({ reply }) => reply.frame(response(parts, 'STOP')), 'text,say=Here is the answer.'])
      const reader = ask({ prompt: `What is left of ${calls.length}?` }, { port: stack.api.port })
      await expectOrderly(reader)
      expect(reader.text()).toBe('Here is the answer.')
      const { contents } = stack.gemini.calls[before + 1]!.body as { contents: Content[] }
      answered.push(...contents.at(-1)!.parts.map(({ functionResponse }) => functionResponse.response))
      expect(stack.gemini.unplayed()).toBe(0)
    }
    expect(answered.length).toBe(150)
    expect(answered.filter(({ error }) => error !== undefined).length).toBeGreaterThan(60)
    expect(answered.every((result) => Buffer.byteLength(JSON.stringify(result)) < 40_000)).toBe(true)
    // no internals of the machine leak
    expect(
      answered.map(({ error = '' }) => error).filter((error) => /select|postgres|node_modules|\.ts\b/i.test(error)),
    ).toEqual([])
  })
})
