/** No frame of an answer is longer, and buffering a longer one takes quadratic time. */
export const LINE_MAX = 1_048_576

const LF = 10

/** Returns a function that throws at the first line of more than 1 MB in the bytes passed to it. */
export function limitLines(): (bytes: Uint8Array) => void {
  let length = 0
  return (bytes) => {
    const first = bytes.indexOf(LF)
    length += first === -1 ? bytes.length : first
    if (length > LINE_MAX) throw new Error('a line of the answer is longer than 1 MB')
    if (first !== -1) length = bytes.length - bytes.lastIndexOf(LF) - 1
  }
}
