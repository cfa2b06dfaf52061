import { setTimeout as delay } from 'node:timers/promises'
import type { Stores } from '../bench/stores.ts'
import type { Fault } from './fault.ts'
import type { Fleet } from './fleet.ts'
import { questionFaults } from './question-faults.ts'
import type { Questions } from './questions.ts'
import type { Record } from './record.ts'
import { workerFaults } from './worker-faults.ts'

type Parts = {
  fleet: Fleet
  stores: Stores
  record: Record
  questions: Questions
  nights: boolean[]
  modelUrl: string
  random: () => number
}

/** All possible faults, with their frequency. Each is over when its promise resolves. */
export function createFaults(parts: Parts): Fault[] {
  const { fleet, stores, record, modelUrl, random } = parts
  const between = (least: number, most: number) => Math.round(least + random() * (most - least))
  const fail = (share: number) => fetch(`${modelUrl}/control`, { method: 'POST', body: String(share) })
  const freeze = async () => {
    const one = fleet.alive('worker')[0]
    if (!one || fleet.alive('worker').length < 2) return
    one.child.kill('SIGSTOP')
    await delay(between(5000, 25_000))
    // also one that was asked to stop meanwhile and reacts only now
    one.child.kill('SIGCONT')
  }
  const redisAway = () =>
    record.outage(async () => {
      await stores.killRedis()
      await delay(between(500, 5000))
      await stores.startRedis()
    })
  const postgresAway = () =>
    record.outage(async () => {
      await stores.killPostgres()
      await stores.startPostgres()
    })
  const redisFull = () =>
    record.outage(async () => {
      await stores.redis.config('SET', 'maxmemory', '1')
      await delay(between(1000, 5000))
      await stores.redis.config('SET', 'maxmemory', '0')
    })
  const postgresSlow = () =>
    record.outage(async () => {
      const client = await stores.pool.connect()
      await client.query('begin; lock table messages in access exclusive mode')
      await delay(between(1000, 4000))
      await client.query('rollback')
      client.release()
    })
  const providerFails = async () => {
    await fail(0.3)
    await delay(between(2000, 6000))
    await fail(0)
  }
  return [
    { name: 'kill -9 of a worker', weight: 5, cause: () => fleet.replace('worker', 'SIGKILL', random()) },
    { name: 'SIGTERM of a worker', weight: 4, cause: () => fleet.replace('worker', 'SIGTERM', random()) },
    { name: 'a frozen worker', weight: 2, cause: freeze },
    { name: 'kill -9 of an API', weight: 2, cause: () => fleet.replace('api', 'SIGKILL', random()) },
    { name: 'SIGTERM of an API', weight: 2, cause: () => fleet.replace('api', 'SIGTERM', random()) },
    { name: 'Redis away', weight: 1, cause: redisAway },
    { name: 'Redis emptied', weight: 1, cause: () => record.outage(async () => void (await stores.redis.flushall())) },
    { name: 'Redis full', weight: 1, cause: redisFull },
    {
      name: 'subscribers cut',
      weight: 2,
      cause: async () => void (await stores.redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub')),
    },
    { name: 'Postgres away', weight: 1, cause: postgresAway },
    { name: 'Postgres slow', weight: 1, cause: postgresSlow },
    { name: 'the provider fails', weight: 2, cause: providerFails },
    ...questionFaults(parts),
    ...workerFaults({ ...parts, between }),
  ]
}

/** Returns a function that picks the next fault: each of them once, in random order, then by weight. */
export function createPicker(faults: Fault[], random: () => number): () => Fault {
  const first = [...faults]
  const tickets = faults.flatMap((fault) => Array.from({ length: fault.weight }, () => fault))
  return () => {
    const [once] = first.splice(Math.floor(random() * first.length), 1)
    return once ?? tickets[Math.floor(random() * tickets.length)]!
  }
}
