import { expect, test } from 'vitest'
import { callSettings } from '../../workers/llm/backend.ts'
import { arriving, hostileTexts } from '../helpers/answers/hostile-texts.ts'
import { sendEndlessLine } from '../helpers/model/endless-line.ts'
import { geminiForTests } from '../helpers/model/gemini-provider.ts'
import type { Scenario } from '../helpers/model/scenario.ts'
import { response, textPart } from '../helpers/model/shapes.ts'

const { server, ask, fail } = geminiForTests()

test.each(Object.entries(hostileTexts))('%s pass through as visible text', async (_name, text) => {
  server().script([async ({ reply }) => reply.frame(response([textPart(text)], 'STOP'))])
  const { outcome, io } = await ask('scripted')
  const finish = text.length > callSettings.textMax ? 'truncated' : 'complete'
  expect(outcome).toMatchObject({ text: arriving(text), finish })
  expect(io.shown()).toBe(arriving(text))
})

test.each(Object.entries(hostileTexts))('%s pass through unharmed in pieces, split anywhere', async (_name, text) => {
  const short = text.slice(0, 3000)
  server().script([
    async ({ reply }) => {
      for (let at = 0; at < short.length; at += 7) reply.frame(response([textPart(short.slice(at, at + 7))]))
      reply.frame(response(undefined, 'STOP'))
    },
  ])
  const { outcome, io } = await ask('scripted')
  expect(outcome.text).toBe(arriving(short))
  expect(io.shown()).toBe(arriving(short))
})

test('a frame whose fields have the wrong types yields no text and does no harm', async () => {
  const frames: unknown[] = [
    { candidates: [{ content: { parts: 'not a list' } }] },
    { candidates: [{ content: { parts: [null, 7, 'text', { text: { toString: 'x' } }, { text: 12 }] } }] },
    { candidates: 'none' },
    { usageMetadata: { promptTokenCount: 'many', candidatesTokenCount: -5, thoughtsTokenCount: 1e300 } },
    [],
  ]
  server().script([
    async ({ reply }) => {
      for (const frame of frames) reply.frame(frame as never)
      reply.frame(response([textPart('Still here.')], 'STOP', { usageMetadata: { candidatesTokenCount: -5 } }))
    },
  ])
  const { outcome } = await ask('scripted')
  expect(outcome).toMatchObject({ text: 'Still here.', usage: { input_tokens: 0, output_tokens: 0 } })
})

test.each([null, 7, 'text', true])('a frame that is %j ends the attempt, not the worker', async (frame) => {
  server().script([async ({ reply }) => reply.frame(frame as never), 'text,say=Again.'])
  expect((await ask('scripted')).outcome.text).toBe('Again.')
})

test('a line without an end is cut off at 1 MB, and the connection closed', async () => {
  let sent = 0
  const endless: Scenario = ({ reply }) => sendEndlessLine(reply, () => sent++)
  server().script([endless, endless, endless])
  expect(await fail('scripted')).toMatchObject({ kind: 'unavailable' })
  const calls = server().calls.slice(-3)
  await Promise.all(calls.map(({ closed }) => closed))
  expect(calls.every(({ leftEarly }) => leftEarly)).toBe(true)
  // plus the buffers of two sockets
  expect(sent).toBeLessThan(3 * 40)
})

test('an unescaped line separator stalls the parser; the answer is requested again', async () => {
  const frame = `data: {"candidates":[{"content":{"parts":[{"text":"a\u2028b"}]},"finishReason":"STOP"}]}\r\n\r\n`
  server().script([async ({ reply }) => reply.raw(frame), 'text,say=Again.'])
  expect((await ask('scripted')).outcome).toMatchObject({ text: 'Again.', usage: { calls: 2 } })
})

test('what no database can store becomes a replacement character; a character split between two frames stays whole', async () => {
  const pieces = ['a\0b \uD83D', '\uDD4A c \uD800 d', ' \uDD4A e \uD83D']
  server().script([
    async ({ reply }) => {
      for (const piece of pieces) reply.frame(response([textPart(piece)]))
      reply.frame(response(undefined, 'STOP'))
    },
  ])
  const { outcome, io } = await ask('scripted')
  expect(outcome.text).toBe('a\uFFFDb 🕊 c \uFFFD d \uFFFD e \uFFFD')
  expect(io.shown()).toBe(outcome.text)
})
