import { expect, test, vi } from 'vitest'
import { createClient } from '../helpers/client/client.ts'
import { ownDatabase } from '../helpers/db/database.ts'
import { askOperations } from '../helpers/source/operations.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'
import { preload } from '../helpers/stack/preload.ts'
import { startProduct } from '../helpers/stack/product.ts'

/** `DEAD_WORKER_MINUTES=10 npm test -- tests/faults/dead-worker.test.ts` runs for longer. */
const LOOKED_AT_MS = Number(process.env.DEAD_WORKER_MINUTES ?? 0.1) * 60_000
vi.setConfig({ testTimeout: 120_000 + LOOKED_AT_MS })

test('while a worker keeps crashing, reading, search and plans work, and operators are notified', async () => {
  const [database, redis] = [await ownDatabase({ texts: true }), await ownRedis()]
  const env = preload('dying-worker')
  const { port, adminPort, log, end } = await startProduct({ databaseUrl: database.url, redisUrl: redis.url, env })
  const client = createClient(port)
  const until = performance.now() + LOOKED_AT_MS
  do {
    for (const path of [
      '/api/bible/eng-web/book/JHN/chapters/3',
      '/api/bible/eng-web/search?q=living+water&limit=3',
      '/api/user/plans',
      '/api/reading-plans/suggested',
      '/healthz',
    ]) {
      const { status } = await client.get(path)
      expect(status, `${path}\n${log()}`).toBe(200)
    }
    await new Promise((done) => setTimeout(done, 500))
  } while (performance.now() < until)
  const suggested = await client.get('/api/reading-plans/suggested')
  const visitor = { 'X-User-ID': String(suggested.headers['x-user-id']) }
  const plan_id = suggested.json().plans[0].id
  const started = await client.post('/api/user/plans/current', { plan_id, today: '2026-11-22' }, visitor)
  expect(started.json().plan.id).toBe(plan_id)
  await expect
    .poll(log)
    .toMatch(/The worker ended \(exit code 7, 3 times in a row\) and restarts in 2 s\. Reading, search and plans/)
  const page = await askOperations(adminPort, '/operations')
  expect(page.text).toContain('No worker is alive.')
  expect(page.text).toMatch(/The worker ended \(exit code 7, \d+ times in a row\) and (restarts in|restarted)/)
  expect(await end()).toBe(0)
})
