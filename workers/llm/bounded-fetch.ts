/** No frame of an answer is longer, and buffering a longer one takes quadratic time. */
export const LINE_MAX = 1_048_576

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
  globalThis.fetch = boundedFetch
}

const LF = 10

function lineLimit(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0
  return new TransformStream({
    transform(bytes, controller) {
      const first = bytes.indexOf(LF)
      length += first === -1 ? bytes.length : first
      if (length > LINE_MAX) controller.error(new Error('a line of the answer is longer than 1 MB'))
      else controller.enqueue(bytes)
      if (first !== -1) length = bytes.length - bytes.lastIndexOf(LF) - 1
    },
  })
}
