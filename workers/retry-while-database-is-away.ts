import { setTimeout as delay } from 'node:timers/promises'

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5000

/**
 * Runs a database operation that survives a restart of the database: five tries over about eight seconds. Any other
 * error rejects immediately.
 */
export async function retryWhileDatabaseIsAway<T>(work: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2.2, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (wait >= LONGEST_WAIT_MS || !isAway(error)) throw error
      await delay(wait * (0.75 + Math.random() / 2))
    }
  }
}

// 57P: shutting down or starting up; 08: connection lost; 53: no room or no connection left
function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(ECONN|EPIPE|57P|08|53)/.test(code) || /Connection terminated|timeout exceeded|shutting down/i.test(message)
}
