import { countStuckWorker } from '#shared/server/sql/stuck-work.ts'

/**
 * Records in the row of a work item that this process is stuck in its code, and reverts that when the process moves
 * again. If the database is away nothing is recorded: then the item is treated as one whose worker was killed.
 */
export function createStuckReport(databaseUrl: string | undefined) {
  let reported: string | undefined
  let writing = Promise.resolve(false)
  const count = (id: string, by: 1 | -1): Promise<boolean> => {
    if (!databaseUrl) return Promise.resolve(false)
    return countStuckWorker(databaseUrl, id, by).then(
      () => true,
      () => false,
    )
  }
  return {
    /** Counts only once until `moved`. */
    stuck(id: string): void {
      if (reported) return
      reported = id
      writing = writing.then(() => count(id, 1))
    },
    moved(): void {
      const id = reported
      if (!id) return
      reported = undefined
      writing = writing.then((isCounted) => (isCounted ? count(id, -1) : false))
    },
  }
}
