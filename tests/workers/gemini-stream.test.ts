import { describe, expect, test } from 'vitest'
import type { ModelError } from '../../workers/llm/provider.ts'
import { askingFor, recordIo } from '../helpers/answers/answer-io.ts'
import { geminiForTests, impatient } from '../helpers/model/gemini-provider.ts'
import { response, textPart, thoughtPart, usage } from '../helpers/model/shapes.ts'
import { textFor } from '../helpers/model/steady-text.ts'

const { server, ask, fail } = geminiForTests()

const failure = (kind: string) => expect.objectContaining({ name: 'ModelError', kind })

describe('a good answer', () => {
  test('arrives piece by piece and is exactly what the model said', async () => {
    const { outcome, io } = await ask('steady,rate=2000,tokens=60,seed=11')
    expect(outcome).toMatchObject({
      text: textFor(11, 60),
      finish: 'complete',
      model_name: expect.stringMatching('steady'),
    })
    expect(io.shown()).toBe(outcome.text)
    expect(io.pieces.length).toBe(60)
    expect(outcome.raw).toContain(JSON.stringify(outcome.text))
  })

  test.each([1, 2, 3, 5, 11])('survives frames split every %i bytes, Greek and Hebrew included', async (bytes) => {
    const { outcome } = await ask(`torn,seed=4,tokens=8,bytes=${bytes}`)
    expect(outcome.text).toBe(textFor(4, 8))
  })

  test.each(['\n\n', '\r\r', '\r\n\r\n'] as const)('may end its frames with %j', async (ending) => {
    const frame = (data: unknown) => `data: ${JSON.stringify(data)}${ending}`
    server().script([
      async ({ reply }) =>
        reply.raw(frame(response([textPart('Peace ')])) + frame(response([textPart('be still.')], 'STOP'))),
    ])
    expect((await ask('scripted')).outcome.text).toBe('Peace be still.')
  })

  test('may arrive compressed, or with the wrong content type', async () => {
    expect((await ask('gzip')).outcome.text).toBe('All is well.')
    expect((await ask('wrong-type')).outcome.text).toBe('All is well.')
  })

  test('may have a frame of 120 KB with all of its text', async () => {
    const long = 'λόγος '.repeat(10_900).trimEnd()
    server().script([async ({ reply }) => reply.frame(response([textPart(long)], 'STOP'))])
    const { outcome } = await ask('scripted')
    expect(outcome).toMatchObject({ text: long, finish: 'complete' })
  })

  test('is truncated at 64 KB, even inside a frame of almost a megabyte', async () => {
    const long = 'λόγος '.repeat(90_000)
    server().script([async ({ reply }) => reply.frame(response([textPart(long)], 'STOP'))])
    const { outcome } = await ask('scripted')
    expect(outcome).toMatchObject({ text: long.slice(0, 65_536), finish: 'truncated' })
  })

  test('may say STOP with every frame, and end with an empty text', async () => {
    server().script([
      async ({ reply }) => {
        for (const word of ['Jesus ', 'wept.', '']) reply.frame(response([textPart(word)], 'STOP'))
      },
    ])
    expect((await ask('scripted')).outcome).toMatchObject({ text: 'Jesus wept.', finish: 'complete' })
  })

  test('may have two candidates: the first one counts', async () => {
    server().script([
      async ({ reply }) => {
        const [first] = response([textPart('first')], 'STOP').candidates as object[]
        reply.frame({ candidates: [first, { ...first, content: { parts: [{ text: 'second' }] } }] })
      },
    ])
    expect((await ask('scripted')).outcome.text).toBe('first')
  })
})

