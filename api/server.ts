import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { HttpError, problem } from './errors.ts'
import { securityHeaders } from './headers.ts'

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 20_000,
  // how often the first two are looked at: a connection that says half a request is closed within 15 s
  connectionsCheckingInterval: 5000,
}

/** The public server with its timeouts and its answers to what is not even a request. It does not listen yet. */
export function createApiServer(listener: RequestListener): Server {
  const server = createServer(timeouts, listener)
  server.maxHeadersCount = 64
  // five thousand streams, and the other calls of those who read them
  server.maxConnections = 8000
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    socket.end(answerTo(error.code))
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
    ...securityHeaders('api', false),
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': randomUUID(),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`
}
