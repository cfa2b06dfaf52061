import type { Readable } from 'node:stream'

/** Reads a backup sequentially: a line, or the rows that follow a `copy` line up to their end. */
export type Reader = {
  /** The next line without its line break. Rejects at the end of the stream. */
  line: () => Promise<string>
  /** The bytes of the rows, without the line `\.` that ends them. */
  rows: () => AsyncGenerator<Buffer>
}

const NEWLINE = 10
const MARK = Buffer.from('\n\\.\n')

export function createReader(stream: Readable): Reader {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let buffer: Buffer = Buffer.alloc(0)
  const more = async (): Promise<void> => {
    const { value, done } = await chunks.next()
    if (done) throw new Error('This backup is damaged or not complete; nothing was changed.')
    buffer = buffer.length === 0 ? value : Buffer.concat([buffer, value])
  }
  const line = async (): Promise<string> => {
    let end = buffer.indexOf(NEWLINE)
    for (; end < 0; end = buffer.indexOf(NEWLINE)) await more()
    const text = buffer.toString('utf8', 0, end)
    buffer = buffer.subarray(end + 1)
    return text
  }
  async function* rows(): AsyncGenerator<Buffer> {
    // no rows at all: the mark has no line break before it
    while (buffer.length < MARK.length - 1) await more()
    if (buffer.subarray(0, MARK.length - 1).equals(MARK.subarray(1))) {
      buffer = buffer.subarray(MARK.length - 1)
      return
    }
    for (;;) {
      const end = buffer.indexOf(MARK)
      if (end >= 0) {
        const last = buffer.subarray(0, end + 1)
        buffer = buffer.subarray(end + MARK.length)
        yield last
        return
      }
      // the mark may be split across two chunks
      const sure = Math.max(0, buffer.length - MARK.length)
      const part = buffer.subarray(0, sure)
      buffer = buffer.subarray(sure)
      if (part.length > 0) yield part
      await more()
    }
  }
  return { line, rows }
}
