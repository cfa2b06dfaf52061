import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Env } from '#shared/server/env.ts'
import { isLoopback } from './address.ts'
import { boundConnections, type ConnectionLimits } from './connections.ts'
import { HttpError, problem } from './errors.ts'
import { securityHeaders } from './headers.ts'

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 20_000,
  // how often the first two are checked: a connection that sends half a request is closed within 16 s
  connectionsCheckingInterval: 5000,
}
/**
 * A reader who takes nothing of a response for so long is cut off. Streams write every 15 s, and calls wait 25 s at most.
 */
const STALLED_MS = 60_000
/** Five thousand streams, and the other calls of their readers. */
const MAX_CONNECTIONS = 8000
/** A refused client has this long to read the response; then its connection is closed. */
const LINGER_MS = 1000

export type ServerOptions = ConnectionLimits & { timeouts?: Partial<typeof timeouts>; stalledMs?: number }

/** The limits of the public server. Behind our proxies every connection is a proxy's, so addresses are not counted. */
export function serverOptions(env: Env): ServerOptions {
  const isUncounted = env.RATE_LIMIT_DISABLED || env.TRUSTED_PROXIES > 0
  return {
    most: MAX_CONNECTIONS,
    perAddress: env.RATE_LIMIT_SOCKETS_PREFIX,
    isExempt: (address) => isUncounted || isLoopback(address),
  }
}

/** The public server with its timeouts and its responses to malformed requests. It does not listen yet. */
export function createApiServer(listener: RequestListener, options: ServerOptions): Server {
  const server = createServer(
    // join a second Host header, which Node would silently drop, so that it can be refused; the first middleware
    // refuses a missing one, with our headers
    { ...timeouts, ...options.timeouts, joinDuplicateHeaders: true, requireHostHeader: false },
    listener,
  )
  server.maxHeadersCount = 64
  server.setTimeout(options.stalledMs ?? STALLED_MS)
  boundConnections(server, options)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    refuse(socket, refusals[error.code ?? ''] ?? malformed)
  })
  server.on('connect', (_req: IncomingMessage, socket: Socket) => refuse(socket, noTunnel))
  server.on('checkExpectation', (_req, res) => {
    const { head, body } = answerOf(unmet)
    res.writeHead(unmet.status, head).end(body)
  })
  return server
}

function refuse(socket: Socket, error: HttpError): void {
  // Node gives up the socket of a tunnel with its listener: a reset of the connection would end the process
  socket.on('error', () => socket.destroy())
  const { head, body } = answerOf(error)
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

const refusals: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'headers_too_large', 'The header fields are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'timeout', 'The request took too long.'),
}
const malformed = new HttpError(400, 'invalid', 'This is not a valid HTTP request.')

const noTunnel = new HttpError(405, 'method_not_allowed', 'This method is not allowed here.')
const unmet = new HttpError(417, 'invalid', 'Only the expectation 100-continue is supported.')

// Node's response has no body and none of our headers
function answerOf(error: HttpError) {
  const body = JSON.stringify(problem(error, '/'))
  const head = {
    ...securityHeaders('api', 'plain'),
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': randomUUID(),
    Connection: 'close',
  }
  return { head, body }
}
