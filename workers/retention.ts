import { deleteExpired } from '#shared/server/sql/retention.ts'
import type { WorkerContext } from './context.ts'

const EVERY_MS = 60 * 60_000

/**
 * Once an hour, and once at the start, deletes what has outlived its time. Two processes at once delete the same rows
 * once. Returns a function that stops it.
 */
export function startRetention({ db, log }: Pick<WorkerContext, 'db' | 'log'>): () => void {
  const run = () =>
    deleteExpired(db).then(
      (expired) => {
        if (Object.values(expired).some((count) => count > 0)) log.info(expired, 'deleted what was kept long enough')
      },
      (error: { code?: string }) => log.warn({ code: error.code }, 'what was kept long enough could not be deleted'),
    )
  void run()
  const timer = setInterval(run, EVERY_MS)
  return () => clearInterval(timer)
}
