import { type Logger, pino } from 'pino'

export type { Logger }

/**
 * One JSON logger for a process. Facts only: work ids, durations, error codes; never a question, an answer or a
 * visitor's id.
 */
export function createLog(name: string, level = process.env.LOG_LEVEL || 'info'): Logger {
  return pino({
    name,
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: facts },
    redact: { paths: ['req.headers["x-user-id"]', 'headers["x-user-id"]', '*.prompt', '*.content'], censor: '-' },
  })
}

// a database error contains the statement and the row, and so a visitor's words
function facts(error: unknown) {
  const { name, message, stack, code } = error as Error & { code?: string }
  return error instanceof Error ? { type: name, code, message, stack } : { message: typeof error }
}
