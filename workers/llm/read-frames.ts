import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'
import { limitLines } from './limit-lines.ts'

/** A frame at the start of a text, in the form that Gemini's SDK reads. */
const frameAtStart = /^data: (.*)(?:\n\n|\r\r|\r\n\r\n)/

/**
 * Passes the frames of a body to `onFrame` as they arrive, until it returns false. All that arrived is read before an
 * error is reported; anything else than frames is one.
 */
export function readFrames(body: Readable, onFrame: (frame: unknown) => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const decoder = new TextDecoder('utf-8', { fatal: true })
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
    waiting += text
    for (;;) {
      const frame = isOver ? null : frameAtStart.exec(waiting)
      if (!frame) return
      waiting = waiting.slice(frame[0].length)
      if (!onFrame(JSON.parse(frame[1]!))) stop()
    }
  }
  /** Runs a part of the work; what it throws ends the reading. */
  const step = (work: () => void) => {
    try {
      if (!isOver) work()
    } catch (error) {
      stop(error)
    }
  }
  // a connection serves several answers one after the other: its events do not know whose work they are
  const inContext = AsyncLocalStorage.snapshot()
  body.on('data', (bytes: Buffer) =>
    inContext(step, () => {
      check(bytes)
      read(decoder.decode(bytes, { stream: true }))
    }),
  )
  body.on('end', () =>
    step(() => {
      // half a character at the end is an error
      read(decoder.decode())
      if (waiting.trim() !== '') throw new Error('the stream is not made of frames')
      resolve()
    }),
  )
  body.on('error', stop)
  body.on('close', () => stop(new Error('the connection was lost')))
  return promise
}
