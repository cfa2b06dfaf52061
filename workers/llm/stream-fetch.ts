import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { LINE_MAX } from './limit-lines.ts'
import { readFrames } from './read-frames.ts'

/** Receives the body of the call that its code makes. */
const bodies = new AsyncLocalStorage<(body: Readable) => void>()

/**
 * Makes a call of Gemini's SDK that streams, and passes the frames of its body to `onFrame` until that returns false. The
 * SDK sends the request and decides what is a refusal; it never sees the body. Its web streams, of which it makes
 * five for each body, cost more than all other work on a piece.
 */
export async function readStream(call: () => Promise<unknown>, onFrame: (frame: unknown) => boolean): Promise<void> {
  let body: Readable | undefined
  // a refusal has no frames
  const begun = bodies.run((incoming) => {
    body = incoming
  }, call)
  await begun.catch((error: unknown) => {
    if (error !== takenOver) throw error
  })
  if (body) await readFrames(body, onFrame)
}

/** Ends the SDK's part of a call where it would begin to read the body. */
const takenOver = new Error('the body is read by readStream')

/** A fetch for `readStream`. */
export const streamFetch: typeof fetch = async (input, init = {}) => {
  const incoming = await send(new URL(String(input)), init)
  const { statusCode: status = 0, statusMessage: statusText = '' } = incoming
  const ok = status >= 200 && status < 300
  const body = decompressed(incoming)
  if (ok) bodies.getStore()?.(body)
  const response = {
    ...{ ok, status, statusText, json: () => readJson(body) },
    get body(): never {
      throw takenOver
    },
  }
  return response as unknown as Response
}

function send(url: URL, { method, headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const bytes = Buffer.from(String(body))
  const fields = { ...Object.fromEntries(new Headers(headers)), 'content-length': String(bytes.length) }
  return new Promise((resolve, reject) => {
    // the caller has timers; the connection's own would be moved at each piece
    const outgoing = request(url, { method, headers: fields, signal: signal ?? undefined, timeout: 0 }, resolve)
    // also after the head, when nothing waits for it
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}

const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** A body that a proxy compressed, although nothing asked for it, as it was. */
function decompressed(incoming: IncomingMessage): Readable {
  const create = decompressors[incoming.headers['content-encoding'] ?? '']
  // an error of one ends both
  return create ? pipeline(incoming, create(), () => {}) : incoming
}

/** The JSON of a refusal. */
async function readJson(incoming: Readable): Promise<unknown> {
  let json = ''
  incoming.setEncoding('utf8')
  for await (const piece of incoming) {
    json += piece
    if (json.length > LINE_MAX) throw new Error('the answer is longer than 1 MB')
  }
  return JSON.parse(json)
}
