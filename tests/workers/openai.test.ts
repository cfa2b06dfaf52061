import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createOpenaiProvider } from '../../workers/llm/openai.ts'
import type { ModelError } from '../../workers/llm/provider.ts'
import type { LoopOptions } from '../../workers/llm/tool-loop.ts'
import { askingFor, recordIo } from '../helpers/answers/answer-io.ts'
import { arriving, hostileTexts } from '../helpers/answers/hostile-texts.ts'
import { sendEndlessLine } from '../helpers/model/endless-line.ts'
import { impatient, quick } from '../helpers/model/gemini-provider.ts'
import { callDelta, chunk, type OpenaiScenario, saying, startOpenaiServer } from '../helpers/model/openai-server.ts'
import type { Reply } from '../helpers/model/reply.ts'
import { textFor, tokensFor } from '../helpers/model/steady-text.ts'

const server = await startOpenaiServer()

afterEach(() => server.clear())

afterAll(() => server.close())

const provider = (options: LoopOptions = {}, more: { apiKey?: string; baseUrl?: string } = {}) =>
  createOpenaiProvider({ baseUrl: server.url, model: 'llama', ...more, settings: { ...quick, ...options.settings } })

const ask = async (io = recordIo(), options: LoopOptions = {}) => ({
  outcome: await provider(options).answer(askingFor('Who was Nicodemus?'), io),
  io,
})

const fail = (io = recordIo(), options: LoopOptions = {}) =>
  ask(io, options).then(
    () => Promise.reject(new Error('an answer came')),
    (error: ModelError) => error,
  )

const words =
  (count: number): OpenaiScenario =>
  (reply) => {
    for (let at = 0; at < count; at++) reply.frame(chunk({ content: `word${at} ` }))
  }

/** Three good words, then a fault. */
const spoken =
  (then: (reply: Reply) => Promise<void> | void): OpenaiScenario =>
  async (reply, body) => {
    await words(3)(reply, body)
    await then(reply)
  }

const refusing =
  (code: number, body: unknown, headers = {}): OpenaiScenario =>
  (reply) =>
    reply.json(code, body, headers)

const always = (scenario: OpenaiScenario) => server.script(scenario, scenario, scenario)

describe('a server of the OpenAI protocol', () => {
  test('streams an answer word for word, and its cost is kept', async () => {
    server.script(saying(textFor(3, 40)))
    const { outcome, io } = await ask()
    expect(outcome).toMatchObject({
      ...{ text: textFor(3, 40), finish: 'complete', model_name: 'llama' },
      usage: { input_tokens: 20, output_tokens: 5, cached_tokens: 4, calls: 1 },
    })
    expect(io.shown()).toBe(outcome.text)
    expect(io.pieces.length).toBeGreaterThan(20)
  })

  test('is asked with instructions, history, tools and usage, and with a key only where there is one', async () => {
    const history = [
      { role: 'user' as const, content: 'Who built the ark?' },
      { role: 'assistant' as const, content: 'Noah.' },
    ]
    await provider().answer(askingFor('And then?', { history }), recordIo())
    await provider({}, { apiKey: 'secret', baseUrl: `${server.url}/` }).answer(
      askingFor('x', { tools: [] }),
      recordIo(),
    )
    const [first, second] = server.calls
    expect(first?.body).toMatchObject({
      ...{ model: 'llama', stream: true, stream_options: { include_usage: true }, tool_choice: 'auto' },
      messages: [
        { role: 'system', content: 'Answer from the passage.' },
        ...history,
        { role: 'user', content: 'And then?' },
      ],
    })
    expect(first?.headers.authorization).toBeUndefined()
    expect(second?.headers.authorization).toBe('Bearer secret')
    expect(second?.body.tools).toBeUndefined()
  })

  test('gets a question without an answer and the next one as one message', async () => {
    const history = [
      { role: 'user' as const, content: 'I want to kill myself', has_reply: true },
      { role: 'assistant' as const, content: 'Please talk to a person now.' },
      { role: 'user' as const, content: 'Who built the ark?' },
    ]
    await provider().answer(askingFor('And then?', { history }), recordIo())
    expect(server.calls[0]?.body.messages.slice(1)).toEqual([
      { role: 'user', content: 'I want to kill myself' },
      { role: 'assistant', content: 'Please talk to a person now.' },
      { role: 'user', content: 'Who built the ark?\n\nAnd then?' },
    ])
  })

  test.each([1, 2, 3, 5])('may split its bytes anywhere: %i at a time, Greek and Hebrew included', async (bytes) => {
    server.script(async (reply) => {
      for (const content of tokensFor(2, 8)) await reply.tornFrame(chunk({ content }), bytes)
      reply.frame(chunk({}, 'stop'))
    })
    expect((await ask()).outcome.text).toBe(textFor(2, 8))
  })

  test('may send comments, events and data without a space, and need not say [DONE]', async () => {
    server.script((reply) => {
      reply.raw(': keep-alive\n\nevent: message\n')
      reply.raw(`data:${JSON.stringify(chunk({ content: 'All ' }))}\n\n`)
      reply.raw(`data: ${JSON.stringify(chunk({ content: 'here.' }, 'stop'))}\n\n`)
    })
    expect((await ask()).outcome.text).toBe('All here.')
  })

  test('shows nothing of its reasoning', async () => {
    server.script((reply) => {
      reply.frame(chunk({ reasoning_content: 'hmm', reasoning: 'hmm' }))
      reply.frame(chunk({ content: 'Yes.' }, 'stop'))
    })
    expect((await ask()).io.shown()).toBe('Yes.')
  })

  test('returns a JSON value for a schema', async () => {
    server.script(saying('{"title":'), saying('{"title":"Hope"}'))
    const schema = { type: 'object', properties: { title: { type: 'string' } } }
    const request = { instructions: 'i', prompt: 'p', schema, signal: new AbortController().signal }
    expect((await provider().json(request)).value).toEqual({ title: 'Hope' })
    expect(server.calls[0]?.body.response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: 'value', schema },
    })
  })
})

