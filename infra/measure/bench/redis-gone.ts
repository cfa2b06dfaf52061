import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createLog } from '../../../shared/server/log.ts'
import { createRedis } from '../../../shared/server/redis.ts'
import { freePort } from '../../run/process.ts'
import { startRedis } from '../../run/redis-server.ts'
import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { chatQueue, modelSettings, query, startModel } from './fleet-settings.ts'
import { newVisitor, readAnswer } from './read-answer.ts'

const CHAPTER = '/api/bible/eng-web/book/JHN/chapters/3'
const AWAY_MS = 12_000

/** What readers experience while Redis is away, and how soon work resumes when it is back, or has lost all its data. */
export const redisGone: Bench = {
  about: 'Redis killed for twelve seconds, then emptied with forty answers open',
  async run(services) {
    const dir = mkdtempSync(join(tmpdir(), 'philip-bench-'))
    const port = await freePort()
    let redis = await startRedis({ dir, port })
    const model = await startModel(services, 100, 50)
    const env = modelSettings(model, { REDIS_URL: redis.url })
    const api = await services.start('api/main.ts', env)
    const worker = await services.start('workers/main.ts', env, chatQueue)
    const ask = (prompt: string) => readAnswer({ prompt, address: () => api.url, leaves: true })
    await ask('seed:1')
    await fetch(api.url + CHAPTER)

    redis.process.kill('SIGKILL')
    const refusals: number[] = []
    let chapters = 0
    const gone = performance.now()
    while (performance.now() - gone < AWAY_MS) {
      const { status, headMs } = await ask(`seed:${refusals.length}`)
      if (status === 'refused') refusals.push(headMs)
      chapters += (await fetch(api.url + CHAPTER)).ok ? 0 : 1
      await delay(100)
    }
    redis = await startRedis({ dir, port })
    const back = performance.now()
    const visitor = await newVisitor(api.url)
    const first = await readAnswer({ prompt: 'seed:7', address: () => api.url, visitor, key: 'back', isPatient: true })
    const moving = first.firstMs / 1000
    const answered = (performance.now() - back) / 1000

    const since = new Date()
    await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`seed:${at}`)))
    const connection = createRedis(redis.url, 'worker', createLog('bench', 'silent'), 'bench')
    await connection.flushall()
    const emptied = performance.now()
    const all = await untilClaimed(services, since)
    printBounds([
      { what: 'chapters not served meanwhile', is: chapters, most: 0 },
      {
        what: `POST /api/chat refused, longest of ${refusals.length}`,
        is: Math.max(...refusals),
        most: 300,
        unit: 'ms',
      },
      { what: 'Redis back: first word of a new answer', is: moving, most: 6, unit: 's' },
      { what: 'Redis back: that answer whole', is: answered, unit: 's' },
      { what: 'Redis emptied: all work moving', is: (all - emptied) / 1000, most: 15, unit: 's' },
    ])
    connection.disconnect()
    await Promise.all([api.end('SIGKILL'), worker.end('SIGKILL'), redis.stop()])
    rmSync(dir, { recursive: true, force: true })
  },
}

/** Resolves when no question of this run waits for its first worker. */
async function untilClaimed(services: { databaseUrl: string }, since: Date): Promise<number> {
  for (let at = 0; at < 600; at++) {
    const [open] = await query<{ count: number }>(
      services,
      `select count(*)::int from work_item where state = 'queued' and created_at >= $1`,
      [since],
    )
    if (open?.count === 0) return performance.now()
    await delay(100)
  }
  return Number.POSITIVE_INFINITY
}
