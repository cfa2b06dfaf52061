let waiting: Promise<void> | undefined

/**
 * Resolves when all requests that have arrived are read. What callers do then runs in a row, step by step: twenty
 * searches, then their twenty answers. That takes about half of the processor time of searching and answering one after
 * the other, since the code stays in the processor's caches, and the program that reads the answers is woken once.
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
