/** One bad request and its expected response. `error` is the problem's error code. */
export type BadInput = {
  name: string
  method: string
  path: string
  headers?: Record<string, string>
  /** A string or bytes are sent unchanged, anything else as JSON. */
  body?: unknown
  status: number
  error: string
}

export const JSON_TYPE = { 'Content-Type': 'application/json' }

/** A short name for a value in a test's title. */
export function show(value: unknown): string {
  const text = Buffer.isBuffer(value) ? `bytes ${value.toString('hex')}` : (JSON.stringify(value) ?? 'nothing')
  return text.length > 60 ? `${text.slice(0, 50)}… (${text.length})` : text
}
