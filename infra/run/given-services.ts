import { once } from 'node:events'
import { createLog } from '../../shared/server/log.ts'
import { createRedis } from '../../shared/server/redis.ts'
import { codeOf } from '../../shared/server/store-errors.ts'
import { withClient } from './with-client.ts'

const PATIENCE_MS = 5000

/** Throws one clear line if no Postgres responds at a given DATABASE_URL. */
export async function checkPostgres(url: string): Promise<void> {
  try {
    await withClient(url, async () => {}, { connectionTimeoutMillis: PATIENCE_MS })
  } catch (error) {
    throw new Error(`DATABASE_URL: no Postgres can be used there (${reason(error)}).`)
  }
}

/** Throws one clear line if no Redis responds at a given REDIS_URL. */
export async function checkRedis(url: string): Promise<void> {
  const redis = createRedis(url, 'commands', createLog('start', 'silent'), 'philip-start')
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    throw new Error(`REDIS_URL: no Redis can be used there (${reason(error)}).`)
  } finally {
    redis.disconnect()
  }
}

/** A refused connection has a code but no message, a wrong password has a message. */
function reason(error: unknown): string {
  const code = codeOf(error)
  return code?.startsWith('E') ? code : (error as Error).message || 'no answer'
}
