import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callKey, objectionTo } from './check-request.ts'
import { createReply, type Reply } from './reply.ts'
import type { Scenario } from './scenario.ts'
import { scenarioOf } from './scenarios.ts'
import { errorBody, errorInfo, type Json } from './shapes.ts'

/** One received call, recorded for comparison with what the product claims to have sent. */
export type RecordedCall = {
  model: string
  stream: boolean
  headers: IncomingMessage['headers']
  body: Json
  /** performance.now() when the call arrived and, once it is over, when its connection was finished. */
  startedAt: number
  closedAt: number | undefined
  /** The client disconnected before the scenario ended. */
  leftEarly: boolean
  frames: number
  /** Settles when the call is over, whichever side ended it. */
  closed: Promise<void>
}

export type GeminiServer = Awaited<ReturnType<typeof startGeminiServer>>

/**
 * Starts a server on loopback that implements Gemini's protocol, with faults on demand. Pass `url` to the product as
 * GEMINI_BASE_URL. `script` determines its responses (one entry per call, a scenario or its name); without one, the
 * model's name does: `steady,rate=40,tokens=200`, `error,code=503`, `text`; see `scenarios.ts` for the list.
 */
export async function startGeminiServer(options: { port?: number } = {}) {
  const scripted: Scenario[] = []
  const calls: RecordedCall[] = []
  const signatures = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  const load = { running: 0, mostAtOnce: 0 }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await readJson(request)
    const url = new URL(request.url ?? '/', 'http://loopback')
    if (url.pathname === '/control/script') {
      scripted.push(...(body as unknown as string[]).map(scenarioOf))
      return void response.end()
    }
    if (url.pathname === '/control/calls') return void response.end(JSON.stringify({ ...load, calls }))
    const match = /^\/v1beta\/models\/(.+):(generateContent|streamGenerateContent)$/.exec(url.pathname)
    const stream = match?.[2] === 'streamGenerateContent'
    const reply = createReply(response, { stream })
    response.socket?.setNoDelay()
    if (!match || request.method !== 'POST' || (stream && url.search !== '?alt=sse')) {
      return reply.json(404, errorBody(404, `No such method: ${request.method} ${request.url}`))
    }
    const model = decodeURIComponent(match[1]!)
    const call = record(response, { model, stream, headers: request.headers, body }, reply, load)
    calls.push(call)
    const refusal = refusalOf(request, body, signatures)
    if (refusal) return reply.json(400, refusal)
    const number = counts.get(model) ?? 0
    counts.set(model, number + 1)
    const frame = (data: Json) => {
      rememberSignatures(data, signatures)
      reply.frame(data)
    }
    await play(scripted.shift() ?? scenarioOf(model), { ...reply, frame }, call, number)
  }

  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** Every call so far, oldest first. */
    calls,
    running: () => load.running,
    mostAtOnce: () => load.mostAtOnce,
    /** The responses to the next calls, one entry each, in order. */
    script(entries: (Scenario | string)[]) {
      scripted.push(...entries.map((entry) => (typeof entry === 'string' ? scenarioOf(entry) : entry)))
    },
    /** How many scripted responses have not been requested. */
    unplayed: () => scripted.length,
    /** Clears calls, script and signatures. */
    clear() {
      scripted.length = 0
      calls.length = 0
      load.mostAtOnce = load.running
      signatures.clear()
      counts.clear()
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Records a call, and what becomes of it. */
function record(
  response: ServerResponse,
  known: Pick<RecordedCall, 'model' | 'stream' | 'headers' | 'body'>,
  reply: Reply,
  load: { running: number; mostAtOnce: number },
) {
  load.mostAtOnce = Math.max(load.mostAtOnce, ++load.running)
  const { promise, resolve } = Promise.withResolvers<void>()
  const call: RecordedCall = {
    ...known,
    startedAt: performance.now(),
    closedAt: undefined,
    leftEarly: false,
    frames: 0,
    closed: promise,
  }
  response.on('close', () => {
    load.running--
    call.closedAt = performance.now()
    call.leftEarly = !response.writableFinished
    call.frames = reply.frames()
    resolve()
  })
  return call
}

async function play(scenario: Scenario, reply: Reply, call: RecordedCall, number: number) {
  try {
    await scenario({ reply, body: call.body, model: call.model, number })
    if (!reply.gone.aborted) reply.end()
  } catch (error) {
    if (!reply.gone.aborted) throw error
  }
}

/** Every signature sent must be returned. */
function rememberSignatures(data: Json, signatures: Map<string, Set<string>>) {
  const parts = (data?.candidates as { content?: { parts?: (Json | null)[] } }[] | undefined)?.[0]?.content?.parts
  for (const part of parts ?? []) {
    if (part?.functionCall && part.thoughtSignature) {
      const key = callKey(part.functionCall)
      signatures.set(key, (signatures.get(key) ?? new Set()).add(String(part.thoughtSignature)))
    }
  }
}

function refusalOf(request: IncomingMessage, body: Json, signatures: Map<string, Set<string>>): Json | undefined {
  const key = request.headers['x-goog-api-key']
  if (!key || key === 'wrong') {
    const message = 'API key not valid. Please pass a valid API key.'
    return errorBody(400, message, [errorInfo('API_KEY_INVALID')])
  }
  const objection = objectionTo(body, signatures)
  return objection === undefined ? undefined : errorBody(400, objection)
}

async function readJson(request: IncomingMessage): Promise<Json> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}
