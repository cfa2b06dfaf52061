import type { IncomingHttpHeaders } from 'node:http'

/** The response to an API call. */
export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The parsed body, untyped: tests assert on what they read from it. */
  // biome-ignore lint/suspicious/noExplicitAny: a test compares whatever arrived
  json: () => any
}
