import { unavailable } from '../http/errors.ts'

/** Runs a task when its turn comes. Of those that wait, one of a smaller size is first. */
type Turns = <Result>(work: () => Promise<Result>, size?: number) => Promise<Result>

/**
 * Runs at most this many tasks at a time in this process. The others wait, those of one size in order; one that has waited for `waitMs`,
 * and one that finds `mostWaiting` others before it, is refused with 503 and Retry-After.
 */
export function limitConcurrency(most: number, waitMs: number, mostWaiting = Number.POSITIVE_INFINITY): Turns {
  const waiting = new Map<() => void, number>()
  let running = 0

  const turn = (size: number) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(unavailable())
      }, waitMs)
      waiting.set(begin, size)
    })

  return async (work, size = 0) => {
    if (running < most) running++
    else if (waiting.size >= mostWaiting) throw unavailable()
    else await turn(size)
    try {
      return await work()
    } finally {
      const [next] = [...waiting].sort(([, a], [, b]) => a - b)
      // pass the place to the first in the queue: a new caller must not overtake it
      if (next) next[0]()
      else running--
    }
  }
}
