import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
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
  // how often the first two are looked at: a connection that says half a request is closed within 16 s
  connectionsCheckingInterval: 5000,
}
/** Five thousand streams, and the other calls of their readers. */
const MAX_CONNECTIONS = 8000
/** A refused client has this long to read why; then its connection is closed, whether it closes its side or not. */
const LINGER_MS = 1000

export type ServerOptions = ConnectionLimits & { timeouts?: Partial<typeof timeouts> }

/** The limits of the public server. Behind proxies of ours all connections are theirs, so no address is counted. */
export function serverOptions(env: Env): ServerOptions {
  const isUncounted = env.RATE_LIMIT_DISABLED || env.TRUSTED_PROXIES > 0
  return {
    most: MAX_CONNECTIONS,
    perAddress: env.RATE_LIMIT_SOCKETS_PREFIX,
    isExempt: (address) => isUncounted || isLoopback(address),
  }
}

/** The public server with its timeouts and its answers to what is not even a request. It does not listen yet. */
export function createApiServer(listener: RequestListener, options: ServerOptions): Server {
  const server = createServer(
    // a second Host would otherwise be dropped in silence: joined to the first one, it can be refused
    { ...timeouts, ...options.timeouts, joinDuplicateHeaders: true },
    listener,
  )
  server.maxHeadersCount = 64
  boundConnections(server, options)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    socket.end(answerTo(error.code))
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
  return server
}

const refusals: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'headers_too_large', 'The header fields are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'timeout', 'The request took too long.'),
}
const malformed = new HttpError(400, 'invalid', 'This is not a valid HTTP request.')

// Node's own answer has no body and none of our headers
function answerTo(code = ''): string {
  const error = refusals[code] ?? malformed
  const body = JSON.stringify(problem(error, '/'))
  const headers = {
    ...securityHeaders('api', 'plain'),
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': randomUUID(),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`
}
