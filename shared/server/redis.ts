import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from './log.ts'
import { codeOf } from './store-errors.ts'

export type { Redis }

/** The prefix of every key of the product; the braces keep one slot in a cluster. */
export const REDIS_PREFIX = '{philip}'

type Role = 'commands' | 'worker' | 'subscriber'

// `socketTimeout`: a connection on which a command gets no reply in this time is replaced, since a server that vanishes
// does not close it. An idle connection has no such limit.
const roles: Record<Role, RedisOptions> = {
  // a request must fail immediately when Redis is away
  commands: { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000, socketTimeout: 5000 },
  // BullMQ's workers wait until Redis is back; they also wait up to 11 s for the reply of a command that blocks
  worker: { maxRetriesPerRequest: null, socketTimeout: 15_000 },
  subscriber: { maxRetriesPerRequest: null, autoResubscribe: true, socketTimeout: 5000 },
}

/** A connection for one role. It reconnects forever; its errors are logged at most once a second. */
export function createRedis(url: string, role: Role, log: Logger, name: string): Redis {
  const redis = new Redis(url, {
    ...roles[role],
    connectionName: name,
    // twice as long each time, two seconds at most: work resumes soon after Redis is back
    retryStrategy: (tries) => Math.min(50 * 2 ** tries, 2000) * (0.75 + Math.random() / 4),
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  })
  let lastLogged = 0
  redis.on('error', (error) => {
    const now = performance.now()
    if (now - lastLogged < 1000) return
    lastLogged = now
    log.warn({ role, code: codeOf(error) }, 'redis connection error')
  })
  return redis
}

/** The memory that Redis uses, and its share of the limit; 0 if only the machine limits it. */
export async function redisMemory(redis: Redis): Promise<{ used: number; ratio: number }> {
  const info = await redis.info('memory')
  const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0)
  const [used, most] = [read('used_memory'), read('maxmemory')]
  return { used, ratio: most > 0 ? used / most : 0 }
}
