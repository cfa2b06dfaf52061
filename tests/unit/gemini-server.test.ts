import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startGeminiServer } from '../helpers/model/server.ts'
import { callPart, type Json, response } from '../helpers/model/shapes.ts'
import { textFor, tokensFor } from '../helpers/model/steady-text.ts'

const server = await startGeminiServer()
afterEach(() => server.clear())
afterAll(() => server.close())

const turn = (role: string, ...parts: Json[]) => ({ role, parts })
const question = turn('user', { text: 'Who? seed:9' })
const answerTo = (name: string, result: unknown = {}) => turn('user', { functionResponse: { name, response: result } })

async function post(
  body: Json,
  path = 'text:generateContent',
  headers: Record<string, string> = { 'x-goog-api-key': 'k' },
) {
  const answer = await fetch(`${server.url}/v1beta/models/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

describe('the loopback server refuses, as the real one would,', () => {
  test('a call without a key', async () => {
    const { status, text } = await post({ contents: [question] }, undefined, {})
    expect(status).toBe(400)
    expect(JSON.parse(text).error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: [{ reason: 'API_KEY_INVALID' }],
    })
  })

  test.each<[string, Json]>([
    ['no contents', {}],
    ['a conversation that the model begins', { contents: [turn('model', { text: 'Hi' }), question] }],
    ['an unknown role', { contents: [question, turn('assistant', { text: 'Hi' })] }],
    ['a turn without parts', { contents: [question, turn('model')] }],
    ['a result that nobody called for', { contents: [question, answerTo('get_passage')] }],
    ['a call without a result', { contents: [question, turn('model', callPart('a', {})), question] }],
    ['a call at the end', { contents: [question, turn('model', callPart('a', {}))] }],
    ['a result under another name', { contents: [question, turn('model', callPart('a', {})), answerTo('b')] }],
    ['a result that is a list', { contents: [question, turn('model', callPart('a', {})), answerTo('a', [])] }],
    [
      'a schema with words that it does not know',
      {
        contents: [question],
        tools: [{ functionDeclarations: [{ name: 'a', parameters: { type: 'object', additionalProperties: false } }] }],
      },
    ],
    ['a tool with a bad name', { contents: [question], tools: [{ functionDeclarations: [{ name: 'get passage' }] }] }],
  ])('%s', async (_what, body) => {
    expect((await post(body)).status).toBe(400)
    expect(server.calls).toHaveLength(1)
  })

  test('a tool result without its signature', async () => {
    const call = callPart('a', { n: 1 }, { thoughtSignature: 'S' })
    server.script([async ({ reply }) => reply.frame(response([call], 'STOP'))])
    await post({ contents: [question] })
    const { thoughtSignature: _, ...bare } = call
    expect((await post({ contents: [question, turn('model', bare), answerTo('a')] })).text).toContain(
      'thought_signature',
    )
    expect((await post({ contents: [question, turn('model', call), answerTo('a')] })).status).toBe(200)
  })

  test('a method or path that does not exist', async () => {
    expect((await post({ contents: [question] }, 'text:countTokens')).status).toBe(404)
    expect((await post({ contents: [question] }, 'text:streamGenerateContent')).status).toBe(404)
  })
})

test('one seed always gives one text, another seed another one', () => {
  expect(textFor(5, 80)).toBe(tokensFor(5, 80).join(''))
  expect(textFor(5, 80)).not.toBe(textFor(6, 80))
  expect(textFor(5, 80)).toBe(textFor(5, 80).trim())
})

test('a stream is data frames that end with two CRLFs; the seed is derived from the question', async () => {
  const { text, type } = await post(
    { contents: [question] },
    'steady,rate=5000,tokens=10:streamGenerateContent?alt=sse',
  )
  expect(type).toBe('text/event-stream')
  const frames = text.split('\r\n\r\n').filter(Boolean)
  expect(frames).toHaveLength(10)
  const words = frames.map((frame) => JSON.parse(frame.replace(/^data: /, '')).candidates[0].content.parts[0].text)
  expect(words.join('')).toBe(textFor(9, 10))
})

test('a call without a stream gets the same answer in one body', async () => {
  const { text, type } = await post({ contents: [question] }, 'steady,rate=5000,tokens=10:generateContent')
  expect(type).toContain('application/json')
  const [candidate] = JSON.parse(text).candidates
  expect(candidate.content.parts.map((part: { text: string }) => part.text).join('')).toBe(textFor(9, 10))
  expect(candidate.finishReason).toBe('STOP')
})

test('tokens arrive at the requested pace', async () => {
  const began = performance.now()
  await post({ contents: [question] }, 'steady,rate=100,tokens=21:generateContent')
  expect(performance.now() - began).toBeGreaterThanOrEqual(199)
})

test('scripted replies are used first, in order, also when they are sent over HTTP', async () => {
  server.script(['text,say=one'])
  await fetch(`${server.url}/control/script`, { method: 'POST', body: JSON.stringify(['text,say=two']) })
  const said = async () => JSON.parse((await post({ contents: [question] })).text).candidates[0].content.parts[0].text
  expect([await said(), await said()]).toEqual(['one', 'two'])
  expect(server.unplayed()).toBe(0)
})

test('timestamps record when each token was sent', async () => {
  const { text } = await post(
    { contents: [question] },
    'steady,rate=5000,tokens=3,stamp=1:streamGenerateContent?alt=sse',
  )
  const stamps = [...text.matchAll(/@(\d+)@/g)].map(([, stamp]) => BigInt(stamp!))
  expect(stamps).toHaveLength(3)
  expect(stamps.every((stamp) => process.hrtime.bigint() - stamp < 5_000_000_000n)).toBe(true)
})
