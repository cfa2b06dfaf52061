import { expect, test } from 'vitest'
import { geminiForTests } from '../helpers/gemini-provider.ts'
import { response, textPart } from '../helpers/gemini-server/shapes.ts'
import { hostileTexts } from '../helpers/hostile-texts.ts'

const { server, ask } = geminiForTests()

test.each(Object.entries(hostileTexts))('%s pass through as the text that they are', async (_name, text) => {
  server().script([async ({ reply }) => reply.frame(response([textPart(text)], 'STOP'))])
  const { outcome, io } = await ask('scripted')
  expect(outcome).toMatchObject({ text, finish: 'complete' })
  expect(io.shown()).toBe(text)
})

test.each(Object.entries(hostileTexts))('%s pass through unharmed in pieces, cut anywhere', async (_name, text) => {
  const short = text.slice(0, 3000)
  server().script([
    async ({ reply }) => {
      for (let at = 0; at < short.length; at += 7) reply.frame(response([textPart(short.slice(at, at + 7))]))
      reply.frame(response(undefined, 'STOP'))
    },
  ])
  const { outcome, io } = await ask('scripted')
  expect(outcome.text).toBe(short)
  expect(io.shown()).toBe(short)
})

test('a frame whose fields have the wrong types gives no text and does no harm', async () => {
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

test.each([null, 7, 'text', true])('a frame that is %j ends the try, not the worker', async (frame) => {
  server().script([async ({ reply }) => reply.frame(frame as never), 'text,say=Again.'])
  expect((await ask('scripted')).outcome.text).toBe('Again.')
})

test('a line separator that is not escaped stalls the parser; the answer is asked for again', async () => {
  const frame = `data: {"candidates":[{"content":{"parts":[{"text":"a\u2028b"}]},"finishReason":"STOP"}]}\r\n\r\n`
  server().script([async ({ reply }) => reply.raw(frame), 'text,say=Again.'])
  expect((await ask('scripted')).outcome).toMatchObject({ text: 'Again.', usage: { calls: 2 } })
})

test('what no database can hold becomes a mark in its place; a character cut between two frames stays whole', async () => {
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
