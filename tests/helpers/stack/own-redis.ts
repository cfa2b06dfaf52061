import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort, type Service } from '../../../infra/run/process.ts'
import { startRedis } from '../../../infra/run/redis-server.ts'
import { createLog } from '../../../shared/server/log.ts'
import { createRedis, type Redis } from '../../../shared/server/redis.ts'

/** A Redis for one test that can be stopped and restarted on the same port. `redis` is a connection that reconnects. */
export async function ownRedis() {
  const dir = mkdtempSync(join(tmpdir(), 'philip-redis-'))
  const port = await freePort()
  let server: Service = await startRedis({ dir, port })
  const redis: Redis = createRedis(server.url, 'worker', createLog('test', 'silent'), 'test')
  onTestFinished(async () => {
    redis.disconnect()
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  })
  const kill = async () => {
    const gone = new Promise((resolve) => server.process.once('exit', resolve))
    server.process.kill('SIGKILL')
    await gone
  }
  const start = async () => {
    server = await startRedis({ dir, port })
  }
  return { url: server.url, redis, kill, start }
}
