import { afterAll, expect, test } from 'vitest'
import { createOpenaiProvider } from '../../workers/llm/openai.ts'
import { askingFor, recordIo } from '../helpers/answers/answer-io.ts'
import { quick } from '../helpers/model/gemini-provider.ts'
import { startOpenaiServer } from '../helpers/model/openai-server.ts'

const server = await startOpenaiServer()
afterAll(() => server.close())

test('a refusal without an end is cut off, and the connection closed', async () => {
  let sent = 0
  server.script(async (reply) => {
    reply.head(400)
    for (; sent < 2000; sent++) {
      reply.raw(`${'a'.repeat(100_000)}\n`)
      await reply.wait(1)
    }
  })
  const provider = createOpenaiProvider({ baseUrl: server.url, model: 'llama', settings: quick })
  const refused = provider.answer(askingFor('Who was Nicodemus?'), recordIo()).catch((error: unknown) => error)
  expect(await refused).toMatchObject({ kind: 'rejected', message: expect.stringMatching(/^status 400: a+$/) })
  await Promise.all(server.calls.map((call) => call.closed))
  expect(server.calls.map((call) => call.leftEarly)).toEqual([true])
  // of 200 MB, with the buffers of two sockets
  expect(sent).toBeLessThan(100)
})