describe('a complete answer', () => {
  test('hides the thoughts before it, and keeps them for the audit', async () => {
    server().script([
      async ({ reply }) => {
        reply.frame(response([thoughtPart('the reader wants comfort')]))
        reply.frame(response([thoughtPart(' so'), textPart('Fear not.')], 'STOP', usage(10, 3, 40)))
      },
    ])
    const { outcome, io } = await ask('scripted')
    expect(io.shown()).toBe('Fear not.')
    expect(outcome.text).toBe('Fear not.')
    expect(outcome.raw).toContain('the reader wants comfort')
    expect(outcome.usage).toEqual({ input_tokens: 10, output_tokens: 3, thought_tokens: 40, calls: 1 })
  })

  test('costs what its last frame says, even if the counts fall or are missing', async () => {
    const frames = (...counts: [number, number][]) =>
      server().script([
        async ({ reply }) => {
          for (const [prompt, out] of counts)
            reply.frame(response([textPart('x')], 'STOP', out ? usage(prompt, out) : {}))
        },
      ])
    frames([7, 9], [7, 4])
    expect((await ask('scripted')).outcome.usage).toEqual({ input_tokens: 7, output_tokens: 4, calls: 1 })
    frames([7, 0], [7, 0])
    expect((await ask('scripted')).outcome.usage).toEqual({ input_tokens: 0, output_tokens: 0, calls: 1 })
    frames([7, 3], [7, 0])
    expect((await ask('scripted')).outcome.usage).toMatchObject({ output_tokens: 3 })
  })

  test('is requested with the instructions, the history in order, a limit and safety settings', async () => {
    await ask('text', {
      prompt: 'And then?',
      history: [
        { role: 'user', content: 'Who built the ark?' },
        { role: 'assistant', content: 'Noah.' },
      ],
    })
    const [call] = server().calls
    expect(call).toMatchObject({ model: 'text', stream: true, headers: { 'x-goog-api-key': 'key' } })
    expect(call?.body).toMatchObject({
      systemInstruction: { parts: [{ text: 'Answer from the passage.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'Who built the ark?' }] },
        { role: 'model', parts: [{ text: 'Noah.' }] },
        { role: 'user', parts: [{ text: 'And then?' }] },
      ],
      generationConfig: { maxOutputTokens: 8192 },
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
    })
    expect(call?.body.safetySettings).toHaveLength(4)
  })
})

describe('an answer that breaks', () => {
  test.each([
    ['a clean close without a finish reason', 'cut,after=3'],
    ['a reset connection', 'reset,after=3'],
    ['half a frame', 'half-frame,after=3'],
    ['an error frame', 'error-frame,after=3'],
    ['an error frame after thirty good ones', 'error-frame,after=30'],
    ['a bare error in the body', 'bare-error,after=3'],
    ['a frame that is no JSON', 'garbled,after=3'],
    ['a comment between frames', 'comment,after=3'],
    ['an event line between frames', 'event-line,after=3'],
    ['data: without its space', 'no-space,after=3'],
    ['silence', 'hang,after=3'],
  ])('starts over once after %s, and is then complete', async (_fault, scenario) => {
    server().script([scenario, 'text,say=Whole and well.'])
    const settings = scenario.startsWith('hang') ? impatient : {}
    const { outcome, io } = await ask('scripted', {}, recordIo(), { settings })
    expect(outcome).toMatchObject({ text: 'Whole and well.', finish: 'complete', usage: { calls: 2 } })
    expect(io.shown()).toBe('Whole and well.')
    expect(io.resets).toEqual(['interrupted'])
    expect(outcome.raw).toContain('"partial":"word0 ')
  })

  test('fails visibly when it breaks twice, with everything received in the audit', async () => {
    server().script(['reset,after=2', 'cut,after=4'])
    const io = recordIo()
    const error = await fail('scripted', io)
    expect(error).toEqual(failure('unavailable'))
    expect((error as ModelError).raw).toContain('"partial":"word0 word1 word2 word3 "')
    expect((error as ModelError).retryable).toBe(true)
    expect(io.resets).toHaveLength(1)
    expect(server().calls).toHaveLength(2)
  })

  test.each([
    ['an empty 200', 'empty'],
    ['an empty body of JSON', 'cut,after=0'],
    ['an error frame first', 'error-frame,after=0'],
    ['a bare error', 'bare-error,after=0'],
    ['a reset before the head', 'reset-before-head'],
    ['silence before the head', 'hang-before-head'],
    ['silence after the head', 'hang-after-head'],
    ['a page of HTML', 'html'],
    ['500', 'error,code=500'],
    ['503', 'error,code=503'],
    ['503 in an array', 'error,code=503,array=1'],
    ['504', 'error,code=504'],
    ['529', 'error,code=529'],
    ['408', 'error,code=408'],
    ['409', 'error,code=409'],
  ])('is retried invisibly after %s', async (_fault, scenario) => {
    server().script([scenario, scenario, 'text,say=Here it is.'])
    const settings = scenario.startsWith('hang') ? impatient : {}
    const { outcome, io } = await ask('scripted', {}, recordIo(), { settings })
    expect(outcome).toMatchObject({ text: 'Here it is.', usage: { calls: 3 } })
    expect(io.resets).toEqual([])
  })

  test('keeps everything received before a reset: no chunk that arrived is dropped', async () => {
    server().script(['reset,after=200', 'text'])
    const io = recordIo()
    await ask('scripted', {}, io)
    expect(io.pieces.filter((piece) => piece.startsWith('word')).length).toBe(200)
  })
})

describe('an answer that never arrives', () => {
  test('is tried three times and no more', async () => {
    expect(await fail('error,code=503')).toEqual(failure('unavailable'))
    expect(server().calls).toHaveLength(3)
  })

  test('waits between the attempts no longer than its budget', async () => {
    const settings = { retryMinMs: 60, retryMaxMs: 60, retryBudgetMs: 100 }
    expect(await fail('error,code=500', recordIo(), { settings })).toEqual(failure('unavailable'))
    expect(server().calls).toHaveLength(2)
  })

  test('is unavailable if the server is down', async () => {
    const closed = await ask('text').then(() => 'http://127.0.0.1:1')
    const { createGeminiProvider } = await import('../../workers/llm/gemini.ts')
    const lonely = createGeminiProvider({
      apiKey: 'key',
      model: 'x',
      baseUrl: closed,
      settings: { retryMinMs: 1, retryMaxMs: 2 },
    })
    await expect(lonely.answer(askingFor('Anybody?'), recordIo())).rejects.toEqual(failure('unavailable'))
  })

  test('causes no unhandled rejections', async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    server().script(['reset,after=1', 'reset,after=2'])
    await fail('scripted')
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })
})
