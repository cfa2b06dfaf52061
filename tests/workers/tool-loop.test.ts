import { describe, expect, test } from 'vitest'
import type { ToolResult } from '../../workers/llm/provider.ts'
import { passageTool, recordIo } from '../helpers/answers/answer-io.ts'
import { geminiForTests } from '../helpers/model/gemini-provider.ts'
import { callPart, type Json, response, textPart } from '../helpers/model/shapes.ts'

const { server, ask, fail, sent } = geminiForTests()

/** The results sent to the model with a call. */
const results = (index: number) =>
  (sent(index).contents.at(-1)!.parts as unknown as { functionResponse: { name: string; response: Json } }[]).map(
    ({ functionResponse }) => functionResponse.response,
  )
const modes = () => server().calls.map(({ body }) => /AUTO|NONE/.exec(JSON.stringify(body.toolConfig))?.[0])
const calling = (...parts: Json[]) => server().script([async ({ reply }) => reply.frame(response(parts, 'STOP'))])
const ok = (text: string): ToolResult => ({ result: { text }, ok: true })

describe('tool rounds', () => {
  test('return the results to the model, with its signature', async () => {
    const { outcome, io } = await ask('tool,args={"reference":"John 3"},say=It is written.')
    expect(outcome).toMatchObject({ text: 'It is written.', finish: 'complete', usage: { calls: 2 } })
    expect(io.toolCalls).toEqual([{ name: 'get_passage', args: { reference: 'John 3' } }])
    expect(results(1)).toEqual([{ text: 'In the beginning' }])
    expect(io.states).toEqual(['reading get_passage', 'thinking', 'writing'])
  })

  test('are limited to four; then the model has to answer without', async () => {
    const io = recordIo(async (_name, args) => ok(JSON.stringify(args)))
    const { outcome } = await ask('tool,times=99,say=That is all.', {}, io)
    expect(outcome.text).toBe('That is all.')
    expect(modes()).toEqual(['AUTO', 'AUTO', 'AUTO', 'AUTO', 'NONE'])
  })

  test('end for a model that calls tools although it may not', async () => {
    const io = recordIo()
    expect(await fail('tool,times=99,stubborn=1', io)).toMatchObject({ kind: 'bad_output' })
    expect(server().calls).toHaveLength(6)
  })

  test('run the calls of one turn at the same time and answer them in order', async () => {
    let running = 0
    let most = 0
    const io = recordIo(async (_name, args) => {
      most = Math.max(most, ++running)
      const { reference } = args as { reference: string }
      await new Promise((resolve) => setTimeout(resolve, reference === 'a' ? 40 : 5))
      running--
      return ok(reference)
    })
    calling(...['a', 'b', 'c'].map((reference) => callPart('get_passage', { reference })))
    await ask('text', {}, io)
    expect(most).toBe(3)
    expect(results(1)).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }])
  })

  test('run equal calls once, whatever the order of their arguments', async () => {
    const io = recordIo()
    calling(callPart('get_passage', { a: 1, b: { c: 2, d: 3 } }), callPart('get_passage', { b: { d: 3, c: 2 }, a: 1 }))
    calling(callPart('get_passage', { a: 1, b: { c: 2, d: 3 } }))
    await ask('text', {}, io)
    expect(io.toolCalls).toHaveLength(1)
    expect(results(1)).toHaveLength(2)
    expect(results(2)).toHaveLength(1)
  })

  test('keep what the model said before it called', async () => {
    calling(textPart('Let me read it. '), callPart('get_passage', { reference: 'John 3' }))
    const { outcome, io } = await ask('text,say=Here.')
    expect(outcome.text).toBe('Let me read it. Here.')
    expect(io.shown()).toBe(outcome.text)
  })

  test('discard only the turn that broke: earlier text and results stay', async () => {
    calling(textPart('Let me read it.'), callPart('get_passage', { reference: 'John 3' }))
    server().script(['reset,after=2'])
    const { outcome, io } = await ask('text,say=Here.')
    expect(outcome.text).toBe('Let me read it.\n\nHere.')
    expect(io.shown()).toBe(outcome.text)
    expect(io.resets).toEqual(['interrupted'])
    expect(io.toolCalls).toHaveLength(1)
  })

  test('are not offered without tools', async () => {
    await ask('text', { tools: [] })
    expect(server().calls[0]?.body.tools).toBeUndefined()
  })

  test('end immediately when the reader stops', async () => {
    const io = recordIo(() => new Promise(() => {}))
    const answer = ask('tool', {}, io, { settings: { toolMs: 5000 } })
    setTimeout(() => io.abort('stopped'), 50)
    await expect(answer).rejects.toBe('stopped')
    expect(server().calls).toHaveLength(1)
  })
})

