import type { QueueName } from './queues.ts'
import { REDIS_PREFIX, type Redis } from './redis.ts'

/** What a worker process reports about itself every few seconds. Work ids, never what the work is about. */
export type WorkerState = {
  id: string
  queues: QueueName[]
  slots: number
  running: { work_id: string; kind: QueueName; seconds: number }[]
  is_stopping: boolean
  provider: string
  model: string
  seconds_up: number
}

const ALIVE_MS = 15_000
const setKey = `${REDIS_PREFIX}:workers`
const stateKey = (id: string) => `${REDIS_PREFIX}:worker:${id}`

/** Reports that a worker is alive; it is listed for fifteen seconds. */
export async function announceWorker(redis: Redis, state: WorkerState): Promise<void> {
  await redis.multi().set(stateKey(state.id), JSON.stringify(state), 'PX', ALIVE_MS).sadd(setKey, state.id).exec()
}

/** Removes an ending worker from the list. */
export async function forgetWorker(redis: Redis, id: string): Promise<void> {
  await redis.multi().del(stateKey(id)).srem(setKey, id).exec()
}

/** The live workers, by id. */
export async function listWorkers(redis: Redis): Promise<WorkerState[]> {
  const ids = (await redis.smembers(setKey)).sort()
  if (ids.length === 0) return []
  const states = await redis.mget(ids.map(stateKey))
  const gone = ids.filter((_, index) => !states[index])
  if (gone.length > 0) await redis.srem(setKey, gone)
  return states.flatMap((state) => (state ? [JSON.parse(state) as WorkerState] : []))
}
