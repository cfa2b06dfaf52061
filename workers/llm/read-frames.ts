import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'
import { limitLines } from './limit-lines.ts'
import { createLineDecoder } from './line-decoder.ts'

/** A frame at the start of a text, in the form that Gemini's SDK reads. */
const frameAtStart = /^data: (.*)(?:\n\n|\r\r|\r\n\r\n)/

/**
 * Passes the frames of a body to `onFrame` as they arrive, until it returns false. All that arrived is read before an
 * error is reported; anything else than frames is one.
 */
export function readFrames(body: Readable, onFrame: (frame: unknown) => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const decoder = createLineDecoder()
  const check = limitLines()
  let waiting = ''
  let isOver = false
  const stop = (error?: unknown) => {
    isOver = true
    if (error === undefined) resolve()
    else reject(error)
    body.destroy()
  }
  const read = (text: string) => {
    waiting = waiting === '' ? text : waiting + text
    for (;;) {
      const frame = isOver || waiting === '' ? null : frameAtStart.exec(waiting)
      if (!frame) return
      waiting = waiting.slice(frame[0].length)
      if (!onFrame(JSON.parse(frame[1]!))) stop()
    }
  }
  const readBytes = (bytes: Buffer) => {
    try {
      if (isOver) return
      check(bytes)
      const lines = decoder.next(bytes)
      if (lines !== '') read(lines)
    } catch (error) {
      stop(error)
    }
  }
  // a connection serves several answers one after the other: its events do not know whose work they are
  const inContext = AsyncLocalStorage.snapshot()
  readPushed(body, (bytes) => inContext(readBytes, bytes))
  body.on('end', () => {
    try {
      if (isOver) return
      // half a character at the end is an error
      read(decoder.rest())
      if (waiting.trim() !== '') throw new Error('the stream is not made of frames')
      resolve()
    } catch (error) {
      stop(error)
    }
  })
  body.on('error', stop)
  body.on('close', () => stop(new Error('the connection was lost')))
  return promise
}

/**
 * Passes the bytes of a body to `onBytes`, in order. Those that its connection pushes while nothing waits in its buffer
 * are passed as they are: the way through the buffer takes as long as reading a piece.
 */
function readPushed(body: Readable, onBytes: (bytes: Buffer) => void): void {
  const push = body.push.bind(body)
  let isFlowing = false
  body.push = (bytes, encoding) => {
    if (bytes === null || !isFlowing || body.readableLength > 0) return push(bytes, encoding)
    onBytes(bytes)
    return true
  }
  body.on('data', (bytes: Buffer) => {
    isFlowing = true
    onBytes(bytes)
  })
}
