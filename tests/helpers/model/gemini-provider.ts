import { afterAll, afterEach, beforeAll } from 'vitest'
import type { CallSettings } from '../../../workers/llm/backend.ts'
import { createGeminiProvider } from '../../../workers/llm/gemini.ts'
import type { AnswerOutcome, AnswerRequest, Provider } from '../../../workers/llm/provider.ts'
import type { LoopOptions } from '../../../workers/llm/tool-loop.ts'
import { askingFor, type RecordedIo, recordIo } from '../answers/answer-io.ts'
import { type GeminiServer, startGeminiServer } from './server.ts'

/** Limits that even a busy machine can meet, with waits short enough for a test. */
export const quick: Partial<CallSettings> = {
  firstByteMs: 5000,
  gapMs: 5000,
  totalMs: 20_000,
  jsonTotalMs: 20_000,
  retryMinMs: 2,
  retryMaxMs: 10,
  retryBudgetMs: 200,
  waitMaxMs: 80,
  toolMs: 5000,
}

/** For scenarios in which the provider does not respond. */
export const impatient: Partial<CallSettings> = { firstByteMs: 300, gapMs: 200 }

export type SentBody = {
  contents: { role: string; parts: { text: string }[] }[]
  generationConfig: object
  toolConfig: object
  safetySettings: object[]
}
export type Asked = { outcome: AnswerOutcome; io: RecordedIo }

/** One server for a test file, and functions to call a provider that uses it. */
export function geminiForTests() {
  const started: { server?: GeminiServer } = {}
  beforeAll(async () => {
    started.server = await startGeminiServer()
  })
  afterEach(() => started.server?.clear())
  afterAll(() => started.server?.close())
  const server = () => started.server!
  const provider = (model: string, options: LoopOptions & { apiKey?: string } = {}): Provider =>
    createGeminiProvider({
      ...{ apiKey: 'key', model, baseUrl: server().url, gate: options.gate, ...options },
      settings: { ...quick, ...options.settings },
    })
  return {
    server,
    provider,
    /** The body of a request: 0 is the first, -1 the last. */
    sent: (index: number): SentBody => server().calls.at(index)!.body as SentBody,
    /** Asks and waits for the whole answer. */
    async ask(
      model: string,
      request: Partial<AnswerRequest> = {},
      io = recordIo(),
      options: LoopOptions = {},
    ): Promise<Asked> {
      const asked = askingFor(request.prompt ?? 'Who was Nicodemus?', request)
      return { outcome: await provider(model, options).answer(asked, io), io }
    },
    /** Asks and returns the expected error. */
    async fail(model: string, io = recordIo(), options: LoopOptions = {}) {
      return provider(model, options)
        .answer(askingFor('Who was Nicodemus?'), io)
        .then(
          (outcome) => Promise.reject(new Error(`an answer came: ${outcome.finish} ${outcome.text.slice(0, 80)}`)),
          (error: unknown) => error,
        )
    },
  }
}
