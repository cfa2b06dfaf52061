import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseAway } from '#shared/server/store-errors.ts'

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
      if (wait >= LONGEST_WAIT_MS || !isDatabaseAway(error)) throw error
      await delay(wait * (0.75 + Math.random() / 2))
    }
  }
}
