import { limitLines } from './limit-lines.ts'
import { streamFetch } from './stream-fetch.ts'

const plainFetch = globalThis.fetch

/** Fetch for the answers of models: a body fails with an error at a line of more than 1 MB. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await plainFetch(input, init)
  if (init?.method !== 'POST' || !response.body) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(lineLimit()), { status, statusText, headers })
}

/** Makes every SDK of this process use it: Gemini's accepts no fetch option, but calls the global one. */
export function boundGlobalFetch(): void {
  globalThis.fetch = (input, init) => (isGeminiStream(input) ? streamFetch : boundedFetch)(input, init)
}

const isGeminiStream = (input: Parameters<typeof fetch>[0]): boolean =>
  String(input).endsWith(':streamGenerateContent?alt=sse')

function lineLimit(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const check = limitLines()
  return new TransformStream({
    transform(bytes, controller) {
      check(bytes)
      controller.enqueue(bytes)
    },
  })
}