describe('a server of the OpenAI protocol that is given tools', () => {
  test('calls tools in pieces and at the same time, and gets each result under its id', async () => {
    server.script((reply) => {
      reply.frame(chunk(callDelta(0, 'get_passage', '{"refer', 'a')))
      reply.frame(chunk(callDelta(1, 'get_passage', '{"reference":"John 4"}', 'b')))
      reply.frame(chunk({ tool_calls: [{ index: 0, function: { arguments: 'ence":"John 3"}' } }] }))
      reply.frame(chunk({}, 'tool_calls'))
    }, saying('Here.'))
    const { outcome, io } = await ask()
    expect(io.toolCalls.map(({ args }) => args)).toEqual([{ reference: 'John 3' }, { reference: 'John 4' }])
    expect(outcome.text).toBe('Here.')
    expect(server.calls[1]?.body.messages.slice(-2)).toEqual([
      { role: 'tool', tool_call_id: 'a', content: '{"text":"In the beginning"}' },
      { role: 'tool', tool_call_id: 'b', content: '{"text":"In the beginning"}' },
    ])
  })

  test('may leave out ids and indexes, and give arguments as an object', async () => {
    server.script((reply) => {
      const call = { function: { name: 'get_passage', arguments: { reference: 'John 3' } } }
      reply.frame(chunk({ tool_calls: [call, null, 7] }, 'stop'))
    }, saying('Here.'))
    expect((await ask()).io.toolCalls).toEqual([{ name: 'get_passage', args: { reference: 'John 3' } }])
  })

  test('must answer without tools after four rounds', async () => {
    const again: OpenaiScenario = (reply) => reply.frame(chunk(callDelta(0, 'get_passage', '{}'), 'tool_calls'))
    server.script(again, again, again, again, saying('Enough.'))
    expect((await ask()).outcome.text).toBe('Enough.')
    expect(server.calls.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'auto', 'none'])
  })

  test('that calls with broken arguments is asked again, then without tools', async () => {
    const broken: OpenaiScenario = (reply) => reply.frame(chunk(callDelta(0, 'get_passage', '{"ref'), 'tool_calls'))
    server.script(broken, broken, saying('Without.'))
    expect((await ask()).outcome.text).toBe('Without.')
    expect(server.calls.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'none'])
  })
})

