import type { ServerResponse } from 'node:http'

/** The text of a stream on its way to the socket. */
export type Chunks = {
  add(text: string): void
  /** Writes what was added now. */
  flush(): void
  onDrain(listener: () => void): void
}

const MAX_WAITING = 8192

/**
 * Writes the text of a response whose head was sent, once in a tick. Node writes a chunk as three pieces, which costs twice as
 * much as one: so the chunk goes to the socket as a whole. Node still ends it.
 */
export function chunksTo(res: ServerResponse): Chunks {
  const { socket } = res
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text === '' || res.destroyed || res.writableEnded || socket?.writable === false) return
    if (socket && res.chunkedEncoding) socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
    else res.write(text)
  }
  return {
    add(text) {
      if (waiting === '') process.nextTick(flush)
      waiting += text
      // what waits here is not part of the response's backlog
      if (waiting.length >= MAX_WAITING) flush()
    },
    flush,
    onDrain(listener) {
      const source = socket ?? res
      source.on('drain', listener)
      // the socket serves other responses later
      res.on('close', () => source.off('drain', listener))
    },
  }
}
