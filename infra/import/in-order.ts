/**
 * Runs tasks one after the other while the caller prepares the next ones: `add` waits while `most` tasks are not done.
 * After a failure no further task runs, and `add` or `done` rejects with it.
 */
export function inOrder(most: number) {
  const running: Promise<void>[] = []
  let last: Promise<void> = Promise.resolve()
  return {
    async add(task: () => Promise<void>): Promise<void> {
      if (running.length === most) await running.shift()
      last = last.then(task)
      // a later await reports its failure; until then it must not count as unhandled
      last.catch(() => {})
      running.push(last)
    },
    done: () => last,
  }
}
