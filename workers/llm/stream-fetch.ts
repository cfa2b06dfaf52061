import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { LINE_MAX, limitLines } from './limit-lines.ts'

/**
 * A fetch for the one call of Gemini's SDK that streams. The SDK reads the body through a decoder of its own; web streams
 * for the body, the decoder and the limit of a line cost more than all other work on a piece, so the body is decoded and
 * limited here, and read without them.
 */
export const streamFetch: typeof fetch = async (input, init = {}) => {
  const incoming = await send(new URL(String(input)), init)
  const { statusCode: status = 0, statusMessage: statusText = '' } = incoming
  const ok = status >= 200 && status < 300
  const body = decompressed(incoming)
  const response = {
    ...{ ok, status, statusText },
    json: () => readJson(body),
    body: { pipeThrough: () => ({ getReader: () => readText(body) }) },
  }
  return response as unknown as Response
}

function send(url: URL, { method, headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const bytes = Buffer.from(String(body))
  const fields = { ...Object.fromEntries(new Headers(headers)), 'content-length': String(bytes.length) }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: fields, signal: signal ?? undefined }, resolve)
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

type Piece = { done: boolean; value?: string }

/** Reads a body as text. What arrives between two calls is one piece; all of it is read before an error is reported. */
function readText(incoming: Readable): { read: () => Promise<Piece> } {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const check = limitLines()
  let arrived = ''
  let end: { error?: unknown } | undefined
  let waiting: PromiseWithResolvers<Piece> | undefined

  const answer = () => {
    if (!waiting || (arrived === '' && !end)) return
    const { resolve, reject } = waiting
    waiting = undefined
    if (arrived !== '') {
      resolve({ done: false, value: arrived })
      arrived = ''
    } else if (end?.error) reject(end.error)
    else resolve({ done: true })
  }
  const finish = (error?: unknown) => {
    end ??= { error }
    answer()
  }
  incoming.on('data', (bytes: Buffer) => {
    try {
      check(bytes)
      arrived += decoder.decode(bytes, { stream: true })
    } catch (error) {
      finish(error)
      incoming.destroy()
    }
    answer()
  })
  incoming.on('end', () => {
    try {
      // half a character at the end is an error
      arrived += decoder.decode()
      finish()
    } catch (error) {
      finish(error)
    }
  })
  incoming.on('error', finish)
  incoming.on('close', () => finish(new Error('the connection was lost')))
  return {
    read() {
      waiting = Promise.withResolvers<Piece>()
      const { promise } = waiting
      answer()
      return promise
    },
  }
}
