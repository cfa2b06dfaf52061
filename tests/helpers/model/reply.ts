import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createGzip, type Gzip } from 'node:zlib'
import type { Json } from './shapes.ts'

export type ReplyOptions = {
  stream: boolean
  /** The end of a frame: Google sends CRLF twice; LF and CR are accepted as well. */
  ending?: '\r\n\r\n' | '\n\n' | '\r\r'
}

/** A scenario's response. For a non-streaming call, the frames are joined into one JSON body at the end. */
export type Reply = ReturnType<typeof createReply>

export function createReply(response: ServerResponse, options: ReplyOptions) {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  response.on('error', () => {})
  const collected: Json[] = []
  let gzip: Gzip | undefined
  let frames = 0

  const write = (bytes: string | Uint8Array) => {
    if (gone.signal.aborted) return
    if (!response.headersSent) head()
    if (!gzip) return void response.write(bytes)
    gzip.write(bytes)
    gzip.flush()
  }

  function head(status = 200, headers: Record<string, string> = {}) {
    const type = options.stream ? 'text/event-stream' : 'application/json; charset=UTF-8'
    response.writeHead(status, { 'content-type': type, ...headers })
    response.flushHeaders()
  }

  const reply = {
    /** Aborted when the client disconnects or the response is over. */
    gone: gone.signal,
    stream: options.stream,
    head,
    raw: write,
    /** Compresses the rest of the response. */
    compress() {
      head(200, { 'content-encoding': 'gzip' })
      gzip = createGzip()
      gzip.pipe(response)
    },
    frameText: (data: unknown) => `data: ${escaped(data)}${options.ending ?? '\r\n\r\n'}`,
    frame(data: Json) {
      frames++
      if (options.stream) write(reply.frameText(data))
      else collected.push(data)
    },
    /** Writes a frame a few bytes at a time, so that characters and line ends are split. */
    async tornFrame(data: Json, bytes: number) {
      if (!options.stream) return reply.frame(data)
      frames++
      const whole = Buffer.from(reply.frameText(data))
      for (let at = 0; at < whole.length; at += bytes) {
        write(whole.subarray(at, at + bytes))
        await reply.wait(0)
      }
    },
    json(status: number, body: unknown, headers: Record<string, string> = {}) {
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
      response.end(JSON.stringify(body))
    },
    /** Rejects if the client disconnects meanwhile, which ends the scenario. */
    wait: (ms: number) => delay(ms, undefined, { signal: gone.signal }),
    /** Sends nothing more until the client gives up. */
    hang: async () => {
      if (!gone.signal.aborted) await new Promise((resolve) => gone.signal.addEventListener('abort', resolve))
    },
    /** Cuts the connection with a TCP reset, after everything written has been sent. */
    async reset() {
      await reply.wait(5)
      response.socket?.resetAndDestroy()
    },
    end() {
      if (response.writableEnded) return
      if (gzip) return void gzip.end()
      if (!options.stream && !response.headersSent) return reply.json(200, joined(collected))
      if (!response.headersSent) head()
      response.end()
    },
    frames: () => frames,
  }
  return reply
}

/** JSON as Google writes it: characters that are special in HTML and JavaScript are escaped. */
function escaped(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Joins many frames into one body: parts in order, the last reason, the last usage. */
function joined(frames: Json[]): Json {
  const parts: unknown[] = []
  let candidate: Json | undefined
  for (const frame of frames) {
    const [first] = (frame.candidates as Json[] | undefined) ?? []
    parts.push(...(((first?.content as Json | undefined)?.parts as unknown[] | undefined) ?? []))
    if (first) candidate = { ...candidate, ...first }
  }
  if (candidate && parts.length > 0) candidate.content = { role: 'model', parts }
  return { ...Object.assign({}, ...frames), ...(candidate && { candidates: [candidate] }) }
}
