import { describe, expect, test } from 'vitest'
import { type ModelError, ModelError as ModelErrorClass } from '../../workers/llm/provider.ts'
import { askingFor, recordIo } from '../helpers/answers/answer-io.ts'
import { geminiForTests } from '../helpers/model/gemini-provider.ts'
import { callPart, errorBody, quotaFailure, response, retryInfo, textPart } from '../helpers/model/shapes.ts'

const { server, provider, ask, fail, sent } = geminiForTests()
const failure = (kind: string, more = {}) => expect.objectContaining({ name: 'ModelError', kind, ...more })
const lastTurn = () => sent(-1).contents.at(-1)?.parts[0]?.text

describe('429', () => {
  test('with a short wait is retried after it', async () => {
    server().script(['error,code=429,delay=0.05s', 'text,say=Here.'])
    const { outcome, io } = await ask('scripted')
    expect(outcome.text).toBe('Here.')
    const [first, second] = server().calls
    expect(second!.startedAt - first!.startedAt).toBeGreaterThanOrEqual(49)
    expect(io.resets).toEqual([])
  })

  test('with a long wait is left to the queue, with the time to wait', async () => {
    expect(await fail('error,code=429,delay=31s')).toEqual(failure('busy', { retryAfterMs: 31_000, retryable: true }))
    expect(server().calls).toHaveLength(1)
  })

  test('without a time to wait is not retried', async () => {
    expect(await fail('error,code=429')).toEqual(failure('busy', { retryAfterMs: undefined, retryable: false }))
    expect(server().calls).toHaveLength(1)
  })

  test.each(['GenerateRequestsPerDayPerProjectPerModel-FreeTier', 'requests_per_day'])(
    'for the daily quota (%s) is not retried, even if it names a time',
    async (quota) => {
      expect(await fail(`error,code=429,delay=0.01s,quota=${quota}`)).toEqual(failure('quota', { retryable: false }))
      expect(server().calls).toHaveLength(1)
    },
  )

  test('for the quota per minute is retried', async () => {
    server().script(['error,code=429,delay=0.02s,quota=GenerateRequestsPerMinute', 'text'])
    expect((await ask('scripted')).outcome.finish).toBe('complete')
  })

  test('inside a good answer is handled in the same way', async () => {
    server().script([async ({ reply }) => reply.frame(errorBody(429, 'slow down', [retryInfo('40s')]))])
    expect(await fail('scripted')).toEqual(failure('busy', { retryAfterMs: 40_000 }))
    server().script([async ({ reply }) => reply.frame(errorBody(429, 'spent', [quotaFailure('PerDay')]))])
    expect(await fail('scripted')).toEqual(failure('quota'))
  })

  test('with malformed details breaks nothing', async () => {
    const details = [null, 7, { retryDelay: 'soon' }, { violations: 'all' }, { violations: [null] }] as never[]
    server().script([async ({ reply }) => reply.json(429, errorBody(429, 'x', details))])
    expect(await fail('scripted')).toEqual(failure('busy', { retryable: false }))
  })
})

test.each([400, 401, 402, 403, 404, 413, 418])('%i is our own fault and is not retried', async (code) => {
  expect(await fail(`error,code=${code}`)).toEqual(failure('rejected', { retryable: false }))
  expect(server().calls).toHaveLength(1)
})

test('a key that is wrong is our own fault', async () => {
  const wrong = provider('text', { apiKey: 'wrong' })
  const error = await wrong.answer(askingFor('x'), recordIo()).catch((error: ModelError) => error)
  expect(error).toEqual(failure('rejected'))
  expect((error as ModelError).message).toContain('API key not valid')
})

