import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { createParser } from 'eventsource-parser'

export type StreamEvent = { event?: string; id?: string; data: string }

type Sent = { visitor?: string; cursor?: string; key?: string; body?: unknown }

/** Asks for a stream of events on a separate connection, with the browser's headers: a POST if there is a body. */
export function openStream(
  url: string,
  { visitor, cursor, key, body }: Sent,
): { outgoing: ClientRequest; opened: Promise<IncomingMessage> } {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(visitor && { 'X-User-ID': visitor }),
    ...(cursor && { 'Last-Event-ID': cursor }),
    ...(key && { 'Idempotency-Key': key }),
    ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  }
  const { promise: opened, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = request(url, { method: text ? 'POST' : 'GET', agent: false, headers }, resolve)
  outgoing.on('error', reject)
  outgoing.end(text)
  return { outgoing, opened }
}

/** Passes on every event of a response. Resolves when the connection is over, however it ended. */
export function readEvents(incoming: IncomingMessage, onEvent: (event: StreamEvent) => void): Promise<void> {
  const parser = createParser({ onEvent })
  incoming.setEncoding('utf8')
  return new Promise((resolve) => {
    incoming.on('data', (chunk: string) => parser.feed(chunk))
    incoming.on('error', () => {})
    incoming.on('close', () => resolve())
  })
}
