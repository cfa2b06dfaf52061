import { isUtf8 } from 'node:buffer'

const [LF, CR] = [10, 13]
const REPLACEMENT = '\uFFFD'
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Decodes UTF-8 that arrives in pieces, up to the last line end of each: the bytes after it wait for the next piece.
 * Most pieces end with a line, and are decoded as they are. Throws at bytes that are not UTF-8.
 */
export function createLineDecoder() {
  let waiting: Buffer[] = []
  let isStart = true
  const decode = (bytes: Buffer): string => {
    const text = bytes.toString()
    if (text.includes(REPLACEMENT) && !isUtf8(bytes)) throw new Error('the answer is not UTF-8')
    const hasMark = isStart && text.startsWith(BYTE_ORDER_MARK)
    isStart = false
    return hasMark ? text.slice(1) : text
  }
  return {
    next(bytes: Buffer): string {
      const last = bytes.at(-1)
      const end = last === LF || last === CR ? bytes.length : Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR)) + 1
      if (end === 0) {
        waiting.push(bytes)
        return ''
      }
      const lines = end === bytes.length ? bytes : bytes.subarray(0, end)
      const whole = waiting.length === 0 ? lines : Buffer.concat([...waiting, lines])
      waiting = end === bytes.length ? [] : [bytes.subarray(end)]
      return decode(whole)
    },
    /** The text after the last line end. */
    rest: (): string => decode(Buffer.concat(waiting)),
  }
}
