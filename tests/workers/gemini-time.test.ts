import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { ModelError } from '../../workers/llm/provider.ts'
import { askingFor, recordIo } from '../helpers/answers/answer-io.ts'
import { geminiForTests, impatient } from '../helpers/model/gemini-provider.ts'

const { server, provider, ask, fail } = geminiForTests()

describe('the time an answer may take', () => {
  test.each([
    ['hang-before-head', 'no answer started in time'],
    ['hang-after-head', 'no answer started in time'],
    ['hang,after=2', 'the answer stalled'],
  ])('ends %s', async (scenario, message) => {
    const error = (await fail(scenario, recordIo(), { settings: { ...impatient, tries: 1 } })) as ModelError
    expect(error).toMatchObject({ kind: 'unavailable', message })
    const [call] = server().calls
    await call?.closed
    expect(call?.leftEarly).toBe(true)
    expect(call!.closedAt! - call!.startedAt).toBeLessThan(1300)
  })

  test('ends a slow drip when it is up, and keeps the received text as truncated', async () => {
    const { outcome, io } = await ask('drip,every=20', {}, recordIo(), { settings: { totalMs: 300 } })
    expect(outcome).toMatchObject({ finish: 'truncated', reason: 'OUT_OF_TIME' })
    expect(outcome.text).toMatch(/^\.{1,20}$/)
    expect(io.shown()).toBe(outcome.text)
    await server().calls[0]?.closed
  })

  test('is shorter for an answer whose work ends sooner; none begins when nothing is left of it', async () => {
    const { outcome } = await ask('drip,every=20', {}, { ...recordIo(), mostMs: 300 })
    expect(outcome).toMatchObject({ finish: 'truncated', reason: 'OUT_OF_TIME' })
    expect(outcome.text).toMatch(/^\.{1,20}$/)
    expect(await fail('text', { ...recordIo(), mostMs: 0 })).toMatchObject({ kind: 'unavailable' })
    expect(server().calls).toHaveLength(1)
    await server().calls[0]?.closed
  })

  test('also ends an endless answer by its size', async () => {
    const { outcome } = await ask('endless,words=20', {}, recordIo(), { settings: { textMax: 5000 } })
    expect(outcome).toMatchObject({ finish: 'truncated', reason: 'TEXT_MAX' })
    expect(outcome.text).toHaveLength(5000)
    await server().calls[0]?.closed
    expect(server().running()).toBe(0)
  })

  test('never splits a character', async () => {
    const { outcome } = await ask('text,say=🕊️🕊️🕊️🕊️,size=1', {}, recordIo(), { settings: { textMax: 4 } })
    expect(outcome.text.isWellFormed()).toBe(true)
  })

  test('does not keep the process alive after the end', async () => {
    const { env, execPath } = process
    const child = spawn(execPath, ['tests/helpers/client/ask-once.ts', server().url], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    const answered = performance.now()
    const [code] = await once(child, 'exit')
    expect([String(said).trim(), code]).toEqual(['All is well.', 0])
    // the SDK's own timer would keep the process alive for as long as an answer may take
    expect(performance.now() - answered).toBeLessThan(5000)
  })
})

describe('a stop', () => {
  test('before the call makes no call', async () => {
    const io = recordIo()
    io.abort('stopped')
    await expect(provider('text').answer(askingFor('x'), io)).rejects.toBe('stopped')
    expect(server().calls).toHaveLength(0)
  })

  test.each([
    ['before the head', 'hang-before-head'],
    ['after the head', 'hang-after-head'],
    ['in the middle', 'endless,every=5'],
  ])('%s closes the connection within a quarter of a second, with the given reason', async (_when, scenario) => {
    const io = recordIo()
    const reason = new Error('the reader has had enough')
    const answer = provider(scenario).answer(askingFor('x'), io)
    setTimeout(() => io.abort(reason), 60)
    await expect(answer).rejects.toBe(reason)
    const stopped = performance.now()
    const pieces = io.pieces.length
    await server().calls[0]?.closed
    expect(server().calls[0]!.closedAt! - stopped).toBeLessThan(250)
    expect(io.pieces.length).toBe(pieces)
    expect(server().calls).toHaveLength(1)
  })

  test('while it waits for a retry ends the wait', async () => {
    const io = recordIo()
    const settings = { retryMinMs: 5000, retryMaxMs: 5000, retryBudgetMs: 20_000, waitMaxMs: 8000 }
    const answer = provider('error,code=500', { settings }).answer(askingFor('x'), io)
    setTimeout(() => io.abort('stopped'), 50)
    await expect(answer).rejects.toBe('stopped')
    expect(server().calls).toHaveLength(1)
  })
})

test('a fully read answer leaves no open connection', async () => {
  await Promise.all(Array.from({ length: 20 }, () => ask('steady,rate=100,tokens=20')))
  await Promise.all(server().calls.map((call) => call.closed))
  expect(server().running()).toBe(0)
  expect(server().mostAtOnce()).toBeGreaterThan(10)
})
