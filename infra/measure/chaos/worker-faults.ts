import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createQueues } from '../../../shared/server/queues.ts'
import { startService } from '../bench/services.ts'
import type { Stores } from '../bench/stores.ts'
import type { Fault } from './fault.ts'
import { type Fleet, loading } from './fleet.ts'

type Parts = { fleet: Fleet; stores: Stores; between: (least: number, most: number) => number; nights: boolean[] }

const NIGHT_PATIENCE_MS = 90_000
const LOOK_EVERY_MS = 250
/** A clock is only moved ahead, so a night closer than this is skipped until the next day. */
const TODAY_AT_LEAST_MS = 10 * 60_000

/** Faults of workers that the signals of `faults.ts` do not cause. */
export function workerFaults({ fleet, stores, between, nights }: Parts): Fault[] {
  /** A worker is lost, and its replacement hangs at its start, waiting for a Redis that does not respond. */
  const neverStarts = async () => {
    const wait = between(8000, 20_000)
    const silent = await startSilentServer()
    const one = fleet.alive('worker')[0]
    await one?.end('SIGKILL')
    const hopeless = new AbortController()
    const starting = startService(
      'workers/main.ts',
      { ...fleet.env, REDIS_URL: silent.url, LOG_LEVEL: 'silent' },
      { args: ['--queues', 'chat-answer'], signal: hopeless.signal },
    ).then(
      () => true,
      () => false,
    )
    await delay(wait)
    hopeless.abort()
    if (await starting) throw new Error('a worker started without Redis')
    silent.close()
    await fleet.add('worker')
  }

  /**
   * Kills the worker with the nightly run before the run is due, and restarts it afterwards. Returns whether the run
   * was started then; undefined if the worker took too long to start.
   */
  const missNight = async (dueAfterMs: number): Promise<boolean | undefined> => {
    await stores.pool.query('delete from warm_up_runs')
    const queue = createQueues(stores.redis)['suggestion-precompute']
    await queue.obliterate({ force: true })
    for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key)
    const dueAt = Date.now() + dueAfterMs
    const moved = { CLOCK_MOVED_MS: String(nextNight() - dueAt), LLM_PROVIDER: 'builtin', LOG_LEVEL: 'error' }
    const env = loading('moved-clock.ts', { ...fleet.env, ...moved })
    const start = () => startService('workers/main.ts', env, { args: ['--queues', 'suggestion-precompute'] })
    const first = await start()
    const isScheduled = await until(async () => (await queue.getJobSchedulers()).length > 0)
    await first.end('SIGKILL')
    if (!isScheduled || Date.now() > dueAt) return undefined
    await delay(dueAt + 2000 - Date.now())
    const second = await start()
    const isBegun = await until(async () => (await stores.pool.query('select from warm_up_runs')).rowCount === 1)
    await second.end('SIGKILL')
    await queue.obliterate({ force: true })
    await stores.pool.query(`update work_item set state = 'cancelled' where kind = 'suggestion-precompute'`)
    return isBegun
  }
  const missedNight = async () => {
    let isBegun: boolean | undefined
    for (let dueAfterMs = 20_000; isBegun === undefined; dueAfterMs *= 2) isBegun = await missNight(dueAfterMs)
    nights.push(isBegun)
  }
  return [
    { name: 'a worker that never starts', weight: 1, cause: neverStarts },
    { name: 'a nightly run due during a restart', weight: 1, cause: missedNight },
  ]
}

/** The next 03:15 UTC, in ms. */
function nextNight(): number {
  const night = new Date()
  night.setUTCHours(3, 15, 0, 0)
  if (night.getTime() < Date.now() + TODAY_AT_LEAST_MS) night.setUTCDate(night.getUTCDate() + 1)
  return night.getTime()
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const last = performance.now() + NIGHT_PATIENCE_MS
  while (performance.now() < last) {
    if (await isSo().catch(() => false)) return true
    await delay(LOOK_EVERY_MS)
  }
  return false
}

/** A server that accepts connections and never responds. */
async function startSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
