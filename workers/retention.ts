import { deleteExpired } from '#shared/server/sql/retention.ts'
import type { WorkerContext } from './context.ts'

const EVERY_MS = 60 * 60_000

/**
 * Deletes expired rows once an hour, and once at the start. Two processes at once delete the same rows
 * once. Returns a function that stops it.
 */
export function startRetention({ db, log }: Pick<WorkerContext, 'db' | 'log'>): () => void {
  const run = () =>
    deleteExpired(db).then(
      (expired) => {
        if (Object.values(expired).some((count) => count > 0)) log.info(expired, 'deleted expired rows')
      },
      (error: { code?: string }) => log.warn({ code: error.code }, 'could not delete expired rows'),
    )
  void run()
  const timer = setInterval(run, EVERY_MS)
  return () => clearInterval(timer)
}
