import { type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Answer } from '../answers/answer.ts'
import { checkAnswer } from '../db/invariants.ts'

export type Request = {
  headers?: OutgoingHttpHeaders
  /** An object is sent as JSON; a string or bytes unchanged. */
  body?: unknown
  /** Reads only the head of a stream: an answer in progress has no end yet. */
  headOnly?: boolean
}

export type TestClient = {
  send: (method: string, path: string, request?: Request) => Promise<Answer>
  get: (path: string, headers?: OutgoingHttpHeaders) => Promise<Answer>
  post: (path: string, body?: unknown, headers?: OutgoingHttpHeaders) => Promise<Answer>
  put: (path: string, body?: unknown, headers?: OutgoingHttpHeaders) => Promise<Answer>
  delete: (path: string, headers?: OutgoingHttpHeaders) => Promise<Answer>
  id: () => string | undefined
  setId: (id: string | undefined) => void
}

/** A client of a port of this machine. Every response is checked against the invariants before a test sees it. */
export function createClient(port: number, { keepsVisitor = false } = {}): TestClient {
  let id: string | undefined

  const send = async (method: string, path: string, { headers = {}, body, headOnly }: Request = {}) => {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    const answer = await roundTrip(port, method, path, {
      headers: {
        ...(keepsVisitor && id && { 'X-User-ID': id }),
        ...(!isRaw && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: isRaw ? body : JSON.stringify(body),
      headOnly,
    })
    checkAnswer(method, path, answer)
    if (keepsVisitor && answer.headers['x-user-id']) id = String(answer.headers['x-user-id'])
    return answer
  }

  return {
    send,
    get: (path, headers) => send('GET', path, { headers }),
    post: (path, body, headers) => send('POST', path, { body, headers }),
    put: (path, body, headers) => send('PUT', path, { body, headers }),
    delete: (path, headers) => send('DELETE', path, { headers }),
    id: () => id,
    setId: (next) => {
      id = next
    },
  }
}

function roundTrip(port: number, method: string, path: string, { headers, body, headOnly }: Request): Promise<Answer> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from((body as string | undefined) ?? '')
  const length = body === undefined ? {} : { 'Content-Length': bytes.length }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers }, agent: false },
      async (incoming) => {
        const isStream = incoming.headers['content-type']?.startsWith('text/event-stream')
        const received = headOnly && isStream ? '' : await text(incoming).catch(reject)
        if (headOnly && isStream) incoming.destroy()
        if (received === undefined) return
        const json = () => JSON.parse(received)
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: received, json })
      },
    )
    // a response may arrive before the whole body is sent; the rest of the upload then fails, which is fine
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}
