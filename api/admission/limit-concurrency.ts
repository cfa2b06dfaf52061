import { unavailable } from '../http/errors.ts'

/** Runs a task when its turn comes. */
type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most this many tasks at a time in this process. The others wait in order; one that has waited for `waitMs`,
 * and one that finds `mostWaiting` others before it, is refused with 503 and Retry-After.
 */
export function limitConcurrency(most: number, waitMs: number, mostWaiting = Number.POSITIVE_INFINITY): Turns {
  const waiting = new Set<() => void>()
  let running = 0

  const turn = () =>
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
      waiting.add(begin)
    })

  return async (work) => {
    if (running < most) running++
    else if (waiting.size >= mostWaiting) throw unavailable()
    else await turn()
    try {
      return await work()
    } finally {
      const [next] = waiting
      // pass the place to the first in the queue: a new caller must not overtake it
      if (next) next()
      else running--
    }
  }
}
