/** Merges pieces of text into fewer, without delaying the first one. */
export type Coalescer = {
  push(text: string): void
  /** Writes the buffered pieces now. */
  flush(): void
  /** Discards the buffered pieces. */
  drop(): void
}

export const WINDOW_MS = 40
export const MAX_PIECES = 64
export const MAX_CHARACTERS = 8192

/**
 * With a leading edge: a piece is passed to `write` immediately if 40 ms have passed since the last one, otherwise at
 * their end, or when 64 pieces or 8,192 characters are buffered. `write` is called in order and must keep that order.
 */
export function createCoalescer(write: (text: string) => void): Coalescer {
  let waiting = ''
  let pieces = 0
  let last = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  const take = () => {
    clearTimeout(timer)
    timer = undefined
    const text = waiting
    waiting = ''
    pieces = 0
    return text
  }
  const flush = () => {
    const text = take()
    if (!text) return
    last = performance.now()
    write(text)
  }
  return {
    push(text) {
      waiting += text
      pieces += 1
      const due = last + WINDOW_MS - performance.now()
      if (due <= 0 || pieces >= MAX_PIECES || waiting.length >= MAX_CHARACTERS) flush()
      else timer ??= setTimeout(flush, due)
    },
    flush,
    drop: () => void take(),
  }
}