describe('a tool call that goes wrong', () => {
  test.each(['drop_tables', '', '__proto__', 'constructor', 'get_passage ', 'x'.repeat(10_000)])(
    'for a tool named %s lists the existing ones for the model',
    async (name) => {
      calling(callPart(name, {}))
      const { outcome, io } = await ask('text,say=Anyway.')
      expect(outcome.text).toBe('Anyway.')
      expect(io.toolCalls).toEqual([])
      expect(results(1)).toEqual([{ error: 'unknown tool; available tools: get_passage' }])
    },
  )

  test('three times for unknown tools removes the tools', async () => {
    for (const name of ['a', 'b', 'c']) calling(callPart(name, {}))
    const { outcome } = await ask('text,say=Without them.')
    expect(outcome.text).toBe('Without them.')
    expect(modes()).toEqual(['AUTO', 'AUTO', 'AUTO', 'NONE'])
  })

  test.each(['a string', 7, ['list'], true])('with %j for arguments is rejected', async (args) => {
    calling(callPart('get_passage', args))
    const { io } = await ask('text')
    expect(io.toolCalls).toEqual([])
    expect(results(1)).toEqual([{ error: 'arguments must be a JSON object' }])
  })

  test('without arguments is treated as a call with none', async () => {
    calling({ functionCall: { name: 'get_passage' } })
    expect((await ask('text')).io.toolCalls).toEqual([{ name: 'get_passage', args: {} }])
  })

  test('that takes too long is abandoned, and the answer continues', async () => {
    const { outcome } = await ask(
      'tool,say=On we go.',
      {},
      recordIo(() => new Promise(() => {})),
    )
    expect(outcome.text).toBe('On we go.')
    expect(results(1)).toEqual([{ error: 'this took too long; continue without it' }])
  })

  test('that throws is reported without the error message', async () => {
    const io = recordIo(async () => Promise.reject(new Error('password=hunter2')))
    await ask('tool', {}, io)
    expect(results(1)).toEqual([{ error: 'this could not be looked up; continue without it' }])
  })

  test('with a result of a megabyte is truncated to its limit', async () => {
    const io = recordIo(async () => ok('ἀγάπη'.repeat(100_000)))
    await ask('tool', {}, io)
    const [result] = results(1)
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(34_000)
    expect(result).toMatchObject({ beginning: expect.stringContaining('ἀγάπη'), cut: expect.any(String) })
  })

  test('among fifty: the first eight run, the others get an error', async () => {
    calling(...Array.from({ length: 50 }, (_, index) => callPart('get_passage', { reference: `Psalm ${index + 1}` })))
    const { io } = await ask('text')
    expect(io.toolCalls).toHaveLength(8)
    expect(results(1)).toHaveLength(50)
    expect(results(1)[8]).toEqual({ error: 'at most 8 calls at once; ask for the rest in another step' })
  })

  test('with huge or strange arguments reaches the tool unchanged and harms nothing', async () => {
    const args = JSON.parse(
      '{"__proto__":{"polluted":1},"reference":"x","constructor":{"prototype":{"polluted":1}},"n":1e9}',
    )
    calling(callPart('get_passage', args), callPart('get_passage', { reference: 'y'.repeat(1_000_000) }))
    const { io } = await ask('text', { tools: [passageTool] })
    expect(io.toolCalls).toHaveLength(2)
    expect(Object.hasOwn(io.toolCalls[0]!.args as object, '__proto__')).toBe(true)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
