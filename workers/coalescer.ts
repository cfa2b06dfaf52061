/** Joins pieces of text into fewer, without making the first one wait. */
export type Coalescer = {
  push(text: string): void
  /** Drops what waits and has not begun to be written. */
  drop(): void
  /** Writes what waits, after all that was begun before. */
  flush(): Promise<void>
}

const WINDOW_MS = 40
const MAX_PIECES = 64
const MAX_CHARACTERS = 8192

/**
 * With a leading edge: a piece is written at once when 40 ms have gone since the last write, else at their end, or
 * when 64 pieces or 8,192 characters wait. Writes follow each other, so the order holds. A write that fails is told
 * to `onError`, once for each.
 */
export function createCoalescer(write: (text: string) => Promise<void>, onError: (error: unknown) => void): Coalescer {
  let waiting = ''
  let pieces = 0
  let last = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const text = waiting
    waiting = ''
    pieces = 0
    if (text) {
      last = performance.now()
      writing = writing.then(() => write(text)).catch(onError)
    }
    return writing
  }
  return {
    push(text) {
      waiting += text
      pieces += 1
      const due = last + WINDOW_MS - performance.now()
      if (due <= 0 || pieces >= MAX_PIECES || waiting.length >= MAX_CHARACTERS) void flush()
      else timer ??= setTimeout(flush, due)
    },
    drop() {
      clearTimeout(timer)
      timer = undefined
      waiting = ''
      pieces = 0
    },
    flush,
  }
}
