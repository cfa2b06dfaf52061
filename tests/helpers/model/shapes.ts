/** The objects in Gemini's responses, as plain JSON. */

export type Json = { [key: string]: unknown }
export type Usage = { promptTokenCount?: number; candidatesTokenCount?: number; thoughtsTokenCount?: number }

export const textPart = (text: string): Json => ({ text })
export const thoughtPart = (text: string): Json => ({ text, thought: true })

export function callPart(name: string, args: unknown, extra: { id?: string; thoughtSignature?: string } = {}): Json {
  const { id, thoughtSignature } = extra
  return { functionCall: { name, args, ...(id && { id }) }, ...(thoughtSignature && { thoughtSignature }) }
}

/** One response or one frame of a stream. */
export function response(parts: Json[] | undefined, finishReason?: string, extra: Json = {}): Json {
  const candidate: Json = {
    ...(parts && { content: { role: 'model', parts } }),
    ...(finishReason && { finishReason }),
    index: 0,
  }
  return { candidates: [candidate], modelVersion: 'gemini-loopback', responseId: 'loopback', ...extra }
}

export function usage(prompt: number, candidates: number, thoughts?: number): Json {
  return {
    usageMetadata: {
      promptTokenCount: prompt,
      candidatesTokenCount: candidates,
      totalTokenCount: prompt + candidates + (thoughts ?? 0),
      ...(thoughts !== undefined && { thoughtsTokenCount: thoughts }),
    },
  }
}

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
}

/** The body of an error response. */
export function errorBody(code: number, message: string, details: Json[] = []): Json {
  return { error: { code, message, status: statuses[code] ?? 'UNKNOWN', ...(details.length && { details }) } }
}

export const retryInfo = (retryDelay: string): Json => ({
  '@type': 'type.googleapis.com/google.rpc.RetryInfo',
  retryDelay,
})

export const quotaFailure = (quotaId: string): Json => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaMetric: 'generativelanguage.googleapis.com/requests', quotaId, quotaDimensions: {} }],
})

export const errorInfo = (reason: string): Json => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'googleapis.com',
  metadata: { service: 'generativelanguage.googleapis.com' },
})
