import { REDIS_PREFIX, type Redis } from './redis.ts'

/** A process of `npm start` that ended unexpectedly: how often in a row, how, and the pause before its restart. */
export type Restart = { name: string; ends: number; how: string; pauseMs: number }

/** As the operators' page shows it. */
export type NotedRestart = Omit<Restart, 'pauseMs'> & { again_at: number }

/** How long a restart is shown. */
const SHOWN_MS = 60_000
const key = `${REDIS_PREFIX}:restarts`

/** Records a restart for the operators' page, for a minute. Rejects when Redis is away. */
export async function noteRestart(redis: Redis, { pauseMs, ...restart }: Restart): Promise<void> {
  const noted: NotedRestart = { ...restart, again_at: Date.now() + pauseMs }
  await redis
    .multi()
    .hset(key, restart.name, JSON.stringify(noted))
    .pexpire(key, pauseMs + SHOWN_MS)
    .exec()
}

/** The restarts of the last minute, by the names of their processes. */
export async function listRestarts(redis: Redis): Promise<NotedRestart[]> {
  const noted = Object.values(await redis.hgetall(key)).map((text) => JSON.parse(text) as NotedRestart)
  return noted.filter(({ again_at }) => Date.now() - again_at < SHOWN_MS).sort((a, b) => a.name.localeCompare(b.name))
}