describe('its faults are handled like those of any provider:', () => {
  test.each<[string, OpenaiScenario]>([
    ['an end without a finish reason', words(3)],
    ['[DONE] without a finish reason', spoken((reply) => reply.raw('data: [DONE]\n\n'))],
    ['a reset', spoken((reply) => reply.reset())],
    ['a frame that is no JSON', spoken((reply) => reply.raw('data: {no\n\n'))],
    ['an error frame', spoken((reply) => reply.frame({ error: { code: 503, message: 'busy' } }))],
    ['an error frame without a code', spoken((reply) => reply.frame({ error: 'oh' }))],
    ['silence', spoken((reply) => reply.hang())],
  ])('after %s it starts over once', async (fault, scenario) => {
    server.script(scenario, saying('Whole and well.'))
    const { outcome, io } = await ask(recordIo(), { settings: fault === 'silence' ? impatient : {} })
    expect(outcome.text).toBe('Whole and well.')
    expect(io.resets).toEqual(['interrupted'])
    expect(io.shown()).toBe('Whole and well.')
  })

  test.each<[string, OpenaiScenario]>([
    ['500', refusing(500, { error: { message: 'oh' } })],
    ['503 in HTML', (reply) => reply.head(503, { 'content-type': 'text/html' })],
    ['an empty 200', (reply) => reply.head()],
    ['a frame that is null', (reply) => reply.raw('data: null\n\n')],
    ['a reset before the head', (reply) => reply.reset()],
    ['silence before the head', (reply) => reply.hang()],
  ])('after %s it is tried three times in all, invisibly', async (fault, scenario) => {
    const settings = fault.startsWith('silence') ? impatient : {}
    server.script(scenario, scenario, saying('Here.'))
    const { outcome, io } = await ask(recordIo(), { settings })
    expect(outcome).toMatchObject({ text: 'Here.', usage: { calls: 3 } })
    expect(io.resets).toEqual([])
    always(scenario)
    expect(await fail(recordIo(), { settings })).toMatchObject({ kind: 'unavailable', retryable: true })
  })

  test('429 with Retry-After is retried after a short wait, else left to the queue', async () => {
    server.script(refusing(429, {}, { 'retry-after-ms': '30' }), saying('Here.'))
    expect((await ask()).outcome.text).toBe('Here.')
    server.script(refusing(429, {}, { 'retry-after': '17' }))
    expect(await fail()).toMatchObject({ kind: 'busy', retryAfterMs: 17_000 })
    server.script(refusing(429, {}, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }))
    expect((await fail()).retryAfterMs).toBeGreaterThan(55_000)
    server.script(refusing(429, {}))
    expect(await fail()).toMatchObject({ kind: 'busy', retryable: false })
    server.script(refusing(429, { error: { code: 'insufficient_quota' } }, { 'retry-after': '1' }))
    expect(await fail()).toMatchObject({ kind: 'quota', retryable: false })
  })

  test.each([400, 401, 402, 403, 404, 413, 422])('%i is not retried', async (code) => {
    server.script(refusing(code, { error: { message: 'no' } }))
    expect(await fail()).toMatchObject({ kind: 'rejected' })
    expect(server.calls).toHaveLength(1)
  })

  test('length keeps the text as truncated, content_filter blocks it, an unknown end rejects everything', async () => {
    server.script(saying('Half a', 'length'), saying('Bad words', 'content_filter'), saying('What', 'surprise'))
    expect((await ask()).outcome).toMatchObject({ text: 'Half a', finish: 'truncated' })
    const { outcome, io } = await ask()
    expect(outcome).toMatchObject({ text: '', finish: 'blocked', reason: 'content_filter' })
    expect(io.shown()).toBe('')
    expect(await fail()).toMatchObject({ kind: 'bad_output' })
  })

  test('an empty answer is retried once, then fails', async () => {
    server.script(saying(''), saying(''))
    expect(await fail()).toMatchObject({ kind: 'bad_output' })
    expect(server.calls).toHaveLength(2)
  })

  test('endless text is truncated by size and by time, and the connection closed', async () => {
    const endless: OpenaiScenario = async (reply) => {
      for (;;) {
        await words(10)(reply, {} as never)
        await reply.wait(5)
      }
    }
    server.script(endless, endless)
    expect((await ask(recordIo(), { settings: { textMax: 2000 } })).outcome).toMatchObject({ finish: 'truncated' })
    expect((await ask(recordIo(), { settings: { totalMs: 200 } })).outcome).toMatchObject({ reason: 'OUT_OF_TIME' })
    await Promise.all(server.calls.map((call) => call.closed))
    expect(server.calls.every((call) => call.leftEarly)).toBe(true)
  })

  test('a stop closes the connection, with the given reason', async () => {
    const io = recordIo()
    server.script(spoken((reply) => reply.hang()))
    const answer = ask(io)
    setTimeout(() => io.abort('stopped'), 50)
    await expect(answer).rejects.toBe('stopped')
    await server.calls[0]?.closed
    expect(server.calls[0]?.leftEarly).toBe(true)
  })
})

test.each(Object.entries(hostileTexts))('%s pass through as visible text', async (_name, text) => {
  server.script((reply) => reply.frame(chunk({ content: text }, 'stop')))
  const { outcome, io } = await ask()
  expect(outcome.text).toBe(arriving(text))
  expect(io.shown()).toBe(arriving(text))
})

test('a line without an end is cut off at 1 MB, and the connection closed', async () => {
  let sent = 0
  const endless: OpenaiScenario = (reply) => sendEndlessLine(reply, () => sent++)
  server.script(endless, endless, endless)
  expect(await fail()).toMatchObject({ kind: 'unavailable' })
  await Promise.all(server.calls.map((call) => call.closed))
  expect(server.calls.every((call) => call.leftEarly)).toBe(true)
  // plus the buffers of two sockets
  expect(sent).toBeLessThan(3 * 40)
})