describe('an answer that the provider withholds', () => {
  test.each(['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'LANGUAGE'])(
    '%s is blocked: no second call, and nothing of it remains',
    async (reason) => {
      const { outcome, io } = await ask(`finish,reason=${reason},after=2`)
      expect(outcome).toMatchObject({ text: '', finish: 'blocked', reason, usage: { calls: 1 } })
      expect(io.shown()).toBe('')
      expect(outcome.raw).toContain('word0 word1')
    },
  )

  test.each(['SAFETY', 'PROHIBITED_CONTENT', 'MAX_TOKENS', 'OTHER', 'RECITATION', 'MALFORMED_FUNCTION_CALL'])(
    '%s without any content is handled too',
    async (reason) => {
      const result = await provider(`finish,reason=${reason},after=0,content=none`)
        .answer(askingFor('x'), recordIo())
        .catch((error) => error)
      expect(result instanceof ModelErrorClass ? result.kind : result.finish).toMatch(/^(blocked|bad_output)$/)
    },
  )

  test('a block that is followed by STOP stays a block', async () => {
    server().script([
      async ({ reply }) => {
        reply.frame(response([textPart('dangerous ')], 'SAFETY'))
        reply.frame(response([textPart('words')], 'STOP'))
      },
    ])
    expect((await ask('scripted')).outcome).toMatchObject({ finish: 'blocked', text: '' })
  })

  test.each(['SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY', 'A_NEW_ONE'])(
    'a prompt rejected for %s is blocked, with the reason',
    async (reason) => {
      const { outcome } = await ask(`prompt-blocked,reason=${reason}`)
      expect(outcome).toMatchObject({ text: '', finish: 'blocked', reason, usage: { calls: 1 } })
    },
  )

  test('RECITATION is retried once, for references and short quotes', async () => {
    server().script(['finish,reason=RECITATION', 'text,say=See John 3.'])
    const { outcome, io } = await ask('scripted')
    expect(outcome).toMatchObject({ text: 'See John 3.', finish: 'complete' })
    expect(io.shown()).toBe('See John 3.')
    expect(lastTurn()).toContain('in your own words')
  })

  test('RECITATION twice is blocked', async () => {
    const { outcome, io } = await ask('finish,reason=RECITATION')
    expect(outcome).toMatchObject({ text: '', finish: 'blocked', reason: 'RECITATION', usage: { calls: 2 } })
    expect(io.shown()).toBe('')
  })
})

describe('an invalid end', () => {
  test.each(['OTHER', 'A_NEW_REASON', 'FINISH_REASON_UNSPECIFIED', 'constructor', '__proto__'])(
    '%s rejects everything',
    async (reason) => {
      const io = recordIo()
      expect(await fail(`finish,reason=${reason}`, io)).toEqual(failure('bad_output', { retryable: false }))
      expect(server().calls).toHaveLength(1)
    },
  )

  test('MAX_TOKENS keeps the text and says that it is cut', async () => {
    const { outcome, io } = await ask('finish,reason=MAX_TOKENS,after=3')
    expect(outcome).toMatchObject({ text: 'word0 word1 word2 ', finish: 'truncated', reason: 'MAX_TOKENS' })
    expect(io.shown()).toBe(outcome.text)
  })

  test('STOP without text is retried once, then fails', async () => {
    server().script(['finish,reason=STOP,after=0', 'text,say=Now then.'])
    expect((await ask('scripted')).outcome.text).toBe('Now then.')
    expect(await fail('finish,reason=STOP,after=0')).toEqual(failure('bad_output'))
    expect(server().calls).toHaveLength(4)
  })

  test('MAX_TOKENS without text is not an answer either', async () => {
    expect(await fail('finish,reason=MAX_TOKENS,after=0')).toEqual(failure('bad_output'))
    expect(server().calls).toHaveLength(2)
  })

  test.each(['MALFORMED_FUNCTION_CALL', 'UNEXPECTED_TOOL_CALL'])(
    '%s is retried with a remark, then without tools, and its text is ignored',
    async (reason) => {
      server().script([`finish,reason=${reason}`, `finish,reason=${reason}`, 'text,say=Without tools.'])
      const { outcome, io } = await ask('scripted')
      expect(outcome).toMatchObject({ text: 'Without tools.', finish: 'complete' })
      expect(io.shown()).toBe('Without tools.')
      const modes = server().calls.map(({ body }) => JSON.stringify(body.toolConfig))
      expect(modes.map((mode) => /AUTO|NONE/.exec(mode)?.[0])).toEqual(['AUTO', 'AUTO', 'NONE'])
      expect(lastTurn()).toContain('could not be read')
    },
  )

  test('MALFORMED_FUNCTION_CALL three times fails', async () => {
    expect(await fail('finish,reason=MALFORMED_FUNCTION_CALL')).toEqual(failure('bad_output'))
    expect(server().calls).toHaveLength(3)
  })
})

describe('a value in JSON', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1 },
      days: { type: 'array', items: { type: ['integer', 'null'], exclusiveMinimum: 0 } },
      kind: { const: 'plan' },
      size: { enum: [1, 3, 7] },
      when: { type: 'string', format: 'uri' },
    },
    required: ['title'],
    additionalProperties: false,
  }
  const request = { instructions: 'Make a plan.', prompt: 'Seven days of hope', schema }
  const json = (model: string, signal = new AbortController().signal) => provider(model).json({ ...request, signal })
  const said = (text: string, finish = 'STOP') =>
    server().script([async ({ reply }) => reply.frame(response([textPart(text)], finish))])

  test('is requested with a schema in keywords that Gemini supports', async () => {
    said('{"title":"Hope"}')
    expect(await json('scripted')).toMatchObject({
      value: { title: 'Hope' },
      model_name: 'scripted',
      usage: { calls: 1 },
    })
    expect(sent(0).generationConfig).toMatchObject({
      responseMimeType: 'application/json',
      responseSchema: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1 },
          days: { type: 'array', items: { type: 'integer', nullable: true } },
          kind: { type: 'string', enum: ['plan'] },
          size: { type: 'string', enum: ['1', '3', '7'] },
          when: { type: 'string' },
        },
        required: ['title'],
      },
    })
  })

  test('may be in a fence', async () => {
    said('```json\n{"title":"Hope"}\n```')
    expect((await json('scripted')).value).toEqual({ title: 'Hope' })
  })

  test('that is broken, or truncated, is requested once more, then fails', async () => {
    said('{"title":')
    said('{"title":"Hope"}')
    expect((await json('scripted')).value).toEqual({ title: 'Hope' })
    said('not json')
    said('{"title":"Hope"}', 'MAX_TOKENS')
    await expect(json('scripted')).rejects.toEqual(failure('bad_output'))
    expect(server().calls).toHaveLength(4)
  })

  test('that reaches the limit of a call is not requested again', async () => {
    said('{"title":"Ho', 'MAX_TOKENS')
    await expect(json('scripted')).rejects.toEqual(failure('bad_output'))
    expect(server().calls).toHaveLength(1)
  })

  test('that is blocked fails, and a stop stops it', async () => {
    await expect(json('prompt-blocked')).rejects.toEqual(failure('bad_output'))
    const stop = new AbortController()
    const value = json('hang,after=1', stop.signal)
    setTimeout(() => stop.abort('stopped'), 30)
    await expect(value).rejects.toBe('stopped')
  })

  test('is fetched again when its stream breaks', async () => {
    server().script(['reset,after=3'])
    said('{"title":"Hope"}')
    expect((await json('scripted')).value).toEqual({ title: 'Hope' })
  })
})

test('a call in the same chunk as text, two in one chunk and one with an id all arrive unchanged', async () => {
  const parts = [
    textPart('Let me look.'),
    callPart('get_passage', { reference: 'John 3:16' }, { id: 'a', thoughtSignature: 'S1' }),
    callPart('get_passage', { reference: 'John 3:17' }, { id: 'b' }),
  ]
  server().script([async ({ reply }) => reply.frame(response(parts, 'STOP')), 'text,say=Here it is.'])
  const { outcome, io } = await ask('scripted')
  expect(io.toolCalls.map(({ args }) => args)).toEqual([{ reference: 'John 3:16' }, { reference: 'John 3:17' }])
  expect(outcome.text).toBe('Let me look.\n\nHere it is.')
  expect(sent(1).contents.slice(1)).toEqual([
    { role: 'model', parts },
    {
      role: 'user',
      parts: ['a', 'b'].map((id) => ({
        functionResponse: { id, name: 'get_passage', response: { text: 'In the beginning' } },
      })),
    },
  ])
})
