import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { piecesFor } from './spoken.ts'

/**
 * Implements Gemini's protocol: a question with `seed:N` gets PIECES pieces of that seed, one every EVERY ms; one with
 * `poison:` gets the word that the workers of a test get stuck on. `POST /control` with a number makes that share of
 * its calls fail, in each possible way in turn; `GET /control` returns the number of calls.
 */
const pieces = Number(process.env.PIECES)
const every = Number(process.env.EVERY)
let failing = 0
let calls = 0
let faults = 0

const frame = (part: string, extra: object = {}) =>
  `data: ${JSON.stringify({ candidates: [{ content: { role: 'model', parts: [{ text: part }] }, index: 0, ...extra }] })}\r\n\r\n`

const refuse = (response: ServerResponse, code: number, status: string, details: object[] = []) => {
  response.writeHead(code, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { code, message: `refused with ${code}`, status, details } }))
}

const ways: ((response: ServerResponse) => void)[] = [
  (response) => refuse(response, 500, 'INTERNAL'),
  (response) => refuse(response, 503, 'UNAVAILABLE'),
  (response) =>
    refuse(response, 429, 'RESOURCE_EXHAUSTED', [
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1s' },
    ]),
  (response) => void response.end(frame('half of ')),
  (response) => void response.end('data: {"candidates":[{"content":{"pa'),
  (response) => void response.socket?.resetAndDestroy(),
]

const server = createServer(async (request, response) => {
  const said = await text(request).catch(() => '')
  if (request.url === '/control') {
    if (request.method === 'POST') failing = Number(said)
    return void response.end(String(calls))
  }
  calls += 1
  response.socket?.setNoDelay()
  if (Math.random() < failing) return ways[faults++ % ways.length]!(response)
  const seed = Number(/seed:(\d+)(?!.*seed:\d)/s.exec(said)?.[1] ?? 1)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (said.includes('poison:')) return void response.end(frame('POISON', { finishReason: 'STOP' }))
  const begun = performance.now()
  for (const [at, piece] of piecesFor(seed, pieces).entries()) {
    if (response.destroyed) return
    await delay(Math.max(0, begun + (at + 1) * every - performance.now()))
    response.write(frame(piece, at === pieces - 1 ? { finishReason: 'STOP' } : {}))
  }
  response.end()
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
