import type { WorkKind } from './queues.ts'
import { REDIS_PREFIX, type Redis } from './redis.ts'

/** What a worker process reports about itself every few seconds. Ids of work, never what the work is about. */
export type WorkerState = {
  id: string
  queues: WorkKind[]
  slots: number
  running: { work_id: string; kind: WorkKind; seconds: number }[]
  is_stopping: boolean
  provider: string
  model: string
  seconds_up: number
}

const ALIVE_MS = 15_000
const setKey = `${REDIS_PREFIX}:workers`
const stateKey = (id: string) => `${REDIS_PREFIX}:worker:${id}`

/** Says that a worker is alive; it counts as such for fifteen seconds. */
export async function announceWorker(redis: Redis, state: WorkerState): Promise<void> {
  await redis.multi().set(stateKey(state.id), JSON.stringify(state), 'PX', ALIVE_MS).sadd(setKey, state.id).exec()
}

/** Takes a worker that ends off the list. */
export async function forgetWorker(redis: Redis, id: string): Promise<void> {
  await redis.multi().del(stateKey(id)).srem(setKey, id).exec()
}

/** The workers that are alive, in the order of their ids. */
export async function listWorkers(redis: Redis): Promise<WorkerState[]> {
  const ids = (await redis.smembers(setKey)).sort()
  if (ids.length === 0) return []
  const states = await redis.mget(ids.map(stateKey))
  const gone = ids.filter((_, index) => !states[index])
  if (gone.length > 0) await redis.srem(setKey, gone)
  return states.flatMap((state) => (state ? [JSON.parse(state) as WorkerState] : []))
}
