import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { sseClosed, sseOpen, sseSlowDropped } from '#shared/server/metrics.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { USER_HEADER, visitorOf } from '../visitor/visitor.ts'
import { chunksTo } from './chunks.ts'
import type { EventStream } from './event-stream.ts'

const PING_MS = 15_000
const MAX_UNREAD = 256 * 1024
const MAX_STALL_MS = 30_000
const MAX_STREAMS = 5000

let taken = 0

/**
 * Reserves the stream that this request will open, before any work is done; it is released when the response closes.
 * 429 or 503 if none is free. A second call does nothing.
 */
export function reserveStream(ctx: Context): void {
  if (ctx.state.hasStream) return
  if (taken >= MAX_STREAMS) {
    throw new HttpError(503, 'overloaded', 'Too many answers are being read right now.', {
      headers: { 'Retry-After': '5' },
    })
  }
  const leave = ctx.limits.stream(ctx, visitorOf(ctx))
  ctx.state.hasStream = true
  taken += 1
  // also called if the reader has already left
  finished(ctx.res, () => {
    taken -= 1
    leave()
  })
}

/**
 * Turns the response into a stream of server-sent events; no cache stores a private one. The head is sent immediately.
 * When the process stops, the stream ends without a last event, so that the reader reconnects to another process with
 * its cursor.
 */
export function openEventStream(ctx: Context, { isUrgent = false, isPrivate = true } = {}): EventStream {
  // a distress reply is never refused because no stream is free
  if (!isUrgent) reserveStream(ctx)
  ctx.status = 200
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // a response that is private or carries an id is never stored
    'Cache-Control': `${isPrivate || ctx.response.get(USER_HEADER) ? 'no-store, ' : ''}no-cache, no-transform`,
    'X-Accel-Buffering': 'no',
  })
  ctx.respond = false
  const { res } = ctx
  const { socket } = res
  socket?.setNoDelay(true)
  // the head leaves together with the first events, in one write
  socket?.cork()
  res.flushHeaders()
  const stream = streamOn(res, ctx.stopping, 'retry: 2000\n: hello\n\n')
  process.nextTick(() => process.nextTick(() => socket?.uncork()))
  // a HEAD request gets no events
  if (ctx.method === 'HEAD') stream.end()
  return stream
}

/** The stream on a response whose head was sent. It begins with `opening`. `stallMs`: how long a reader may stop reading. */
export function streamOn(
  res: ServerResponse,
  stopping: AbortSignal,
  opening = '',
  stallMs = MAX_STALL_MS,
): EventStream {
  let isClosed = false
  let stall: NodeJS.Timeout | undefined
  const closed: (() => void)[] = []
  let resume = () => {}
  sseOpen.inc()
  const close = (reason: string) => {
    if (isClosed) return
    isClosed = true
    sseOpen.dec()
    sseClosed.inc({ reason })
    clearInterval(ping)
    clearTimeout(stall)
    stopping.removeEventListener('abort', drainOut)
    for (const listener of closed) listener()
  }
  const chunks = chunksTo(res)
  if (opening !== '') chunks.add(opening)
  const write = (text: string) => {
    if (isClosed || res.destroyed) return true
    chunks.add(text)
    if (res.writableLength < MAX_UNREAD) return true
    stall ??= setTimeout(drop, stallMs)
    return false
  }
  const drop = () => {
    sseSlowDropped.inc()
    close('slow')
    res.destroy()
  }
  const ping = setInterval(() => void (res.writableLength < MAX_UNREAD && write(': ping\n\n')), PING_MS)
  // spread over a second, so that the readers do not all reconnect at the same moment
  const drainOut = () => setTimeout(end, Math.random() * 1000, 'drain')
  const end = (reason = 'end') => {
    close(reason)
    chunks.flush()
    if (res.writableEnded || res.destroyed) return
    res.end()
    // what is on its way keeps the connection and its slot until the reader has read it
    const last = setTimeout(drop, stallMs).unref()
    res.once('close', () => clearTimeout(last))
  }
  if (stopping.aborted) drainOut()
  else stopping.addEventListener('abort', drainOut, { once: true })
  // a reader may have left while the answer was looked up
  if (res.closed) close('reader')
  res.on('close', () => close('reader'))
  res.on('error', () => close('reader'))
  chunks.onDrain(() => {
    clearTimeout(stall)
    stall = undefined
    if (!isClosed) resume()
  })
  return {
    send: (event, data, id) => write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${data}\n\n`),
    end: () => end(),
    onDrain(listener) {
      resume = listener
    },
    onClose(listener) {
      if (isClosed) listener()
      else closed.push(listener)
    },
    get isClosed() {
      return isClosed
    },
  }
}
