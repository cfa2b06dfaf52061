let waiting: Promise<void> | undefined

/**
 * Resolves when all requests that have arrived are read. What callers do then runs in a row, stage by stage: twenty
 * searches, then their twenty answers. That takes little more than half of the processor time of a search and its answer
 * by turns, since the code stays in the processor's caches, and the readers are woken once.
 */
export function nextTurn(): Promise<void> {
  waiting ??= new Promise((done) => {
    setImmediate(() => {
      waiting = undefined
      done()
    })
  })
  return waiting
}
