import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { geminiFrame, sendAnswer, serve } from '../gemini-server.ts'
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
  (response) => void response.end(geminiFrame('half of ')),
  (response) => void response.end('data: {"candidates":[{"content":{"pa'),
  (response) => void response.socket?.resetAndDestroy(),
]

serve(async (request, response) => {
  const said = await text(request).catch(() => '')
  if (request.url === '/control') {
    if (request.method === 'POST') failing = Number(said)
    return void response.end(String(calls))
  }
  calls += 1
  response.socket?.setNoDelay()
  if (Math.random() < failing) return ways[faults++ % ways.length]!(response)
  const seed = Number(/seed:(\d+)(?!.*seed:\d)/s.exec(said)?.[1] ?? 1)
  if (said.includes('poison:')) return sendAnswer(response, { count: 1, everyMs: 0 }, () => 'POISON')
  const words = piecesFor(seed, pieces)
  await sendAnswer(response, { count: pieces, everyMs: every, firstMs: every }, (at) => words[at]!)
})
